import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PinSet } from '@verandah/release-registry';
import { runCommand } from '../command/run.ts';
import { readCommand } from '../command/usage.ts';
import type { Operations } from './operations.ts';
import { publishArea, type AreaBuild } from '../publish.ts';
import { Refusal } from '../refusal.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { writeRelease, type HandWritten } from '../test-kit/hand-written-release.ts';
import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';

let made: OperatedSite;
let root: string;
let store: ReleaseStore;
let operations: Operations;
let site: Operations;
let address: string;
let used: PinSet[];

beforeEach(async () => {
  made = await operatedSite();
  ({ root, store, operations, address, used } = made);
  site = made.as(opsToken);
});
afterEach(() => made.close());

const accept = async (release: HandWritten, through = operations) => through.accept(await made.sealed(release), ann);

/** An area's source of one file, built by copying it. */
const copying: AreaBuild & { built: string[]; cacheDirs: (string | undefined)[]; stored: number } = {
  built: [],
  cacheDirs: [],
  stored: 0,
  async buildArea({ folder, outDir, cacheDir }) {
    copying.built.push(folder);
    copying.cacheDirs.push(cacheDir);
    const source = await readFile(join(folder, 'source.txt'), 'utf8');
    await cp(folder, join(outDir, '.source'), { recursive: true });
    return {
      area: 'search',
      contentHash: Buffer.from(source.padEnd(32, '.').slice(0, 32)).toString('hex'),
      async storeCache() {
        copying.stored += 1;
        throw new Error('the disk is full');
      },
    };
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
  const done = await publishArea({ folder: await area('one'), ...ann }, operations, copying);
  expect(done).toEqual({ area: 'search', version: '1.4.0', existed: false, notes: [] });
  expect(copying.built).toEqual([join(root, 'mf-search')]);
  expect(await readdir(join(root, 'releases/listing'))).toEqual(before);
  expect((await operations.status()).areas).toEqual([
    {
      area: 'listing',
      live: null,
      previous: null,
      rollout: null,
      delivery: null,
      withdrawn: null,
      versions: ['1.0.0'],
      problem: null,
      since: null,
      joint: null,
      sourceRevision: null,
      origin: null,
    },
    {
      area: 'search',
      live: null,
      previous: null,
      rollout: null,
      delivery: null,
      withdrawn: null,
      versions: ['1.4.0'],
      problem: null,
      since: null,
      joint: null,
      sourceRevision: null,
      origin: null,
    },
  ]);
  expect(used).toEqual([]);
});

test('[REL-60] the build of an area has its cache with the installed packages, unless an option disables it', async () => {
  const folder = await area('one');
  copying.cacheDirs.length = 0;
  for (const more of [[], ['--no-cache']])
    await runCommand(readCommand(['publish', 'search', ...more]), site, root, 'ann', async () => copying);
  expect(copying.cacheDirs).toEqual([join(folder, 'node_modules/.cache/verandah'), undefined]);
});

test('[REL-60] a publication stores the cache, new or unchanged, and succeeds without', async () => {
  const folder = await area('one');
  copying.stored = 0;
  expect((await publishArea({ folder, ...ann }, site, copying)).existed).toBeFalsy();
  expect((await publishArea({ folder, ...ann }, site, copying)).existed).toBe(true);
  expect(copying.stored).toBe(2);
});

test('[REL-02] a version follows its series; unchanged source is the existing release; a fixed version is never reused', async () => {
  const go = async (source: string, version?: string, series?: string) =>
    publishArea({ folder: await area(source, series), ...ann, ...(version ? { version } : {}) }, site, copying);
  expect((await go('one')).version).toBe('1.4.0');
  expect((await go('two')).version).toBe('1.4.1');
  expect(await go('one')).toMatchObject({ version: '1.4.0', existed: true });
  expect((await go('three', '1.4.7')).version).toBe('1.4.7');
  expect((await go('four')).version).toBe('1.4.8');
  expect((await go('five', undefined, '2.0.3')).version).toBe('2.0.0');
  await expect(go('six', '1.4.7')).rejects.toMatchObject({ reason: 'version-taken' });
});

