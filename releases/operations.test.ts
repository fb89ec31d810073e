import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { runCommand } from './command/run.ts';
import { readCommand } from './command/usage.ts';
import { operationsApi } from './http/api.ts';
import { openOperations } from './open-operations.ts';
import type { Operations } from './operations.ts';
import { operationsClient } from './operations-client.ts';
import { publish, type AreaBuild } from './publish.ts';
import { openStore, type ReleaseStore } from './store/release-store.ts';
import type { PinSet } from './registry/shapes.ts';
import { openKeyRing } from './trust/key-ring.ts';
import { writeRelease, type HandWritten } from './test-kit/hand-written-release.ts';
import { memoryRegistry } from './test-kit/memory-registry.ts';
import { Refusal } from './refusal.ts';

const token = 'a-token-of-operations';
let root: string;
let store: ReleaseStore;
let operations: Operations;
let app: FastifyInstance;
let site: Operations;
let address: string;
const used: PinSet[] = [];
let tryRelease: () => Promise<void>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verandah-operations-'));
  const ring = openKeyRing(join(root, 'secrets'));
  store = openStore(join(root, 'releases'), ring);
  const client = memoryRegistry();
  used.length = 0;
  tryRelease = async () => {};
  operations = openOperations({
    store, client, ring, publicUrl: 'https://verandah.example', releaseDays: 30, accepted: async (set) => void used.push(set),
    gate: { shares: (name) => (name === 'react' ? '19.3.1' : null), tryRelease: () => tryRelease() },
  });
  app = fastify();
  await app.register(operationsApi({ operations, client, opsToken: token }), { prefix: '/ops/api' });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  site = operationsClient(address, token);
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const ann = { who: 'ann', why: 'a test' };
let folders = 0;
async function sealed(release: HandWritten): Promise<string> {
  const folder = join(root, `sealed-${folders++}`);
  await writeRelease(folder, release);
  return folder;
}
const accept = async (release: HandWritten, through = operations) => through.accept(await sealed(release), ann);

/** An area's source of one file, built by copying it. */
const copying: AreaBuild & { built: string[] } = {
  built: [],
  async buildArea({ folder, outDir }) {
    copying.built.push(folder);
    const source = await readFile(join(folder, 'source.txt'), 'utf8');
    await cp(folder, join(outDir, '.source'), { recursive: true });
    return { area: 'search', contentHash: Buffer.from(source.padEnd(32, '.').slice(0, 32)).toString('hex') };
  },
  async sealRelease(outDir, version) {
    const source = await readFile(join(outDir, '.source/source.txt'), 'utf8');
    await rm(join(outDir, '.source'), { recursive: true });
    const manifest = await writeRelease(outDir, { version, entry: source });
    const contentHash = Buffer.from(source.padEnd(32, '.').slice(0, 32)).toString('hex');
    await writeFile(join(outDir, 'manifest.json'), JSON.stringify({ ...manifest, contentHash }));
  },
};
async function area(source: string, version = '1.4.0'): Promise<string> {
  const folder = join(root, 'mf-search');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
  await writeFile(join(folder, 'source.txt'), source);
  return folder;
}

test('[REL-01] publishing one area builds and stores that area only, and makes nothing live', async () => {
  await accept({ area: 'listing' });
  const before = await readdir(join(root, 'releases/listing'));
  const done = await publish({ folder: await area('one'), ...ann }, operations, copying);
  expect(done).toEqual({ area: 'search', version: '1.4.0', existed: false, notes: [] });
  expect(copying.built).toEqual([join(root, 'mf-search')]);
  expect(await readdir(join(root, 'releases/listing'))).toEqual(before);
  expect((await operations.status()).areas).toEqual([
    { area: 'listing', live: null, previous: null, rollout: null, versions: ['1.0.0'], problem: null }, { area: 'search', live: null, previous: null, rollout: null, versions: ['1.4.0'], problem: null },
  ]);
  expect(used).toEqual([]);
});

test('[REL-02] a version follows its series; unchanged source is the release that exists; a fixed version is never reused', async () => {
  const go = async (source: string, version?: string, series?: string) =>
    publish({ folder: await area(source, series), ...ann, ...(version ? { version } : {}) }, site, copying);
  expect((await go('one')).version).toBe('1.4.0');
  expect((await go('two')).version).toBe('1.4.1');
  expect(await go('one')).toMatchObject({ version: '1.4.0', existed: true });
  expect((await go('three', '1.4.7')).version).toBe('1.4.7');
  expect((await go('four')).version).toBe('1.4.8');
  expect((await go('five', undefined, '2.0.3')).version).toBe('2.0.0');
  await expect(go('six', '1.4.7')).rejects.toMatchObject({ reason: 'version-taken' });
});

