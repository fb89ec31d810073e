import type { Remote } from './remote.ts';

interface Page {
  __VERANDAH_INTEGRITY__?: Record<string, string>;
  __FEDERATION__?: {
    __INSTANCES__: { name: string }[];
    __GLOBAL_PLUGIN__: object[];
    moduleInfo: Record<string, { remoteEntry?: string }>;
  };
  __FEDERATION_FULL__?: object;
  fetch?: unknown;
  Response?: unknown;
}
const page = globalThis as unknown as Page & Record<string, unknown>;

/** A release as it is served: its container runs when its script is added. */
function publish(name: string, { withManifest = true } = {}): Remote {
  const folder = `/r/${name}/1.0.0/web/`;
  const container = `mf_${name}__1`;
  const entry = `${folder}remoteEntry.js`;
  const remote = { container, entry, hashes: `sha384-map-${name}` };
  const files = { 'remoteEntry.js': `sha384-${name}`, 'js/app.js': 'sha384-app', 'css/app.css': 'sha384-css' };
  served.set(entry, () => {
    page[container] = {
      init: (scope: unknown) => {
        scopes.push(scope);
      },
      get: (module: string) => Promise.resolve(() => ({ is: `${name} ${module}` })),
    };
  });
  const assets = { js: { sync: ['js/app.js'], async: [] }, css: { sync: ['css/app.css'], async: [] } };
  const manifest = {
    id: container,
    name: container,
    metaData: {
      name: container,
      globalName: container,
      type: 'app',
      publicPath: 'auto',
      pluginVersion: '2.9.2',
      buildInfo: { buildVersion: '1.0.0', buildName: name },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
    },
    shared: [],
    remotes: [],
    exposes: [{ id: `${container}:app`, name: 'app', path: './app', assets }],
    integrity: files,
  };
  maps.set(`${folder}mf-manifest.json`, manifest);
  if (withManifest) return { ...remote, manifest: `${folder}mf-manifest.json` };
  Object.assign((page.__VERANDAH_INTEGRITY__ ??= {}), { [entry]: `sha384-${name}` });
  return remote;
}

/** jsdom has no Response. */
class TextResponse {
  readonly #text: string;
  readonly ok = true;
  constructor(text: string) {
    this.#text = text;
  }
  json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.#text));
  }
}

const served = new Map<string, () => void>();
const maps = new Map<string, object>();
const scopes: unknown[] = [];
const requested: string[] = [];
const added: (HTMLScriptElement | HTMLLinkElement)[] = [];

beforeEach(() => {
  jest.resetModules();
  page.__FEDERATION__?.__INSTANCES__.splice(0);
  page.__FEDERATION__?.__GLOBAL_PLUGIN__.splice(0);
  for (const name of Object.keys(page)) if (name.startsWith('mf_')) delete page[name];
  requested.length = added.length = scopes.length = 0;
  page.__VERANDAH_INTEGRITY__ = {};
  page.Response = TextResponse;
  page.fetch = (address: string) => {
    requested.push(address);
    const text = JSON.stringify(maps.get(address));
    return Promise.resolve({ ok: text !== undefined, status: 404, text: () => Promise.resolve(text) });
  };
  const add = (element: Node): void => {
    if (element instanceof HTMLLinkElement) added.push(element);
    if (!(element instanceof HTMLScriptElement)) return;
    added.push(element);
    const run = served.get(new URL(element.src).pathname);
    run?.();
    queueMicrotask(() => {
      if (run) element.onload?.(new Event('load'));
      else element.onerror?.(new Event('error'));
    });
  };
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => nodes.forEach((node) => add(node as Node)));
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    add(node);
    return node;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.dontMock('./federation.ts');
  jest.restoreAllMocks();
});

/** The loading modules as on a new page. */
async function newPage() {
  const { loadModule, startFederation, runtimePatience, pluginPatience } = await import('./load-container.ts');
  const { knowHashes } = await import('./release-hashes.ts');
  const load = async (remote: Remote, module: string): Promise<unknown> => {
    await knowHashes(remote);
    return loadModule(remote, module);
  };
  return { load, startFederation, runtimePatience, pluginPatience };
}

test('[REL-15] the runtime adopts what is open and loads what follows by the manifest, in one request beside its files', async () => {
  const { load, startFederation } = await newPage();
  const [first, later] = [publish('first'), publish('later')];
  expect(await load(first, './app')).toEqual({ is: 'first ./app' });
  const open = requested.length;
  await startFederation();
  expect(await load(later, './app')).toEqual({ is: 'later ./app' });
  expect(await load(first, './fragments')).toEqual({ is: 'first ./fragments' });
  expect(requested.slice(open)).toEqual(['/r/later/1.0.0/web/mf-manifest.json']);
  const scripts = added.filter((element) => element instanceof HTMLScriptElement);
  expect(scripts.map(({ src, integrity }) => [new URL(src).pathname, integrity])).toEqual([
    ['/r/first/1.0.0/web/remoteEntry.js', 'sha384-first'],
    ['/r/later/1.0.0/web/js/app.js', 'sha384-app'],
    ['/r/later/1.0.0/web/remoteEntry.js', 'sha384-later'],
  ]);
  // One share scope for all, before and after.
  expect(new Set(scopes).size).toBe(1);
  expect(page.__FEDERATION__?.__INSTANCES__.map(({ name }) => name)).toContain('shell');
});

