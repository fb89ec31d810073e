import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestPlaces } from '../listings/test-market.ts';
import { fillTestMembers, testMembers, testSession } from '../../test-kit/test-members.ts';
import { authenticateRequest } from './authenticate.ts';
import { signAccess, type Viewer } from '../../platform/identity/viewer.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

const sessionKey = new TextEncoder().encode('a session key of thirty-two bytes');
const statements: string[] = [];
let database: Database;
beforeAll(async () => {
  database = await testDatabase(({ sql: text }) => statements.push(text));
  await fillTestPlaces(database);
});
afterAll(() => database.destroy());
beforeEach(async () => {
  await emptyTables(database, ['member']);
  await fillTestMembers(database);
});

const authenticated = async (
  viewer: Viewer,
  adminSecondFactor: 'required' | 'optional' = 'optional',
): Promise<Viewer | null> =>
  authenticateRequest(
    { database, sessionKey, settings: { adminSecondFactor } },
    `Bearer ${await signAccess(viewer, sessionKey)}`,
  );
const { mara, petra, quinn } = testMembers;

test.each([
  ['signed out', 'update member_session set revoked_at = now()'],
  ['in a session that has expired', 'update member_session set expires_at = now()'],
  ['in a session of more than a year', "update member_session set created_at = now() - interval '366 days'"],
  ['suspended', 'update member set suspended_at = now()'],
  ['deleted', 'update member set deleted_at = now()'],
])('[SEC-01] an admin or agent who was %s holds a token that is good for nothing', async (_, change) => {
  expect([await authenticated(quinn), await authenticated(petra)]).toEqual([quinn, petra]);
  await sql.raw(change).execute(database);
  expect([await authenticated(quinn), await authenticated(petra)]).toEqual([null, null]);
});

test('[SEC-01] role, agent and second factor are the stored ones, whatever the token contains', async () => {
  await sql`update member set role = 'member' where id = 5`.execute(database);
  await sql`update member set agent_id = null where id = 4`.execute(database);
  expect(await authenticated({ ...quinn, secondFactor: true })).toEqual({ ...quinn, role: 'member' });
  expect(await authenticated(petra)).toEqual({ ...petra, agentId: null });
});

test('[SEC-01, MEMB-18] where admins need a second factor, one without is a member like others until they have it', async () => {
  const token = { ...quinn, secondFactor: true };
  expect(await authenticated(token, 'required')).toEqual({ ...quinn, role: 'member', needsFactor: true });
  await sql`insert into member_second_factor (member_id, secret, confirmed_at) values (5, 'sealed', now())`.execute(
    database,
  );
  expect(await authenticated(token, 'required')).toEqual(token);
});

test('[SEC-01] another member’s session is rejected; an ordinary member costs no look-up', async () => {
  expect(await authenticated({ ...quinn, sessionId: testSession(1) })).toBeNull();
  statements.length = 0;
  expect(await authenticated(mara)).toEqual(mara);
  expect(statements).toEqual([]);
});
