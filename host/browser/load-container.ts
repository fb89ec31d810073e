import type { Federation, OpenModule } from './federation.ts';
import { LoadFailure } from './load-failure.ts';
import type { Remote } from './remote.ts';
import { reportError } from './report.ts';
import { retryLoad } from './retry.ts';
import { shareScope, type ShareScope } from './share-scope.ts';
import { timeLimit } from './time-limit.ts';

/** The global that a federated build creates under its own name. */
interface Container {
  init(scope: ShareScope): unknown;
  /** @throws when the module does not exist */
  get(module: string): Promise<() => unknown>;
}
interface Policy {
  createScriptURL(url: string): string;
}
interface Page {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  __VERANDAH_INTEGRITY__?: Readonly<Record<string, string>>;
}
/** Milliseconds that loads wait for the federation runtime. After that they are done as on the first page. */
export const runtimePatience = 2000;
/** Milliseconds that the runtime waits for the operator's plugins. After that it starts without them. */
export const pluginPatience = 1000;

const page = globalThis as unknown as Page & Record<string, Container | undefined>;
const containers = new Map<string, Promise<Container>>();
/** What was loaded without the runtime, by container. */
const opened = new Map<string, OpenModule>();
let policy: Policy | undefined;
let runtime: Promise<Federation | undefined> | undefined;

const hashOf = (url: string): string => {
  const { origin, pathname, href } = new URL(url, location.href);
  const hash = page.__VERANDAH_INTEGRITY__?.[origin === location.origin ? pathname : href];
  if (!hash) throw new TypeError(`No integrity for ${url}: it is not part of this page's release set.`);
  return hash;
};

/** A script with its hash and its trusted address. @throws {TypeError} for one outside the release set */
function newScript(url: string): HTMLScriptElement {
  policy ??= page.trustedTypes?.createPolicy('shell', {
    createScriptURL: (address) => {
      hashOf(address);
      return address;
    },
  });
  const script = document.createElement('script');
  script.integrity = hashOf(url);
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.fetchPriority = 'high';
  script.src = policy ? policy.createScriptURL(url) : url;
  return script;
}

/** Adds a container's script to the page, always with its hash. */
function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = newScript(url);
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new LoadFailure(url));
    };
    document.head.append(script);
  });
}

async function openContainer({ container: name, entry }: Remote): Promise<Container> {
  if (!page[name]) await retryLoad(() => addScript(entry));
  const container = page[name];
  if (!container) throw new Error(`${entry} has no ${name}.`);
  await container.init(shareScope);
  return container;
}

/** Loads a module without the federation runtime. */
async function loadLight(remote: Remote, module: string): Promise<unknown> {
  const { container: name } = remote;
  const container =
    containers.get(name) ??
    openContainer(remote).catch((error: unknown) => {
      containers.delete(name);
      throw error;
    });
  containers.set(name, container);
  const factory = await (await container).get(module);
  if (!opened.has(name)) opened.set(name, { remote, module });
  return factory();
}

/** Puts the federation runtime in charge, with the operator's plugins if they arrive in time. */
async function takeOver(plugin: string | undefined): Promise<Federation> {
  const runtime = await import(/* webpackChunkName: "federation" */ './federation.ts');
  if (plugin !== undefined)
    await timeLimit(addScript(plugin), pluginPatience, 'Loading the federation plugin').catch((problem: unknown) =>
      reportError(problem, 'federation plugin'),
    );
  return runtime.takeOver({ shareScope, hashOf, newScript, opened });
}

/**
 * Fetches the federation runtime. It takes over the open containers and every later load; while it is missing or late,
 * containers are opened as on the first page. Called again after a failure, it tries again.
 * @param plugin address of a script that adds plugins to it
 */
export function startFederation(plugin?: string): Promise<unknown> {
  if (runtime) return runtime;
  const arriving = takeOver(plugin);
  // Containers are opened without it; the next load tries again.
  runtime = timeLimit(arriving, runtimePatience, 'Loading the federation runtime').catch(() => undefined);
  arriving.then(
    (federation) => {
      runtime = Promise.resolve(federation);
    },
    () => {
      runtime = undefined;
    },
  );
  return runtime;
}

/**
 * Loads a module of a federated build. The container's name includes the version, so releases can coexist on a page.
 * @throws {Error} when the script cannot be loaded, does not match its hash, or needs other versions of the shared
 * modules
 */
export async function loadModule<Module>(remote: Remote, module: string): Promise<Module> {
  const federation = await runtime;
  return (await (federation ? federation.load(remote, module) : loadLight(remote, module))) as Module;
}
