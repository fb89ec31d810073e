import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';

/** The boundary of Richmond. */
export const square = {
  type: 'Polygon',
  coordinates: [
    [
      [144.99, -37.83],
      [145.01, -37.83],
      [145.01, -37.81],
      [144.99, -37.83],
    ],
  ],
};

/** Richmond with a region, a boundary, homes in its streets and questions about them. */
export const placesApi = (): Promise<TestApi> =>
  testApi({
    listings: [
      { id: 1, street: 'Wilson St', tier: 1 },
      { id: 2, street: 'Wilson Street', status_type: 'rent', search_price: 500 },
      { id: 3, street: 'Swan Street', locality_id: 2, tier: 3 },
      { id: 4, street: 'Wilson Street', street_visible: false },
      { id: 5, status: 'removed', street: 'Gone Lane' },
      { id: 6, locality_id: 4, street: 'Latrobe Terrace' },
      {
        id: 7,
        locality_id: 5,
        street_visible: false,
        tier: 3,
        status_type: 'sold',
        status: 'completed',
        completed_on: '2026-01-05',
      },
      {
        id: 8,
        locality_id: 5,
        street_visible: false,
        tier: 0,
        status_type: 'sold',
        status: 'completed',
        completed_on: '2026-03-01',
      },
    ],
    async fill(database) {
      await sql`insert into region (id, slug, name, state_code, latitude, longitude)
        values (7, 'inner-melbourne-vic', 'Inner Melbourne', 'VIC', -37.82, 144.99)`.execute(database);
      await sql`update locality set region_id = 7 where id in (1, 2, 3)`.execute(database);
      await sql`insert into former_locality_slug (slug, locality_id) values ('burnley-old-vic', 3)`.execute(database);
      await sql`insert into locality_boundary (locality_id, approximate, west, south, east, north, geometry)
        values (1, true, 144.99, -37.83, 145.01, -37.81, ${JSON.stringify(square)}::jsonb)`.execute(database);
      await sql`insert into question (id, uri, locality_id, member_id, author_name, title, street) values
      (1, 'is-wilson-street-quiet-1', 1, 1, 'Mara Quill', 'Is Wilson Street quiet?', 'Wilson Street'),
      (3, 'best-coffee-3', 1, 1, 'Mara Quill', 'Best coffee?', null)`.execute(database);
      await sql`alter table question alter column id restart with 100`.execute(database);
      await sql`insert into answer (question_id, member_id, author_name, text)
        values (3, 2, 'Noah Field', 'On the corner.')`.execute(database);
    },
  });

/** Sends a GraphQL request as a member, and throws if it is rejected. */
export async function queryAs({ as }: TestApi, query: string, who: keyof TestApi['as'] = 'visitor') {
  const { data, errors } = await as[who].graph(query);
  expect(errors).toBeUndefined();
  return data ?? {};
}
