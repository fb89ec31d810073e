import type { ListingSearchQuery } from '@verandah/market';

/** One query, as the product's search and as conditions for DuckDB. */
export interface SearchCase {
  readonly name: string;
  readonly query: ListingSearchQuery;
  /** Its area: a condition on the table `home`. */
  readonly area: string;
  /** Sort order of the results. */
  readonly first?: string;
  /** Its filters, each with the facet that ignores it. */
  readonly filters: Readonly<Partial<Record<'beds' | 'baths' | 'types' | 'price', string>>>;
}

export interface Suburb {
  readonly id: number;
  readonly slug: string;
  readonly latitude: number;
  readonly longitude: number;
}
type Points = readonly (readonly [longitude: number, latitude: number])[];

const closed = (points: Points): string =>
  `POLYGON((${[...points, points[0] as Points[number]].map(([lng, lat]) => `${lng} ${lat}`).join(', ')}))`;

/** A wavy ring around a point; radius in degrees. */
function drawn({ latitude, longitude }: Suburb, radius: number, points: number): Points {
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const reach = radius * (0.8 + 0.2 * Math.sin(7 * angle));
    return [
      Number((longitude + reach * Math.cos(angle)).toFixed(5)),
      Number((latitude + reach * Math.sin(angle)).toFixed(5)),
    ] as const;
  });
}

const base = { statusType: 'buy', paging: { skip: 0, take: 25 } } as const;
const map = (wellKnownText: string): ListingSearchQuery => ({
  ...base,
  searchMode: 'map',
  locationSearchContext: { wellKnownText },
});
const place = ({ slug }: Suburb, includeSurroundingSuburbs: boolean): ListingSearchQuery => ({
  ...base,
  searchMode: 'location',
  locationSearchContext: { searchLocations: [{ slug }], includeSurroundingSuburbs },
});

export function inSuburb(suburb: Suburb): SearchCase {
  return { name: 'one suburb', query: place(suburb, false), area: `locality_id = ${suburb.id}`, filters: {} };
}

export function withSurroundings(suburb: Suburb): SearchCase {
  return {
    name: 'suburb, surrounding, four filters',
    query: {
      ...place(suburb, true),
      propertyTypes: ['apartment', 'house', 'townhouse'],
      bedrooms: { min: 2 },
      bathrooms: { min: 1 },
      price: { min: 400_000, max: 1_500_000 },
    },
    area: `locality_id in (select ${suburb.id} union select near_id from near where locality_id = ${suburb.id})`,
    first: `locality_id = ${suburb.id}`,
    filters: {
      types: 'type in (4, 7, 13)',
      beds: 'beds >= 2',
      baths: 'baths >= 1',
      price: 'price between 400000 and 1500000',
    },
  };
}

export function onMap(name: string, [west, south, east, north]: readonly [number, number, number, number]): SearchCase {
  return {
    name,
    query: map(
      closed([
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ]),
    ),
    area: `longitude between ${west} and ${east} and latitude between ${south} and ${north}`,
    filters: {},
  };
}

/** DuckDB has no polygons: a bounding box, then the winding number of each point. */
export function inDrawing(suburb: Suburb): SearchCase {
  const shape = drawn(suburb, 0.1, 200);
  const edges = shape.map(
    ([x, y], at) => `(${x}, ${y}, ${(shape[(at + 1) % shape.length] as Points[number]).join(', ')})`,
  );
  const [longitudes, latitudes] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const box = `longitude between ${Math.min(...longitudes)} and ${Math.max(...longitudes)} and latitude between ${Math.min(...latitudes)} and ${Math.max(...latitudes)}`;
  const left = '(x2 - x1) * (latitude - y1) - (longitude - x1) * (y2 - y1)';
  return {
    name: 'drawn shape of 200 points',
    query: { ...map(closed(shape)), searchMode: 'draw' },
    filters: {},
    area: `${box} and id in (select id from home, (values ${edges.join(', ')}) edge(x1, y1, x2, y2) where mode = 1 and ${box} group by id
      having sum(case when y1 <= latitude and y2 > latitude and ${left} > 0 then 1 when y1 > latitude and y2 <= latitude and ${left} < 0 then -1 else 0 end) <> 0)`,
  };
}

export const inCountry: SearchCase = {
  name: 'the whole country',
  query: { ...base, searchMode: 'location', locationSearchContext: { searchLocations: [] } },
  area: 'true',
  filters: {},
};

/** The searches of the benchmark, around `suburb`. */
export function searchCases(suburb: Suburb): readonly SearchCase[] {
  return [
    inSuburb(suburb),
    withSurroundings(suburb),
    onMap('map of Sydney', [150.5, -34.2, 151.4, -33.4]),
    inCountry,
    onMap('map of the country', [110, -45, 155, -9]),
    inDrawing(suburb),
  ];
}
