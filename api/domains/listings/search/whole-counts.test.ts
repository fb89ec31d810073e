import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    listings: [
      { id: 1, bedrooms: 3 },
      { id: 2, bedrooms: 4 },
      { id: 3, bedrooms: 4, locality_id: 4 },
    ],
  });
});
afterAll(() => api.close());

const counts = async (places: string) => {
  const { data, errors } = await api.as.visitor.graph(
    `{ listingSearch(query: { searchMode: location, statusType: buy, locationSearchContext: { searchLocations:
      [${places}] } }) {
      total results { id } aggregations { beds { value count } } } }`,
  );
  expect(errors).toBeUndefined();
  const { total, results, aggregations } = (data ?? {})['listingSearch'];
  return {
    total: total as number,
    ids: (results as { id: string }[]).map(({ id }) => id).toSorted(),
    beds: (aggregations.beds as { value: number; count: number }[]).filter(({ count }) => count > 0),
  };
};

test('[SRCH-52] counts of a state and of the country are cached until one changes, in any process', async () => {
  const [state, country] = ['{ slug: "vic" }', ''];
  for (let time = 0; time < 2; time += 1) {
    expect(await counts(state)).toMatchObject({ total: 2, ids: ['1', '2'] });
    expect(await counts(country)).toMatchObject({ total: 3, ids: ['1', '2', '3'] });
  }
  await sql`delete from listing_search where id = 2`.execute(api.database);
  expect(await counts(state)).toEqual({ total: 1, ids: ['1'], beds: [{ value: 3, count: 1 }] });
  expect(await counts(country)).toMatchObject({ total: 2, ids: ['1', '3'] });
});
