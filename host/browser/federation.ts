import { failedFile } from '@verandah/areas';
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import bundler from '@module-federation/webpack-bundler-runtime/bundler';
import type { Remote } from './remote.ts';
import { LoadFailure } from './load-failure.ts';
import { federationManifest } from './release-hashes.ts';
import { retryLoad } from './retry.ts';
import type { ShareScope } from './share-scope.ts';

type Options = Parameters<NonNullable<typeof bundler.bundlerRuntime>['initContainerEntry']>[0];
interface Page {
  /** The runtime, for entries that are added after it. */
  __FEDERATION_FULL__?: typeof bundler;
  /** The containers that were opened before it. */
  __FEDERATION_LIGHT__?: Options[];
}
const page = globalThis as Page;

/** A module that was loaded without the runtime. */
export interface OpenModule {
  readonly remote: Remote;
  readonly module: string;
}
export interface OpenPage {
  readonly shareScope: ShareScope;
  /** @throws {TypeError} for a file outside the release set */
  readonly hashOf: (address: string) => string;
  /** A script with its hash and its trusted address. */
  readonly newScript: (address: string) => HTMLScriptElement;
  /** One module of every open container. */
  readonly opened: ReadonlyMap<string, OpenModule>;
}

/** The federation runtime, in charge of the page. */
export interface Federation {
  /** Loads a module by the release's manifest. @throws as `loadModule` does */
  load(remote: Remote, module: string): Promise<unknown>;
}

/** Address of a manifest → its release. The page has one runtime, which a second `takeOver` finds again. */
const remotes = new Map<string, Remote>();

/** Everything that the runtime adds to the page has its hash. */
function integrityPlugin({ hashOf, newScript, opened }: OpenPage): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity',
    // An open container has its files on the page already.
    beforePreloadRemote({ preloadOps }) {
      if (preloadOps.some(({ nameOrAlias }) => opened.has(nameOrAlias))) preloadOps.splice(0);
    },
    createScript: ({ url }) => newScript(url),
    // Styles are only fetched ahead: the release's own script adds them and waits for them.
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      const as = String(attrs?.['as'] ?? 'style');
      return Object.assign(link, {
        rel: 'preload',
        as,
        integrity: hashOf(url),
        crossOrigin: 'anonymous',
        href: url,
      });
    },
    async fetch(address) {
      const remote = remotes.get(new URL(address, location.href).pathname);
      if (!remote) throw new TypeError(`${address} is not part of this page's release set.`);
      return new Response(await federationManifest(remote), { headers: { 'content-type': 'application/json' } });
    },
  };
}

/** webpack's: the address of the host's files. */
declare const __webpack_public_path__: string | undefined;

/** The host's version, for the developer tools. */
const hostVersion = (): object => {
  const folder = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  const version = /\/r\/host\/([^/]+)\//.exec(folder)?.[1];
  return version === undefined ? {} : { version };
};

/** The host's modules as the runtime knows them. */
const sharedModules = (scope: ShareScope) =>
  Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [
      name,
      Object.entries(versions).map(([version, { get }]) => ({
        version,
        lib: get(),
        shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
      })),
    ]),
  );

/** Gives a container that the light runtime opened an instance of the real one, as its entry would have had. */
function adoptOptions(options: Options): void {
  const { webpackRequire } = options;
  const { federation } = webpackRequire;
  const { runtime, bundlerRuntime, attachShareScopeMap } = bundler;
  Object.assign(federation, { runtime, bundlerRuntime, attachShareScopeMap });
  Object.assign(federation, { instance: bundlerRuntime?.init({ webpackRequire, libraryType: 'var' }) });
  bundlerRuntime?.initContainerEntry(options);
}

/** The runtime's codes of a manifest and of an entry that could not be loaded. */
const [manifestFailed, entryFailed] = ['RUNTIME-003', 'RUNTIME-008'];

/** The failure of a file as the host knows it; any other error as it is. */
function fileFailure(error: unknown, { manifest, entry }: Remote): unknown {
  const message = error instanceof Error ? error.message : '';
  if (failedFile(error) !== undefined || message.includes('ScriptExecutionError')) return error;
  if (message.includes(entryFailed)) return new LoadFailure(entry, message);
  return message.includes(manifestFailed) && manifest !== undefined ? new LoadFailure(manifest, message) : error;
}

/**
 * Puts the federation runtime in charge: it adopts the open containers, with the share scope that they already use, and
 * loads everything that follows.
 */
export function takeOver(open: OpenPage): Federation {
  const { shareScope, opened } = open;
  const shell = init({
    name: 'shell',
    ...hostVersion(),
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [integrityPlugin(open)],
    shared: sharedModules(shareScope),
  });
  // Containers hold this very object, so it stays and gets the runtime's contents, with who uses what.
  const own = shell.shareScopeMap['default'] ?? {};
  for (const [name, versions] of Object.entries(own))
    for (const [version, shared] of Object.entries(versions))
      shared.useIn.push(...(shareScope[name]?.[version]?.useIn ?? []));
  shell.initShareScopeMap('default', Object.assign(shareScope, own) as unknown as typeof own);

  page.__FEDERATION_FULL__ = bundler;
  for (const options of page.__FEDERATION_LIGHT__ ?? []) adoptOptions(options);
  delete page.__FEDERATION_LIGHT__;

  const load = async (remote: Remote, module: string): Promise<unknown> => {
    const { container, manifest, entry } = remote;
    if (manifest !== undefined) remotes.set(manifest, remote);
    // The manifest of an older release contains no hashes; the runtime opens its container as it is.
    shell.registerRemotes([{ name: container, entry: manifest ?? entry }]);
    return retryLoad(async () => {
      try {
        return await shell.loadRemote(`${container}/${module.replace(/^\.\//, '')}`);
      } catch (error) {
        throw fileFailure(error, remote);
      }
    });
  };
  // The runtime, its plugins and the developer tools know the open containers as well. Nothing waits for it.
  for (const { remote, module } of opened.values()) void load(remote, module).catch(() => undefined);
  return { load };
}
