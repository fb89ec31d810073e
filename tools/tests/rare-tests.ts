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
const serving = [
  ...['host', 'releases', 'shared/areas', 'shared/bus', 'shared/market', 'shared/network', 'shared/parsing'],
  ...['shared/rate-limits', 'shared/release-registry', 'shared/storage', 'shared/telemetry'],
];
/** What imports of places read and write. */
const importing = [
  ...['api/domains/geography/imports', 'api/domains/geography/locations', 'api/platform/database', 'api/test-kit'],
  'shared/market/vocabulary',
];
const proposals = ['api/domains/proposals', 'api/platform/sealing', 'shared/market/offers', 'shared/market/renting'];
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
  'api/platform/database/half-open.test.ts': [
    ...database,
    'api/platform/failure.ts',
    'api/platform/turns',
    'tools/faults',
  ],
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
  'tools/dev/error-reports.test.ts': ['tools/dev', ...builds, 'host/server/replace-positions.ts'],
  'tools/start/signals.test.ts': ['api/app', 'host', 'releases', 'tools'],
  'tools/sample/fill.test.ts': sample,
  'tools/sample/domains.test.ts': ['tools/sample', 'api', 'shared/market', 'shared/parsing'],
  'tools/sample/command.test.ts': [...sample, 'api/domains/media', 'api/platform/picture-decoding'],
  'tools/bench/search/copies.test.ts': [...sample, 'tools/bench/search', 'api/domains/listings'],
  'tools/sample/drawing/draw-scene.test.ts': ['tools/sample/drawing'],
  'api/domains/geography/imports/gazetteer.test.ts': importing,
  'api/domains/geography/imports/boundaries.test.ts': importing,
  'api/domains/geography/imports/localities.test.ts': importing,
  'api/domains/geography/map/picture/picture.test.ts': [
    ...['api/domains/geography/locations', 'api/domains/geography/map', 'api/domains/listings', 'api/test-kit'],
    ...['api/platform/database', 'api/platform/turns', 'shared/market/address', 'shared/market/search'],
  ],
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
  'host/server/tracing/tracing.test.ts': serving,
  'host/maintenance.test.ts': serving,
  'shared/telemetry/otlp-tracing.test.ts': ['shared/telemetry'],
  'releases/registry/broken-response.test.ts': ['releases/registry', 'shared/release-registry', 'tools/faults'],
  'releases/runtime/pool.test.ts': ['releases'],
  'releases/runtime/bulkheads.test.ts': ['releases'],
  'releases/store/shared-store.test.ts': ['releases', 'api/platform/registry', 'shared/release-registry'],
  // Every operation of the API, with unusual input or concurrently.
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
  'host/server/overload.test.ts': serving,
  'shared/parsing/parsing.test.ts': ['shared/parsing'],
  'releases/unpack-upload.test.ts': ['releases', 'shared/parsing', 'shared/release-registry'],
  'api/domains/feeds/read/read-apart.test.ts': ['api/domains/feeds', 'shared/parsing'],
  'api/domains/feeds/map/hostile-listings.test.ts': [
    ...['api/domains/feeds', 'api/domains/listings', 'shared/market', 'shared/parsing'],
  ],
  'api/domains/listings/hostile-descriptions.test.ts': ['api/domains/listings', 'shared/parsing'],
  'api/domains/community/posts/hostile-posts.test.ts': ['api/domains/community/posts', 'shared/parsing'],
  'api/platform/mail/receiving/hostile-mails.test.ts': ['api/platform/mail', 'shared/parsing'],
  'api/domains/geography/map/tiles/tile-sums.property.test.ts': [
    'api/domains/geography/map',
    'api/domains/listings',
    'api/platform/database',
  ],
  'api/domains/listings/search/count-rollup.property.test.ts': ['api/domains/listings', 'api/platform/database'],
  'api/domains/proposals/rental-applications/rental-applications.test.ts': proposals,
  'api/domains/proposals/offers/offers.test.ts': proposals,
  'api/platform/picture-decoding/decoder.test.ts': ['api/platform/picture-decoding'],
  'tools/start/process-supervisor.test.ts': ['tools'],
  'tools/start/start.test.ts': ['tools'],
  'tools/documents/ops-examples.test.ts': [
    ...['releases', 'shared/release-registry', 'tools/documents', 'README.md', 'docs/squads.md', 'docs/operations.md'],
  ],
  'tools/checks/api-document.test.ts': ['api', 'tools/checks/api-document-problems.ts'],
  'tools/checks/helm-chart.test.ts': ['deploy', 'docs/prometheus', 'tools/checks/helm.ts'],
  'tools/checks/deployment.test.ts': ['deploy', 'docs/prometheus'],
  'tools/squad/check-area.test.ts': packed,
  'tools/squad/area-types.test.ts': [...packed, 'api/schema.graphql'],
  'e2e/faults/faults.test.ts': [
    ...['e2e/faults', 'e2e/bad-releases', 'tools/faults', 'docs/faults.md', 'shared/network'],
    // Those that its list of faults names.
    ...['api/app/full-disk.test.ts', 'api/app/kill.test.ts', 'api/platform/database/local-server/local-server.test.ts'],
    ...['releases/runtime/pool.test.ts', 'tools/start/liveness.test.ts', 'tools/start/process-supervisor.test.ts'],
    ...['tools/start/signals.test.ts', 'tools/start/watchdog.test.ts'],
  ],
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
