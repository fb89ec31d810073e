import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import type { Graph } from '@verandah/graph';
import type { ReleaseManifest } from '../manifest.ts';
import { markSecrets, secretsIn } from '../test-kit/secrets-in.ts';
import { buildArea, loadServerBundle, sealRelease } from './public.ts';

const folder = join(import.meta.dirname, 'fixture');
const graph: Graph = {
  read: <Result>(_: unknown, variables: unknown) => {
    const { word } = variables as { word: string };
    return Promise.resolve({ word: word === 'nothing' ? null : { word, meaning: 'A <word>' } } as Result);
  },
  write: () => Promise.reject(new Error('not in this test')),
};
const request = {
  session: { signedIn: false, roles: [] },
  flags: {},
  now: Date.UTC(2026, 10, 21),
  routes: ['/sample/:word'],
};
let place: string;
let hashes: string[];
let manifest: ReleaseManifest;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'area-'));
  const unmark = markSecrets();
  const one = await buildArea({ folder, outDir: join(place, 'one') }).finally(unmark);
  const two = await buildArea({ folder, outDir: join(place, 'two') });
  hashes = [one.contentHash, two.contentHash];
  manifest = await sealRelease(join(place, 'one'), '1.4.0');
});
afterAll(() => rm(place, { recursive: true, force: true }));

test('the same source has the same content hash, and its files the same bytes', async () => {
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(hashes[0]).toBe(hashes[1]);
  const other = await sealRelease(join(place, 'two'), '1.4.0');
  expect(other.files).toEqual(manifest.files);
});

test('the manifest holds everything that the host needs, with the integrity of the files on disk', async () => {
  expect(manifest).toMatchObject({
    area: 'sample',
    version: '1.4.0',
    container: 'mf_sample__1_4_0',
    entry: 'web/remoteEntry.js',
    squad: 'platform',
    shared: { react: expect.stringMatching(/^\^19/), '@verandah/kit': expect.stringMatching(/^\^1/) },
  });
  expect(manifest.contract.routes).toEqual(['/sample/:word']);
  const [operation] = manifest.operations;
  expect(operation?.sha256).toBe(
    createHash('sha256')
      .update(operation?.text ?? '')
      .digest('hex'),
  );
  const paths = manifest.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([manifest.entry, ...manifest.scripts, ...manifest.styles]));
  expect(manifest.styles).toHaveLength(1);
  for (const { path, integrity, bytes } of [...manifest.files]) {
    const content = await readFile(join(place, 'one', path));
    expect(`sha384-${createHash('sha384').update(content).digest('base64')}`).toBe(integrity);
    expect(content.length).toBe(bytes);
    expect(content.toString()).not.toContain('VERANDAH_VERSION');
  }
  expect(manifest.firstPageScript).toBeLessThan(manifest.contract.budgets.firstPageScript);
});

test('a server bundle has one byte per character, no comments, and its original lines', async () => {
  const text = await readFile(join(place, 'one', 'server.cjs'), 'utf8');
  expect(text).not.toMatch(/\P{ASCII}|\/\*\*/u);
  expect(text.split('\n').length).toBeGreaterThan(100);
  expect(text).toContain('More of it\\u2026');
});

test('no file of a release holds the name or the value of a secret setting of the machine that built it', async () => {
  const { files, found } = await secretsIn(join(place, 'one'));
  expect(files).toBeGreaterThan(manifest.files.length);
  expect(found).toEqual([]);
});

test('another federation host finds the container, its modules and the hash of every file in the manifest', async () => {
  const read = async (path: string) => JSON.parse(await readFile(join(place, 'one', path), 'utf8')) as unknown;
  expect(await read('web/mf-manifest.json')).toMatchObject({
    name: manifest.container,
    metaData: {
      globalName: manifest.container,
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', type: 'global' },
      buildInfo: { buildVersion: '1.4.0' },
    },
    shared: expect.arrayContaining(
      Object.entries(manifest.shared).map(([name, requiredVersion]) =>
        expect.objectContaining({ name, requiredVersion, version: requiredVersion.slice(1), singleton: true }),
      ),
    ),
    exposes: [
      { path: './app', assets: { js: { sync: manifest.scripts.map((path) => path.slice(4)) } } },
      { path: './fragments' },
    ],
  });
  const known = manifest.files.filter(({ path }) => !path.endsWith('.json'));
  expect(await read('web/mf-manifest.json')).toHaveProperty(
    'integrity',
    Object.fromEntries(known.map(({ path, integrity }) => [path.slice(4), integrity])),
  );
  expect(manifest.files.filter(({ path }) => path.endsWith('.json')).map(({ path }) => path)).toEqual([
    'web/mf-manifest.json',
  ]);
});

