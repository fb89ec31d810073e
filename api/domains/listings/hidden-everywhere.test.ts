import {
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { schema } from '../../protocols/graphql/schema.ts';
import { operations } from '../../protocols/rest/operations.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../test-kit/test-members.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { refreshListingSuggestions } from '../geography/locations/public.ts';
import { fillTestListings, fillTestPlaces } from './test-market.ts';

// One listing hides its address and price; one is for auction in Queensland; one was sold for a price that is withheld.
// The fourth hides nothing.
const words = 'Wattlebird Lane is quiet: 7771 Wattlebird Lane for $1,234,567, or 1.23m.';
const secrets =
  /wattle ?_?-?bird|7771|37\.81234|145\.01234|1,?234,?567|1\.23m|1,?345,?678|1\.35m|1\.34m|1,?456,?789|1\.46m/i;
// An error contains a random request id, whose digits may look like a secret by chance.
const requestId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const photo = {
  slot: 'm',
  key: 'abc',
  width: 1200,
  height: 800,
  colour: '#889',
  alt: '7771 Wattlebird Lane from the street',
};

let database: Database;
let service: TestService;
let mara: TestCaller;
let callers: readonly TestCaller[];
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(
    database,
    [
      {
        id: 1,
        inspections: [['2027-12-04T00:00:00Z', '2027-12-04T00:30:00Z', '2027-12-04']],
        uri: 'richmond-vic-3121-house-1',
        street_visible: false,
        price_visible: false,
        search_price: 1_234_567,
        price_text: 'Around $1,234,567',
        street: 'Wattlebird Lane',
        street_number: '7771',
        latitude: -37.81234,
        longitude: 145.01234,
        title: words,
        description: words,
        bond: 4000,
        tier: 3,
        listed_at: '2026-11-20T00:00:00Z',
        document: {
          photos: [photo],
          floorPlans: [photo],
          extraFeatures: [words],
          rural: [{ label: 'Fencing', text: words }],
          videos: [{ type: 'Video', url: 'https://video.example/7771-wattlebird-lane' }],
          documents: [
            { title: words, url: 'https://files.example/a.pdf' },
            { title: 'Plan', url: 'https://files.example/wattlebird_lane.pdf' },
          ],
        },
      },
      {
        id: 2,
        locality_id: 4,
        latitude: -27.46,
        longitude: 153,
        auction_at: '2027-12-05T01:00:00Z',
        search_price: 1_345_678,
        price_text: 'Guide $1,345,678',
        title: 'Guide 1.35m',
        description: 'Offers from $1,345,678.',
      },
      {
        id: 3,
        status_type: 'sold',
        status: 'completed',
        completed_on: '2026-11-10',
        completed_price: 1_456_789,
        completed_price_visible: false,
        search_price: 1_456_789,
        description: 'Sold for $1,456,789',
      },
      {
        id: 4,
        inspections: [['2027-12-04T00:00:00Z', '2027-12-04T00:30:00Z', '2027-12-04']],
        search_price: 888_000,
        street: 'Plain Road',
        latitude: -37.821,
        longitude: 145.002,
      },
    ],
    Date.now(),
  );
  await sql`insert into listing_agent (listing_id, agent_id, place) select id, 1, 0 from listing`.execute(database);
  await sql`insert into listing_price (listing_id, until, search_price, price_text)
    select id, '2026-11-19T00:00:00Z', case id when 2 then 1345678 when 4 then 899000 else 1234567 end, case
    when id <> 4 then 'Around $1,234,567' end from listing`.execute(database);
  await refreshListingSuggestions(database, 'all');
  service = await testService(database);
  mara = await callerOf(service, testMembers.mara);
  callers = [await callerOf(service, null), mara];
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const search = {
  statusType: 'buy',
  locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }, { slug: 'qld' }] },
};
const boundary = {
  statusType: 'buy',
  searchMode: 'map',
  locationSearchContext: { wellKnownText: 'POLYGON((144 -39, 154 -39, 154 -27, 144 -27, 144 -39))' },
};
const page = '/properties-for-sale/richmond-vic-3121/real-estate';

