import { versionText } from '../placeholders.ts';

/** Path of a release's federation manifest. */
export const federationManifestFile = 'web/mf-manifest.json';

interface SharedModule {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly requiredVersion?: string;
}
interface AssetsOfType {
  sync: string[];
  async: string[];
}
/** The parts of the plugin's manifest that are completed here. */
interface Stats {
  readonly name: string;
  readonly metaData: { readonly buildInfo: object };
  readonly shared: SharedModule[];
  readonly exposes: readonly { readonly name: string; readonly assets: { js: AssetsOfType; css: AssetsOfType } }[];
}

/**
 * Adds what the plugin leaves out of the manifest: the release's version, the area, and shared modules that are
 * packages of the workspace. Of an exposed module's files, only those that it always needs are `sync`: the plugin
 * counts those of every page, and a host loads all of them at once.
 * @param shared what the host provides
 * @param filesOf the files of an exposed module's own chunks
 */
export function completeManifest<Given extends Stats>(
  stats: Given,
  area: string,
  shared: Readonly<Record<string, { readonly requiredVersion: string }>>,
  filesOf: (exposed: string) => readonly string[],
): Given {
  Object.assign(stats.metaData.buildInfo, { buildVersion: versionText, buildName: area });
  const [like] = stats.shared;
  for (const [name, { requiredVersion }] of Object.entries(shared)) {
    if (!like || stats.shared.some((known) => known.name === name)) continue;
    const id = `${stats.name}:${name}`;
    stats.shared.push({ ...like, id, name, version: requiredVersion.replace(/^\^| .*/g, ''), requiredVersion });
  }
  for (const { name, assets } of stats.exposes) {
    const own = filesOf(name);
    for (const type of ['js', 'css'] as const) {
      const all = new Set([...assets[type].sync, ...assets[type].async]);
      const sync = own.filter((file) => all.has(file));
      assets[type] = { sync, async: [...all].filter((file) => !sync.includes(file)).toSorted() };
    }
  }
  return stats;
}

/**
 * Adds the hashes of a release's other files to its manifest: `integrity`, path below the manifest's folder →
 * sha384-…. A host that verifies the manifest's own hash needs no other list.
 */
export function withIntegrity(
  manifest: string,
  files: readonly { readonly path: string; readonly integrity: string }[],
): string {
  const integrity = Object.fromEntries(files.map(({ path, integrity: hash }) => [path.replace(/^web\//, ''), hash]));
  return JSON.stringify({ ...(JSON.parse(manifest) as object), integrity });
}
