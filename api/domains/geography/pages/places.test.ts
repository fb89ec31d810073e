import { locationLabel } from '@verandah/market';
import { sql } from 'kysely';
import type { TestApi } from '../../../test-kit/test-api.ts';
import { queryAs, placesApi, square } from './test-places.ts';

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

test('[LOC-01] states have ids from one in the order of their names, capitals and labels for pickers', async () => {
  const { states } = await requested('{ states { id label stateCode capital } }');
  expect(states).toHaveLength(8);
  expect([states[0], states[6]]).toEqual([
    { id: 1, label: 'Australian Capital Territory', stateCode: 'ACT', capital: 'Canberra' },
    { id: 7, label: 'Victoria', stateCode: 'VIC', capital: 'Melbourne' },
  ]);
});

test('[GQL-12, GQL-10, LOC-02] a location has every field that the source names, with its boundary only when requested', async () => {
  const { location } = await requested(`{ location(identifier: "richmond-vic-3121", includeSurrounding: true) {
    id name state { id name } zipCode { name } uri slug label suburb type stateCode postcode latLong { latitude longitude } surroundingSuburbIds surroundingSuburbs { name }
    medians { leastSample kinds { kind } } wellKnownText boundary { approximate geoJson credit } listingCounts { buy rent sold leased } followerCount isFollowing } }`);
  expect(location).toEqual({
    id: '1',
    name: 'Richmond',
    state: { id: 7, name: 'Victoria' },
    zipCode: { name: '3121' },
    uri: 'richmond-vic-3121',
    slug: 'richmond-vic-3121',
    label: 'Richmond, VIC 3121',
    suburb: 'Richmond',
    type: 'suburb',
    stateCode: 'VIC',
    postcode: '3121',
    latLong: { latitude: -37.82, longitude: 145 },
    surroundingSuburbIds: ['2', '3'],
    surroundingSuburbs: [{ name: 'Cremorne' }, { name: 'Burnley' }],
    medians: { leastSample: 5, kinds: [{ kind: 'house' }] },
    wellKnownText: 'POLYGON((144.99 -37.83, 145.01 -37.83, 145.01 -37.81, 144.99 -37.83))',
    boundary: { approximate: true, geoJson: JSON.stringify(square), credit: null },
    listingCounts: { buy: 2, rent: 1, sold: 0, leased: 0 },
    followerCount: 0,
    isFollowing: false,
  });
  expect(
    (
      await requested(
        '{ location(identifier: "vic") { state { name } zipCode { name } wellKnownText surroundingSuburbIds listingCounts { buy rent } } }',
      )
    )['location'],
  ).toEqual({
    state: { name: 'Victoria' },
    zipCode: null,
    wellKnownText: null,
    surroundingSuburbIds: [],
    listingCounts: { buy: 3, rent: 1 },
  });
  expect(
    (await requested('{ location(identifier: "inner-melbourne-vic") { type listingCounts { buy } } }'))['location'],
  ).toEqual({ type: 'region', listingCounts: { buy: 3 } });
});

test('[LOC-09, LOC-02] an unknown location is nothing and no failure: its label reads Australia', async () => {
  const { data, errors } = await visitor.graph(
    '{ location(identifier: "atlantis") { name } locationOverview(identifier: "atlantis") { location { name } } }',
  );
  expect([data, errors]).toEqual([{ location: null, locationOverview: null }, undefined]);
  expect(locationLabel(data?.['location'])).toBe('Australia');
  expect((await visitor.call('GET', '/location/99')).body).toMatchObject({
    status: 404,
    detail: 'There is no such location.',
  });
});

