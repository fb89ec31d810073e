import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext, type Context } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { ReleaseManifest } from '../../manifest.ts';
import { buildArea, sealRelease } from '../public.ts';

interface Shared {
  readonly get: () => () => unknown;
  readonly loaded?: true;
  useIn?: string[];
}
interface Container {
  init(scope: Record<string, Record<string, Shared>>): void;
  get(module: string): Promise<() => { readonly mount: unknown; readonly prepare: unknown }>;
}
interface Added {
  readonly src?: string;
  readonly href?: string;
  onload?(event: object): void;
}

const folder = join(import.meta.dirname, '../fixture');
/** Bytes (gzip): it is on every first page before anything can be pressed. */
const mostOfAnEntry = 4600;
let place: string;
let manifest: ReleaseManifest;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'entry-'));
  await buildArea({ folder, outDir: place });
  manifest = await sealRelease(place, '1.4.0');
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** Stands for every export of a shared module: can be called, and extended. */
function anything(): object {
  return {};
}

/** Shared modules under the versions that the release was built with, or others. */
const scopeWith = (versions: Readonly<Record<string, string>>): Record<string, Record<string, Shared>> =>
  Object.fromEntries(
    ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@verandah/kit'].map((name) => {
      const version = versions[name.startsWith('@') ? name : (name.split('/')[0] ?? name)] ?? '';
      return [name, { [version]: { get: () => () => new Proxy({}, { get: () => anything }), loaded: true } }];
    }),
  );
const built = (): Record<string, string> =>
  Object.fromEntries(Object.entries(manifest.shared).map(([name, range]) => [name, range.slice(1)]));

/** A page that runs the scripts that are added to it. */
function openPage(): { readonly page: Context & Record<string, unknown>; open(): Container } {
  const base = '/r/sample/1.4.0/';
  const add = (added: Added): void => {
    const path = new URL(added.src ?? added.href ?? '', 'https://verandah.example').pathname.slice(base.length);
    if (added.src !== undefined) runInContext(readFileSync(join(place, path), 'utf8'), page);
    queueMicrotask(() => added.onload?.({ type: 'load' }));
  };
  const page = createContext({
    location: new URL('https://verandah.example/'),
    URL,
    setTimeout,
    clearTimeout,
    console,
    __VERANDAH_INTEGRITY__: Object.fromEntries(manifest.files.map(({ path, integrity }) => [base + path, integrity])),
    document: {
      currentScript: { tagName: 'SCRIPT', src: `https://verandah.example${base}web/remoteEntry.js` },
      getElementsByTagName: () => [],
      querySelectorAll: () => [],
      createElement: () => ({ setAttribute() {}, getAttribute: () => null }),
      head: { append: add, appendChild: add },
    },
  }) as Context & Record<string, unknown>;
  Object.assign(page, { self: page, window: page });
  return {
    page,
    open: () => {
      runInContext(readFileSync(join(place, manifest.entry), 'utf8'), page);
      return page[manifest.container] as Container;
    },
  };
}

test('[REL-15] an entry gives its module without the federation runtime, and records who uses what is shared', async () => {
  const { page, open } = openPage();
  const scope = scopeWith(built());
  const container = open();
  container.init(scope);
  const area = (await container.get('./app'))();
  expect([typeof area.mount, typeof area.prepare]).toEqual(['function', 'function']);
  expect(Object.values(scope['react'] ?? {}).map(({ useIn }) => useIn)).toEqual([[manifest.container]]);
  expect(page['__FEDERATION_LIGHT__']).toHaveLength(1);
  await expect(Promise.resolve(container.get('./other'))).rejects.toThrow('./other');
});

test.each([
  ['react', '18.9.9'],
  ['react', '20.0.0'],
  ['react', '19.0.0'],
  ['@verandah/kit', '1.0.0'],
])('[REL-15] an entry refuses %s %s, which its release was not built for', async (name, version) => {
  const container = openPage().open();
  container.init(scopeWith({ ...built(), [name]: version }));
  const factory = await container.get('./app').then(
    (made) => made,
    (problem: unknown) => () => {
      throw problem as Error;
    },
  );
  expect(factory).toThrow(`Unsatisfied version ${version} of shared module ${name}`);
});

test('[REL-15] of several versions a later minor one in range is taken, and a loaded one before others', async () => {
  const scope = scopeWith(built());
  const [fits] = Object.keys(scope['react'] ?? {});
  const [major = 0, minor = 0] = (fits ?? '').split('.').map(Number);
  const later: Shared = { get: () => () => ({}), loaded: true };
  scope['react'] = {
    '18.0.0': later,
    [fits ?? '']: { get: () => () => ({}) },
    [`${major}.${minor + 1}.0`]: { ...later },
  };
  const container = openPage().open();
  container.init(scope);
  await container.get('./app');
  const users = Object.entries(scope['react']).map(([version, { useIn }]) => [version, useIn?.length ?? 0]);
  expect(users).toEqual([
    ['18.0.0', 0],
    [fits, 0],
    [`${major}.${minor + 1}.0`, 1],
  ]);
});

test('[REL-15] the share scope of a container stays the same', () => {
  const container = openPage().open();
  const scope = scopeWith(built());
  container.init(scope);
  expect(() => container.init(scope)).not.toThrow();
  expect(() => container.init(scopeWith(built()))).toThrow('another share scope');
});

test("[REL-15] an entry that is added after the host's runtime uses that one", () => {
  const { page, open } = openPage();
  const initialised: unknown[] = [];
  page['__FEDERATION_FULL__'] = {
    runtime: {},
    bundlerRuntime: {
      init: () => ({ name: 'full' }),
      initContainerEntry: (options: unknown) => initialised.push(options),
    },
  };
  open().init(scopeWith(built()));
  expect(initialised).toHaveLength(1);
  expect(page['__FEDERATION_LIGHT__']).toBeUndefined();
});

test('[REL-15] an entry is small and does not contain the federation runtime', async () => {
  const entry = await readFile(join(place, manifest.entry));
  expect(gzipSync(entry, { level: 9 }).length).toBeLessThan(mostOfAnEntry);
  expect(entry.toString()).not.toContain('__GLOBAL_LOADING_REMOTE_ENTRY__');
});