test('[REL-03] a release is rejected for a foreign route, an unsatisfied range, an unknown operation or a failing page', async () => {
  await accept({ area: 'listing', routes: ['/property/:uri'] });
  await operations.promote('listing', '1.0.0', ann);
  const wrong: readonly [HandWritten, reason: string, words: string][] = [
    [{ routes: ['/property/:id'] }, 'route-owned', 'listing 1.0.0'],
    [{ shared: { react: '^18.0.0' } }, 'shared-unsatisfied', '19.3.1'],
    [{ shared: { vue: '^3.0.0' } }, 'shared-unsatisfied', 'shares no such package'],
  ];
  for (const [at, [release, reason, words]] of wrong.entries()) {
    const version = `0.0.${at}`;
    await accept({ ...release, version });
    await expect(operations.promote('search', version, ann)).rejects.toMatchObject({
      reason,
      message: expect.stringContaining(words),
    });
    await expect(operations.rollout('search', version, 5, ann)).rejects.toMatchObject({ reason });
  }
  const invalid = [{ name: 'Odd', kind: 'query', sha256: '0'.repeat(64), text: 'query Odd { unknown }' }] as const;
  await expect(accept({ operations: invalid })).rejects.toMatchObject({
    reason: 'operations-unknown',
    message: expect.stringContaining('operation Odd of search 1.0.0: Cannot query field "unknown".'),
  });
  made.tryRelease = () => Promise.reject(new Refusal('render-failed', 'it threw'));
  await expect(accept({})).rejects.toMatchObject({ reason: 'render-failed' });
  expect(await store.versions('search')).toEqual(['0.0.0', '0.0.1', '0.0.2']);
  const refused = (await operations.history('search')).filter(({ action }) => action === 'refuse');
  expect(refused.map(({ why }) => why?.split(':')[0])).toEqual(['render-failed', 'operations-unknown']);
  made.tryRelease = () => Promise.resolve();
  expect(await accept({ shared: { 'react/jsx-runtime': '^19.0.0' }, routes: ['/property/*'] })).toMatchObject({
    version: '1.0.0',
  });
});

test('[REL-04] promote and roll back by one HTTP call each', async () => {
  await accept({ version: '1.0.0' }, site);
  await accept({ version: '1.0.1', entry: 'more();' }, site);
  expect(await site.promote('search', '1.0.0', ann)).toEqual({
    area: 'search',
    from: null,
    to: '1.0.0',
    changed: true,
    notes: [],
  });
  // An area's first release has nothing before it.
  await expect(site.rollback('search', undefined, ann)).rejects.toMatchObject({
    reason: 'nothing-previous',
    message: expect.stringContaining('withdraw it'),
  });
  expect(await site.promote('search', '1.0.1', ann)).toMatchObject({ from: '1.0.0', changed: true });
  expect(await site.promote('search', '1.0.1', ann)).toMatchObject({ changed: false });
  expect(await site.rollback('search', undefined, ann)).toMatchObject({ from: '1.0.1', to: '1.0.0' });
  expect(used.at(-1)?.pins).toMatchObject({ search: { version: '1.0.0' } });
  await expect(site.rollback('search', undefined, ann)).rejects.toMatchObject({
    reason: 'nothing-previous',
    message: expect.stringContaining('--to'),
  });
  expect(await site.rollback('search', '1.0.1', ann)).toMatchObject({ to: '1.0.1' });
  await expect(site.promote('search', '9.0.0', ann)).rejects.toMatchObject({
    reason: 'unknown-release',
    message: expect.stringContaining('1.0.0, 1.0.1'),
  });
});

test('[REL-04] promoting repeats the smoke render; when it fails, the old release stays', async () => {
  await accept({ version: '1.0.0' });
  made.tryRelease = () => Promise.reject(new Refusal('render-slow', 'it looped'));
  await expect(site.promote('search', '1.0.0', ann)).rejects.toMatchObject({ reason: 'render-slow' });
  expect(used).toEqual([]);
});

test('[REL-04] promote and roll back by one command each; the history shows them', async () => {
  await accept({ version: '1.0.0' });
  await accept({ version: '1.0.1', entry: 'more();' });
  const run = async (...line: string[]) => runCommand(readCommand(line), site, root, 'ann', async () => copying);
  await run('promote', 'search', '1.0.0');
  expect((await run('promote', 'search', '1.0.1', '--why', 'new map')).text).toBe('search 1.0.1 is live, 1.0.0 was');
  expect((await run('rollback', 'search')).text).toBe('search is back at 1.0.0, from 1.0.1');
  expect((await run('status')).text.split('\n')[1]).toMatch(/^search\s+1\.0\.0/);
  expect((await run('history', 'search')).text).toMatch(/ann +promote +search +1\.0\.0 → 1\.0\.1 +new map/);
  await expect(run('publish', 'nowhere')).rejects.toMatchObject({
    reason: 'build-failed',
    message: expect.stringContaining('There is no area nowhere'),
  });
});

