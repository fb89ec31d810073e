import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';
import { fillTestListings } from '../test-market.ts';

let api: TestApi;
const auctioned = (id: number, result: string, day: string | null, more: object = {}) => ({
  id,
  ...(result.startsWith('sold') && { status_type: 'sold', status: 'completed', completed_on: day }),
  document: { photos: [], auctionOutcome: { result, day } },
  ...more,
});
beforeAll(async () => {
  api = await testApi({
    listings: [
      // Two weeks: Saturday the 14th, and the 21st with the days around it.
      auctioned(1, 'soldAtAuction', '2026-11-14'),
      auctioned(2, 'soldAtAuction', '2026-11-21'),
      auctioned(3, 'soldPriorToAuction', '2026-11-16', { locality_id: 2 }),
      auctioned(4, 'soldAfterAuction', '2026-11-22'),
      auctioned(5, 'passedIn', '2026-11-21'),
      auctioned(6, 'withdrawn', '2026-11-21', { status: 'removed' }),
      // The day of the auction itself, in its own zone.
      auctioned(7, 'passedInVendorBid', null, { auction_at: '2026-11-20T23:00:00Z' }),
      // No day, a draft, a rental, another city.
      auctioned(8, 'passedIn', null),
      auctioned(9, 'passedIn', '2026-11-21', { published: false }),
      auctioned(10, 'passedIn', '2026-11-21', { locality_id: 4 }),
      { id: 11 },
    ],
  });
});
afterAll(() => api.close());

const week = async (stateCode: string, day: string | null = null) => {
  const { body } = await api.service.graph({
    query: `query Week($stateCode: String!, $day: Date) { auctionWeek(stateCode: $stateCode, day: $day) {
      from to reported sold clearanceRate earlier later centre { latitude } listings(take: 10) { total results { id } } } }`,
    variables: { stateCode, day },
  });
  expect(body.errors).toBeUndefined();
  return body.data?.['auctionWeek'] as Record<string, unknown> | null;
};
const idsOf = (found: Record<string, unknown> | null) => {
  const { results = [] } = (found?.['listings'] ?? {}) as { readonly results?: readonly { readonly id: string }[] };
  return results.map(({ id }) => id).toSorted();
};

test('[LOC-23] results of a city’s auctions by week: the rate of those sold, and the homes', async () => {
  const latest = await week('vic');
  expect(latest).toMatchObject({
    from: '2026-11-16',
    to: '2026-11-22',
    reported: 6,
    sold: 3,
    clearanceRate: 50,
    earlier: '2026-11-09',
    later: null,
    centre: { latitude: -37.814 },
    listings: { total: 5 },
  });
  expect(idsOf(latest)).toEqual(['2', '3', '4', '5', '7']);
  // One result is too few for a rate.
  expect(await week('VIC', '2026-11-15')).toMatchObject({
    from: '2026-11-09',
    reported: 1,
    clearanceRate: null,
    later: '2026-11-16',
  });
  expect(await week('VIC', '2026-11-02')).toMatchObject({ reported: 0, earlier: null, later: '2026-11-09' });
  expect([await week('QLD'), await week('TAS')]).toMatchObject([{ reported: 1, listings: { total: 1 } }, null]);
  const { body } = await api.service.graph({ query: '{ auctionWeek(stateCode: "XX") { from } }' });
  expect(body.errors?.[0]?.message).toContain('there is no “XX”');
});

test('[LOC-23] a result follows its listing', async () => {
  await fillTestListings(api.database, [auctioned(12, 'passedIn', '2026-10-03')]);
  const held = async () => (await week('VIC', '2026-10-03'))?.['reported'];
  expect(await held()).toBe(1);
  await sql`delete from listing where id = 12`.execute(api.database);
  expect(await held()).toBe(0);
});
