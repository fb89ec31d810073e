import type { Database } from '../../../platform/database/public.ts';
import { sql } from 'kysely';
import { momentAt } from '../../../platform/moment.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { keywordExcerpts } from '../keyword-excerpts.ts';
import { findListings } from '../search-listings.ts';
import { renewSearchRows } from '../search-row.ts';
import { fillTestListings, fillTestPlaces, testNow, type TestListing } from '../test-market.ts';
import { listingViews } from '../view.ts';
import type { SearchInput } from './search-input.ts';
import { wantsNothing } from './search-request.ts';

const hidden = { street_visible: false, street_number: '12', street: 'Smith Street' };
const listings: TestListing[] = [
  { id: 1, description: 'A north-facing garden. Butler’s pantry, café corner, walks to the train.' },
  { id: 2, description: 'The garden faces the street at the north end.', document: { extraFeatures: ['Granny flat'] } },
  { id: 3, title: 'Gardens and a granny flat', features: 1 << 4 },
  {
    id: 4,
    ...hidden,
    description: 'Quiet Smith Street at its best, with a garden.',
    document: { extraFeatures: ['On Smith St'] },
  },
  { id: 5, price_visible: false, search_price: 987_000, description: 'Offers near $987,000 for this garden.' },
  { id: 6, status: 'removed', description: 'A garden' },
];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(database, listings);
});
afterAll(() => database.destroy());

const input = (keywords: readonly string[]): SearchInput => ({
  statusType: 'buy',
  searchMode: 'location',
  locationSearchContext: {},
  keywords,
});
async function found(...keywords: string[]): Promise<number[]> {
  const wants = { ...wantsNothing, results: true };
  const { response } = await findListings(database, input(keywords), wants, momentAt(testNow));
  return response.ids.toSorted((a, b) => a - b);
}

test('[SRCH-70] keywords find homes by words next to each other in text and features, in any form, and all of them', async () => {
  expect(await found('garden')).toEqual([1, 2, 3, 4, 5]);
  expect(await found('NORTH facing')).toEqual([1]);
  expect(await found('granny flats')).toEqual([2, 3]);
  expect(await found('granny flat', 'garden', 'pool')).toEqual([3]);
  expect(await found('butlers pantry', "butler's pantry")).toEqual([1]);
  expect([await found('cafe'), await found('walk to the trains'), await found('moat')]).toEqual([[1], [1], []]);
  expect(await found(' ', '!')).toEqual([1, 2, 3, 4, 5]);
});

test('[SRCH-71] no keyword finds a hidden street or a hidden price, and no excerpt shows one', async () => {
  expect([await found('smith street'), await found('smith'), await found('987000'), await found('987')]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  const excerpts = await keywordExcerpts(database, await listingViews(database, [4, 5]), ['garden']);
  expect(JSON.stringify(excerpts)).toMatch(/garden/);
  expect(JSON.stringify(excerpts)).not.toMatch(/smith|987/i);
  await sql`update listing set street_visible = true where id = 4`.execute(database);
  await renewSearchRows(database, {});
  expect(await found('smith street')).toEqual([4]);
});

test('[SRCH-70] an excerpt has the words that were found, as the agent wrote them, and marks them', async () => {
  const views = await listingViews(database, [1]);
  const excerpt = async (...keywords: string[]) => (await keywordExcerpts(database, views, keywords))[0]?.parts;
  expect(
    (await excerpt('north facing', 'butlers pantry'))?.filter((part) => part.isMatch).map(({ text }) => text),
  ).toEqual(['north', 'facing', 'Butler’s', 'pantry']);
  expect((await excerpt('cafe'))?.map(({ text }) => text).join('')).toContain('Butler’s pantry, café corner');
  expect(await keywordExcerpts(database, views, [])).toEqual([]);
});

test('[SRCH-72] a price that was reduced within 30 days is found, and no longer after them', async () => {
  await fillTestListings(database, [{ id: 20, search_price: 900_000, priceBefore: 950_000 }]);
  const reduced = async (now: number) =>
    (
      await findListings(
        database,
        { ...input([]), traits: ['reduced'] },
        { ...wantsNothing, results: true },
        momentAt(now),
      )
    ).response.ids;
  expect(await reduced(testNow)).toEqual([20]);
  expect(await reduced(testNow + 27 * 86_400_000)).toEqual([]);
});
