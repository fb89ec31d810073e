import { sql } from 'kysely';
import type { TestApi } from '../../../test-kit/test-api.ts';
import { queryAs, placesApi } from './test-places.ts';

let api: TestApi;
beforeAll(async () => {
  api = await placesApi();
  await sql`insert into location_review (id, locality_id, author_name, relation, rating, pros, cons, status, text)
    values (50, 1, 'Nora', 'lives', 4, 'Parks', 'Traffic', 'published', 'Fine.')`.execute(api.database);
});
afterAll(() => api.close());

const overview = (fields: string) => `{ locationOverview(identifier: "richmond-vic-3121") { ${fields} } }`;

/** Cached content of a suburb's page, and the writes of another process that change it. */
const entities: readonly (readonly [what: string, query: string, change: string, shown: string])[] = [
  [
    'its name',
    overview('location { name }'),
    `update locality set name = 'Richmond Hill' where id = 1`,
    'Richmond Hill',
  ],
  [
    'nearby suburbs',
    overview('nearby(take: 2) { location { name } }'),
    `update locality set name = 'Burnley North' where id = 3`,
    'Burnley North',
  ],
  [
    'surrounding suburbs',
    overview('surroundingSuburbs { name }'),
    'insert into locality_near (locality_id, near_id, distance_metres) values (1, 5, 900)',
    'Perth',
  ],
  [
    'its region',
    overview('location { region { name } }'),
    `update region set name = 'Inner East' where id = 7`,
    'Inner East',
  ],
  [
    'the Census',
    overview('census { figures { suburb } }'),
    `insert into census_area (code, name, locality_id, people, dwellings) values ('SAL10001', 'Richmond', 1, 23456, 9000)`,
    '23456',
  ],
  [
    'schools',
    overview('schools { areKnown results { name } }'),
    `insert into school (acara_id, name, slug, kind, sector, locality_id, latitude, longitude, state_code)
      values ('1', 'Yarra Primary', 'yarra-primary', 'primary', 'Government', 1, -37.8, 145, 'VIC')`,
    'Yarra Primary',
  ],
  [
    'stars',
    overview('ratings { average count } location { rating { average count } }'),
    `insert into location_review (locality_id, author_name, relation, rating, status, text)
      values (1, 'Ben', 'lives', 2, 'published', 'Loud.')`,
    '"average":3,"count":2',
  ],
  [
    'what reviews say',
    overview('pros { text } reviews { results { text } }'),
    `update location_review set pros = 'Trams', text = 'Trams everywhere.' where id = 50`,
    'Trams everywhere.',
  ],
  [
    'questions',
    overview('popularQuestions { title } unansweredQuestions { title }'),
    `update question set title = 'Is it loud?' where id = 1`,
    'Is it loud?',
  ],
  [
    'the order of popular suburbs',
    '{ locationIndex(type: suburb, identifier: "vic", sortOrder: popular, take: 1) { results { label } } }',
    `insert into follow (member_id, kind, target_id) values (1, 'location', 2), (2, 'location', 2), (3, 'location', 2)`,
    'Cremorne',
  ],
  [
    'homes of a state',
    '{ locationIndex(type: state) { results { location { slug listingCounts { buy rent } } } } }',
    'delete from listing_search where id = 6',
    '"slug":"qld","listingCounts":{"buy":0',
  ],
];

test.each(entities)(
  '[LOC-21] %s: what any process has changed is shown at once',
  async (_what, query, change, shown) => {
    const before = await queryAs(api, query);
    expect(await queryAs(api, query)).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(shown);
    await sql.raw(change).execute(api.database);
    expect(JSON.stringify(await queryAs(api, query))).toContain(shown);
  },
);
