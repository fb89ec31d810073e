import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack from 'webpack';

const compress = promisify(brotliCompress);

/**
 * Maps of scripts beside them, not named in them; without the source itself, which the repository has.
 * @param columns needed where a script is one line; without them a build takes less time
 */
export const sourceMaps = ({
  columns,
}: {
  readonly columns: boolean;
}): InstanceType<typeof webpack.SourceMapDevToolPlugin> =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.c?js$/,
    filename: '[file].map',
    append: false,
    module: true,
    columns,
    noSources: true,
    // 'src/pages.ts?browser' is another module than 'src/pages.ts' (area-entry.ts).
    moduleFilenameTemplate: '[resource-path][query]',
  });

/**
 * Maps beside the scripts of a development build and named in them, with the source: for the browser's own tools, and
 * for the development server, which names the source of errors.
 */
export const developmentMaps = (): InstanceType<typeof webpack.SourceMapDevToolPlugin> =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.c?js$/,
    filename: '[file].map',
    module: true,
    columns: true,
    moduleFilenameTemplate: 'file://[absolute-resource-path]',
  });

interface WebpackMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** The file of a release that holds the maps of all its scripts. It is not below web/: no browser can load it. */
export const mapsFile = 'maps.br';

/**
 * 'src/pages/home/view.tsx' is the squad's own, '../shared/…' and 'node_modules/…' are others'. Names of modules without
 * a file contain folders of this machine.
 */
const nameOf = (source: string): string =>
  source
    .replace(/^\.\//, '')
    .replace(/^ignored\|.*\|/, 'ignored|')
    .replace(/^data:.*/s, 'federation');

/** Gathers the maps of a build in one compressed file, and removes them from where files are served. */
export async function gatherMaps(outDir: string): Promise<void> {
  const found = (await readdir(outDir, { recursive: true })).filter((path) => /\.c?js\.map$/.test(path)).toSorted();
  const maps: Record<string, object> = {};
  for (const path of found) {
    const file = join(outDir, path);
    const { sources, mappings } = JSON.parse(await readFile(file, 'utf8')) as WebpackMap;
    maps[path.slice(0, -'.map'.length)] = {
      version: 3,
      sources: sources.map(nameOf),
      names: [],
      mappings,
    };
    await rm(file);
  }
  const bytes = await compress(JSON.stringify(maps), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  await writeFile(join(outDir, mapsFile), bytes);
}
