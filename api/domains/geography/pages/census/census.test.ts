import { sql } from 'kysely';
import type { TestApi } from '../../../../test-kit/test-api.ts';
import { queryAs, placesApi } from '../test-places.ts';
import { shownFigures, type StoredFigures } from './census.ts';

const stored: StoredFigures = {
  people: 28_587,
  medianAge: 34,
  householdIncome: 2_200,
  rent: 430,
  mortgage: 2_500,
  householdSize: 1.9,
  dwellings: 13_000,
  ownedOutright: 2_600,
  mortgaged: 3_250,
  rented: 6_510,
};

test('[LOC-16] shares are of occupied homes, in whole per cent', () => {
  expect(shownFigures(stored)).toEqual({
    people: 28_587,
    medianAge: 34,
    householdIncome: 2_200,
    rent: 430,
    mortgage: 2_500,
    householdSize: 1.9,
    ownedOutright: 20,
    mortgaged: 25,
    rented: 50,
  });
  // Parts are adjusted at random too, and may exceed the whole.
  expect(shownFigures({ ...stored, dwellings: 100, rented: 103 })?.rented).toBe(100);
});

test('[LOC-16] figures that random adjustments could have made are left out: shares of few homes, medians of few people', () => {
  const shares = { ownedOutright: null, mortgaged: null, rented: null };
  expect(shownFigures({ ...stored, dwellings: 99 })).toMatchObject({ medianAge: 34, rent: 430, ...shares });
  expect(shownFigures({ ...stored, people: 99 })).toEqual({
    people: 99,
    medianAge: null,
    householdIncome: null,
    rent: null,
    mortgage: null,
    householdSize: null,
    ...shares,
  });
  // How many people there are was not imported.
  expect(shownFigures({ ...stored, people: null })).toBeNull();
  expect(shownFigures({ ...stored, people: 0 })).toBeNull();
});

test('[LOC-16] no state is so small: its medians and shares are shown where its number of people was not imported', () => {
  expect(shownFigures({ ...stored, people: null }, 'state')).toMatchObject({ people: null, medianAge: 34, rented: 50 });
});

describe('in the API', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await placesApi();
    await sql`insert into census_area (code, name, locality_id, people, median_age, household_size, dwellings, rented)
      values
      ('SAL22170', 'Richmond (Vic.)', 1, 28587, 34, 1.9, 13000, 6510),
        ('STE2', null, null, 6503491, 38, 2.5, 2400000, 680000),
      ('STE1', null, null, 8072163, 39, 2.6, null, null), ('AUS', null, null, 25422788, 38, 2.5, null, null),
      ('SAL20001', 'Elsewhere', null, 500, 40, 2, null, null)`.execute(api.database);
  });
  afterAll(() => api.close());
  const census = async (identifier: string) =>
    (
      await queryAs(
        api,
        `{ locationOverview(identifier: "${identifier}") { location { region { slug } } census { year credit figures { name suburb state country } } } }`,
      )
    )['locationOverview'];

  test('[LOC-16] a suburb has its figures beside its own state’s and Australia’s, with year and credit', async () => {
    expect(await census('richmond-vic-3121')).toEqual({
      location: { region: { slug: 'inner-melbourne-vic' } },
      census: {
        year: 2021,
        credit: 'Suburb boundaries and statistics: Australian Bureau of Statistics, CC BY 4.0, modified (simplified).',
        figures: [
          { name: 'people', suburb: 28_587, state: 6_503_491, country: 25_422_788 },
          { name: 'medianAge', suburb: 34, state: 38, country: 38 },
          { name: 'householdSize', suburb: 1.9, state: 2.5, country: 2.5 },
          { name: 'rented', suburb: 50, state: 28, country: null },
        ],
      },
    });
  });

  test('[LOC-16] a suburb without figures, a region and a state have none', async () => {
    for (const place of ['cremorne-vic-3121', 'inner-melbourne-vic', 'vic'])
      expect([place, (await census(place)).census]).toEqual([place, null]);
  });
});
