import type { BuiltArea } from './built-area.ts';
import { containerName, identifierOf } from './placeholders.ts';

/** Paths of a release's federation manifest and its integrity map. */
export const federationManifestFile = 'web/mf-manifest.json';
export const integrityFile = 'web/integrity.json';

const below = (path: string): string => path.replace(/^web\//, '');
const assets = (sync: readonly string[]): object => ({
  js: { sync: sync.filter((path) => path.endsWith('.js')).map(below), async: [] },
  css: { sync: sync.filter((path) => path.endsWith('.css')).map(below), async: [] },
});

/**
 * What another Module Federation host needs to load the release: the manifest of the Module Federation runtime, version
 * 2 (`Manifest` of @module-federation/sdk). Our own host does not read it: the release set names every file.
 */
export function federationManifest(
  built: Pick<BuiltArea, 'area' | 'entry' | 'scripts' | 'styles' | 'shared' | 'contract'>,
  version: string,
): object {
  const name = containerName(built.area, identifierOf(version));
  const exposed = (module: string, files: readonly string[]): object => ({
    id: `${name}:${module}`,
    name: module,
    path: `./${module}`,
    assets: assets(files),
  });
  return {
    id: name,
    name,
    metaData: {
      name,
      globalName: name,
      type: 'app',
      publicPath: 'auto',
      pluginVersion: 'webpack',
      buildInfo: { buildVersion: version, buildName: built.area },
      remoteEntry: { name: below(built.entry), path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
    },
    // Provided by the host, never bundled: there is no fallback.
    shared: Object.entries(built.shared).map(([module, range]) => ({
      id: `${name}:${module}`,
      name: module,
      version: range.replace(/^\^/, ''),
      requiredVersion: range,
      singleton: true,
      hash: '',
      assets: assets([]),
    })),
    remotes: [],
    exposes: [
      exposed('app', [...built.scripts, ...built.styles]),
      ...(built.contract.fragments ? [exposed('fragments', [])] : []),
    ],
  };
}
