import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { fillTestMembers } from '../../../test-kit/test-members.ts';
import { activitiesOf, recordActivity } from './store.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(database, [{ id: 1 }, { id: 2, status: 'removed' }]);
  await sql`insert into agent_review (id, agent_id, member_id, author_name, role, rating, text, status)
    values (1, 1, 2, 'Noah', 'buyer', 5, 'Good', 'published')`.execute(database);
  await sql`insert into location_review (id, locality_id, member_id, author_name, relation, rating)
    values (1, 1, 2, 'Noah', 'lives', 4)`.execute(database);
  await sql`insert into question (id, uri, locality_id, member_id, author_name, title)
    values (1, 'q-1', 1, 2, 'Noah', 'Why?')`.execute(database);
  await sql`insert into answer (id, question_id, member_id, author_name, text)
    values (1, 1, 4, 'Petra', 'So.')`.execute(database);
});
afterAll(() => database.destroy());
beforeEach(() => emptyTables(database, ['activity']));

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const all = { skip: 0, take: 10 };

async function recordAll(): Promise<void> {
  await recordActivity(database, { type: 'ListedAProperty', agentId: 1, listingId: 1, localityId: 1, at: day(1) });
  await recordActivity(database, { type: 'SoldOrLeasedAProperty', agentId: 1, listingId: 1, at: day(2) });
  await recordActivity(database, { type: 'Reviewed', agentId: 1, memberId: 2, targetId: 1, at: day(3) });
  await recordActivity(database, { type: 'ReviewedALocation', memberId: 2, localityId: 1, targetId: 1, at: day(4) });
  await recordActivity(database, { type: 'AskedAQuestion', memberId: 2, localityId: 1, targetId: 1, at: day(5) });
  await recordActivity(database, { type: 'AnsweredAQuestion', agentId: 1, memberId: 4, targetId: 1, at: day(6) });
}

test('[AGNT-08] six types are noted, each once however often it is reported, and are listed latest first', async () => {
  await recordAll();
  await recordAll();
  const agent = await activitiesOf(database, { agentId: 1 }, [], all);
  expect([agent.total, agent.results.map(({ type }) => type)]).toEqual([
    4,
    ['AnsweredAQuestion', 'Reviewed', 'SoldOrLeasedAProperty', 'ListedAProperty'],
  ]);
  expect(agent.results[3]).toEqual({
    id: expect.any(Number),
    type: 'ListedAProperty',
    agentId: 1,
    memberId: null,
    listingId: 1,
    localityId: 1,
    targetId: null,
    at: '2026-11-01T00:00:00.000Z',
  });
  expect((await activitiesOf(database, { memberId: 2 }, [], all)).results.map(({ type }) => type)).toEqual([
    'AskedAQuestion',
    'ReviewedALocation',
    'Reviewed',
  ]);
  expect(
    await activitiesOf(database, { agentId: 1 }, ['ListedAProperty', 'Reviewed'], { skip: 1, take: 1 }),
  ).toMatchObject({ total: 2, results: [{ type: 'ListedAProperty' }] });
});

test("[AGNT-08, QNA-02] hidden, removed and unpublished content is in no one's activity", async () => {
  await recordAll();
  await recordActivity(database, { type: 'ListedAProperty', agentId: 1, listingId: 2 });
  expect((await activitiesOf(database, { agentId: 1 }, ['ListedAProperty'], all)).total).toBe(1);
  await sql`update question set is_visible = false`.execute(database);
  await sql`update agent_review set status = 'hidden'`.execute(database);
  await sql`update location_review set status = 'removed'`.execute(database);
  expect((await activitiesOf(database, { memberId: 2 }, [], all)).total).toBe(0);
  expect((await activitiesOf(database, { agentId: 1 }, [], all)).results.map(({ type }) => type)).toEqual([
    'SoldOrLeasedAProperty',
    'ListedAProperty',
  ]);
});
