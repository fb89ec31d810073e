import { sql } from 'kysely';
import type { TestApi } from '../../../test-kit/test-api.ts';
import { momentAt } from '../../../platform/moment.ts';
import { findListings } from '../../listings/search-listings.ts';
import { testNow } from '../../listings/test-market.ts';
import { queryAs, placesApi } from './test-places.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let api: TestApi;
let database: TestApi['database'];
let visitor: TestApi['as']['visitor'];
beforeAll(async () => {
  api = await placesApi();
  ({ database } = api);
  ({ visitor } = api.as);
});
afterAll(() => api.close());
const requested = (query: string, who?: keyof TestApi['as']) => queryAs(api, query, who);

const index = async (args: string) => {
  const { locationIndex } = await requested(
    `{ locationIndex(${args}) { type byType total letters { letter count } location { slug } results { label location { slug } street { slug } } } }`,
  );
  return (
    locationIndex && { ...locationIndex, results: locationIndex.results.map(({ label }: { label: string }) => label) }
  );
};

test('[LOC-04, GQL-10, URL-16] browsing by state, region, suburb and street, with first letters and pages', async () => {
  expect(await index('type: state')).toMatchObject({
    type: 'state',
    byType: null,
    total: 3,
    results: ['Queensland', 'Victoria', 'Western Australia'],
  });
  expect(await index('type: region, identifier: "vic"')).toMatchObject({
    byType: 'state',
    total: 1,
    location: { slug: 'vic' },
    results: ['Inner Melbourne, VIC'],
  });
  expect(await index('type: suburb, identifier: "inner-melbourne-vic"')).toMatchObject({
    byType: 'region',
    total: 3,
    letters: [
      { letter: 'b', count: 1 },
      { letter: 'c', count: 1 },
      { letter: 'r', count: 1 },
    ],
    results: ['Burnley, VIC 3121', 'Cremorne, VIC 3121', 'Richmond, VIC 3121'],
  });
  expect(await index('identifier: "vic-3121", letter: "R"')).toMatchObject({
    byType: null,
    total: 1,
    results: ['Richmond, VIC 3121'],
  });
  expect(await index('skip: 1, take: 2')).toMatchObject({
    total: 5,
    results: ['Cremorne, VIC 3121', 'Paddington, QLD 4064'],
  });
  expect(await index('type: street, identifier: "inner-melbourne-vic"')).toMatchObject({
    byType: 'region',
    total: 2,
    results: ['Swan Street, Cremorne, VIC 3121', 'Wilson Street, Richmond, VIC 3121'],
  });
  expect(await index('type: street, identifier: "richmond-vic-3121"')).toMatchObject({
    byType: 'suburb',
    total: 1,
    letters: [{ letter: 'w', count: 1 }],
  });
  expect(await index('identifier: "nowhere"')).toBeNull();
});

test('[LOC-04] popular suburbs: most reviewed and followed first, then the most people', async () => {
  await sql`insert into follow (member_id, kind, target_id) values (1, 'location', 3)`.execute(database);
  expect((await index('identifier: "vic", sortOrder: popular'))?.results).toEqual([
    'Burnley, VIC 3121',
    'Richmond, VIC 3121',
    'Cremorne, VIC 3121',
  ]);
  await emptyTables(database, ['follow']);
});

test('[LOC-04] a list of places with their counts and stars costs one statement per kind', async () => {
  await sql`insert into location_review (locality_id, author_name, relation, rating, status) values
    (1, 'A', 'lives', 5, 'published'), (1, 'B', 'lives', 4, 'published'), (2, 'C', 'lives', 1, 'published'),
      (3, 'D', 'lives', 1, 'hidden')`.execute(database);
  const list = async (args: string) =>
    (
      await requested(
        `{ locationIndex(${args}) { results { location { slug listingCounts { buy rent } rating { average count } followerCount isFollowing } } } }`,
        'mara',
      )
    )['locationIndex'].results;
  expect(await list('identifier: "inner-melbourne-vic"')).toEqual([
    {
      location: {
        slug: 'burnley-vic-3121',
        listingCounts: { buy: 0, rent: 0 },
        rating: { average: null, count: 0 },
        followerCount: 0,
        isFollowing: false,
      },
    },
    {
      location: {
        slug: 'cremorne-vic-3121',
        listingCounts: { buy: 1, rent: 0 },
        rating: { average: 1, count: 1 },
        followerCount: 0,
        isFollowing: false,
      },
    },
    {
      location: {
        slug: 'richmond-vic-3121',
        listingCounts: { buy: 2, rent: 1 },
        rating: { average: 4.5, count: 2 },
        followerCount: 0,
        isFollowing: false,
      },
    },
  ]);
  expect(await list('type: region')).toMatchObject([
    { location: { listingCounts: { buy: 3, rent: 1 }, rating: { average: 3.3, count: 3 } } },
  ]);
  expect((await list('type: state'))[1]).toMatchObject({
    location: { slug: 'vic', listingCounts: { buy: 3 }, rating: { average: 3.3, count: 3 } },
  });
  await emptyTables(database, ['location_review']);
});