test('[REL-17] an area is published from the folder of its own repository', async () => {
  const run = async (...line: string[]) =>
    runCommand(readCommand(line), site, join(root, 'nowhere'), 'ann', async () => copying, 'npx verandah');
  const folder = await area('elsewhere');
  await expect(run('publish', '--folder', folder)).rejects.toThrow(`${folder} is not an area: no package.json there`);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '1.4.0', verandah: { area: 'search' } }));
  await expect(run('publish', 'listing', '--folder', folder)).rejects.toThrow(
    `${folder} is the source of area search, not of listing.`,
  );
  expect((await run('publish', '--folder', folder)).text).toBe(
    'search 1.4.0 published; npx verandah promote search 1.4.0 makes it live',
  );
  expect(copying.built.at(-1)).toBe(folder);
  expect(() => readCommand(['publish'])).toThrow('publish needs an area, or --folder with its source.');
});

test('[REL-05] a rollout starts, widens and ends by one command each; only a promotion reaches all visitors', async () => {
  for (const version of ['1.0.0', '1.0.1']) await accept({ version, entry: version });
  const run = async (...line: string[]) =>
    (await runCommand(readCommand(line), site, root, 'ann', async () => copying)).text;
  await run('promote', 'search', '1.0.0');
  expect(await run('rollout', 'search', '1.0.1', '--percent', '5', '--why', 'carefully')).toBe(
    'search 1.0.1 goes to 5 % of the visitors, 1.0.0 to the others',
  );
  expect(used.at(-1)?.pins['search']).toEqual({
    version: '1.0.0',
    previous: null,
    rollout: { version: '1.0.1', percent: 5 },
  });
  expect(await run('status')).toMatch(/search +1\.0\.0 +– +1\.0\.1 to 5 %/);
  await expect(run('rollout', 'search', '1.0.1', '--percent', '100')).rejects.toMatchObject({
    reason: 'percent-invalid',
    message: expect.stringContaining('promote search 1.0.1'),
  });
  await expect(run('rollout', 'search', '1.0.1', '--percent', 'half')).rejects.toMatchObject({ reason: 'invalid' });
  await expect(run('rollout', 'search', '1.0.0', '--percent', '5')).rejects.toMatchObject({
    reason: 'percent-invalid',
  });
  expect(await run('rollout', 'search', '1.0.1', '--percent', '0')).toBe(
    'the rollout of search 1.0.1 has ended; 1.0.0 is live for everyone',
  );
  made.tryRelease = () => Promise.reject(new Refusal('render-slow', 'it looped'));
  await expect(run('rollout', 'search', '1.0.1', '--percent', '5')).rejects.toMatchObject({ reason: 'render-slow' });
});

test('[REL-03] what breaks a consumer in rollout is rejected, naming it', async () => {
  await accept({ area: 'listing' });
  await accept({ area: 'listing', version: '1.0.1', routes: ['/listing/*', '/viewings/*'], follows: ['hidden@1'] });
  await accept({ publishes: ['hidden@1'] });
  for (const area of ['listing', 'search']) await operations.promote(area, '1.0.0', ann);
  await operations.rollout('listing', '1.0.1', 10, ann);
  await accept({ version: '0.0.1', routes: ['/viewings/*'], publishes: ['hidden@1'] });
  await expect(operations.promote('search', '0.0.1', ann)).rejects.toMatchObject({
    reason: 'route-owned',
    message: expect.stringContaining('listing 1.0.1'),
  });
  await accept({ version: '0.0.2', publishes: ['hidden@2'] });
  await expect(operations.promote('search', '0.0.2', ann)).rejects.toMatchObject({
    reason: 'topic-lost',
    message: expect.stringMatching(/hidden@1, which listing 1\.0\.1 follows/),
  });
  await accept({ version: '1.0.1', publishes: ['hidden@1', 'hidden@2'] });
  expect(await operations.promote('search', '1.0.1', ann)).toMatchObject({ to: '1.0.1' });
  await operations.rollout('listing', '1.0.1', 0, ann);
  await accept({ version: '1.0.2', publishes: [] });
  expect(await operations.promote('search', '1.0.2', ann)).toMatchObject({ to: '1.0.2' });
});

