import { parseAddress, sorts, toListingSearchQuery, type ListingSearch } from '@verandah/market';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../platform/database/public.ts';
import { BadSearch, Refusal } from '../../../platform/problems/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { boundarySearch, locationSearch } from '../../listings/operations/search-shape.ts';
import { readSearch } from '../../listings/search/read-search.ts';
import type { SearchInput } from '../../listings/search/search-input.ts';
import { fillTestPlaces } from '../../listings/test-market.ts';
import { readAlertSearch } from './read-search.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await sql`insert into former_locality_slug (slug, locality_id) values ('struggletown-vic-3121', 1)`.execute(database);
});
afterAll(() => database.destroy());

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const count = maybe(
  fc.record(
    { only: fc.array(fc.integer({ min: -1, max: 7 }), { maxLength: 4 }), min: fc.integer({ min: -1, max: 7 }) },
    { requiredKeys: [] },
  ),
);
const range = (...ends: number[]) =>
  maybe(fc.record({ min: fc.constantFrom(0, 0, ...ends), max: fc.constantFrom(0, 0, ...ends) }, { requiredKeys: [] }));
const dates = maybe(
  fc.record(
    {
      dates: fc.array(fc.constantFrom('', '2026-12-05', '2026-12-05', '2026-12-06', '2026-02-30', '1969-12-31'), {
        maxLength: 3,
      }),
      forthcoming: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
);
/** The same suburb by every name, each in any case; wider places; and some that do not exist. */
const place = fc.constantFrom(
  { id: '1' },
  { slug: 'richmond-vic-3121' },
  { slug: 'Richmond-VIC-3121' },
  { slug: 'struggletown-vic-3121' },
  { name: 'RICHMOND', stateCode: 'vic' },
  { id: '999', slug: 'richmond-vic-3121' },
  { slug: 'cremorne-vic-3121' },
  { slug: 'VIC' },
  { slug: 'victoria' },
  { id: 'vic' },
  { slug: 'vic-3121' },
  { id: 'VIC-3121' },
  { slug: '3121' },
  { slug: 'nowhere-vic-9999' },
  { id: '999' },
  { slug: 'vic-9999' },
  { name: 'Richmond' },
);
const area = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      searchMode: fc.constant('location' as const),
      locationSearchContext: fc.record({
        searchLocations: fc.array(place, { maxLength: 3 }),
        includeSurroundingSuburbs: fc.boolean(),
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constant({
      searchMode: 'draw' as const,
      locationSearchContext: { wellKnownText: 'POLYGON((144.9 -37.9, 145.1 -37.9, 145 -37.7, 144.9 -37.9))' },
    }),
  },
);
const anyInput: fc.Arbitrary<SearchInput> = fc
  .record({
    statusType: fc.constantFrom('buy', 'buy', 'rent', 'sold', 'leased'),
    area,
    bedrooms: count,
    bathrooms: count,
    carSpaces: count,
    price: range(500, 900, 1200, 2000),
    landSize: range(200, 600, 2_147_483_647),
    frontageSize: range(10, 20),
    propertyTypes: maybe(fc.array(fc.constantFrom('studio', 'house', 'rural'), { maxLength: 3 })),
    floorArea: range(100, 200),
    traits: maybe(fc.array(fc.constantFrom('reduced', 'newlyBuilt', 'established', 'video'), { maxLength: 3 })),
    keywords: maybe(
      fc.array(fc.constantFrom('', 'North-facing', 'granny  flat', '%', 'x'.repeat(61)), { maxLength: 6 }),
    ),
    listedWithin: maybe(fc.constantFrom(0, 1, 7, 8)),
    availableBy: maybe(fc.constantFrom('', '2026-12-05', '2026-02-30')),
    propertyFeatures: maybe(fc.array(fc.constantFrom('pool', 'study'), { maxLength: 3 })),
    auction: dates,
    inspection: dates,
    isUnderOffer: maybe(fc.boolean()),
    sortBy: maybe(fc.constantFrom(...sorts.map(({ name }) => name))),
    near: maybe(
      fc.record({
        latitude: fc.constantFrom(-37.82, 51.5),
        longitude: fc.constant(145),
        kilometres: fc.constantFrom(2, 3),
        name: fc.constantFrom('', 'Work'),
      }),
    ),
  } as const)
  // With this many odd values most searches would be rejected.
  .chain((all) =>
    fc
      .subarray(
        Object.keys(all).filter((key) => key !== 'statusType' && key !== 'area'),
        { maxLength: 3 },
      )
      .map((keys) => {
        const { statusType, area: where } = all;
        const chosen = Object.entries(all).filter(([key, value]) => keys.includes(key) && value !== undefined);
        return { ...Object.fromEntries(chosen), statusType, ...where } as SearchInput;
      }),
  );

type Outcome = { readonly refused: readonly unknown[] } | { readonly request: unknown };

async function outcomeOf(read: () => Promise<unknown>, prefix = ''): Promise<Outcome> {
  try {
    return { request: await read() };
  } catch (error) {
    if (!(error instanceof BadSearch) && !(error instanceof Refusal)) throw error;
    return { refused: error.problems.map(({ field, message }) => [field.replace(prefix, ''), message]) };
  }
}

/** GraphQL passes its arguments unchanged. */
const byGraph = (input: SearchInput) => outcomeOf(() => readSearch(database, input, { unknownPlaces: 'refuse' }));

/** REST has bounds of its own in its document, which name the same fields. */
function byRest(input: SearchInput): Promise<Outcome> {
  const read = v.safeParse(input.searchMode === 'location' ? locationSearch : boundarySearch, input);
  return read.success
    ? byGraph({ ...read.output, searchMode: input.searchMode })
    : Promise.resolve({ refused: read.issues.map((issue) => [v.getDotPath(issue), issue.message] as const) });
}

const requestOf = (search: ListingSearch) => readSearch(database, { ...toListingSearchQuery(search), paging: null });

test('[SRCH-66] a search means the same by GraphQL, REST, an alert and its address, or is rejected by all of the first', async () => {
  let [refused, read] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anyInput, async (input) => {
      const graph = await byGraph(input);
      const rest = await byRest(input);
      const alert = await outcomeOf(async () => {
        const stored = await readAlertSearch(database, { searchParams: input });
        return stored && { stored, request: await requestOf(stored.search) };
      }, 'searchParams.');
      if ('refused' in graph) {
        refused += 1;
        // REST names all that is out of its bounds, which may be something else first.
        expect([rest, alert]).toEqual([{ refused: expect.anything() }, graph]);
        return;
      }
      read += 1;
      expect(rest).toEqual(graph);
      expect(alert).toHaveProperty('request');
      const { stored, request } = (
        alert as { request: { stored: { address: string; search: ListingSearch }; request: object } }
      ).request;
      const byAddress = parseAddress(stored.address);
      expect(byAddress).toEqual({ kind: 'search', search: stored.search, canonical: stored.address });
      const everywhere = input.searchMode === 'location' && input.locationSearchContext.searchLocations?.length === 0;
      // An address names the country as all its states.
      const whole = everywhere ? { area: expect.objectContaining({ kind: 'places', localityIds: [] }) } : {};
      expect(request).toEqual({ ...(graph.request as object), ...whole });
    }),
    { numRuns: 150, endOnFailure: true },
  );
  // It has really been tried.
  expect(refused).toBeGreaterThan(25);
  expect(read).toBeGreaterThan(25);
});