describe('[LIST-13, LIST-14] hidden values are hidden in every output of', () => {
  test('the graph API: every field of every query', async () => {
    const values: Readonly<Record<string, unknown>> = {
      id: '1',
      listingIds: ['1', '2', '3', '4'],
      username: 'ada',
      json: '{}',
      identifier: 'richmond-vic-3121',
      identifiers: ['richmond-vic-3121'],
      locationUniqueUri: 'richmond-vic-3121',
      // The third listing, which withholds its price.
      street: 'main-road',
      property: '39',
      uri: page,
      query: { ...search, searchMode: 'location' },
      filter: { term: 'wattlebird', kinds: ['street', 'suburb', 'agent', 'office', 'address'] },
      slug: 'none',
      questionUniqueUri: 'none-1',
      token: 'none',
      kind: 'question',
      targetId: '1',
      take: 20,
    };
    const particular: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      listingByUri: { uri: 'x-1' },
      office: { identifier: '1' },
      company: { identifier: '1' },
      listingsHomepage: { query: { statusType: 'buy' } },
      collection: { uri: 'none-1' },
    };
    const responses: string[] = [];
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      const given = { ...values, ...particular[field.name] };
      const used = field.args.filter(({ name, type }) => isNonNullType(type) || (name in given && name !== 'filter'));
      const head = `query Walk(${used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})`.replace(
        '()',
        '',
      );
      const call = `${field.name}${used.length > 0 ? `(${used.map(({ name }) => `${name}: $${name}`).join(', ')})` : ''}`;
      const variables = Object.fromEntries(used.map(({ name }) => [name, given[name]]));
      const ask = (caller: TestCaller) => async (part: string) =>
        JSON.stringify(await caller.graph(`${head} { ${call} ${part} }`, variables));
      responses.push(...(await readAll(ask(mara), getNamedType(field.type))));
    }
    expect(responses.filter((response) => /\$888,000/.test(response)).length).toBeGreaterThan(7);
    expect(responses.filter((response) => secrets.test(response))).toEqual([]);
    expect(
      responses.filter((response) => /INTERNAL_SERVER_ERROR|QUERY_TOO_COSTLY|GRAPHQL_VALIDATION/.test(response)),
    ).toEqual([]);
  });

  test('the page of a property: neither by its address nor beside its street', async () => {
    const read = (street: string, property: string) =>
      mara.graph(
        `query Attack($street: String!, $property: String!) {
          property(identifier: "richmond-vic-3121", street: $street, property: $property) { slug latest { id } history
            { price } estimate { middle } }
          street(identifier: "richmond-vic-3121", street: $street) { properties(take: 50) { slug latest { id title } } }
          locationSearch(filter: { term: "7771 wattlebird lane richmond", kinds: [street, suburb,
            address] }) { kind address }
        }`,
        { street, property },
      );
    for (const street of ['wattlebird-lane', 'Wattlebird Ln', 'WATTLEBIRD LANE'])
      for (const property of ['7771', '7771-unit-', '7771 '])
        expect((await read(street, property)).data).toMatchObject({ property: null, street: null });
    const { data } = await read('main-road', '39');
    expect(data).toMatchObject({ property: { slug: '39', latest: { id: '3' }, history: [{ price: null }] } });
    expect(JSON.stringify(data)).not.toMatch(secrets);
    expect(data?.['locationSearch']).not.toContainEqual(expect.objectContaining({ kind: 'address' }));
  });

  test('REST and the legacy paths: every read', async () => {
    const responses: string[] = [];
    const query = (value: object) => `query=${encodeURIComponent(JSON.stringify(value))}`;
    const queries: Readonly<Record<string, readonly string[]>> = {
      '/listings/location/list': [query(search), query({ ...search, statusType: 'sold' })],
      '/listings/location/map': [query(search)],
      '/listings/boundary/list': [query(boundary)],
      '/listings/boundary/map': [query(boundary)],
      '/listings/ids/list': [query({ listingIds: [1, 2, 3, 4] })],
      '/listings/agent/list': [query({ agentId: 1, statusTypes: ['buy', 'rent', 'sold', 'leased'] })],
      '/listings/agent/map': [query({ agentId: 1, statusTypes: ['buy', 'sold'] })],
      '/search/properties': ['q=wattlebird', 'q=7771%20wattlebird%20lane', 'q=plain%20road'],
      '/api/agent/:id/transactions': ['currentUserId=1'],
      '/api/agent/transaction/:id': ['currentUserId=1'],
      '/locations/location/overviewjsonuserdata': ['locationUniqueUri=richmond-vic-3121'],
    };
    for (const { method, path } of operations.filter((each) => each.method === 'GET')) {
      for (const id of ['1', '2', '3', '4']) {
        const address = path
          .replace(/:(username|name)/, 'ada')
          .replace(':latitude', '-37.81')
          .replace(':longitude', '145.01')
          .replace(/:(uri|slug)/, 'richmond-vic-3121')
          .replaceAll(/:\w+/g, id);
        for (const requested of queries[path] ?? ['q=wattlebird'])
          for (const caller of callers)
            responses.push(JSON.stringify(await caller.call(method, `${address}?${requested}`)));
        if (address === path) break;
      }
    }
    const posts: Readonly<Record<string, object>> = {
      '/listings/location/list': search,
      '/listings/location/map': search,
      '/listings/boundary/list': boundary,
      '/listings/boundary/map': boundary,
      '/listings/ids': { listingIds: [1, 2, 3, 4] },
      '/listings/ids/branding': { listingIds: [1, 2, 3, 4] },
      '/listings/agent': { agentId: 1, statusTypes: ['buy', 'sold'] },
    };
    for (const [path, body] of Object.entries(posts))
      for (const caller of callers) responses.push(JSON.stringify(await caller.call('POST', path, body)));
    expect(responses.filter((response) => response.includes('Plain Road')).length).toBeGreaterThan(15);
    expect(responses.filter((response) => secrets.test(response.replaceAll(requestId, '')))).toEqual([]);
    expect(responses.filter((response) => /"status":5\d\d/.test(response))).toEqual([]);
  });

  test('tiles, feeds, calendars and sitemaps', async () => {
    const read = async (path: string) =>
      (await fetch(`${service.address}${path}`)).arrayBuffer().then((bytes) => Buffer.from(bytes).toString('latin1'));
    const tiles = [
      [0, 0, 0],
      [10, 924, 628],
      [14, 14_791, 10_055],
      [14, 14_790, 10_055],
    ].map((tile) => `/tiles/listings/${tile.join('/')}.mvt?search=${encodeURIComponent(page)}`);
    const index = await read('/sitemap.xml');
    const files = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path);
    const outputs = await Promise.all(
      [
        ...tiles,
        `/tiles/picture.svg?search=${encodeURIComponent(page)}`,
        `/feeds/search${page}`,
        '/feeds/search/for-sale',
        '/feeds/search/sold-properties/richmond-vic-3121',
        '/sitemap.xml',
        '/openapi.json',
        '/calendar/richmond-vic-3121-house-1.ics',
        '/calendar/house-2.ics',
        '/calendar/house-4.ics',
        ...files,
      ].map(read),
    );
    expect(files.length).toBeGreaterThan(1);
    expect(outputs.some((output) => output.includes('Plain Road'))).toBe(true);
    expect(outputs.some((output) => output.includes('house-4'))).toBe(true);
    expect(outputs.filter((output) => output.includes('BEGIN:VEVENT'))).toHaveLength(3);
    expect(outputs.filter((output) => secrets.test(output))).toEqual([]);
  });

  test('emails about an enquiry', async () => {
    await sql`update agent set email = 'ada@harbour.example' where id = 1`.execute(database);
    for (const id of [1, 2]) {
      const response = await fetch(`${service.address}/listing/${id}/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `hidden-enquiry-${id}` },
        body: JSON.stringify({ name: 'Mara', email: 'mara@example.com', message: 'May I see it?', consent: true }),
      });
      expect(response.status).toBe(201);
    }
    const { rows } = await sql<{
      subject: string;
      text: string;
    }>`select subject, text from mail where kind = 'enquiry'`.execute(database);
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual([
      'Enquiry from Mara: 39 Main Road, Paddington, QLD 4064',
      'Enquiry from Mara: Address available on request, Richmond, VIC 3121',
    ]);
    expect(rows.filter(({ text }) => secrets.test(text))).toEqual([]);
  });
});

/**
 * Reads everything of a type that needs no argument, three levels deep, field by field where all at once would cost too
 * much.
 */
async function readAll(ask: (part: string) => Promise<string>, type: GraphQLNamedType, depth = 2): Promise<string[]> {
  const whole = await ask(everythingIn(type, depth));
  if (!whole.includes('QUERY_TOO_COSTLY') || !isObjectType(type) || depth === 0) return [whole];
  const parts: string[] = [];
  for (const field of Object.values(type.getFields()).filter(takesNothing))
    parts.push(
      ...(await readAll((inner) => ask(`{ ${nameOf(field)} ${inner} }`), getNamedType(field.type), depth - 1)),
    );
  return parts;
}

const takesNothing = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every((arg) => !isNonNullType(arg.type));

/**
 * Lists within lists are requested with few rows: the usual number of them, within the usual number of rows, costs too
 * much.
 */
const nameOf = ({ name, args }: GraphQLField<unknown, unknown>): string =>
  args.some((arg) => arg.name === 'take') ? `${name}(take: 5)` : name;

function everythingIn(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(
    (field) => takesNothing(field) && (isLeafType(getNamedType(field.type)) || depth > 0),
  );
  return ` { __typename ${fields.map((field) => `${nameOf(field)}${everythingIn(getNamedType(field.type), depth - 1)}`).join(' ')} }`;
}
