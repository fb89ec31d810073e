// The part of the federation runtime that an entry needs before the host's runtime is on the page: the container's
// `init`, and the modules that its chunks take from the share scope. The build puts it in the place of
// @module-federation/webpack-bundler-runtime, so its names are those of the code that the plugin generates.
import { isInRange } from './is-in-range.ts';

type Id = string | number;
type Factory = () => unknown;

interface SharedVersion {
  readonly get: () => Factory | Promise<Factory>;
  readonly lib?: Factory;
  readonly loaded?: boolean | number;
  useIn?: string[];
}
type Scope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

/** The parts of webpack's `__webpack_require__` that are used here. */
interface WebpackRequire {
  readonly m: Record<Id, (module: { exports: unknown }) => void>;
  readonly c: Record<Id, unknown>;
  /** Undefined when nothing is shared, as in a build for development. */
  readonly S?: { default?: Scope };
  readonly federation: { readonly initOptions: { readonly name: string } };
  readonly consumesLoadingData: {
    readonly chunkMapping: Readonly<Record<Id, readonly Id[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<
      Record<Id, { readonly shareKey: string; readonly requiredVersion: string }>
    >;
  };
}
interface Consumer {
  readonly chunkId: Id;
  readonly promises: Promise<unknown>[];
  readonly chunkMapping?: Readonly<Record<Id, readonly Id[]>>;
  readonly installedModules: Record<Id, unknown>;
  readonly webpackRequire: WebpackRequire;
}
interface Container {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: Scope;
}

const page = globalThis as { __FEDERATION_FULL__?: object; __FEDERATION_LIGHT__?: Container[] };

/** Takes what a chunk needs of the share scope; what is loaded already goes before what is not. */
function consumeShared({ chunkId, promises, chunkMapping, installedModules, webpackRequire }: Consumer): void {
  const { consumesLoadingData, S, m, c, federation } = webpackRequire;
  for (const id of (chunkMapping ?? consumesLoadingData.chunkMapping)[chunkId] ?? []) {
    if (id in installedModules) continue;
    const { shareKey, requiredVersion } = consumesLoadingData.moduleIdToConsumeDataMapping[id] as {
      shareKey: string;
      requiredVersion: string;
    };
    const put = (factory: Factory): void => {
      installedModules[id] = 0;
      m[id] = (module) => {
        delete c[id];
        module.exports = factory();
      };
    };
    const versions = Object.entries(S?.default?.[shareKey] ?? {});
    const found = versions
      .toSorted(([, one], [, other]) => Number(!!other.loaded) - Number(!!one.loaded))
      .find(([version]) => isInRange(version, requiredVersion))?.[1];
    if (!found) {
      const provided = versions.map(([version]) => version).join(', ') || 'none';
      put(() => {
        throw new Error(`Unsatisfied version ${provided} of shared module ${shareKey} (required ${requiredVersion})`);
      });
      continue;
    }
    const { name } = federation.initOptions;
    if (!(found.useIn ??= []).includes(name)) found.useIn.push(name);
    const factory = found.lib ?? found.get();
    if ('then' in factory) promises.push((installedModules[id] = factory.then(put)));
    else put(factory);
  }
}

const light = {
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }: Container) => ({ name: webpackRequire.federation.initOptions.name }),
    I(): void {},
    consumes: consumeShared,
    initContainerEntry(container: Container): void {
      const { S } = container.webpackRequire;
      if (S?.default && S.default !== container.shareScope)
        throw new Error('The container has another share scope already.');
      if (S) S.default = container.shareScope;
      (page.__FEDERATION_LIGHT__ ??= []).push(container);
    },
  },
};

/** The host's runtime once it is on the page: an entry that is added later has none of its own. */
export default page.__FEDERATION_FULL__ ?? light;
