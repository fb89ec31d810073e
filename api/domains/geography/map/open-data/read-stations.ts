import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { unpackedOpenData } from './read-open-data.ts';

/** A railway station. */
export interface Station {
  readonly name: string;
  readonly stateCode: 'VIC' | 'QLD';
  readonly latitude: number;
  readonly longitude: number;
}

const files = [
  ['victoria', 'VIC'],
  ['queensland', 'QLD'],
] as const;

let stations: Promise<readonly Station[]> | undefined;

/** The stations of this folder's files, read once: all of Victoria, and South East Queensland. */
export function openStations(): Promise<readonly Station[]> {
  stations ??= Promise.all(
    files.map(async ([file, stateCode]) => {
      const { layers } = new VectorTile(new PbfReader(await unpackedOpenData(file)));
      const layer = layers['stations'];
      return Array.from({ length: layer?.length ?? 0 }, (_, at): Station[] => {
        const { geometry, properties } = layer?.feature(at).toGeoJSON(0, 0, 0) ?? {};
        if (geometry?.type !== 'Point') return [];
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        return [{ name: String(properties?.['name']), stateCode, latitude, longitude }];
      }).flat();
    }),
  ).then((found) => found.flat());
  return stations;
}
