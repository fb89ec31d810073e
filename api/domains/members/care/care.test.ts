import { sql } from 'kysely';
import {
  testAccounts,
  testPassword as password,
  wrongPassword,
  type TestAccounts,
  type TestPerson,
} from '../test-accounts.ts';
import type { TestResponse, TestBrowser } from '../test-browser.ts';
import { newToken } from '../token-store.ts';

let accounts: TestAccounts;
let [ada, quinn] = [0, 0];
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada, quinn } = await accounts.begin('ada', 'quinn'));
});

const signedIn = (name: TestPerson) => accounts.signedIn(name);
const ask = (who: TestBrowser, query: string, variables: object = {}): Promise<TestResponse> =>
  who.post('/graphql', { query, variables });
const act = async (who: TestBrowser, action: string, memberId = ada, why = 'Somebody else has the password.') =>
  (
    await ask(
      who,
      `mutation Act($memberId: ID!, $action: AccountActionName!, $why: String!) {
  lookAfterMember(memberId: $memberId, action: $action, why: $why) { suspendedAt devices { device } history { who
    action why } } }`,
      { memberId: String(memberId), action, why },
    )
  ).body;
const mails = async () => (await accounts.mails()).map(({ subject, text }) => ({ subject, text }));

test('an admin ends the sessions of one member, who is notified of the reason', async () => {
  const [there, too, admin] = [await signedIn('ada'), await signedIn('ada'), await signedIn('quinn')];
  const account =
    'query Account($named: String!) { memberAccount(named: $named) { id username email devices { device } suspendedAt history { why } } }';
  for (const named of ['ada', ' Ada@example.com ', String(ada)]) {
    expect((await ask(admin, account, { named })).body.data.memberAccount).toEqual({
      id: String(ada),
      username: 'ada',
      email: 'ada@example.com',
      devices: [{ device: 'Firefox on Linux' }, { device: 'Firefox on Linux' }],
      suspendedAt: null,
      history: [],
    });
  }
  expect((await ask(admin, account, { named: 'nobody' })).body.data).toEqual({ memberAccount: null });
  expect((await act(admin, 'signOut')).data.lookAfterMember).toEqual({
    suspendedAt: null,
    devices: [],
    history: [{ who: 'Quinn Admin', action: 'signOut', why: 'Somebody else has the password.' }],
  });
  expect([
    (await there.get('/auth/refresh')).status,
    (await too.get('/auth/refresh')).status,
    (await admin.get('/auth/refresh')).status,
  ]).toEqual([401, 401, 200]);
  // Two clicks have one effect.
  expect((await act(admin, 'signOut')).data.lookAfterMember.history).toHaveLength(1);
  expect(await mails()).toEqual([
    {
      subject: 'You’ve been signed out on all devices',
      text: expect.stringContaining('Reason: Somebody else has the password.'),
    },
  ]);
  expect(
    (await sql`select revoked_why from member_session where revoked_at is not null`.execute(accounts.database)).rows,
  ).toEqual([{ revoked_why: 'ended-by-admin' }, { revoked_why: 'ended-by-admin' }]);
  await signedIn('ada');
});

test("a suspended member is signed out and can't sign in by any way until an admin takes it back", async () => {
  const [there, admin] = [await signedIn('ada'), await signedIn('quinn')];
  expect((await act(admin, 'suspend')).data.lookAfterMember).toMatchObject({
    suspendedAt: expect.any(String),
    devices: [],
    history: [{ action: 'suspend' }],
  });
  expect((await there.get('/auth/refresh')).status).toBe(401);
  const refused = await there.post('/auth/signin', { username: 'ada', password });
  expect([refused.status, refused.body.detail, there.cookies()['access']]).toEqual([
    403,
    expect.stringContaining('suspended'),
    undefined,
  ]);
  expect((await there.post('/auth/signin', { username: 'ada', password: wrongPassword })).status).toBe(401);
  const token = await newToken(accounts.database, {
    memberId: ada,
    email: 'ada@example.com',
    purpose: 'reset-password',
    minutes: 5,
  });
  expect((await there.post('/auth/reset', { token, password: 'a wholly new sentence' })).status).toBe(403);
  expect((await act(admin, 'suspend')).errors[0].extensions.code).toBe('CONFLICT');
  expect((await act(admin, 'reopen')).data.lookAfterMember).toMatchObject({
    suspendedAt: null,
    history: [{ action: 'reopen' }, { action: 'suspend' }],
  });
  // The reset was rejected as a whole: the old password stays.
  await signedIn('ada');
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Your account has been suspended',
    'Your account has been reinstated',
  ]);
});

