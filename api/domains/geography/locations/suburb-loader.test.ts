import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { findPlaces } from '../../listings/search/places.ts';
import { findPlaceViews } from './place-view.ts';
import { suburbLoader } from './suburb-loader.ts';

let database: Database;
let statements: string[] = [];
beforeAll(async () => {
  database = await testDatabase((statement) => statements.push(statement.sql));
  await sql`insert into region (id, slug, name, state_code, latitude, longitude)
    values (7, 'gold-coast-qld', 'Gold Coast', 'QLD', -28, 153.4)`.execute(database);
  await sql`insert into locality (id, slug, name, state_code, postcode, latitude, longitude, setting, time_zone,
    region_id) values
    (1, 'surfers-paradise-qld-4217', 'Surfers Paradise', 'QLD', '4217', -28, 153.43, 'metropolitan',
      'Australia/Brisbane', 7),
    (2, 'southport-qld-4215', 'Southport', 'QLD', '4215', -27.97, 153.4, 'metropolitan', 'Australia/Brisbane',
      7)`.execute(database);
  await sql`insert into former_locality_slug (slug, locality_id) values ('elston-qld-4217', 1)`.execute(database);
});
afterAll(() => database.destroy());

test('[GQL-59] a suburb that a search and what is beside it name is looked up once', async () => {
  const bySlug = suburbLoader(database);
  statements = [];
  const slugs = ['southport-qld-4215', 'surfers-paradise-qld-4217'];
  const [area, views] = await Promise.all([
    findPlaces(
      database,
      slugs.map((slug) => ({ slug: slug.toUpperCase() })),
      true,
      bySlug,
    ),
    findPlaceViews(database, slugs, true, bySlug),
  ]);
  expect(area).toMatchObject({ localityIds: [1, 2], surrounding: true });
  expect(views.map(({ slug }) => slug)).toEqual(slugs);
  await findPlaceViews(database, [slugs[0] ?? ''], false, bySlug);
  expect(statements).toHaveLength(1);
});

test.each([
  [[{ slug: 'elston-qld-4217' }]],
  [[{ slug: 'gold-coast-qld' }]],
  [[{ slug: 'southport-qld-4215' }, { slug: 'elston-qld-4217' }, { slug: 'Southport-QLD-4215' }]],
  [[{ slug: 'nowhere-qld' }, { name: 'Southport', stateCode: 'qld' }]],
  [[{ id: '2', slug: 'surfers-paradise-qld-4217' }, { id: 'southport-qld-4215' }]],
  [[{ slug: 'nowhere-qld', name: 'Southport', stateCode: 'QLD' }]],
])('[GQL-59] looked up once, a search in %j finds the same places', async (wanted) => {
  expect(await findPlaces(database, wanted, true, suburbLoader(database))).toEqual(
    await findPlaces(database, wanted, true),
  );
});