test('[LOC-04] a place with no parent of the kind, and streets of the whole country, are rejected with a message', async () => {
  const message = async (args: string) => (await visitor.graph(`{ locationIndex(${args}) { total } }`)).errors?.[0];
  expect((await message('type: street'))?.message).toMatch(/^identifier: Streets are listed by/);
  expect((await message('type: state, identifier: "vic"'))?.message).toBe('identifier: No state is in a state.');
  expect((await message('type: region, identifier: "richmond-vic-3121"'))?.message).toBe(
    'identifier: No region is in a suburb.',
  );
  expect((await message('letter: "ab"'))?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('[LOC-04] popular regions: most people first; popular streets: most homes on offer; streets by first letter', async () => {
  await sql`insert into region (id, slug, name, state_code, latitude, longitude)
    values (8, 'brisbane-west-qld', 'Brisbane West', 'QLD', -27.46, 153)`.execute(database);
  await sql`update locality set region_id = 8 where id = 4`.execute(database);
  expect((await index('type: region'))?.results).toEqual(['Brisbane West, QLD', 'Inner Melbourne, VIC']);
  expect((await index('type: region, sortOrder: popular'))?.results).toEqual([
    'Inner Melbourne, VIC',
    'Brisbane West, QLD',
  ]);
  const streets = 'type: street, identifier: "inner-melbourne-vic"';
  expect((await index(`${streets}, sortOrder: popular`))?.results).toHaveLength(2);
  expect((await index(`${streets}, letter: "W"`))?.results).toEqual(['Wilson Street, Richmond, VIC 3121']);
});

test('[LOC-01] a region and a postcode count the listings of their suburbs, and a search in the region finds them', async () => {
  for (const identifier of ['inner-melbourne-vic', 'vic-3121']) {
    const { location } = await requested(
      `{ location(identifier: "${identifier}") { listingCounts { buy rent sold leased } } }`,
    );
    expect([identifier, location]).toEqual([identifier, { listingCounts: { buy: 3, rent: 1, sold: 0, leased: 0 } }]);
  }
  const { response } = await findListings(
    database,
    {
      statusType: 'buy',
      searchMode: 'location',
      locationSearchContext: { searchLocations: [{ slug: 'inner-melbourne-vic' }], includeSurroundingSuburbs: false },
    },
    {
      results: true,
      total: true,
      exactTotal: false,
      facets: false,
      auctionDates: false,
      inspectionDates: false,
      traits: false,
      median: false,
      markers: false,
      relaxations: false,
    },
    momentAt(testNow),
  );
  expect([response.total, response.ids.toSorted()]).toEqual([3, [1, 3, 4]]);
});

test('[LOC-20] what the suburbs leave of a state comes last by name, also among those of its letter', async () => {
  await sql`insert into locality (id, slug, name, state_code, postcode, latitude, longitude, setting, time_zone)
    values (90, 'act-remainder-hall-act-2618', 'ACT Remainder - Hall', 'ACT', '2618', -35.17, 149.06, 'rural',
      'Australia/Sydney'),
      (91, 'aranda-act-2614', 'Aranda', 'ACT', '2614', -35.26, 149.08, 'metropolitan', 'Australia/Sydney')`.execute(
    database,
  );
  try {
    const all = (await index('type: suburb'))?.results as string[];
    expect([all[0], all.at(-1)]).toEqual(['Aranda, ACT 2614', 'ACT Remainder - Hall, ACT 2618']);
    expect(await index('letter: "a"')).toMatchObject({
      total: 2,
      results: ['Aranda, ACT 2614', 'ACT Remainder - Hall, ACT 2618'],
    });
  } finally {
    await sql`delete from locality where id in (90, 91)`.execute(database);
  }
});
