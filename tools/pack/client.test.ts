import { execFile, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase, readSettings, startApi, type RunningApi } from '@verandah/api';
import { fillSample } from '@verandah/sample';
import { databaseUrlWithPlaces } from '@verandah/api/test-kit';
import { packClient } from './pack-packages.ts';
import { writeTarball } from './write-tarball.ts';

jest.setTimeout(300_000);

const root = join(import.meta.dirname, '../..');
const place = mkdtempSync(join(tmpdir(), 'verandah-client-'));
/** A program outside the workspace, with the client as npm installs it. */
const program = join(place, 'program');
let stored: Awaited<ReturnType<typeof databaseUrlWithPlaces>>;
let api: RunningApi;
/** The compiler's errors in the programs, the examples and the misuses, without the lines that explain them. */
let problems: readonly string[];

const environment = {
  ...process.env,
  NODE_NO_WARNINGS: '1',
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
};

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: program, encoding: 'utf8', env: environment });
  return { status, output: stdout + stderr };
};

/** Tarballs of the installed libraries that a package needs: npm installs them without a registry. */
function librariesOf(name: string, from: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const paths = createRequire(join(realpathSync(from), 'package.json')).resolve.paths(name) ?? [];
  for (const folder of paths.map((path) => join(path, name))) {
    try {
      const manifest = createRequire(import.meta.url)(join(folder, 'package.json')) as {
        dependencies?: Readonly<Record<string, string>>;
      };
      found.set(name, realpathSync(folder));
      for (const dependency of Object.keys(manifest.dependencies ?? {}))
        if (!found.has(dependency)) librariesOf(dependency, folder, found);
      return found;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`${name} is not installed for ${from}.`);
}

beforeAll(async () => {
  const { file } = await packClient(root, join(place, 'packed'));
  mkdirSync(program);
  const libraries = new Map<string, string>();
  for (const name of ['openapi-fetch', 'standardwebhooks']) librariesOf(name, join(root, 'shared/client'), libraries);
  const tarballs: string[] = [];
  for (const [name, folder] of libraries) {
    const tarball = join(place, `${name.replace('/', '-')}.tgz`);
    await writeTarball(folder, tarball);
    tarballs.push(tarball);
  }
  writeFileSync(join(program, 'package.json'), JSON.stringify({ name: 'program', private: true, type: 'module' }));
  const installed = run('npm', [
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    file,
    ...tarballs,
  ]);
  if (installed.status !== 0) throw new Error(installed.output);
  problems = compiled({
    'program.ts': source,
    'misuse.ts': misusing,
    ...Object.fromEntries(examplePrograms().map((text, at) => [`example-${at}.ts`, text])),
  }).filter((problem) => !problem.startsWith(' '));

  const dataDir = join(place, 'data');
  stored = await databaseUrlWithPlaces();
  const database = await openDatabase({ dataDir, databaseUrl: stored.url });
  await fillSample(database, { listings: 20, seed: 5 });
  await database.destroy();
  api = await startApi(
    readSettings({
      DATA_DIR: dataDir,
      DATABASE_URL: stored.url,
      API_PORT: '0',
      LOG_LEVEL: 'silent',
      SUBURB_BOUNDARIES: 'none',
    }),
  );
});
afterAll(async () => {
  await api?.close();
  await stored?.drop();
  rmSync(place, { recursive: true, force: true });
});

/** Problems that the compiler has with programs, under Node's resolution and that of bundlers. */
function compiled(sources: Readonly<Record<string, string>>): readonly string[] {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(program, name), source);
  return ['nodenext', 'bundler'].flatMap((resolution) => {
    writeFileSync(
      join(program, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          target: 'es2022',
          lib: ['es2022', 'dom'],
          module: resolution === 'bundler' ? 'esnext' : resolution,
          moduleResolution: resolution,
          types: [],
          skipLibCheck: false,
        },
        files: Object.keys(sources),
      }),
    );
    const { output } = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false']);
    return output.split('\n').filter(Boolean);
  });
}

