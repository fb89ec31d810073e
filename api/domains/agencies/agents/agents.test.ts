import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { fillMissingRankings, refreshRankings } from './finder-ranking.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
let mara: TestCaller;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`insert into company (id, slug, name, state_code, website)
    values (1, 'wattle-group-1', 'Wattle Group', 'VIC', 'https://wattle.example'),
    (2, 'banksia-2', 'Banksia', 'NSW', null)`.execute(database);
  await sql`update office set locality_id = 1, company_id = 1 where id = 1`.execute(database);
  await sql`update office set locality_id = 5, company_id = 1 where id = 2`.execute(database);
  await sql`update agent set tier = 2, bio = 'Sells terraces.', email = 'ada@harbour.example',
    social = '{"website":"https://ada.example"}', expertise = '{Terraces}', awards = '[{"title":"Best","year":2025}]'
    where id = 1`.execute(database);
  await sql`insert into agent_location values (1, 2)`.execute(database);
  await fillTestListings(
    database,
    [
      { id: 1 },
      { id: 2, under_offer: true },
      { id: 3, status_type: 'rent', search_price: 600 },
      ...[900_000, 1_000_000, 1_400_000].map((completed_price, index) => ({
        id: 10 + index,
        status_type: 'sold',
        status: 'completed',
        completed_on: ago(30),
        completed_price,
        completed_price_visible: true,
      })),
      {
        id: 13,
        status_type: 'sold',
        status: 'completed',
        completed_on: ago(30),
        completed_price: 7_654_321,
        completed_price_visible: false,
      },
      {
        id: 14,
        status_type: 'sold',
        status: 'completed',
        completed_on: ago(500),
        completed_price: 100_000,
        completed_price_visible: true,
      },
      {
        id: 20,
        status_type: 'sold',
        status: 'completed',
        completed_on: ago(30),
        completed_price: 3_333_333,
        completed_price_visible: true,
      },
      {
        id: 21,
        status_type: 'sold',
        status: 'completed',
        completed_on: ago(30),
        completed_price: 3_333_335,
        completed_price_visible: true,
        locality_id: 4,
      },
      { id: 30, office_id: 2, locality_id: 5 },
      { id: 31, status: 'removed' },
      { id: 32, published: false },
    ],
    Date.now(),
  );
  await sql`insert into listing_agent (listing_id, agent_id, place) select id, case when id < 20 then 1
    when id < 30 then 2 when id = 30 then 3 else 1 end, 0 from listing`.execute(database);
  await sql`insert into agent_review (agent_id, author_name, role, rating, ratings, text, status) values
    (3, 'A', 'vendor', 5, '{"knowledge":5}', 'Good', 'published'),
      (3, 'B', 'buyer', 4, '{"knowledge":4}', 'Good', 'published'), (3, 'C', 'buyer', 1, '{}', 'Bad', 'pending'),
      (2, 'D', 'buyer', 2, '{}', 'Meh', 'published')`.execute(database);
  await refreshRankings(database, 'all');
  service = await testService(database);
  visitor = await callerOf(service, null);
  mara = await callerOf(service, testMembers.mara);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const names = async (question: object) => {
  const { body } = await visitor.call('GET', `/agents?query=${encodeURIComponent(JSON.stringify(question))}`);
  const graph = await visitor.graph('query A($json: String!) { agents(json: $json) { total results { name } } }', {
    json: JSON.stringify(question),
  });
  const found = body.results.map(({ name }: { name: string }) => name);
  expect(graph.data?.['agents']).toEqual({ total: body.total, results: found.map((name: string) => ({ name })) });
  return found;
};