test('[REL-15] a release whose manifest contains no hashes is opened by its entry', async () => {
  const { load, startFederation } = await newPage();
  await startFederation();
  expect(await load(publish('older', { withManifest: false }), './app')).toEqual({ is: 'older ./app' });
  expect(requested).toEqual([]);
});

test('[REL-15] a file outside the release set is not loaded by the runtime', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { load, startFederation } = await newPage();
  await startFederation();
  const remote = publish('strange');
  await load(remote, './app');
  served.set('/r/evil/1.0.0/web/remoteEntry.js', () => undefined);
  await expect(load({ container: 'mf_evil__1', entry: '/r/evil/1.0.0/web/remoteEntry.js' }, './app')).rejects.toThrow(
    'No integrity for',
  );
  expect(added.map((element) => ('src' in element ? element.src : element.href)).join()).not.toContain('evil');
});

test('[REL-15] while the runtime does not arrive, loads wait for it two seconds and go on without it', async () => {
  jest.doMock('./federation.ts', () => ({ takeOver: () => new Promise(() => undefined) }));
  const { load, startFederation, runtimePatience } = await newPage();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const started = startFederation();
  const loaded = load(publish('first'), './app');
  await jest.advanceTimersByTimeAsync(runtimePatience - 1);
  expect(added).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await loaded).toEqual({ is: 'first ./app' });
  expect(await started).toBeUndefined();
  expect(await load(publish('later'), './app')).toEqual({ is: 'later ./app' });
});

const pluginAddress = 'https://tools.example.com/plugin.js';

test("[REL-16] the operator's script runs with its hash before the runtime, and its plugins see all containers", async () => {
  const { load, startFederation } = await newPage();
  await load(publish('first'), './app');
  Object.assign((page.__VERANDAH_INTEGRITY__ ??= {}), { [pluginAddress]: 'sha384-plugin' });
  const seen: string[] = [];
  served.set('/plugin.js', () =>
    page.__FEDERATION__?.__GLOBAL_PLUGIN__.push({
      name: 'counts-loads',
      onLoad: ({ id }: { id: string }) => void seen.push(id),
    }),
  );
  await startFederation(pluginAddress);
  await load(publish('later'), './app');
  expect(added.map((element) => ('src' in element ? [element.src, element.integrity] : []))).toContainEqual([
    pluginAddress,
    'sha384-plugin',
  ]);
  expect(seen.toSorted()).toEqual(['mf_first__1/app', 'mf_later__1/app']);
});

test('[REL-16] the runtime starts without a plugin that fails, and reports it', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load, startFederation } = await newPage();
  Object.assign((page.__VERANDAH_INTEGRITY__ ??= {}), { [pluginAddress]: 'sha384-plugin' });
  served.delete('/plugin.js');
  await startFederation(pluginAddress);
  await load(publish('later'), './app');
  expect(requested).toEqual(['/r/later/1.0.0/web/mf-manifest.json']);
  expect(String(reported.mock.calls)).toContain(`${pluginAddress} could not be loaded.`);
});

test('[REL-16] a plugin that never arrives holds the runtime for a second', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { startFederation, pluginPatience } = await newPage();
  Object.assign((page.__VERANDAH_INTEGRITY__ ??= {}), { [pluginAddress]: 'sha384-plugin' });
  jest.spyOn(document.head, 'append').mockImplementation(() => undefined);
  await import('./federation.ts');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const started = startFederation(pluginAddress);
  await jest.advanceTimersByTimeAsync(pluginPatience);
  expect(await started).toHaveProperty('load');
  expect(String(reported.mock.calls)).toContain('Loading the federation plugin took longer than 1000 ms.');
});

test('[REL-16] a script of another origin has no hash of ours, whatever its path', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { startFederation } = await newPage();
  Object.assign((page.__VERANDAH_INTEGRITY__ ??= {}), { '/plugin.js': 'sha384-plugin' });
  await startFederation(pluginAddress);
  expect(added).toEqual([]);
});

test('[REL-15] a runtime that cannot be loaded is requested again by the next start', async () => {
  const takeOver = jest.fn(() => Promise.reject(new Error('offline')));
  jest.doMock('./federation.ts', () => ({ takeOver }));
  const { load, startFederation } = await newPage();
  await startFederation();
  expect(await load(publish('first'), './app')).toEqual({ is: 'first ./app' });
  await startFederation();
  expect(takeOver).toHaveBeenCalledTimes(2);
});