test('the manifest names every operation, including those of lazy views', () => {
  expect(manifest.operations.map(({ name, kind }) => [name, kind]).toSorted()).toEqual([
    ['More', 'query'],
    ['Word', 'query'],
  ]);
});

test("a deferred page has a script of its own, which the first page's size includes", async () => {
  const [later, ...others] = manifest.pages ?? [];
  expect([later?.page, later?.routes, later?.scripts.length, others]).toEqual(['later', ['/sample/later'], 1, []]);
  expect(await readFile(join(place, 'one', later?.scripts[0] ?? ''), 'utf8')).toContain('Shown later');
  const gzip = (paths: readonly string[]) =>
    manifest.files.filter(({ path }) => paths.includes(path)).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  expect(manifest.firstPageScript).toBe(gzip([manifest.entry, ...manifest.scripts, ...(later?.scripts ?? [])]));
});

test('fragments are in the release and not in the first page', async () => {
  expect(manifest.contract.fragments).toEqual({ aside: { opens: 'save-asked' } });
  const holding = async (text: string) =>
    (
      await Promise.all(
        manifest.files.map(async ({ path }) =>
          (await readFile(join(place, 'one', path), 'utf8')).includes(text) ? [path] : [],
        ),
      )
    ).flat();
  const aside = await holding('An aside of the sample');
  expect(aside).toHaveLength(1);
  expect([manifest.entry, ...manifest.scripts]).not.toContain(aside[0]);
  expect(await holding('"./fragments"')).toContain(manifest.entry);
});

test('the remote contains no copy of what the host shares', async () => {
  const script = await readFile(join(place, 'one', manifest.scripts[0] ?? ''), 'utf8');
  expect(script.length).toBeLessThan(11_000);
  expect(await readFile(join(place, 'one', manifest.entry), 'utf8')).toContain('mf_sample__1_4_0');
});

