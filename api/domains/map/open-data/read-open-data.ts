import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import type { Feature, FeatureCollection } from 'geojson';
import { PbfReader } from 'pbf';
import { openDataFiles, openThemes, type OpenDataFile, type OpenTheme } from './theme.ts';

const decompress = promisify(brotliDecompress);

/** What the files of this folder hold (WGS 84), theme by theme; of a theme one collection for each file that has it. */
export async function* readOpenData(): AsyncGenerator<readonly [OpenTheme, FeatureCollection]> {
  for (const file of openDataFiles) {
    const { layers } = new VectorTile(new PbfReader(await decompress(await readFile(openDataPath(file)))));
    for (const theme of openThemes) {
      const layer = layers[theme];
      if (layer) yield [theme, collectionOf(layer)];
    }
  }
}

const openDataPath = (file: OpenDataFile): URL => new URL(`./${file}.mvt.br`, import.meta.url);

const collectionOf = (layer: VectorTileLayer): FeatureCollection => ({
  type: 'FeatureCollection',
  features: Array.from({ length: layer.length }, (_, at) => layer.feature(at).toGeoJSON(0, 0, 0) as Feature),
});
