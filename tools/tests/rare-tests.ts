import { basename } from 'node:path';
import { PassedInputs } from './passed-inputs.ts';

/** What is built and packed for squads and operators. */
const packed = ['shared', 'releases', 'tools'];
/** What starts, stops and copies PostgreSQL. */
const database = [
  ...['api/platform/database', 'api/platform/backup', 'api/platform/replicas', 'api/app/maintenance'],
  ...['api/test-kit', 'api/platform/free-port.ts'],
];
const builds = ['shared/areas/build', 'host/build'];
/** What serves pages: rollouts, replacements, several hosts. */
const serving = ['host/server', 'host/main.ts', 'releases', 'shared/areas', 'shared/telemetry'];
const sample = ['tools/sample', 'api/platform/database/migrations'];

/** Test files that take long, for programs that rarely change: what each depends on besides itself. */
const rare: Readonly<Record<string, readonly string[]>> = {
  'tools/pack/pack-packages.test.ts': packed,
  'tools/pack/client.test.ts': ['shared/client', 'tools/pack', 'api'],
  'tools/operator/operator.test.ts': packed,
  'tools/documents/recipes.test.ts': [
    ...packed,
    ...['docs/recipes.md', 'docs/squads.md', 'api/schema.graphql', 'tools/jest', 'tsconfig.json'],
    ...['.oxlintrc.json', '.oxfmtrc.json'],
  ],
  'api/platform/database/local-server/local-server.test.ts': database,
  'api/platform/database/cluster/cluster.test.ts': database,
  'api/platform/database/roles.test.ts': database,
  'api/platform/replicas/replicas.test.ts': database,
  'api/platform/backup/backup.test.ts': database,
  'api/app/maintenance/maintenance.test.ts': database,
  'api/app/older-postgresql.test.ts': database,
  'api/app/upgrades/upgrade.test.ts': database,
  'api/app/kill.test.ts': ['api/app', 'api/platform', 'api/test-kit', 'tools/start/process-supervisor.ts'],
  'tools/start/watchdog.test.ts': [
    ...['api/app', 'api/platform', 'host/server', 'releases/runtime', 'shared/telemetry'],
    ...['tools/start/process-supervisor.ts', 'tools/start/liveness.ts', 'tools/start/supervise.ts'],
  ],
  'tools/start/signals.test.ts': ['api/app', 'host', 'releases', 'tools'],
  'tools/sample/fill.test.ts': sample,
  'tools/sample/command.test.ts': [...sample, 'api/domains/media', 'api/platform/picture-decoding'],
  'tools/sample/drawing/draw-scene.test.ts': ['tools/sample/drawing'],
  'api/domains/geography/imports/gazetteer.test.ts': ['api/domains/geography/imports'],
  'host/build/build-host.test.ts': builds,
  'shared/areas/build/build-cache.test.ts': builds,
  'shared/areas/build/build-area.test.ts': builds,
  'shared/areas/build/own-versions.test.ts': builds,
  'shared/areas/build/federation/light-runtime.test.ts': builds,
  'host/server/host.test.ts': serving,
  'host/server/page-cache/cached-pages.test.ts': serving,
  'host/server/bulkheads.test.ts': serving,
  'host/server/several-hosts.test.ts': serving,
  'host/server/shared-releases.test.ts': serving,
  'host/server/visits.test.ts': serving,
  'host/server/metrics/metrics.test.ts': serving,
  'releases/runtime/pool.test.ts': ['releases'],
  'releases/runtime/bulkheads.test.ts': ['releases'],
  'releases/store/shared-store.test.ts': ['releases', 'api/platform/registry', 'shared/release-registry'],
  // Every operation of the API, with what nobody would send or at the same time.
  'api/app/garbage.property.test.ts': ['api'],
  'api/app/races.property.test.ts': ['api'],
  'api/domains/listings/hidden-everywhere.test.ts': ['api'],
  'api/app/repeats.test.ts': ['api'],
  'api/app/shared-responses.test.ts': ['api'],
  'api/app/client.test.ts': ['api', 'shared/client'],
  'api/app/commands/run.test.ts': ['api'],
  'api/app/full-disk.test.ts': ['api'],
  // Documents of strangers at the largest sizes that are accepted.
  'api/app/hostile-input.test.ts': ['api'],
  'host/server/hostile-requests.test.ts': serving,
  'api/platform/mail/receiving/hostile-mails.test.ts': ['api/platform/mail', 'shared/parsing'],
  'api/domains/geography/map/tiles/tile-sums.property.test.ts': [
    'api/domains/geography/map',
    'api/domains/listings',
    'api/platform/database',
  ],
  'api/domains/listings/search/count-rollup.property.test.ts': ['api/domains/listings', 'api/platform/database'],
  'api/platform/picture-decoding/decoder.test.ts': ['api/platform/picture-decoding'],
  'tools/start/process-supervisor.test.ts': ['tools'],
  'tools/start/start.test.ts': ['tools'],
  'tools/checks/deployment.test.ts': ['deploy', 'docs/prometheus', 'tools/checks/deployment.test.ts'],
  'tools/squad/check-area.test.ts': packed,
};

/** The files that run only with `--full`, or once what they depend on has changed. */
export const rareTests: readonly { readonly file: string; readonly inputs: PassedInputs }[] = Object.entries(rare).map(
  ([file, inputs]) => ({ file, inputs: new PassedInputs(file, [file, ...inputs]) }),
);

/**
 * Those that a run leaves out.
 * @param patterns what the run was given to choose files; one that names a file has it run
 */
export const leftOut = (patterns: readonly string[]): readonly string[] =>
  process.env['FULL'] === '1'
    ? []
    : rareTests
        .filter(({ file, inputs }) => {
          const name = basename(file, '.test.ts');
          return !patterns.some((pattern) => basename(pattern).startsWith(name)) && !inputs.haveChanged;
        })
        .map(({ file }) => file);
