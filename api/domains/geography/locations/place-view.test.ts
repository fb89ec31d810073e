import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { findPlaces } from '../../listings/search/places.ts';
import { findPlaceViews } from './place-view.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`insert into region (id, slug, name, state_code, latitude, longitude)
    values (7, 'gold-coast-qld', 'Gold Coast', 'QLD', -28, 153.4)`.execute(database);
  await sql`insert into locality (id, slug, name, state_code, postcode, latitude, longitude, setting, time_zone,
    region_id) values
    (1, 'surfers-paradise-qld-4217', 'Surfers Paradise', 'QLD', '4217', -28, 153.43, 'metropolitan',
      'Australia/Brisbane', 7)`.execute(database);
  await sql`insert into former_locality_slug (slug, locality_id) values ('elston-qld-4217', 1)`.execute(database);
});
afterAll(() => database.destroy());

test('[SEO-03] a renamed suburb is found by the slug it had and returns its present one', async () => {
  expect(await findPlaceViews(database, ['Elston-QLD-4217', 'nowhere-qld'], false)).toMatchObject([
    { kind: 'suburb', id: '1', slug: 'surfers-paradise-qld-4217' },
  ]);
  expect(await findPlaces(database, [{ slug: 'elston-qld-4217' }], false)).toMatchObject({
    kind: 'places',
    localityIds: [1],
  });
});

test('[DATA-03] a region is a place to search', async () => {
  expect(await findPlaceViews(database, ['gold-coast-qld'], true)).toMatchObject([
    { kind: 'region', slug: 'gold-coast-qld', label: 'Gold Coast, QLD', surroundingOf: null },
  ]);
  expect(await findPlaces(database, [{ slug: 'gold-coast-qld' }], true)).toMatchObject({
    kind: 'places',
    localityIds: [],
    regionIds: [7],
    surrounding: false,
  });
});
