import { locationLabel } from '@verandah/market';
import { sql } from 'kysely';
import { testDatabase, type Database } from '../database/public.ts';
import { fillTestListings, fillTestPlaces } from '../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../test-members.ts';
import { testService, type TestService } from '../test-service.ts';
import { nearestPlaces } from './nearest.ts';
import { boundaryText } from './well-known-text.ts';

jest.setTimeout(60_000);
let database: Database;
let service: TestService;
let visitor: TestCaller;
let mara: TestCaller;
const square = { type: 'Polygon', coordinates: [[[144.99, -37.83], [145.01, -37.83], [145.01, -37.81], [144.99, -37.83]]] };
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`insert into region (id, slug, name, state_code, latitude, longitude) values (7, 'inner-melbourne-vic', 'Inner Melbourne', 'VIC', -37.82, 144.99)`.execute(database);
  await sql`update locality set region_id = 7 where id in (1, 2, 3)`.execute(database);
  await sql`insert into former_locality_slug (slug, locality_id) values ('burnley-old-vic', 3)`.execute(database);
  await sql`insert into locality_boundary (locality_id, approximate, west, south, east, north, geometry) values (1, true, 144.99, -37.83, 145.01, -37.81, ${JSON.stringify(square)}::jsonb)`.execute(database);
  await fillTestListings(database, [
    { id: 1, street: 'Wilson St', tier: 1 }, { id: 2, street: 'Wilson Street', status_type: 'rent', search_price: 500 }, { id: 3, street: 'Swan Street', locality_id: 2, tier: 3 },
    { id: 4, street: 'Wilson Street', street_visible: false }, { id: 5, status: 'removed', street: 'Gone Lane' }, { id: 6, locality_id: 4, street: 'Latrobe Terrace' },
  ]);
  await sql`insert into question (id, uri, locality_id, member_id, author_name, title, street) values
    (1, 'is-wilson-street-quiet-1', 1, 1, 'Mara Quill', 'Is Wilson Street quiet?', 'Wilson Street'),
    (3, 'best-coffee-3', 1, 1, 'Mara Quill', 'Best coffee?', null)`.execute(database);
  await sql`alter table question alter column id restart with 100`.execute(database);
  await sql`insert into answer (question_id, member_id, author_name, text) values (3, 2, 'Noah Field', 'On the corner.')`.execute(database);
  service = await testService(database);
  visitor = await callerOf(service, null);
  mara = await callerOf(service, testMembers.mara);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
const ask = async (query: string, who = visitor) => {
  const { data, errors } = await who.graph(query);
  expect(errors).toBeUndefined();
  return data ?? {};
};

test('[LOC-01] states have ids from one in the order of their names, capitals and labels for pickers', async () => {
  const { states } = await ask('{ states { id label stateCode capital } }');
  expect(states).toHaveLength(8);
  expect([states[0], states[6]]).toEqual([
    { id: 1, label: 'Australian Capital Territory', stateCode: 'ACT', capital: 'Canberra' }, { id: 7, label: 'Victoria', stateCode: 'VIC', capital: 'Melbourne' },
  ]);
});

test('[GQL-12, GQL-10, LOC-02] a location has every field that the source names, with its boundary only when asked for', async () => {
  const { location } = await ask(`{ location(identifier: "richmond-vic-3121", includeSurrounding: true) {
    id name state { id name } zipCode { name } uri slug label suburb type stateCode postcode latLong { latitude longitude } surroundingSuburbIds surroundingSuburbs { name }
    medians { leastSample kinds { kind } } wellKnownText boundary { approximate geoJson credit } listingCounts { buy rent sold leased } followerCount isFollowing } }`);
  expect(location).toEqual({
    id: '1', name: 'Richmond', state: { id: 7, name: 'Victoria' }, zipCode: { name: '3121' }, uri: 'richmond-vic-3121', slug: 'richmond-vic-3121', label: 'Richmond, VIC 3121', suburb: 'Richmond',
    type: 'suburb', stateCode: 'VIC', postcode: '3121', latLong: { latitude: -37.82, longitude: 145 }, surroundingSuburbIds: ['2', '3'], surroundingSuburbs: [{ name: 'Cremorne' }, { name: 'Burnley' }],
    medians: { leastSample: 5, kinds: [{ kind: 'house' }] }, wellKnownText: 'POLYGON((144.99 -37.83, 145.01 -37.83, 145.01 -37.81, 144.99 -37.83))',
    boundary: { approximate: true, geoJson: JSON.stringify(square), credit: null }, listingCounts: { buy: 2, rent: 1, sold: 0, leased: 0 }, followerCount: 0, isFollowing: false,
  });
  expect((await ask('{ location(identifier: "vic") { state { name } zipCode { name } wellKnownText surroundingSuburbIds listingCounts { buy rent } } }'))['location'])
    .toEqual({ state: { name: 'Victoria' }, zipCode: null, wellKnownText: null, surroundingSuburbIds: [], listingCounts: { buy: 3, rent: 1 } });
  expect((await ask('{ location(identifier: "inner-melbourne-vic") { type listingCounts { buy } } }'))['location']).toEqual({ type: 'region', listingCounts: { buy: 3 } });
});

