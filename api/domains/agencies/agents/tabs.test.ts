import { sql } from 'kysely';
import { recordActivity } from '../../members/activities/public.ts';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(database, [
    { id: 1 },
    { id: 2, status_type: 'sold', status: 'completed', completed_on: '2026-10-01' },
    { id: 3, status_type: 'sold', status: 'completed', completed_on: '2026-11-01' },
    { id: 4, status_type: 'leased', status: 'completed', completed_on: '2026-11-02' },
    { id: 5, status: 'removed' },
    { id: 6, published: false },
    { id: 7, listed_at: '2026-11-09T00:00:00Z' },
  ]);
  await sql`insert into listing_agent (listing_id, agent_id, place) select id, 1, 0 from listing`.execute(database);
  await sql`insert into agent_review (agent_id, member_id, author_name, role, rating, title, text, status)
    values (1, 1, 'Mara', 'buyer', 4, 'Good', 'Good agent', 'published'),
    (1, 2, 'Noah', 'buyer', 1, 'Bad', 'Bad agent', 'pending')`.execute(database);
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 10, hour));
  await recordActivity(database, { type: 'ListedAProperty', agentId: 1, listingId: 1, at: at(1) });
  await recordActivity(database, { type: 'SoldOrLeasedAProperty', agentId: 1, listingId: 2, at: at(2) });
  await recordActivity(database, { type: 'ListedAProperty', agentId: 1, listingId: 5, at: at(3) });
  await recordActivity(database, { type: 'Reviewed', agentId: 1, memberId: 1, targetId: 1, at: at(4) });
  await recordActivity(database, { type: 'Reviewed', agentId: 1, memberId: 2, targetId: 2, at: at(5) });
  service = await testService(database);
  visitor = await callerOf(service, null);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

test("[AGNT-02, AGNT-08, GQL-08, REST-02] an agent's activities, by type and page; without hidden content", async () => {
  const { body } = await visitor.call('GET', '/agents/activities?agentId=1');
  expect([
    body.total,
    body.results.map(({ type, title, address }: Record<string, string>) => [type, title, address]),
  ]).toEqual([
    3,
    [
      ['Reviewed', 'Good', '/agent/ada/reviews'],
      ['SoldOrLeasedAProperty', '', '/property/house-2'],
      ['ListedAProperty', '', '/property/house-1'],
    ],
  ]);
  expect(
    (
      await visitor.call(
        'GET',
        '/agents/activities?username=ada&activityTypes=ListedAProperty,SoldOrLeasedAProperty&skip=1&take=1',
      )
    ).body,
  ).toMatchObject({ total: 2, results: [{ listingId: 1 }] });
  expect((await visitor.call('GET', '/agents/activities?agentId=1&activityTypes=Slept')).status).toBe(422);
  expect((await visitor.call('GET', '/agents/activities')).status).toBe(422);
  expect((await visitor.call('GET', '/agents/activities?agentId=99')).status).toBe(404);
  const { data, errors } = await visitor.graph(
    'query A($types: [AgentActivityType!]) { agentActivities(username: "ada", activityTypes: $types, skip: 0, take: 5) { total results { type title listing { id } } } }',
    { types: ['Reviewed', 'ListedAProperty'] },
  );
  expect(errors).toBeUndefined();
  expect(data?.['agentActivities']).toEqual({
    total: 2,
    results: [
      { type: 'Reviewed', title: 'Good', listing: null },
      { type: 'ListedAProperty', title: '', listing: { id: '1' } },
    ],
  });
});

test('[AGNT-02, GQL-08] questions and answers of an agent; an unclaimed agent has none', async () => {
  await sql`insert into question (id, uri, locality_id, member_id, author_name, title)
    values (1, 'parking-1', 1, 4, 'Petra', 'Parking?'), (2, 'trams-2', 1, 1, 'Mara', 'Trams?')`.execute(database);
  await sql`insert into answer (id, question_id, member_id, author_name, text)
    values (1, 2, 4, 'Petra', 'Every ten minutes.')`.execute(database);
  const { data, errors } =
    await visitor.graph(`{ agentQuestions(username: "ada") { total results { title } } agentAnswers(username: "ada") {
      total results { text question { uri title } } }
    none: agentQuestions(username: "ben") { total } noneEither: agentAnswers(username: "ben") { total } }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    agentQuestions: { total: 1, results: [{ title: 'Parking?' }] },
    agentAnswers: {
      total: 1,
      results: [{ text: 'Every ten minutes.', question: { uri: 'trams-2', title: 'Trams?' } }],
    },
    none: { total: 0 },
    noneEither: { total: 0 },
  });
  expect((await visitor.graph('{ agentAnswers(username: "nobody") { total } }')).errors?.[0]?.extensions?.code).toBe(
    'NOT_FOUND',
  );
});

test("[AGNT-03] an agent's listings: current, sold and leased ones", async () => {
  const ids = async (status: string) => {
    const { data } = await visitor.graph(
      `{ agentListings(username: "ada"${status === '' ? '' : `, statusType: ${status}`}) { total results { id } } }`,
    );
    return data?.['agentListings'].results.map(({ id }: { id: string }) => Number(id));
  };
  expect(await ids('buy')).toEqual([7, 1]);
  expect(await ids('sold')).toEqual([3, 2]);
  expect(await ids('leased')).toEqual([4]);
  expect(await ids('rent')).toEqual([]);
  expect(await ids('')).toEqual([7, 1, 4, 3, 2]);
});

test('[AGNT-08] a member who reviews an agent is noted once; seen when the review is', async () => {
  const mara = await callerOf(service, testMembers.mara);
  const { status, body } = await mara.call('POST', '/agent/3/reviews', {
    role: 'renter',
    rating: 2,
    text: 'Never answered the telephone.',
  });
  expect(status).toBe(201);
  const total = async () => (await visitor.call('GET', '/agents/activities?agentId=3')).body.total;
  expect(await total()).toBe(0);
  await sql`update agent_review set status = 'published' where id = ${body.id}`.execute(database);
  expect(await total()).toBe(1);
});
