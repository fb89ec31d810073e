import type { ListingSearchQuery } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';

/** One question, put as the product's search and as the condition of plain statements. */
export interface SearchCase {
  readonly name: string;
  readonly query: ListingSearchQuery;
  /** Where it looks. */
  readonly area: RawBuilder<unknown>;
  /** Its filters, each with the facet that leaves it out. */
  readonly filters: Readonly<Partial<Record<'beds' | 'baths' | 'types' | 'price', RawBuilder<unknown>>>>;
}

export interface Suburb { readonly id: number; readonly slug: string; readonly latitude: number; readonly longitude: number }

const ring = (points: readonly (readonly [number, number])[]): string => points.map(([lng, lat]) => `${lng} ${lat}`).join(', ');
const closed = (points: readonly (readonly [number, number])[]): string => `POLYGON((${ring([...points, points[0] as readonly [number, number]])}))`;
const box = (west: number, south: number, east: number, north: number): string => closed([[west, south], [east, south], [east, north], [west, north]]);

/** A wavy ring around a point; radius in degrees. */
function drawn({ latitude, longitude }: Suburb, radius: number, points: number): readonly (readonly [number, number])[] {
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const reach = radius * (0.8 + 0.2 * Math.sin(7 * angle));
    return [Number((longitude + reach * Math.cos(angle)).toFixed(5)), Number((latitude + reach * Math.sin(angle)).toFixed(5))] as const;
  });
}

/** The questions of the benchmark, asked around `suburb`. */
export function searchCases(suburb: Suburb): readonly SearchCase[] {
  const base = { statusType: 'buy', paging: { skip: 0, take: 25 } } as const;
  const map = (wellKnownText: string): ListingSearchQuery => ({ ...base, searchMode: 'map', locationSearchContext: { wellKnownText } });
  const place = (includeSurroundingSuburbs: boolean): ListingSearchQuery => ({
    ...base, searchMode: 'location', locationSearchContext: { searchLocations: [{ slug: suburb.slug }], includeSurroundingSuburbs },
  });
  const within = (west: number, south: number, east: number, north: number) => sql`position <@ box(point(${west}, ${south}), point(${east}, ${north}))`;
  const shape = drawn(suburb, 0.1, 200);
  return [
    { name: 'one suburb', query: place(false), area: sql`locality_id = ${suburb.id}`, filters: {} },
    {
      name: 'suburb, surrounding, four filters',
      query: { ...place(true), propertyTypes: ['apartment', 'house', 'townhouse'], bedrooms: { min: 2 }, bathrooms: { min: 1 }, price: { min: 400_000, max: 1_500_000 } },
      area: sql`locality_id in (select ${suburb.id}::int union select near_id from locality_near where locality_id = ${suburb.id})`,
      filters: {
        types: sql`facet_key / 512 in (4, 7, 13)`, beds: sql`facet_key / 64 % 8 >= 2`, baths: sql`facet_key / 8 % 8 >= 1`,
        price: sql`price between 400000 and 1500000`,
      },
    },
    { name: 'map of a city', query: map(box(144.4, -38.4, 145.8, -37.4)), area: within(144.4, -38.4, 145.8, -37.4), filters: {} },
    { name: 'map of the country', query: map(box(110, -45, 155, -9)), area: within(110, -45, 155, -9), filters: {} },
    {
      name: 'drawn shape of 200 points', query: { ...map(closed(shape)), searchMode: 'draw' },
      area: sql`position <@ ${`(${shape.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`}::polygon`, filters: {},
    },
  ];
}
