import { sql } from 'kysely';
import type { TestApi } from '../../../test-kit/test-api.ts';
import { queryAs, placesApi } from './test-places.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let api: TestApi;
let database: TestApi['database'];
let service: TestApi['service'];
let visitor: TestApi['as']['visitor'];
let mara: TestApi['as']['mara'];
beforeAll(async () => {
  api = await placesApi();
  ({ database, service } = api);
  ({ visitor, mara } = api.as);
});
afterAll(() => api.close());
const requested = (query: string, who?: keyof TestApi['as']) => queryAs(api, query, who);

test('[LOC-03] a suburb has its region, a picture of its boundary and its schools', async () => {
  expect(
    (
      await requested(
        '{ location(identifier: "richmond-vic-3121") { region { slug type } outline(corners: 4) { points } } }',
      )
    )['location'],
  ).toEqual({
    region: { slug: 'inner-melbourne-vic', type: 'region' },
    outline: [{ points: [144.99, -37.83, 145.01, -37.83, 145.01, -37.81, 144.99, -37.83] }],
  });
  expect(
    await requested(
      '{ location(identifier: "vic") { region { slug } outline { points } } locationOverview(identifier: "vic") { schools { areKnown results { name } } } }',
    ),
  ).toEqual({
    location: { region: null, outline: [] },
    locationOverview: { schools: { areKnown: false, results: [] } },
  });
  await sql`insert into school (id, acara_id, name, slug, kind, sector, state_code, postcode, locality_id, latitude,
    longitude) values
    (1, '1', 'Richmond Primary School', 'richmond-primary-school-1', 'primary', 'Government', 'VIC', '3121', 1, -37.82,
      145)`.execute(database);
  expect(
    (
      await requested(
        '{ locationOverview(identifier: "richmond-vic-3121") { schools { areKnown results { name kind sector } } } }',
      )
    )['locationOverview'].schools,
  ).toEqual({ areKnown: true, results: [{ name: 'Richmond Primary School', kind: 'primary', sector: 'Government' }] });
  await emptyTables(database, ['school']);
});

test('[LOC-12] the latest sales of a place come first, whatever their tier', async () => {
  const { locationOverview } = await requested(
    '{ locationOverview(identifier: "perth-wa-6000") { listings(statusType: sold) { id } } }',
  );
  expect(locationOverview.listings).toEqual([{ id: '8' }, { id: '7' }]);
});

test('[LOC-03, GQL-10] the overview of a place: questions, what is nearby, surroundings, listings for sale and rent', async () => {
  const { locationOverview } = await requested(`{ locationOverview(identifier: "richmond-vic-3121") {
    location { label } ratings { average count distribution } pros { text } reviews { total results { id } } ownReview { id }
    popularQuestions { title } unansweredQuestions { title } nearby { location { slug } distanceMetres } surroundingSuburbs { slug }
    forSale: listings(statusType: buy) { id } forRent: listings(statusType: rent) { id } } }`);
  expect(locationOverview).toMatchObject({
    location: { label: 'Richmond, VIC 3121' },
    ratings: { average: null, count: 0, distribution: [0, 0, 0, 0, 0] },
    pros: [],
    reviews: { total: 0, results: [] },
    ownReview: null,
    surroundingSuburbs: [{ slug: 'cremorne-vic-3121' }, { slug: 'burnley-vic-3121' }],
    forSale: [{ id: '1' }, { id: '4' }],
    forRent: [{ id: '2' }],
  });
  expect(locationOverview.popularQuestions.map(titleOf)).toEqual(['Best coffee?', 'Is Wilson Street quiet?']);
  expect(locationOverview.unansweredQuestions.map(titleOf)).toEqual(['Is Wilson Street quiet?']);
  expect(
    locationOverview.nearby.map(({ location }: { location: { slug: string } }) => location.slug).slice(0, 2),
  ).toEqual(['cremorne-vic-3121', 'burnley-vic-3121']);
  const region = (
    await requested(
      '{ locationOverview(identifier: "inner-melbourne-vic") { popularQuestions { title } listings { id } surroundingSuburbs { slug } } }',
    )
  )['locationOverview'];
  expect(region).toEqual({
    popularQuestions: [],
    listings: [{ id: '3' }, { id: '1' }, { id: '4' }],
    surroundingSuburbs: [],
  });
});

const titleOf = ({ title }: { title: string }) => title;

test('[GQL-11, LOC-03] everything of a place fits one operation; many places at once are too dear', async () => {
  const all = `location { label state { name } listingCounts { buy rent sold leased } followerCount isFollowing boundary { approximate geoJson credit }
      medians { asOf leastSample kinds { kind change sold { median sampleSize } soldBefore { median sampleSize } rent { median sampleSize } quarters { quarter median sampleSize } } } }
    ratings { average count distribution factors { factor label average count } } pros { text count } cons { text count }
    reviews { total results { id author { name username avatar } relation rating ratings { factor label rating } title text pros cons helpfulCount markedHelpful isOwn commentCount createdOn comments { id author { name } text createdOn } } }
    popularQuestions { postId uri title votes replyCount author { name } } unansweredQuestions { postId uri title } nearby { distanceMetres location { slug label rating { average count } } } surroundingSuburbs { slug label }
    listings { id uri title propertyType priceDetails { shortDescription } address { street suburb stateCode postcode } features { bedrooms bathrooms cars } media { photos { key width height } } }`;
  expect((await visitor.graph(`{ locationOverview(identifier: "1") { ${all} } }`)).errors).toBeUndefined();
  const many = Array.from(
    { length: 10 },
    (_, at) => `a${at}: locationOverview(identifier: "${(at % 5) + 1}") { pros { text } }`,
  ).join(' ');
  expect((await visitor.graph(`{ ${many} }`)).errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY');
});

test('[LEG-02, LEG-05] a page contains data of its reader', async () => {
  const path = '/locations/location/overviewjsonuserdata?locationUniqueUri=richmond-vic-3121';
  const nobody = {
    locationId: 1,
    locationUniqueUri: 'richmond-vic-3121',
    isSignedIn: false,
    isFollowing: false,
    followerCount: 0,
    hasReviewed: false,
    reviewId: null,
    helpfulReviewIds: [],
    unhelpfulReviewIds: [],
  };
  expect((await visitor.call('GET', path)).body).toEqual(nobody);
  await sql`insert into location_review (id, locality_id, member_id, author_name, relation,
    rating) overriding system value values (81, 1, 1, 'Mara Quill', 'lives', 4),
    (82, 1, 2, 'Noah Field', 'works', 3)`.execute(database);
  await sql`insert into location_review_helpful (review_id, member_id, helpful) values (82, 1, true)`.execute(database);
  await mara.call('POST', '/1/follow');
  expect((await mara.call('GET', `/legacy${path}`)).body).toEqual({
    ...nobody,
    isSignedIn: true,
    isFollowing: true,
    followerCount: 1,
    hasReviewed: true,
    reviewId: 81,
    helpfulReviewIds: [82],
  });
  const response = await fetch(`${service.address}${path}`, { headers: { domain: 'www.verandah.example' } });
  expect([
    response.headers.get('cache-control'),
    (await fetch(`${service.address}${path}`)).status,
    (await visitor.call('GET', path.replace('richmond', 'nowhere'))).status,
  ]).toEqual(['no-store', 422, 404]);
  await emptyTables(database, ['location_review']);
  await emptyTables(database, ['follow']);
});