test('[LOC-09, LOC-02] an unknown location is nothing and no failure: its label reads Australia', async () => {
  const { data, errors } = await visitor.graph('{ location(identifier: "atlantis") { name } locationOverview(identifier: "atlantis") { location { name } } }');
  expect([data, errors]).toEqual([{ location: null, locationOverview: null }, undefined]);
  expect(locationLabel(data?.['location'])).toBe('Australia');
  expect((await visitor.call('GET', '/location/99')).body).toMatchObject({ status: 404, detail: 'There is no such location.' });
});

test('[REST-06, REST-11] a location by id and by uri, with its surroundings when wanted, kept for ten minutes', async () => {
  const plain = await visitor.call('GET', '/location/1');
  expect(plain.body).toMatchObject({ id: 1, name: 'Richmond', state: { id: 7, name: 'Victoria' }, zipCode: { name: '3121' }, uri: 'richmond-vic-3121', label: 'Richmond, VIC 3121', medians: { leastSample: 5 } });
  expect(plain.body).not.toHaveProperty('surroundingSuburbIds');
  expect((await visitor.call('GET', '/location/1?includeSurrounding=true')).body).toMatchObject({ surroundingSuburbIds: [2, 3], surroundingSuburbs: [{ name: 'Cremorne' }, { name: 'Burnley' }] });
  expect((await visitor.call('GET', '/location/uri/Burnley-Old-VIC')).body).toMatchObject({ id: 3, uri: 'burnley-vic-3121' });
  expect([(await visitor.call('GET', '/location/uri/nowhere')).status, (await visitor.call('GET', '/location/x')).status, (await visitor.call('GET', '/location/1?includeSurrounding=yes')).status]).toEqual([404, 422, 422]);
  const first = await fetch(`${service.address}/location/1`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=600');
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(`${service.address}/location/1`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('[LOC-06, REST-06, REST-11] the boundary of a location, kept for ten minutes; none is not found', async () => {
  const answer = await fetch(`${service.address}/location/1/spatial`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=600']);
  expect(await answer.json()).toEqual({ id: 1, approximate: true, credit: null, geoJson: square, wellKnownText: expect.stringMatching(/^POLYGON\(\(/) });
  expect((await fetch(`${service.address}/location/1/spatial`, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })).status).toBe(304);
  expect((await visitor.call('GET', '/location/2/spatial')).status).toBe(404);
  await sql`insert into locality_boundary (locality_id, approximate, west, south, east, north, geometry) values (2, false, 144.99, -37.83, 145.01, -37.81, ${JSON.stringify(square)}::jsonb)`.execute(database);
  expect((await visitor.call('GET', '/location/2/spatial')).body).toMatchObject({ approximate: false, credit: expect.stringContaining('Australian Bureau of Statistics') });
});

test('[LOC-06] well-known text of a place of several parts with holes', () => {
  expect(boundaryText(JSON.stringify({ type: 'MultiPolygon', coordinates: [[[[1, 2], [3, 4], [1, 2]]], [[[5, 6], [7, 8], [5, 6]], [[5.5, 6.5], [5.6, 6.6], [5.5, 6.5]]]] })))
    .toBe('MULTIPOLYGON(((1 2, 3 4, 1 2)), ((5 6, 7 8, 5 6), (5.5 6.5, 5.6 6.6, 5.5 6.5)))');
});

test('[LOC-06, REST-06, REST-11] the five nearest to a position and beside a place, in metres', async () => {
  const near = (path: string) => visitor.call('GET', path).then(({ body }) => body.results.map(({ id, distanceMetres }: { id: number; distanceMetres: number }) => [id, distanceMetres]));
  const [first, second] = await near('/location/1/-37.8295/144.9905');
  expect([first[0], Math.abs(first[1] - 71) < 2, second[0]]).toEqual([2, true, 1]);
  expect((await near('/location/nearest/-37.82/145')).map(([id]: [number]) => id)).toEqual([1, 2, 3, 4, 5]);
  expect((await near('/location/nearest/-37.82/145?take=1'))).toEqual([[1, 0]]);
  expect((await near('/location/1/nearby')).map(([id]: [number]) => id)).toEqual([2, 3, 4, 5]);
  expect([(await visitor.call('GET', '/location/99/-37.8/145')).status, (await visitor.call('GET', '/location/1/north/145')).status, (await visitor.call('GET', '/location/1/51.5/0')).status, (await visitor.call('GET', '/location/99/nearby')).status])
    .toEqual([404, 422, 422, 404]);
});

test('[LOC-06] the nearest by the graph API too; a position elsewhere is refused', async () => {
  const { nearestLocations } = await ask('{ nearestLocations(latitude: -37.8295, longitude: 144.9905) { distanceMetres location { slug } } }');
  expect(nearestLocations).toHaveLength(5);
  expect(nearestLocations[0]).toMatchObject({ location: { slug: 'cremorne-vic-3121' } });
  for (const [field, position] of [['latitude', 'latitude: 51.5, longitude: 145'], ['longitude', 'latitude: -37, longitude: 0']] as const) {
    expect((await visitor.graph(`{ nearestLocations(${position}) { distanceMetres } }`)).errors?.[0]?.message).toContain(`${field}`);
  }
});

test('[LOC-03] a suburb tells its region, a picture of its boundary and its schools', async () => {
  expect((await ask('{ location(identifier: "richmond-vic-3121") { region { slug type } outline(corners: 4) { points } } }'))['location'])
    .toEqual({ region: { slug: 'inner-melbourne-vic', type: 'region' }, outline: [{ points: [144.99, -37.83, 145.01, -37.83, 145.01, -37.81, 144.99, -37.83] }] });
  expect((await ask('{ location(identifier: "vic") { region { slug } outline { points } } locationOverview(identifier: "vic") { schools { areKnown results { name } } } }')))
    .toEqual({ location: { region: null, outline: [] }, locationOverview: { schools: { areKnown: false, results: [] } } });
  await sql`insert into school (id, acara_id, name, slug, kind, sector, state_code, postcode, locality_id, latitude, longitude) values
    (1, '1', 'Richmond Primary School', 'richmond-primary-school-1', 'primary', 'Government', 'VIC', '3121', 1, -37.82, 145)`.execute(database);
  expect((await ask('{ locationOverview(identifier: "richmond-vic-3121") { schools { areKnown results { name kind sector } } } }'))['locationOverview'].schools)
    .toEqual({ areKnown: true, results: [{ name: 'Richmond Primary School', kind: 'primary', sector: 'Government' }] });
  await sql`truncate school`.execute(database);
});

test('[LOC-06] nearest is exact where degrees of longitude are short', async () => {
  await sql`insert into locality (id, slug, name, state_code, latitude, longitude, setting, time_zone) values
    (11, 'east-tas', 'East', 'TAS', -43, 147.013, 'rural', 'Australia/Hobart'), (12, 'south-tas', 'South', 'TAS', -43.012, 147, 'rural', 'Australia/Hobart')`.execute(database);
  expect((await nearestPlaces(database, -43, 147, 1)).map(({ locality, distanceMetres }) => [locality.name, distanceMetres])).toEqual([['East', 1057]]);
  await sql`delete from locality where id in (11, 12)`.execute(database);
});

test('[LOC-03, GQL-10] the overview of a place: questions, what is nearby, surroundings, listings for sale and rent', async () => {
  const { locationOverview } = await ask(`{ locationOverview(identifier: "richmond-vic-3121") {
    location { label } ratings { average count distribution } pros { text } reviews { total results { id } } ownReview { id }
    popularQuestions { title } unansweredQuestions { title } nearby { location { slug } distanceMetres } surroundingSuburbs { slug }
    forSale: listings(statusType: buy) { id } forRent: listings(statusType: rent) { id } } }`);
  expect(locationOverview).toMatchObject({
    location: { label: 'Richmond, VIC 3121' }, ratings: { average: null, count: 0, distribution: [0, 0, 0, 0, 0] }, pros: [], reviews: { total: 0, results: [] }, ownReview: null,
    surroundingSuburbs: [{ slug: 'cremorne-vic-3121' }, { slug: 'burnley-vic-3121' }], forSale: [{ id: '1' }, { id: '4' }], forRent: [{ id: '2' }],
  });
  expect(locationOverview.popularQuestions.map(titleOf)).toEqual(['Best coffee?', 'Is Wilson Street quiet?']);
  expect(locationOverview.unansweredQuestions.map(titleOf)).toEqual(['Is Wilson Street quiet?']);
  expect(locationOverview.nearby.map(({ location }: { location: { slug: string } }) => location.slug).slice(0, 2)).toEqual(['cremorne-vic-3121', 'burnley-vic-3121']);
  const region = (await ask('{ locationOverview(identifier: "inner-melbourne-vic") { popularQuestions { title } listings { id } surroundingSuburbs { slug } } }'))['locationOverview'];
  expect(region).toEqual({ popularQuestions: [], listings: [{ id: '3' }, { id: '1' }, { id: '4' }], surroundingSuburbs: [] });
});

const titleOf = ({ title }: { title: string }) => title;

const index = async (args: string) => {
  const { locationIndex } = await ask(`{ locationIndex(${args}) { type byType total letters { letter count } location { slug } results { label location { slug } street { slug } } } }`);
  return locationIndex && { ...locationIndex, results: locationIndex.results.map(({ label }: { label: string }) => label) };
};

test('[LOC-04, GQL-10, URL-16] browsing by state, region, suburb and street, with first letters and pages', async () => {
  expect(await index('type: state')).toMatchObject({ type: 'state', byType: null, total: 3, results: ['Queensland', 'Victoria', 'Western Australia'] });
  expect(await index('type: region, identifier: "vic"')).toMatchObject({ byType: 'state', total: 1, location: { slug: 'vic' }, results: ['Inner Melbourne, VIC'] });
  expect(await index('type: suburb, identifier: "inner-melbourne-vic"')).toMatchObject({
    byType: 'region', total: 3, letters: [{ letter: 'b', count: 1 }, { letter: 'c', count: 1 }, { letter: 'r', count: 1 }], results: ['Burnley, VIC 3121', 'Cremorne, VIC 3121', 'Richmond, VIC 3121'],
  });
  expect(await index('identifier: "vic-3121", letter: "R"')).toMatchObject({ byType: null, total: 1, results: ['Richmond, VIC 3121'] });
  expect(await index('skip: 1, take: 2')).toMatchObject({ total: 5, results: ['Cremorne, VIC 3121', 'Paddington, QLD 4064'] });
  expect(await index('type: street, identifier: "inner-melbourne-vic"')).toMatchObject({ byType: 'region', total: 2, results: ['Swan Street, Cremorne, VIC 3121', 'Wilson Street, Richmond, VIC 3121'] });
  expect(await index('type: street, identifier: "richmond-vic-3121"')).toMatchObject({ byType: 'suburb', total: 1, letters: [{ letter: 'w', count: 1 }] });
  expect(await index('identifier: "nowhere"')).toBeNull();
});

test('[LOC-04] popular suburbs: most reviewed and followed first, then the most people', async () => {
  await sql`insert into follow (member_id, kind, target_id) values (1, 'location', 3)`.execute(database);
  expect((await index('identifier: "vic", sortOrder: popular'))?.results).toEqual(['Burnley, VIC 3121', 'Richmond, VIC 3121', 'Cremorne, VIC 3121']);
  await sql`truncate follow`.execute(database);
});

test('[LOC-04] a list of places with their counts and stars costs one statement per kind', async () => {
  await sql`insert into location_review (locality_id, author_name, relation, rating, status) values
    (1, 'A', 'lives', 5, 'published'), (1, 'B', 'lives', 4, 'published'), (2, 'C', 'lives', 1, 'published'), (3, 'D', 'lives', 1, 'hidden')`.execute(database);
  const list = async (args: string) => (await ask(`{ locationIndex(${args}) { results { location { slug listingCounts { buy rent } rating { average count } followerCount isFollowing } } } }`, mara))['locationIndex'].results;
  expect(await list('identifier: "inner-melbourne-vic"')).toEqual([
    { location: { slug: 'burnley-vic-3121', listingCounts: { buy: 0, rent: 0 }, rating: { average: null, count: 0 }, followerCount: 0, isFollowing: false } },
    { location: { slug: 'cremorne-vic-3121', listingCounts: { buy: 1, rent: 0 }, rating: { average: 1, count: 1 }, followerCount: 0, isFollowing: false } },
    { location: { slug: 'richmond-vic-3121', listingCounts: { buy: 2, rent: 1 }, rating: { average: 4.5, count: 2 }, followerCount: 0, isFollowing: false } },
  ]);
  expect(await list('type: region')).toMatchObject([{ location: { listingCounts: { buy: 3, rent: 1 }, rating: { average: 3.3, count: 3 } } }]);
  expect((await list('type: state'))[1]).toMatchObject({ location: { slug: 'vic', listingCounts: { buy: 3 }, rating: { average: 3.3, count: 3 } } });
  await sql`truncate location_review cascade`.execute(database);
});

test('[GQL-11, LOC-03] everything of a place fits one operation; many places at once are too dear', async () => {
  const all = `location { label state { name } listingCounts { buy rent sold leased } followerCount isFollowing boundary { approximate geoJson credit }
      medians { asOf leastSample kinds { kind change sold { median sampleSize } soldBefore { median sampleSize } rent { median sampleSize } quarters { quarter median sampleSize } } } }
    ratings { average count distribution factors { factor label average count } } pros { text count } cons { text count }
    reviews { total results { id author { name username avatar } relation rating ratings { factor label rating } title text pros cons helpfulCount markedHelpful isOwn commentCount createdOn comments { id author { name } text createdOn } } }
    popularQuestions { postId uri title votes replyCount author { name } } unansweredQuestions { postId uri title } nearby { distanceMetres location { slug label rating { average count } } } surroundingSuburbs { slug label }
    listings { id uri title propertyType priceDetails { shortDescription } address { street suburb stateCode postcode } features { bedrooms bathrooms cars } media { photos { key width height } } }`;
  expect((await visitor.graph(`{ locationOverview(identifier: "1") { ${all} } }`)).errors).toBeUndefined();
  const many = Array.from({ length: 10 }, (_, at) => `a${at}: locationOverview(identifier: "${at % 5 + 1}") { pros { text } }`).join(' ');
  expect((await visitor.graph(`{ ${many} }`)).errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY');
});

test('[LOC-04] what lies in nothing of the kind, and streets of the whole country, are refused in words', async () => {
  const message = async (args: string) => (await visitor.graph(`{ locationIndex(${args}) { total } }`)).errors?.[0];
  expect((await message('type: street'))?.message).toMatch(/^identifier: Streets are listed by/);
  expect((await message('type: state, identifier: "vic"'))?.message).toBe('identifier: No state lies in a state.');
  expect((await message('type: region, identifier: "richmond-vic-3121"'))?.message).toBe('identifier: No region lies in a suburb.');
  expect((await message('letter: "ab"'))?.extensions?.code).toBe('BAD_USER_INPUT');
});

const street = async (name: string) => (await ask(`{ street(identifier: "richmond-vic-3121", street: "${name}") {
  name slug label location { name } bounds listingCounts { buy rent } listings { total results { id } } rent: listings(statusType: rent) { total } questions { total results { title } } } }`))['street'];

test('[LOC-08] a street page shows the listings and questions of one street, and no home whose address is hidden', async () => {
  const wilson = {
    name: 'Wilson Street', slug: 'wilson-street', label: 'Wilson Street, Richmond, VIC 3121', location: { name: 'Richmond' }, bounds: [-37.82, 145, -37.82, 145],
    listingCounts: { buy: 1, rent: 1 }, listings: { total: 1, results: [{ id: '1' }] }, rent: { total: 1 }, questions: { total: 1, results: [{ title: 'Is Wilson Street quiet?' }] },
  };
  for (const name of ['wilson-street', 'Wilson St', 'WILSON STREET']) expect(await street(name)).toEqual(wilson);
  expect([await street('gone-lane'), await street('nowhere')]).toEqual([null, null]);
});

test('[LOC-08] a street that was only asked about has a page too', async () => {
  expect((await mara.call('POST', '/richmond-vic-3121/questions/ask', { title: 'Is Burnley Street loud?', street: 'burnley st.' })).status).toBe(201);
  for (const name of ['burnley-street', 'Burnley St']) expect(await street(name)).toMatchObject({
    name: 'Burnley Street', slug: 'burnley-street', bounds: null, listings: { total: 0, results: [] }, questions: { total: 1, results: [{ title: 'Is Burnley Street loud?' }] },
  });
});

test('[LOC-07, LEG-04] following a location by the legacy paths, by slug or id', async () => {
  const post = (who: TestCaller, path: string) => who.call('POST', path);
  expect((await post(mara, '/richmond-vic-3121/follow')).body).toEqual({ isFollowing: true, followerCount: 1 });
  expect((await post(mara, '/legacy/1/follow')).body).toEqual({ isFollowing: true, followerCount: 1 });
  expect((await ask('{ location(identifier: "1") { followerCount isFollowing } }', mara))['location']).toEqual({ followerCount: 1, isFollowing: true });
  expect((await post(mara, '/legacy/richmond-vic-3121/unfollow')).body).toEqual({ isFollowing: false, followerCount: 0 });
  expect([(await post(visitor, '/1/follow')).status, (await post(mara, '/nowhere/follow')).status]).toEqual([401, 404]);
  expect((await fetch(`${service.address}/1/follow`, { method: 'POST' })).status).toBe(422);
});

test('[LOC-07] following a location by the graph API', async () => {
  const follow = (who: TestCaller, name: string) => who.graph(`mutation { ${name}(kind: location, targetId: 2) { isFollowing followerCount } }`);
  expect((await follow(mara, 'follow')).data).toEqual({ follow: { isFollowing: true, followerCount: 1 } });
  expect((await follow(mara, 'unfollow')).data).toEqual({ unfollow: { isFollowing: false, followerCount: 0 } });
  expect((await follow(visitor, 'follow')).errors?.[0]?.extensions?.code).toBe('SIGNED_OUT');
});

test('[LEG-02, LEG-05] what a page knows of its reader', async () => {
  const path = '/locations/location/overviewjsonuserdata?locationUniqueUri=richmond-vic-3121';
  const nobody = { locationId: 1, locationUniqueUri: 'richmond-vic-3121', isSignedIn: false, isFollowing: false, followerCount: 0, hasReviewed: false, reviewId: null, helpfulReviewIds: [], unhelpfulReviewIds: [] };
  expect((await visitor.call('GET', path)).body).toEqual(nobody);
  await sql`insert into location_review (id, locality_id, member_id, author_name, relation, rating) overriding system value values (81, 1, 1, 'Mara Quill', 'lives', 4), (82, 1, 2, 'Noah Field', 'works', 3)`.execute(database);
  await sql`insert into location_review_helpful (review_id, member_id, helpful) values (82, 1, true)`.execute(database);
  await mara.call('POST', '/1/follow');
  expect((await mara.call('GET', `/legacy${path}`)).body).toEqual({ ...nobody, isSignedIn: true, isFollowing: true, followerCount: 1, hasReviewed: true, reviewId: 81, helpfulReviewIds: [82] });
  const answer = await fetch(`${service.address}${path}`, { headers: { domain: 'www.verandah.example' } });
  expect([answer.headers.get('cache-control'), (await fetch(`${service.address}${path}`)).status, (await visitor.call('GET', path.replace('richmond', 'nowhere'))).status]).toEqual(['no-store', 422, 404]);
  await sql`truncate location_review cascade`.execute(database);
  await sql`truncate follow`.execute(database);
});

test('[REST-01] places are searched by what was typed so far', async () => {
  await sql`insert into suggestion (kind, target, label, name, weight, locality_id, state_code, postcode) values ('suburb', 'richmond-vic-3121', 'Richmond, VIC 3121', 'richmond', 5, 1, 'VIC', '3121')`.execute(database);
  await sql`insert into suggestion_key (kind, key, name, weight, letters) values ('suburb', 'richmond', 'richmond', 5, 0)`.execute(database);
  expect((await visitor.call('GET', '/search/locations?q=richm')).body.results).toMatchObject([{ kind: 'suburb', label: 'Richmond, VIC 3121', slug: 'richmond-vic-3121', stateCode: 'VIC' }]);
  expect((await visitor.call('GET', '/search/locations?q=wils&kinds=street')).body.results).toMatchObject([{ kind: 'street', slug: 'richmond-vic-3121' }]);
  expect([(await visitor.call('GET', '/search/locations')).status, (await visitor.call('GET', '/search/locations?q=a&kinds=ship')).status]).toEqual([422, 422]);
});