test('[AGNT-01, REST-01, GQL-08] the finder finds agents by name and place, best tier first, then reviews, then activity', async () => {
  expect(await names({})).toEqual(['Ada Lovell', 'Cleo Wren', 'Ben Marsh']);
  expect(await names({ name: 'MAR ben' })).toEqual(['Ben Marsh']);
  expect(await names({ name: 'lov%' })).toEqual([]);
  expect(await names({ location: 'richmond-vic-3121' })).toEqual(['Ada Lovell', 'Ben Marsh']);
  expect(await names({ location: 'cremorne-vic-3121' })).toEqual(['Ada Lovell']);
  expect(await names({ location: 'paddington-qld-4064' })).toEqual(['Ben Marsh']);
  expect(await names({ location: 'wa' })).toEqual(['Cleo Wren']);
  expect(await names({ location: 'vic-3121' })).toEqual(['Ada Lovell', 'Ben Marsh']);
  expect(await names({ location: 'nowhere-vic-9999' })).toEqual([]);
  expect(await names({ filter: { userIds: [2, 3] }, skip: 0, take: 5 })).toEqual(['Cleo Wren', 'Ben Marsh']);
  expect(await names({ paging: { skip: 1, take: 1 } })).toEqual(['Cleo Wren']);
  expect(await names({ officeId: 2 })).toEqual(['Cleo Wren']);
});

test('[AGNT-01] the finder narrows to who sells or lets and how well they are reviewed, and orders by reviews or activity', async () => {
  expect(await names({ deals: 'sale' })).toEqual(['Ada Lovell', 'Cleo Wren', 'Ben Marsh']);
  expect(await names({ deals: 'rent' })).toEqual(['Ada Lovell']);
  expect(await names({ rating: 4.5 })).toEqual(['Cleo Wren']);
  expect(await names({ rating: 2 })).toEqual(['Cleo Wren', 'Ben Marsh']);
  expect(await names({ sort: 'reviews' })).toEqual(['Cleo Wren', 'Ada Lovell', 'Ben Marsh']);
  expect(await names({ sort: 'activity' })).toEqual(['Ada Lovell', 'Ben Marsh', 'Cleo Wren']);
  // Data of an older version are counted once.
  await sql`update agent set selling = 0, letting = 0`.execute(database);
  expect([await fillMissingRankings(database), await fillMissingRankings(database)]).toEqual([true, false]);
  expect(await names({ deals: 'rent' })).toEqual(['Ada Lovell']);
  const offices = async (question: object) =>
    (await visitor.call('GET', `/offices?query=${encodeURIComponent(JSON.stringify(question))}`)).body.results.map(
      ({ name }: { name: string }) => name,
    );
  expect(await offices({ deals: 'rent' })).toEqual(['Harbour and Vale']);
  expect(await offices({ rating: 4 })).toEqual(['North']);
  expect(await offices({ sort: 'reviews' })).toEqual(['North', 'Harbour and Vale']);
});

