/**
 * Packs the GeoJSON files that README.md names into the files of this folder: `node pack.ts FOLDER`. Lines of one class
 * that have no name become one feature, neighbours next to each other, since a position is stored as its difference
 * from the last one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import type { Feature, FeatureCollection, Position } from 'geojson';
import { encodeLayers, type TileLayer } from '../tiles/encode-tile.ts';
import { worldExtent, type OpenDataFile, type OpenTheme } from './theme.ts';

type Point = [x: number, y: number];
type Line = readonly Point[];
type Tags = Readonly<Record<string, string | number | boolean>>;
interface Packed {
  readonly type: 1 | 2 | 3;
  readonly tags: Tags;
  readonly lines: readonly Line[];
}

/** Roads of traffic models are straightened between crossings. */
const straightened = { straightened: true };
const sources: Readonly<
  Record<OpenDataFile, readonly (readonly [OpenTheme, file: string, tags: (feature: Feature) => Tags | undefined])[]>
> = {
  openstreetmap: [
    ['water', 'water-inland-osm', ({ properties }) => ({ km2: Math.round(properties?.['km2'] * 100) / 100 })],
    ...(['vic', 'nsw-central', 'wa-southwest'] as const).map(
      (region) =>
        [
          'roads',
          `roads-${region}-osm`,
          ({ properties }: Feature): Tags => ({ class: properties?.['class'], ...straightened }),
        ] as const,
    ),
    [
      'rail',
      'rail-tram-freeway-melbourne-osm',
      ({ properties }) => (properties?.['class'] === 'freeway' ? undefined : { class: properties?.['class'] }),
    ],
    ['parks', 'parks-points-osm', ({ properties }) => ({ name: properties?.['name'] })],
  ],
  tasmania: [
    [
      'roads',
      'roads-tas-list',
      ({ properties }) => ({
        class: properties?.['class'],
        ...(properties?.['name'] && { name: properties['name'] }),
      }),
    ],
    ['rail', 'rail-tas-list', ({ properties }) => (properties?.['class'] === 'rail' ? { class: 'rail' } : undefined)],
  ],
  victoria: [['stations', 'stations-vic-ptv', ({ properties }) => ({ name: properties?.['name'] })]],
  queensland: [['stations', 'stations-seq-translink-2016', ({ properties }) => ({ name: properties?.['name'] })]],
};

const projectPoint = ([longitude = 0, latitude = 0]: Position): Point => [
  Math.round(((longitude + 180) / 360) * worldExtent),
  Math.round(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * worldExtent),
];

/** Lines with positions that repeat left out. */
const lineOf = (positions: readonly Position[]): Line =>
  positions.map(projectPoint).filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);

function linesOf({ geometry }: Feature): readonly Line[] {
  switch (geometry.type) {
    case 'Point':
      return [[projectPoint(geometry.coordinates)]];
    case 'LineString':
      return [lineOf(geometry.coordinates)].filter(({ length }) => length > 1);
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.map(lineOf).filter(({ length }) => length > 1);
    default:
      throw new Error(`A ${geometry.type} is not packed.`);
  }
}

const keyOf = ([x, y]: Point): string => `${x} ${y}`;

/** Joins lines that continue each other, then puts each next to the one that ends nearest in the same square. */
function joinLines(lines: readonly Line[]): readonly Line[] {
  const byEnd = Map.groupBy(
    lines.flatMap((line) => [line.at(0) as Point, line.at(-1) as Point].map((end) => ({ end, line }))),
    ({ end }) => keyOf(end),
  );
  const taken = new Set<Line>();
  const grow = (line: Point[]): Point[] => {
    for (;;) {
      const end = line.at(-1) as Point;
      const next = byEnd.get(keyOf(end))?.find((other) => !taken.has(other.line))?.line;
      if (!next) return line;
      taken.add(next);
      line.push(...(keyOf(next[0] as Point) === keyOf(end) ? next.slice(1) : next.slice(0, -1).toReversed()));
    }
  };
  const long: Line[] = [];
  for (const line of lines) {
    if (taken.has(line)) continue;
    taken.add(line);
    long.push(grow(grow([...line]).toReversed()));
  }
  return long.toSorted((one, other) => hilbertIndex(one[0] as Point) - hilbertIndex(other[0] as Point));
}

/** Position of a point on a space-filling curve: points near each other on it are near on the ground. */
function hilbertIndex([px, py]: Point): number {
  let [x, y, at] = [px >> 9, py >> 9, 0];
  for (let side = worldExtent >> 10; side > 0; side >>= 1) {
    const [right, low] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0];
    at += side * side * ((3 * right) ^ low);
    if (low === 0) {
      if (right === 1) [x, y] = [(worldExtent >> 9) - 1 - x, (worldExtent >> 9) - 1 - y];
      [x, y] = [y, x];
    }
  }
  return at;
}

function packedOf(features: readonly { readonly feature: Feature; readonly tags: Tags }[]): readonly Packed[] {
  const kinds = { Point: 1, LineString: 2, MultiLineString: 2, Polygon: 3 } as const;
  const each = features.map(({ feature, tags }): Packed => {
    const type = kinds[feature.geometry.type as keyof typeof kinds];
    return { type, tags, lines: linesOf(feature) };
  });
  const together = Map.groupBy(each, ({ type, tags }) =>
    type === 2 && !('name' in tags) ? JSON.stringify(tags) : 'alone',
  );
  return [...together]
    .flatMap(([key, some]): readonly Packed[] =>
      key === 'alone'
        ? some
        : [{ type: 2, tags: some[0]?.tags ?? {}, lines: joinLines(some.flatMap(({ lines }) => lines)) }],
    )
    .filter(({ lines }) => lines.length > 0)
    .toSorted((one, other) => hilbertIndex(one.lines[0]?.[0] ?? [0, 0]) - hilbertIndex(other.lines[0]?.[0] ?? [0, 0]));
}

function layerOf(features: readonly Packed[]): TileLayer {
  return {
    features: features.map(({ type, tags, lines }) => ({
      type,
      tags,
      geometry: type === 1 ? lines.flat() : lines,
    })),
  } as unknown as TileLayer;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the GeoJSON files: node pack.ts FOLDER');
for (const [file, inputs] of Object.entries(sources)) {
  const themes = Map.groupBy(
    inputs.flatMap(([theme, name, tagsOf]) => {
      const text = gunzipSync(readFileSync(join(folder, `${name}.geojson.gz`))).toString();
      return (JSON.parse(text) as FeatureCollection).features.flatMap((feature) => {
        const tags = tagsOf(feature);
        return tags ? [{ theme, feature, tags }] : [];
      });
    }),
    ({ theme }) => theme,
  );
  const layers = Object.fromEntries([...themes].map(([theme, features]) => [theme, layerOf(packedOf(features))]));
  const tile = encodeLayers(layers, worldExtent);
  const packed = brotliCompressSync(tile, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  writeFileSync(new URL(`./${file}.mvt.br`, import.meta.url), packed);
  console.log(`${file}: ${packed.length} bytes`);
}