test('styles of a page and of the lazy views below it are in files that the first page names, whichever module imports them', async () => {
  const css = async (paths: readonly string[] = []): Promise<string> =>
    (await Promise.all(paths.map((path) => readFile(join(place, 'one', path), 'utf8')))).join('');
  const area = await css(manifest.styles);
  expect(area).toContain('#010203');
  expect(area).not.toMatch(/peru|rebeccapurple|#639/);
  const own = await css(manifest.pages?.find(({ page }) => page === 'later')?.styles);
  expect(own).toMatch(/\.[\w-]+\{color:(?:rebeccapurple|#639)\}/);
  expect(own).toMatch(/\.[\w-]+\{color:peru\}/);
  const named = new Set([...manifest.styles, ...(manifest.pages ?? []).flatMap(({ styles }) => styles)]);
  expect(manifest.files.filter(({ path }) => path.endsWith('.css') && !named.has(path))).toEqual([]);
});

test('the server bundle renders pages, with the class names of the styles and its version', async () => {
  const server = loadServerBundle(join(place, 'one', manifest.server.path));
  const { finish } = await server.load({ ...request, url: 'https://verandah.example/sample/fair?x=1' }, graph);
  const result = finish();
  expect(result.status).toBe(200);
  expect(result.html).toContain('A &lt;word&gt;');
  expect(result.html).toContain('<p>1.4.0</p>');
  expect(result.head).toEqual({ title: 'fair – Verandah' });
  expect(JSON.parse(result.state)).toEqual({
    page: 'word',
    params: { word: 'fair' },
    data: { word: 'fair', meaning: 'A <word>' },
    now: request.now,
  });
  const name = /class="([\w-]{6,7})"/.exec(result.html)?.[1] ?? 'none';
  const css = await readFile(join(place, 'one', manifest.styles[0] ?? ''), 'utf8');
  expect(css).toContain(`.${name}{`);
  // The block names the last layer.
  expect(css).toMatch(/^@layer reset,tokens,shell,design;@layer area\{/);
});

test('[SHELL-37] style sheets have the prefixes that supported browsers need, and no syntax that one lacks', async () => {
  const css = await readFile(join(place, 'one', manifest.styles[0] ?? ''), 'utf8');
  expect(css).toContain('-webkit-user-select:none;user-select:none');
  expect(css).toMatch(/\.[\w-]+:hover\{padding:18px\}/);
  expect(css).toMatch(/@media \(min-width:40em\)\{\.[\w-]+\{padding:max\(24px, env\(safe-area-inset-left\)\)\}\}/);
});

test('a path without a page has its status and nothing else', async () => {
  const server = loadServerBundle(join(place, 'one', manifest.server.path));
  const load = async (path: string, form?: Record<string, string>) =>
    (await server.load({ ...request, url: `https://verandah.example${path}`, ...(form && { form }) }, graph)).finish();
  expect(await load('/sample/nothing')).toEqual({ status: 404, html: '', state: '' });
  expect(await load('/elsewhere')).toEqual({ status: 404, html: '', state: '' });
  expect(await load('/sample/old')).toEqual({ status: 301, location: '/sample/new', html: '', state: '' });
  expect(await load('/sample/fair', { name: 'x' })).toEqual({ status: 405, html: '', state: '' });
});

interface AddedScript {
  /** Undefined for a style. */
  readonly src?: string;
  readonly onerror: (event: object) => void;
}

/** A page with the release's container, and how scripts are added to it. */
async function containerPage(
  add: (script: AddedScript) => void,
  hashesOf: (address: string) => Promise<void> | undefined,
): Promise<{ get(module: string): Promise<unknown> }> {
  const source = await readFile(join(place, 'one', manifest.entry), 'utf8');
  const scripts = { append: add, appendChild: add };
  const page: Record<string, unknown> = {
    location: new URL('https://verandah.example/'),
    URL,
    Promise,
    setTimeout,
    clearTimeout,
    console,
    __VERANDAH_INTEGRITY__: Object.fromEntries(
      manifest.files.map(({ path }) => [`/r/sample/1.4.0/${path}`, 'sha384-any']),
    ),
    __VERANDAH_HASHES__: hashesOf,
    document: {
      currentScript: { tagName: 'SCRIPT', src: 'https://verandah.example/r/sample/1.4.0/web/remoteEntry.js' },
      getElementsByTagName: () => [],
      querySelectorAll: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: scripts,
    },
  };
  Object.assign(page, { self: page, window: page, globalThis: page });
  runInNewContext(source, page);
  return page['mf_sample__1_4_0'] as { get(module: string): Promise<unknown> };
}

test('a lazy script waits until the page has the hashes of its files', async () => {
  const requested: string[] = [];
  const loaded: string[] = [];
  const container = await containerPage(
    ({ src }) => loaded.push(src ?? ''),
    (address) => {
      requested.push(new URL(address).pathname);
      return new Promise<void>(() => undefined);
    },
  );
  void container.get('./app');
  expect(requested).toEqual([`/r/sample/1.4.0/${manifest.scripts[0] ?? ''}`]);
  expect(loaded).toEqual([]);
});

test('[SHELL-38] a chunk that is lost is loaded twice again; its error names the file', async () => {
  jest.useFakeTimers();
  try {
    const loaded: string[] = [];
    const container = await containerPage(
      (script) => {
        if (script.src === undefined) return;
        loaded.push(new URL(script.src).pathname);
        void Promise.resolve().then(() => script.onerror({ type: 'error', target: script }));
      },
      () => undefined,
    );
    const file = `/r/sample/1.4.0/${manifest.scripts[0] ?? ''}`;
    const failure = container.get('./app').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(400 + 1600);
    expect(await failure).toMatchObject({ request: expect.stringContaining(file) });
    expect(loaded.filter((path) => path === file)).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});

test('[REL-31] a release has source maps of all its scripts, where no browser can load them, and no script names one', async () => {
  expect(manifest.maps).toEqual({ path: 'maps.br', integrity: expect.stringMatching(/^sha384-/) });
  const maps = JSON.parse(brotliDecompressSync(await readFile(join(place, 'one', 'maps.br'))).toString()) as Record<
    string,
    { sources: string[]; sourcesContent?: unknown }
  >;
  const scripts = manifest.files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  expect(Object.keys(maps).toSorted()).toEqual([manifest.server.path, ...scripts].toSorted());
  expect(maps['server.cjs']?.sources).toContain('src/page.tsx');
  expect(maps['server.cjs']).not.toHaveProperty('sourcesContent');
  expect(manifest.files.some(({ path }) => path.includes('map') && !path.endsWith('mf-manifest.json'))).toBe(false);
  for (const path of [manifest.server.path, ...scripts])
    expect(await readFile(join(place, 'one', path), 'utf8')).not.toContain('sourceMappingURL');
});