test('[REL-03] a release is refused for another area\'s route, a range the host can\'t satisfy, an operation that the API doesn\'t know or a failing page', async () => {
  await accept({ area: 'listing', routes: ['/property/:uri'] });
  await operations.promote('listing', '1.0.0', ann);
  await expect(accept({ routes: ['/property/:id'] })).rejects.toMatchObject({ reason: 'route-owned', message: expect.stringContaining('listing 1.0.0') });
  await expect(accept({ shared: { react: '^18.0.0' } })).rejects.toMatchObject({ reason: 'shared-unsatisfied', message: expect.stringContaining('19.3.1') });
  await expect(accept({ shared: { vue: '^3.0.0' } })).rejects.toMatchObject({ reason: 'shared-unsatisfied' });
  const asking = [{ name: 'Odd', kind: 'query', sha256: '0'.repeat(64), text: 'query Odd { unknown }' }] as const;
  await expect(accept({ operations: asking })).rejects.toMatchObject({ reason: 'operations-unknown', message: expect.stringContaining('operation Odd of search 1.0.0: Cannot query field "unknown".') });
  tryRelease = () => Promise.reject(new Refusal('render-failed', 'it threw'));
  await expect(accept({})).rejects.toMatchObject({ reason: 'render-failed' });
  expect(await store.versions('search')).toEqual([]);
  expect((await operations.history('search')).map(({ action, why }) => [action, why?.split(':')[0]])).toEqual([
    ['refuse', 'render-failed'], ['refuse', 'operations-unknown'], ['refuse', 'shared-unsatisfied'], ['refuse', 'shared-unsatisfied'], ['refuse', 'route-owned'],
  ]);
  tryRelease = async () => {};
  expect(await accept({ shared: { 'react/jsx-runtime': '^19.0.0' }, routes: ['/property/*'] })).toMatchObject({ version: '1.0.0' });
});

test('[REL-04] promote and roll back by one HTTP call each', async () => {
  await accept({ version: '1.0.0' }, site);
  await accept({ version: '1.0.1', entry: 'more();' }, site);
  expect(await site.promote('search', '1.0.0', ann)).toEqual({ area: 'search', from: null, to: '1.0.0', changed: true, notes: [] });
  expect(await site.promote('search', '1.0.1', ann)).toMatchObject({ from: '1.0.0', changed: true });
  expect(await site.promote('search', '1.0.1', ann)).toMatchObject({ changed: false });
  expect(await site.rollback('search', undefined, ann)).toMatchObject({ from: '1.0.1', to: '1.0.0' });
  expect(used.at(-1)?.pins).toMatchObject({ search: { version: '1.0.0' } });
  await expect(site.rollback('search', undefined, ann)).rejects.toMatchObject({ reason: 'nothing-previous', message: expect.stringContaining('--to') });
  expect(await site.rollback('search', '1.0.1', ann)).toMatchObject({ to: '1.0.1' });
  await expect(site.promote('search', '9.0.0', ann)).rejects.toMatchObject({ reason: 'unknown-release', message: expect.stringContaining('1.0.0, 1.0.1') });
});

test('[REL-04] promoting tries the release once more, and refuses it while the old one stays', async () => {
  await accept({ version: '1.0.0' });
  tryRelease = () => Promise.reject(new Refusal('render-slow', 'it looped'));
  await expect(site.promote('search', '1.0.0', ann)).rejects.toMatchObject({ reason: 'render-slow' });
  expect(used).toEqual([]);
});

test('[REL-04] promote and roll back by one command each; the history tells them', async () => {
  await accept({ version: '1.0.0' });
  await accept({ version: '1.0.1', entry: 'more();' });
  const run = async (...line: string[]) => runCommand(readCommand(line), site, root, 'ann', async () => copying);
  await run('promote', 'search', '1.0.0');
  expect((await run('promote', 'search', '1.0.1', '--why', 'new map')).text).toBe('search 1.0.1 is live, 1.0.0 was');
  expect((await run('rollback', 'search')).text).toBe('search is back at 1.0.0, from 1.0.1');
  expect((await run('status')).text.split('\n')[1]).toMatch(/^search\s+1\.0\.0/);
  expect((await run('history', 'search')).text).toMatch(/ann +promote +search +1\.0\.0 → 1\.0\.1 +new map/);
  await expect(run('publish', 'nowhere')).rejects.toMatchObject({ reason: 'build-failed', message: expect.stringContaining('There is no area nowhere') });
});

test('[REL-07] nobody operates without the token', async () => {
  for (const authorization of ['', 'Bearer wrong', `Basic ${token}`]) {
    const answer = await fetch(`${address}/ops/api/areas/search/promote`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: '{"version":"1.0.0"}' });
    expect([answer.status, await answer.json()]).toEqual([401, { reason: 'not-allowed', message: expect.stringContaining('VERANDAH_TOKEN') }]);
  }
});

test('an upload that reaches out of its folder is refused', async () => {
  const body = JSON.stringify({ files: [{ path: '../../evil.js', base64: '' }] });
  const answer = await fetch(`${address}/ops/api/areas/search/releases`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body });
  expect([answer.status, await answer.json()]).toEqual([400, { reason: 'manifest-invalid', message: expect.stringContaining('files.0.path') }]);
});

test.each([
  [[], 'Which command?'], [['deploy'], 'There is no command deploy.'], [['promote', 'search'], 'promote needs a version.'], [['publish'], 'publish needs an area.'],
  [['status', 'search'], 'status does not take search.'], [['promote', 'search', '1.0.0', '--to', '1'], '--to belongs to rollback.'], [['token'], 'token what? There is create, list, revoke.'], [['rollout', 'search', '1.0.0', '--expires', '2h'], '--expires belongs to preview, token create.'], [['status', '--fast'], '--fast'],
])('%j is no command: it is told why', (line, why) => {
  expect(() => readCommand(line)).toThrow(why);
});
