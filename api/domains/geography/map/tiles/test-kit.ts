import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** A tile's points as tests look at them: layer → [x, y, properties]. */
export type ReadTile = Readonly<Record<'listings' | 'clusters', readonly ReadPoint[]>>;
export interface ReadPoint {
  readonly x: number;
  readonly y: number;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

export function readPoints(bytes: Uint8Array): ReadTile {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const points = (name: string): ReadPoint[] =>
    Array.from({ length: layers[name]?.length ?? 0 }, (_, at) => {
      const feature = layers[name]?.feature(at);
      const point = feature?.loadGeometry()[0]?.[0];
      return { x: point?.x ?? -1, y: point?.y ?? -1, properties: feature?.properties ?? {} };
    });
  return { listings: points('listings'), clusters: points('clusters') };
}

/** The number of homes in a tile. */
export function homesOfTile({ listings, clusters }: ReadTile): number {
  return [...listings, ...clusters].reduce((sum, { properties }) => sum + Number(properties['n'] ?? 1), 0);
}
