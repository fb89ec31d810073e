import { setImmediate as nextTurn } from 'node:timers/promises';
import { GeoJSONVT, type GeoJSONVTOptions } from '@maplibre/geojson-vt';
import type { TileLayer } from '../tiles/encode-tile.ts';
import type { Tile } from '../tiles/tile.ts';
import { readOpenData } from './read-open-data.ts';
import type { OpenTheme } from './theme.ts';

type Tags = Readonly<Record<string, string | number | boolean>>;

/** The level of tiles from which roads and tracks of a class are cut: maps show a tile from its level to one nearer. */
const classFrom: Readonly<Record<string, number>> = {
  motorway: 3,
  trunk: 5,
  primary: 7,
  secondary: 8,
  tertiary: 10,
  minor: 11,
  rail: 8,
  tram: 12,
};
/** Square kilometres of the smallest lake that a tile shows: about four pixels by four. */
const smallestLake = (level: number): number => (4 * (156.5 / 2 ** level)) ** 2;
/** The shores of these lakes are a kilometre from corner to corner: looked at nearer, they would lie wrong. */
const lakesUntil = 11;

const isShown: Readonly<Record<OpenTheme, (tags: Tags, level: number) => boolean>> = {
  water: ({ km2 }, level) => level <= lakesUntil && Number(km2) >= smallestLake(level),
  roads: (tags, level) => level >= (classFrom[String(tags['class'])] ?? 0),
  rail: (tags, level) => level >= (classFrom[String(tags['class'])] ?? 0),
  stations: (_, level) => level >= 11,
  parks: (_, level) => level >= 12,
};
/** Layers of Protomaps' schema that each theme goes into. */
const layerOf = {
  water: 'water',
  roads: 'roads',
  rail: 'transit',
  stations: 'pois',
  parks: 'pois',
} as const satisfies Record<OpenTheme, string>;
const kindOf: Readonly<Partial<Record<OpenTheme, Tags>>> = { stations: { kind: 'station' }, parks: { kind: 'park' } };

/**
 * Reads the open data once, to be cut into tiles: layers `water` (km2), `roads` (class, name, straightened), `transit`
 * (class) and `pois` (kind, name), where there are any. Others get their turn between two parts of it.
 */
export async function readStreets(
  options: GeoJSONVTOptions,
): Promise<(tile: Tile) => Readonly<Record<string, TileLayer>>> {
  const parts: { readonly theme: OpenTheme; readonly index: GeoJSONVT }[] = [];
  for await (const [theme, collection] of readOpenData()) {
    parts.push({ theme, index: new GeoJSONVT(collection, options) });
    await nextTurn();
  }
  return ({ z, x, y }) => {
    const layers: Record<string, TileLayer> = {};
    for (const { theme, index } of parts) {
      const found = (index.getTile(z, x, y)?.features ?? []).filter(({ tags }) => isShown[theme](tags as Tags, z));
      if (found.length === 0) continue;
      const layer = (layers[layerOf[theme]] ??= { features: [] } as unknown as TileLayer);
      const kind = kindOf[theme];
      layer.features.push(
        ...(kind ? found.map((feature) => ({ ...feature, tags: { ...feature.tags, ...kind } })) : found),
      );
    }
    return layers;
  };
}
