import { sql } from 'kysely';
import type { TestApi } from '../../../../test-kit/test-api.ts';
import { queryAs, placesApi } from '../test-places.ts';
import { comparedKind, differenceOf, type SuburbSales } from './similarity.ts';

const sales = (more: Partial<SuburbSales>): SuburbSales => ({
  houses: 10,
  units: 10,
  houseMedian: 1_000_000,
  unitMedian: 500_000,
  ...more,
});

test('[LOC-14] suburbs are compared by the kind that is sold more, and by none of fewer than five sales', () => {
  expect([sales({}), sales({ units: 11 }), sales({ houses: 4, units: 4 })].map(comparedKind)).toEqual([
    'house',
    'unit',
    undefined,
  ]);
});

test('[LOC-14] a suburb is similar with a price and a share of houses within a fifth, the closer the more', () => {
  const own = sales({});
  const difference = (other: Partial<SuburbSales>, distance = 0) => differenceOf(own, sales(other), 'house', distance);
  expect(difference({})).toBe(0);
  expect(difference({ houseMedian: 1_100_000 })).toBeCloseTo(0.5);
  expect(difference({ houseMedian: 1_210_000 })).toBeUndefined();
  expect(difference({ houses: 30 })).toBeUndefined();
  expect(difference({ houses: 4, units: 4 })).toBeUndefined();
  expect(difference({}, 1)).toBeCloseTo(0.5);
});

describe('in the API', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await placesApi();
    // Burnley is like Richmond, Cremorne is dearer; Perth is far from both.
    await sql`insert into past_sale (locality_id, kind, sold_on, price)
      select place, 'house', current_date - 30, price from (values (1, 1000000), (2, 1500000), (3, 1050000),
        (5, 1000000)) s(place, price), generate_series(1, 6)`.execute(api.database);
    await sql`insert into past_sale (locality_id, kind, sold_on, price) select 2, 'house', current_date - 1000, 900000
      from generate_series(1, 20)`.execute(api.database);
  });
  afterAll(() => api.close());

  test('[LOC-14] similar suburbs of a suburb, with what they are compared by; none of a state or with few sales', async () => {
    const similar = async (identifier: string) =>
      (
        await queryAs(
          api,
          `{ locationOverview(identifier: "${identifier}") { similar { kind median houseShare kilometres months results { median houseShare distanceMetres location { name } } } } }`,
        )
      )['locationOverview'].similar;
    expect(await similar('richmond-vic-3121')).toEqual({
      kind: 'house',
      median: 1_000_000,
      houseShare: 100,
      kilometres: 25,
      months: 24,
      results: [
        {
          median: 1_050_000,
          houseShare: 100,
          distanceMetres: expect.any(Number) as number,
          location: { name: 'Burnley' },
        },
      ],
    });
    expect(await similar('paddington-qld-4064')).toBeNull();
    expect(await similar('vic')).toBeNull();
  });
});
