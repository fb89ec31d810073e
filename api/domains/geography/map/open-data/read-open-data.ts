import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import type { Feature, FeatureCollection } from 'geojson';
import { PbfReader } from 'pbf';
import { openDataFiles, openThemes, type OpenDataFile, type OpenTheme } from './theme.ts';

const decompress = promisify(brotliDecompress);

/** Features of one theme and, of roads and tracks, of one class (WGS 84). */
export interface OpenDataPart {
  readonly theme: OpenTheme;
  readonly class: string | undefined;
  readonly collection: FeatureCollection;
}

/** A stored file of this folder: a vector tile, compressed with Brotli. */
export const packedOpenData = (file: OpenDataFile): Promise<Buffer> =>
  readFile(new URL(`./${file}.mvt.br`, import.meta.url));

/** The same, unpacked. */
export const unpackedOpenData = async (file: OpenDataFile): Promise<Buffer> => decompress(await packedOpenData(file));

/** What the files of this folder hold, in parts that are quick to work through. */
export async function* readOpenData(): AsyncGenerator<OpenDataPart> {
  for (const file of openDataFiles) {
    const { layers } = new VectorTile(new PbfReader(await unpackedOpenData(file)));
    for (const theme of openThemes) {
      const layer = layers[theme];
      if (!layer) continue;
      const features = Array.from({ length: layer.length }, (_, at) => layer.feature(at));
      for (const [name, some] of Map.groupBy(features, ({ properties }) => properties['class']))
        yield {
          theme,
          class: name === undefined ? undefined : String(name),
          collection: {
            type: 'FeatureCollection',
            features: some.map((feature) => feature.toGeoJSON(0, 0, 0) as Feature),
          },
        };
    }
  }
}
