import { setImmediate as nextTurn } from 'node:timers/promises';
import { GeoJSONVT, type GeoJSONVTOptions } from '@maplibre/geojson-vt';
import type { Feature } from 'geojson';
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
/** The level of tiles from which points of a theme are cut. */
const themeFrom: Readonly<Partial<Record<OpenTheme, number>>> = { stations: 11, parks: 12 };
/** Square kilometres of the smallest lake that a tile shows: about four pixels by four. */
const smallestLake = (level: number): number => (4 * (156.5 / 2 ** level)) ** 2;
/** Shores of these lakes have a corner per kilometre: they would be wrong at closer levels. */
const lakesUntil = 11;
/** Most of them have no more corners than this: visibly triangles beyond this level. */
const fewCorners = 5;
const crudeLakesUntil = 8;

/** Layers of Protomaps' schema that each theme goes into. */
const layerOf: Readonly<Record<OpenTheme, string>> = {
  water: 'water',
  roads: 'roads',
  rail: 'transit',
  stations: 'pois',
  parks: 'pois',
};
const kindOf: Readonly<Partial<Record<OpenTheme, Tags>>> = { stations: { kind: 'station' }, parks: { kind: 'park' } };

interface Part {
  readonly theme: OpenTheme;
  /** The levels of tiles that it is cut into. */
  readonly from: number;
  readonly until: number;
  readonly index: GeoJSONVT;
}

/**
 * Reads the open data once, to be cut into tiles: layers `water` (km2), `roads` (class, name, straightened), `transit`
 * (class) and `pois` (kind, name), where there are any. Others get their turn between two parts of it,
 * also while a tile is cut.
 */
export async function readStreets(
  options: GeoJSONVTOptions,
): Promise<(tile: Tile) => Promise<Readonly<Record<string, TileLayer>>>> {
  const parts: Part[] = [];
  for await (const { theme, class: name, collection } of readOpenData()) {
    const from = (name === undefined ? themeFrom[theme] : classFrom[name]) ?? 0;
    for (const { until, features } of untilLevels(theme, collection.features)) {
      parts.push({ theme, from, until, index: new GeoJSONVT({ ...collection, features }, options) });
      await nextTurn();
    }
  }
  return async ({ z, x, y }) => {
    const layers: Record<string, TileLayer> = {};
    for (const { theme, from, until, index } of parts) {
      if (z < from || z > until) continue;
      const found = (index.getTile(z, x, y)?.features ?? []).filter(
        ({ tags }) => theme !== 'water' || Number(tags?.['km2']) >= smallestLake(z),
      );
      await nextTurn();
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

interface Levels {
  /** The level of tiles up to which they are cut. */
  readonly until: number;
  readonly features: Feature[];
}

/** Features of a theme by how near they may be looked at. */
function untilLevels(theme: OpenTheme, features: Feature[]): readonly Levels[] {
  if (theme !== 'water') return [{ until: Infinity, features }];
  const [crude = [], shaped = []] = [true, false].map((few) => features.filter((lake) => isCrude(lake) === few));
  return [
    { until: crudeLakesUntil, features: crude },
    { until: lakesUntil, features: shaped },
  ];
}

/** The first corner of a ring is its last one, too. */
const isCrude = ({ geometry }: Feature): boolean =>
  geometry.type === 'Polygon' && (geometry.coordinates[0]?.length ?? 0) <= fewCorners + 1;