test('[AGNT-01] the finder returns five by default, and names invalid input', async () => {
  await sql`insert into agent (id, username, name, office_id) select id, 'extra-' || id, 'Extra Person', 2
    from generate_series(50, 59) id`.execute(database);
  expect((await visitor.call('GET', '/agents')).body).toMatchObject({ total: 13, results: { length: 5 } });
  await sql`update agent set left_at = now() where id >= 50`.execute(database);
  expect((await visitor.call('GET', '/agents')).body.total).toBe(3);
  const bad = await visitor.call('GET', `/agents?query=${encodeURIComponent('{"take": 1000, "nam": "x"}')}`);
  expect([bad.status, bad.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    expect.arrayContaining(['query.take']),
  ]);
  expect((await visitor.call('GET', '/agents?query={')).status).toBe(422);
  const graph = await visitor.graph('{ agents(json: "[]") { total } }');
  expect(graph.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('[AGNT-01, REST-01, AGNT-06] offices are found by name and place, and suggested with agents and places', async () => {
  const offices = async (question: object) =>
    (await visitor.call('GET', `/offices?query=${encodeURIComponent(JSON.stringify(question))}`)).body.results.map(
      ({ name }: { name: string }) => name,
    );
  expect(await offices({})).toEqual(['Harbour and Vale', 'North']);
  expect(await offices({ name: 'val' })).toEqual(['Harbour and Vale']);
  expect(await offices({ location: 'perth-wa-6000' })).toEqual(['North']);
  expect(
    (
      await visitor.graph(
        '{ offices(json: "{\\"name\\":\\"north\\"}") { total results { name averageRating reviewCount reviewSummary { count average stars } company { name } agents { total results { name } } } } }',
      )
    ).data?.['offices'],
  ).toEqual({
    total: 1,
    results: [
      {
        name: 'North',
        averageRating: 4.5,
        reviewCount: 2,
        reviewSummary: { count: 2, average: 4.5, stars: [0, 0, 0, 1, 1] },
        company: { name: 'Wattle Group' },
        agents: { total: 1, results: [{ name: 'Cleo Wren' }] },
      },
    ],
  });
  expect((await visitor.call('GET', '/search/officesandlocations?q=north')).body).toMatchObject({
    offices: [{ name: 'North' }],
    locations: [],
  });
  expect((await visitor.call('GET', '/search/agentsandlocations?q=lovell')).body).toMatchObject({
    agents: [{ name: 'Ada Lovell' }],
    locations: [],
  });
  expect((await visitor.call('GET', '/search/agentsandlocations')).status).toBe(422);
});

test('[AGNT-02, AGNT-03, REST-02, GQL-12] a profile has an agent’s data; fewer than three shown prices make no figure', async () => {
  const { status, body } = await visitor.call('GET', '/agent/1');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 1,
    username: 'ada',
    name: 'Ada Lovell',
    fullName: 'Ada Lovell',
    tier: 'feature',
    bio: 'Sells terraces.',
    contactDetails: { phone: '0400 000 001', email: null, officePhone: '03 9000 0001' },
    office: { id: 1, name: 'Harbour and Vale', location: { suburb: 'Richmond' } },
    socialLinks: { website: 'https://ada.example' },
    areasOfExpertise: ['Terraces'],
    awards: [{ title: 'Best', year: 2025 }],
    servicedLocations: [{ label: 'Cremorne, VIC 3121' }],
    isClaimed: true,
    hasLeft: false,
    reviewSummary: { count: 0, average: null },
    performance: {
      forSale: 2,
      forRent: 1,
      underOffer: 1,
      sold: 5,
      soldInPeriod: 4,
      medianSoldPrice: 1_000_000,
      medianSoldPriceCount: 3,
    },
  });
  expect(JSON.stringify(body)).not.toContain('7654321');
  expect((await mara.call('GET', '/agent/1')).body.contactDetails.email).toBe('ada@harbour.example');
  expect((await visitor.call('GET', '/agent/2/listings/stats')).body).toMatchObject({
    sold: 2,
    soldInPeriod: 2,
    medianSoldPrice: null,
    medianSoldPriceCount: 0,
  });
  expect((await visitor.call('GET', '/agent/3')).body.reviewSummary).toEqual({
    count: 2,
    average: 4.5,
    stars: [0, 0, 0, 1, 1],
    factors: [{ factor: 'knowledge', average: 4.5, count: 2 }],
  });
  const { data } =
    await visitor.graph(`{ agentProfile(username: "ada") { id fullName tier bio contactDetails { phone email } office {
      name agents { total } } reviewSummary { count } socialLinks { website facebook }
    performance { medianSoldPrice medianSoldPriceCount period {
      from to } } servicedLocations { slug } areasOfExpertise awards { year } followers following isFollowed isClaimed
      } }`);
  expect(data?.['agentProfile']).toMatchObject({
    id: '1',
    tier: 'feature',
    contactDetails: { email: null },
    office: { name: 'Harbour and Vale', agents: { total: 2 } },
    socialLinks: { website: 'https://ada.example', facebook: null },
    performance: { medianSoldPrice: 1_000_000, medianSoldPriceCount: 3, period: body.performance.period },
    servicedLocations: [{ slug: 'cremorne-vic-3121' }],
    followers: 0,
    isFollowed: false,
  });
  for (const path of [
    '/agent/999',
    '/agent/999/followers',
    '/agent/999/following',
    '/agent/999/listings/stats',
    '/v1/agents/999',
  ])
    expect([path, (await visitor.call('GET', path)).status]).toEqual([path, 404]);
  expect((await visitor.graph('{ agentProfile(username: "nobody") { id } }')).data).toEqual({ agentProfile: null });
});

test('[AGNT-04, LEG-03, REST-02] following counts at once, by legacy paths too; the caller must be the named member', async () => {
  expect((await visitor.call('POST', '/api/agent/1/followers')).status).toBe(401);
  expect(await mara.call('POST', '/legacy/api/agent/1/followers?currentUserId=1')).toEqual({
    status: 200,
    body: { isFollowing: true, followerCount: 1 },
  });
  expect((await mara.call('POST', '/api/agent/1/followers?currentUserId=2')).status).toBe(403);
  expect((await mara.call('POST', '/api/agent/999/followers')).status).toBe(404);
  expect((await mara.graph('{ agentProfile(username: "ada") { followers isFollowed } }')).data).toEqual({
    agentProfile: { followers: 1, isFollowed: true },
  });
  expect((await visitor.call('GET', '/agent/1/followers')).body).toMatchObject({
    total: 1,
    results: [{ memberId: 1, username: 'mara', name: 'Mara Quill' }],
  });
  expect(
    (await visitor.graph('{ agentFollowers(username: "ada", take: 5) { total results { username } } }')).data,
  ).toEqual({ agentFollowers: { total: 1, results: [{ username: 'mara' }] } });
  expect(await mara.call('POST', '/api/agent/1/follower')).toEqual({
    status: 200,
    body: { isFollowing: false, followerCount: 0 },
  });
});

test('[AGNT-02, REST-02] what an agent follows is listed by name', async () => {
  await sql`insert into follow (member_id, kind, target_id) values (4, 'location', 2), (4, 'agent', 3),
    (4, 'question', 777)`.execute(database);
  const { body } = await visitor.call('GET', '/agent/1/following');
  expect(body.total).toBe(2);
  expect(body.results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'location', name: 'Cremorne, VIC 3121', address: '/location/cremorne-vic-3121' }),
      expect.objectContaining({ kind: 'agent', name: 'Cleo Wren', address: '/agent/cleo' }),
    ]),
  );
  expect(
    (
      await visitor.graph(
        '{ agentFollowing(username: "ada") { total results { name } } agentFollowers(username: "cleo") { total } }',
      )
    ).data,
  ).toMatchObject({ agentFollowing: { total: 2 }, agentFollowers: { total: 1 } });
});