test('[REL-03] an event that another live release publishes must have a follower', async () => {
  await accept({ publishes: ['save-asked@1', 'hidden@1'], follows: ['hidden@1'] });
  await accept({ area: 'member', follows: ['save-asked@1', 'hidden@1'] });
  for (const area of ['member', 'search']) await operations.promote(area, '1.0.0', ann);
  await accept({ area: 'member', version: '0.0.1', follows: ['save-asked@2'] });
  await expect(operations.promote('member', '0.0.1', ann)).rejects.toMatchObject({
    reason: 'topic-lost',
    message: expect.stringMatching(/no longer follows save-asked@1, which search 1\.0\.0 publishes/),
  });
  await accept({ area: 'member', version: '1.0.1', follows: ['save-asked@1'] });
  expect(await operations.promote('member', '1.0.1', ann)).toMatchObject({ to: '1.0.1' });
});

test('[REL-03] harmless changes are noted: an exceeded budget, growth, removed routes, a topic that no release publishes', async () => {
  await accept({ routes: ['/search/*', '/maps/*'], publishes: ['hidden@1'] });
  await operations.promote('search', '1.0.0', ann);
  await accept({ area: 'listing', follows: ['hidden@2', 'session@1'] }).then(({ notes }) =>
    expect(notes).toEqual(['It follows hidden@2, which no live release publishes in that version.']),
  );
  const { notes } = await accept({ version: '1.0.1', entry: 'x'.repeat(2000), budget: 1024 }, site);
  expect(notes).toEqual([
    'The first page loads 2.0 KB of script (gzip); its budget is 1.0 KB.',
    'The first page loads 2.0 KB of script (gzip), 1.0.0 loads 0.0 KB.',
    'It gives up /maps/* of 1.0.0: those addresses respond 404.',
  ]);
  expect((await made.client.releases({ area: 'search' })).at(-1)?.notes).toEqual(notes);
  const { text } = await runCommand(
    readCommand(['promote', 'search', '1.0.1']),
    site,
    root,
    'ann',
    async () => copying,
  );
  expect(text.split('\n')).toEqual(['search 1.0.1 is live, 1.0.0 was', ...notes.map((note) => `  note: ${note}`)]);
});

test('[REL-46] a release is compared with the live one of its area at publication and promotion, and what that finds is a note', async () => {
  const compared: [folder: string, live: string | null][] = [];
  made.compareCosts = async (_release, live) => {
    compared.push([live.folder, (await operations.status()).areas[0]?.live ?? null]);
    return `costs more than ${live.manifest.version}`;
  };
  expect((await accept({})).notes).toEqual([]);
  await operations.promote('search', '1.0.0', ann);
  expect((await accept({ version: '1.0.1' })).notes).toEqual(['costs more than 1.0.0']);
  expect((await operations.promote('search', '1.0.1', ann)).notes).toEqual(['costs more than 1.0.0']);
  const folder = store.folder('search', '1.0.0');
  // Visitors do not wait for the comparison.
  expect(compared).toEqual([
    [folder, '1.0.0'],
    [folder, '1.0.1'],
  ]);
});

test('[REL-07] no operation works without the token', async () => {
  for (const authorization of ['', 'Bearer wrong', `Basic ${opsToken}`]) {
    const response = await fetch(`${address}/ops/api/areas/search/promote`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"version":"1.0.0"}',
    });
    expect([response.status, await response.json()]).toEqual([
      401,
      {
        title: 'not allowed',
        status: 401,
        detail: expect.stringContaining('VERANDAH_TOKEN'),
        reason: 'not-allowed',
        message: expect.stringContaining('VERANDAH_TOKEN'),
      },
    ]);
  }
});

test('an upload that reaches out of its folder is refused', async () => {
  const body = JSON.stringify({ files: [{ path: '../../evil.js', base64: '' }] });
  const response = await fetch(`${address}/ops/api/areas/search/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${opsToken}`, 'content-type': 'application/json' },
    body,
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      title: 'manifest invalid',
      status: 400,
      detail: expect.stringContaining('files.0.path'),
      reason: 'manifest-invalid',
      message: expect.stringContaining('files.0.path'),
    },
  ]);
});

test.each([
  [[], 'Which command?'],
  [['deploy'], 'There is no command deploy.'],
  [['promote', 'search'], 'promote needs a version.'],
  [['publish'], 'publish needs an area, or --folder with its source.'],
  [['status', 'search'], 'status does not take search.'],
  [['promote', 'search', '1.0.0', '--to', '1'], '--to belongs to rollback.'],
  [['token'], 'token what? There is create, list, revoke.'],
  [['rollout', 'search', '1.0.0', '--expires', '2h'], '--expires belongs to preview, token create.'],
  [['status', '--fast'], '--fast'],
])('%j is rejected with a usage error', (line, why) => {
  expect(() => readCommand(line)).toThrow(why);
});