const source = `
  import { restClient } from '@verandah/client';
  import { readWebhook, WebhookProblem } from '@verandah/client/webhooks';
  declare const process: { env: Record<string, string>; };
  const client = restClient({ address: process.env['ADDRESS'] ?? '' });
  const { data: found, response } = await client.GET('/search/locations', { params: { query: { q: 'richmond', take: 3 } } });
  const { data: place } = await client.GET('/location/uri/{uri}', { params: { path: { uri: 'richmond-vic-3121' } } });
  const { data: again, response: unchanged } = await client.GET('/location/uri/{uri}', {
    params: { path: { uri: 'richmond-vic-3121' }, header: { 'If-None-Match': 'none' } },
  });
  const { error } = await client.GET('/location/{id}', { params: { path: { id: 999999999 } } });
  const message = readWebhook({ body: process.env['BODY'] ?? '', headers: JSON.parse(process.env['HEADERS'] ?? '{}'), secret: process.env['SECRET'] ?? '' });
  const webhook: number = message.type === 'webhook.test' ? message.data.webhookId : 0;
  let problem = 'none';
  try {
    readWebhook({ body: 'changed', headers: new Headers(JSON.parse(process.env['HEADERS'] ?? '{}')), secret: process.env['SECRET'] ?? '' });
  } catch (thrown) {
    if (thrown instanceof WebhookProblem) problem = thrown.message;
  }
  console.log(JSON.stringify({
    found: (found?.results.length ?? 0) > 0, tagged: response.headers.get('etag') !== null, label: place?.label, same: again?.id === place?.id, status: unchanged.status,
    error: [error?.status, typeof error?.title], kind: message.type, webhook, problem,
  }));
`;

const misuses: Readonly<Record<string, string>> = {
  'an unknown path': "client.GET('/locations/uri', {})",
  'a method that the path does not have': "client.DELETE('/search/locations', {})",
  'a missing parameter': "client.GET('/location/uri/{uri}', {})",
  'a parameter of another type': "client.GET('/search/locations', { params: { query: { q: 7 } } })",
  'a body that is not complete':
    "client.POST('/listing/{id}/enquiries', { params: { path: { id: 1 } }, body: { name: 'Jo' } })",
  'a field that responses do not have':
    "(await client.GET('/search/locations', { params: { query: { q: 'x' } } })).data?.[0]?.nonsense",
};

const misusing = [
  "import { restClient } from '@verandah/client'; const client = restClient({ address: '' }); export const used = [",
  ...Object.values(misuses).map((misuse) => `${misuse},`),
  '];',
].join('\n');

/** The examples of the client's README, each in a program of its own. */
function examplePrograms(): readonly string[] {
  const readme = readFileSync(join(root, 'shared/client/README.md'), 'utf8');
  const examples = [...readme.matchAll(/```ts\n(.+?)```/gs)].map(([, text]) => text ?? '');
  const head =
    "import { restClient } from '@verandah/client'; const client = restClient({ address: '' }); declare const response: Response;\n";
  const process = 'declare const process: { readonly env: Readonly<Record<string, string>> };\n';
  return examples.map((text) => {
    if (text.includes("from '@verandah/client")) return process + text;
    return head + process + (text.includes('response }') ? `{${text}}` : text);
  });
}

test('[REL-58] the packed client is installed outside the workspace, type checks, and calls a running API', async () => {
  expect(problems.filter((problem) => !problem.startsWith('misuse'))).toEqual([]);
  const body = JSON.stringify({
    type: 'webhook.test',
    timestamp: new Date().toISOString(),
    data: { webhookId: 7 },
  });
  const [id, timestamp, key] = [
    'msg_1',
    String(Math.floor(Date.now() / 1000)),
    Buffer.from('a secret of 24 bytes or so'),
  ];
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  // The API runs in this process, which therefore must not wait for the program.
  const { stdout } = await promisify(execFile)(process.execPath, ['program.ts'], {
    cwd: program,
    env: {
      ...environment,
      ADDRESS: api.address,
      BODY: body,
      HEADERS: JSON.stringify({
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      }),
      SECRET: `whsec_${key.toString('base64')}`,
    },
  });
  expect(JSON.parse(stdout)).toEqual({
    found: true,
    tagged: true,
    label: 'Richmond, VIC 3121',
    same: true,
    status: 200,
    error: [404, 'string'],
    kind: 'webhook.test',
    webhook: 7,
    problem: 'No matching signature found',
  });
});

test("[REL-58] the examples of the client's README type check", () => {
  expect(examplePrograms().length).toBeGreaterThan(4);
  expect(problems.filter((problem) => problem.startsWith('example'))).toEqual([]);
});

test('[REL-58] a misuse of the client does not compile', () => {
  const found = new Set(problems.map((problem) => /^misuse\.ts\((\d+),/.exec(problem)?.[1] ?? problem));
  expect([...found].toSorted()).toEqual(Object.keys(misuses).map((_, index) => String(index + 2)));
});