test('[REST-06, REST-11] a location by id and by uri, with its surroundings when requested, cached for ten minutes', async () => {
  const plain = await visitor.call('GET', '/location/1');
  expect(plain.body).toMatchObject({
    id: 1,
    name: 'Richmond',
    state: { id: 7, name: 'Victoria' },
    zipCode: { name: '3121' },
    uri: 'richmond-vic-3121',
    label: 'Richmond, VIC 3121',
    medians: { leastSample: 5 },
  });
  expect(plain.body).not.toHaveProperty('surroundingSuburbIds');
  expect((await visitor.call('GET', '/location/1?includeSurrounding=true')).body).toMatchObject({
    surroundingSuburbIds: [2, 3],
    surroundingSuburbs: [{ name: 'Cremorne' }, { name: 'Burnley' }],
  });
  expect((await visitor.call('GET', '/location/uri/Burnley-Old-VIC')).body).toMatchObject({
    id: 3,
    uri: 'burnley-vic-3121',
  });
  expect([
    (await visitor.call('GET', '/location/uri/nowhere')).status,
    (await visitor.call('GET', '/location/x')).status,
    (await visitor.call('GET', '/location/1?includeSurrounding=yes')).status,
  ]).toEqual([404, 422, 422]);
  const first = await fetch(`${service.address}/location/1`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=600');
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(`${service.address}/location/1`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('[REST-13] regions, states and postcodes by uri, with the id by which every entry point finds them again', async () => {
  const regionId = (await requested('{ location(identifier: "inner-melbourne-vic") { id } }'))['location'].id;
  for (const [uri, expected] of [
    ['vic', { id: 'vic', type: 'state', name: 'Victoria', uri: 'vic', zipCode: null, suburb: null }],
    ['victoria', { id: 'vic', type: 'state', uri: 'vic' }],
    ['vic-3121', { id: 'vic-3121', type: 'postcode', label: 'VIC 3121', zipCode: { name: '3121' } }],
    ['inner-melbourne-vic', { id: regionId, type: 'region', uri: 'inner-melbourne-vic' }],
    ['richmond-vic-3121', { id: 1, type: 'suburb' }],
  ] as const) {
    const { status, body } = await visitor.call('GET', `/location/uri/${uri}`);
    expect([uri, status, body]).toEqual([
      uri,
      200,
      expect.objectContaining({ ...expected, state: { id: 7, name: 'Victoria' }, medians: expect.anything() }),
    ]);
    const again = await visitor.call('GET', `/location/${body.id}`);
    expect([uri, again.status, again.body]).toEqual([uri, 200, body]);
    const { data } = await visitor.graph(
      `query ($id: String!, $place: ID!) { location(identifier: $id) { id slug }
        locationQAndAIndex(locationUniqueUri: $id) { location { id } }
        listingSearch(query: { statusType: buy, searchMode: location, locationSearchContext: { searchLocations: [{ id:
          $place }] } }) { total } }`,
      { id: String(body.id), place: String(body.id) },
    );
    expect([uri, data?.['location'], data?.['locationQAndAIndex'], data?.['listingSearch'].total > 0]).toEqual([
      uri,
      { id: String(body.id), slug: body.uri },
      { location: { id: String(body.id) } },
      true,
    ]);
  }
});

test('[LOC-07, LEG-04] following a location by the legacy paths, by slug or id', async () => {
  const post = (who: TestApi['as']['visitor'], path: string) => who.call('POST', path);
  expect((await post(mara, '/richmond-vic-3121/follow')).body).toEqual({ isFollowing: true, followerCount: 1 });
  expect((await post(mara, '/legacy/1/follow')).body).toEqual({ isFollowing: true, followerCount: 1 });
  expect((await requested('{ location(identifier: "1") { followerCount isFollowing } }', 'mara'))['location']).toEqual({
    followerCount: 1,
    isFollowing: true,
  });
  expect((await post(mara, '/legacy/richmond-vic-3121/unfollow')).body).toEqual({
    isFollowing: false,
    followerCount: 0,
  });
  expect([(await post(visitor, '/1/follow')).status, (await post(mara, '/nowhere/follow')).status]).toEqual([401, 404]);
  expect((await fetch(`${service.address}/1/follow`, { method: 'POST' })).status).toBe(422);
});

test('[LOC-07] following a location by the graph API', async () => {
  const follow = (who: TestApi['as']['visitor'], name: string) =>
    who.graph(`mutation { ${name}(kind: location, targetId: 2) { isFollowing followerCount } }`);
  expect((await follow(mara, 'follow')).data).toEqual({ follow: { isFollowing: true, followerCount: 1 } });
  expect((await follow(mara, 'unfollow')).data).toEqual({ unfollow: { isFollowing: false, followerCount: 0 } });
  expect((await follow(visitor, 'follow')).errors?.[0]?.extensions?.code).toBe('SIGNED_OUT');
});

test('[REST-01] places are searched by what was typed so far', async () => {
  await sql`insert into suggestion (kind, target, label, name, weight, locality_id, state_code, postcode)
    values ('suburb', 'richmond-vic-3121', 'Richmond, VIC 3121', 'richmond', 5, 1, 'VIC', '3121')`.execute(database);
  await sql`insert into suggestion_key (kind, key, name, weight, letters)
    values ('suburb', 'richmond', 'richmond', 5, 0)`.execute(database);
  expect((await visitor.call('GET', '/search/locations?q=richm')).body.results).toMatchObject([
    { kind: 'suburb', label: 'Richmond, VIC 3121', slug: 'richmond-vic-3121', stateCode: 'VIC' },
  ]);
  expect((await visitor.call('GET', '/search/locations?q=wils&kinds=street')).body.results).toMatchObject([
    { kind: 'street', slug: 'richmond-vic-3121' },
  ]);
  expect([
    (await visitor.call('GET', '/search/locations')).status,
    (await visitor.call('GET', '/search/locations?q=a&kinds=ship')).status,
  ]).toEqual([422, 422]);
});