test('only an admin may, not with their own account, and never without a reason', async () => {
  const [member, admin] = [await signedIn('ada'), await signedIn('quinn')];
  expect((await act(member, 'signOut', quinn)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await act(accounts.open(), 'suspend')).errors[0].extensions.code).toBe('SIGNED_OUT');
  expect((await act(admin, 'suspend', quinn)).errors[0].extensions.code).toBe('CONFLICT');
  expect((await act(admin, 'suspend', ada, ' ')).errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    problems: [{ field: 'why' }],
  });
  expect((await act(admin, 'suspend', 999_999)).errors[0].extensions.code).toBe('NOT_FOUND');
  // An admin who was signed out elsewhere still holds a token for some minutes: it is good for none of this.
  await sql`update member_session set revoked_at = now() where member_id = ${quinn}::int`.execute(accounts.database);
  expect((await act(admin, 'suspend')).errors[0].extensions.code).toBe('SIGNED_OUT');
  expect([
    (await member.get('/auth/refresh')).status,
    await mails(),
    (await sql`select 1 from account_action`.execute(accounts.database)).rows,
  ]).toEqual([200, [], []]);
});

test("an admin ends everybody's sessions but their own, having shown lately who they are", async () => {
  const [there, admin] = [await signedIn('ada'), await signedIn('quinn')];
  const everybody = async () =>
    (await ask(admin, 'mutation Everybody { signEverybodyOut(why: "A key has leaked.") }')).body;
  await accounts.provenBefore(11);
  expect((await everybody()).errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', problems: [{ field: 'proof' }] });
  expect((await admin.post('/auth/prove', { password })).status).toBe(204);
  expect((await everybody()).data).toEqual({ signEverybodyOut: 1 });
  expect([(await there.get('/auth/refresh')).status, (await admin.get('/auth/refresh')).status]).toEqual([401, 200]);
  expect((await sql`select member_id, action, why from account_action`.execute(accounts.database)).rows).toEqual([
    { member_id: null, action: 'sign-out', why: 'A key has leaked.' },
  ]);
});

test('[MEMB-27] an admin lists accounts by group and part of a name, username or address, page by page', async () => {
  await accounts.create('ben');
  await sql`update member set suspended_at = now() where username = 'ben'`.execute(accounts.database);
  const [member, admin] = [await signedIn('ada'), await signedIn('quinn')];
  const list = async (who: TestBrowser, variables: object) =>
    (
      await ask(
        who,
        'query List($group: AccountGroup, $search: String, $skip: Int, $take: Int) { memberAccounts(group: $group, search: $search, skip: $skip, take: $take) { total results { username email isAdmin isAgent suspendedAt } } }',
        variables,
      )
    ).body;
  const names = async (variables: object) => {
    const { total, results } = (await list(admin, variables)).data.memberAccounts;
    return [total, results.map(({ username }: { username: string }) => username)];
  };
  expect(await names({})).toEqual([3, ['ben', 'quinn', 'ada']]);
  expect(await names({ skip: 1, take: 1 })).toEqual([3, ['quinn']]);
  expect(await names({ group: 'admins' })).toEqual([1, ['quinn']]);
  expect(await names({ group: 'suspended' })).toEqual([1, ['ben']]);
  expect(await names({ group: 'agents' })).toEqual([0, []]);
  for (const search of ['LOVELL', ' ada@EXAMPLE', 'da'])
    expect([search, await names({ search })]).toEqual([search, [1, ['ada']]]);
  expect(await names({ search: "%' or true --" })).toEqual([0, []]);
  expect((await list(member, {})).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await list(accounts.open(), {})).errors[0].extensions.code).toBe('SIGNED_OUT');
  await sql`update member_session set revoked_at = now() where member_id = ${quinn}::int`.execute(accounts.database);
  expect((await list(admin, {})).errors[0].extensions.code).toBe('SIGNED_OUT');
});
