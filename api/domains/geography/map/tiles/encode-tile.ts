import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { extent } from './tile.ts';

export interface PointFeature {
  /** In the tile's coordinates. */
  readonly at: readonly [x: number, y: number];
  /** Absent ones are left out. */
  readonly properties: Readonly<Record<string, string | number | boolean | undefined>>;
}

type TileLayers = Parameters<typeof fromGeojsonVt>[0];
/** One layer, cut for a tile. */
export type TileLayer = TileLayers[string];

/** A Mapbox vector tile (version 2) of points; layers without any are left out. */
export function encodeTile(layers: Readonly<Record<string, readonly PointFeature[]>>): Uint8Array {
  return encodeLayers(Object.fromEntries(Object.entries(layers).map(([name, features]) => [name, layerOf(features)])));
}

/** The same of layers that were cut before. @param units of the tile from edge to edge */
export function encodeLayers(layers: TileLayers, units = extent): Uint8Array {
  const some = Object.fromEntries(Object.entries(layers).filter(([, { features }]) => features.length > 0));
  return fromGeojsonVt(some, { version: 2, extent: units });
}

/** Points in the form of a tile that was cut. */
export function layerOf(points: readonly PointFeature[]): TileLayer {
  const features = points.map(({ at, properties }) => ({
    type: 1 as const,
    geometry: [[at[0], at[1]] as [number, number]],
    tags: Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)),
  }));
  return { features } as TileLayer;
}
