import { shareScope, type ShareScope } from './share-scope.ts';

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

const page = globalThis as unknown as Page & Record<string, Container | undefined>;
const containers = new Map<string, Promise<Container>>();
let policy: Policy | undefined;

const hashOf = (url: string): string => {
  const hash = page.__VERANDAH_INTEGRITY__?.[new URL(url, location.href).pathname];
  if (!hash) throw new TypeError(`No integrity for ${url}: it is not part of this page's release set.`);
  return hash;
};

/** Adds a container's script to the page, always with its hash. */
function addScript(url: string): Promise<void> {
  policy ??= page.trustedTypes?.createPolicy('shell', {
    createScriptURL: (address) => {
      hashOf(address);
      return address;
    },
  });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.integrity = hashOf(url);
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.fetchPriority = 'high';
    script.src = policy ? policy.createScriptURL(url) : url;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    document.head.append(script);
  });
}

async function open(name: string, entry: string): Promise<Container> {
  if (!page[name]) await addScript(entry);
  const container = page[name];
  if (!container) throw new Error(`${entry} has no ${name}.`);
  await container.init(shareScope);
  return container;
}

/**
 * Loads a module of a federated build. The container's name includes the version, so releases can coexist on a page.
 * @throws {Error} when the script cannot be loaded, does not match its hash, or needs other versions of the shared
 * modules
 */
export async function loadModule<Module>(name: string, entry: string, module: string): Promise<Module> {
  const opened =
    containers.get(name) ??
    open(name, entry).catch((error: unknown) => {
      containers.delete(name);
      throw error;
    });
  containers.set(name, opened);
  return (await (await opened).get(module))() as Module;
}