test('[AGNT-02, GQL-08] performance hub addresses are visible to the agent alone', async () => {
  const ask = async (caller: TestCaller) =>
    (await caller.graph('{ agentPerformanceHubUrls(username: "ada") }')).data?.['agentPerformanceHubUrls'];
  expect(await ask(await callerOf(service, testMembers.petra))).toContain('/agent-portal/performance');
  for (const caller of [visitor, mara]) expect(await ask(caller)).toEqual([]);
});

test('[AGNT-06, REST-07] companies, their offices, and every href below /v1', async () => {
  const { body } = await visitor.call('GET', '/companies/list');
  expect(body.results).toEqual([
    {
      id: 2,
      slug: 'banksia-2',
      name: 'Banksia',
      stateCode: 'NSW',
      website: null,
      officeCount: 0,
      uri: '/companies/2',
      href: '/companies/2',
    },
    {
      id: 1,
      slug: 'wattle-group-1',
      name: 'Wattle Group',
      stateCode: 'VIC',
      website: 'https://wattle.example',
      officeCount: 2,
      uri: '/companies/1',
      href: '/companies/1',
    },
  ]);
  expect(
    (await visitor.call('GET', '/companies/list?stateId=8')).body.results.map(({ name }: { name: string }) => name),
  ).toEqual(['Wattle Group']);
  expect((await visitor.call('GET', '/companies/list?stateId=9')).status).toBe(422);
  const offices = (await visitor.call('GET', '/company/1/offices/list')).body.results;
  expect(offices.map(({ name }: { name: string }) => name)).toEqual(['Harbour and Vale', 'North']);
  for (const href of [
    body.results[1].href,
    offices[0].href,
    offices[0].company.href,
    '/agents/1',
    '/offices/1/agents',
    '/companies/1/offices',
  ])
    expect([href, (await visitor.call('GET', `/v1${href}`)).status]).toEqual([href, 200]);
  expect((await visitor.call('GET', '/v1/offices/1')).body).toEqual({ ...offices[0] });
  for (const path of ['/company/99/offices/list', '/v1/offices/99', '/v1/companies/99'])
    expect([path, (await visitor.call('GET', path)).status]).toEqual([path, 404]);
  expect(
    (
      await visitor.graph(
        '{ companies(stateId: 2) { total results { name } } company(identifier: "wattle-group-1") { name offices { name } } }',
      )
    ).data,
  ).toEqual({
    companies: { total: 1, results: [{ name: 'Banksia' }] },
    company: { name: 'Wattle Group', offices: [{ name: 'Harbour and Vale' }, { name: 'North' }] },
  });
});
