import { sql } from 'kysely';
import { holdClock } from '../../../test-kit/hold-clock.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { jsonBody, testAccounts, testPassword as password, type TestAccounts } from '../test-accounts.ts';
import { linkToken, type TestBrowser } from '../test-browser.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

holdClock();
let accounts: TestAccounts;
let id: number;
let here: TestBrowser;
beforeAll(async () => {
  accounts = await testAccounts({ developmentProvider: true }, async (database) => {
    await fillTestPlaces(database);
    await fillTestListings(database, [{ id: 1 }, { id: 2 }]);
  });
});
afterAll(() => accounts.close());
beforeEach(async () => {
  await emptyTables(accounts.database, ['alert_subscription', 'mail_suppression']);
  ({ ada: id } = await accounts.begin('ada', 'ben'));
  here = await accounts.signedIn();
});

const request = (email: string, browser = here, whose = id) =>
  browser.post(`/member/${whose}/settings/email`, { email });
const confirm = (token: string, browser = here) => browser.post('/auth/email/confirm', { token });
const undo = (token: string, browser = accounts.open()) => browser.post('/auth/email/undo', { token });
const settings = async (browser = here) => (await browser.get(`/member/${id}/settings`)).body;
const emailOf = async (whose = id): Promise<unknown> =>
  (await sql<{ email: string }>`select email from member where id = ${whose}::int`.execute(accounts.database)).rows[0]
    ?.email;
/** The latest mail to an address with a link, or of any sort. */
const mailTo = async (email: string) => (await accounts.mails()).findLast((mail) => mail.email === email);
const secretTo = async (email: string): Promise<string> =>
  linkToken((await accounts.mails()).findLast((mail) => mail.email === email && mail.text.includes('#token='))?.text);
/** Changes the address wholly. @returns the secret that takes it back */
async function change(to: string, from = 'ada@example.com', browser = here): Promise<string> {
  expect((await request(to, browser)).status).toBe(202);
  const secret = await secretTo(from);
  expect((await confirm(await secretTo(to), browser)).status).toBe(204);
  return secret;
}
const agedBy = (span: string) =>
  sql`update email_change set requested_at = requested_at - ${span}::interval,
    confirmed_at = confirmed_at - ${span}::interval,
    expires_at = expires_at - ${span}::interval`.execute(accounts.database);
const forgetTries = () => emptyTables(accounts.database, ['throttle']);

test('[MEMB-23] a new address is confirmed by its link, and until then the account only shows it as pending', async () => {
  expect((await request('Ada.New@example.com')).status).toBe(202);
  expect(await settings()).toMatchObject({
    email: 'ada@example.com',
    awaitedEmail: { email: 'Ada.New@example.com', expiresAt: expect.stringMatching(/Z$/) },
  });
  expect((await here.post('/auth/signin', { email: 'ada.new@example.com', password })).status).toBe(401);
  expect(await mailTo('Ada.New@example.com')).toMatchObject({
    kind: 'verify-email',
    text: expect.stringContaining('/account/email#token='),
  });
  const notice = await mailTo('ada@example.com');
  expect(notice).toMatchObject({ kind: 'verify-email', text: expect.stringContaining('/account/email/undo#token=') });
  expect(notice?.text).toContain('A•••@e•••.com');
  expect(notice?.text).not.toContain('Ada.New');
  expect((await confirm(await secretTo('Ada.New@example.com'))).status).toBe(204);
  expect(await settings()).toMatchObject({ email: 'Ada.New@example.com', emailVerified: true, awaitedEmail: null });
  expect(await mailTo('ada@example.com')).toMatchObject({ subject: 'Your email address has changed' });
  const elsewhere = accounts.open();
  expect((await elsewhere.post('/auth/signin', { email: 'ada@example.com', password })).status).toBe(401);
  expect((await elsewhere.post('/auth/signin', { email: 'ada.new@example.com', password })).status).toBe(200);
});

test('[MEMB-23] it needs re-authentication, and a link needs the session of its member: another one or none opens nothing', async () => {
  await accounts.provenBefore(11);
  expect((await request('new@example.com')).body).toMatchObject({ status: 403, errors: [{ field: 'proof' }] });
  expect((await here.post('/auth/prove', { password })).status).toBe(204);
  const ben = await accounts.signedIn('ben');
  expect((await request('new@example.com', ben)).status).toBe(404);
  expect((await request('new@example.com', accounts.open())).status).toBe(401);
  expect((await request('new@example.com')).status).toBe(202);
  const secret = await secretTo('new@example.com');
  expect((await confirm(secret, ben)).status).toBe(410);
  expect((await confirm(secret, accounts.open())).status).toBe(401);
  for (const [method, path] of [
    ['POST', 'settings/email/link'],
    ['DELETE', 'settings/email'],
  ] as const)
    expect((await ben.send(method, `/member/${id}/${path}`)).status).toBe(404);
  // The links of one purpose serve no other.
  expect((await confirm(await secretTo('ada@example.com'))).status).toBe(410);
  expect((await undo(secret)).status).toBe(410);
  expect((await accounts.open().post('/auth/verify', { token: secret })).status).toBe(410);
  expect([await emailOf(), (await confirm(secret)).status, await emailOf()]).toEqual([
    'ada@example.com',
    204,
    'new@example.com',
  ]);
});

test('[MEMB-23] a link works once, for a day, and no longer once it is replaced or cancelled; secrets are stored as hashes', async () => {
  await request('one@example.com');
  const first = await secretTo('one@example.com');
  await request('two@example.com');
  expect((await confirm(first)).status).toBe(410);
  const second = await secretTo('two@example.com');
  expect((await here.post(`/member/${id}/settings/email/link`)).status).toBe(202);
  const third = await secretTo('two@example.com');
  expect((await confirm(second)).status).toBe(410);
  const { rows } = await sql<{ all: string }>`select row_to_json(c)::text as all from email_change c`.execute(
    accounts.database,
  );
  for (const secret of [first, second, third, await secretTo('ada@example.com')])
    expect(rows.map((row) => row.all).join()).not.toContain(secret);
  expect((await here.send('DELETE', `/member/${id}/settings/email`)).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/settings/email`)).status).toBe(404);
  expect((await here.post(`/member/${id}/settings/email/link`)).status).toBe(404);
  expect((await confirm(third)).status).toBe(410);
  await forgetTries();
  await request('three@example.com');
  await agedBy('25 hours');
  expect((await confirm(await secretTo('three@example.com'))).status).toBe(410);
  expect(await settings()).toMatchObject({ email: 'ada@example.com', awaitedEmail: null });
  await forgetTries();
  await request('four@example.com');
  const last = await secretTo('four@example.com');
  expect([(await confirm(last)).status, (await confirm(last)).status]).toEqual([204, 410]);
});

test('[MEMB-23] one of two concurrent confirmations succeeds; one of two members gets the address', async () => {
  await request('new@example.com');
  const secret = await secretTo('new@example.com');
  const ben = await accounts.signedIn('ben');
  const { rows } = await sql<{ id: number }>`select id from member where username = 'ben'`.execute(accounts.database);
  expect((await request('new@example.com', ben, rows[0]?.id)).status).toBe(202);
  const theirs = await secretTo('new@example.com');
  const responses = await Promise.all([confirm(secret), confirm(secret), confirm(theirs, ben)]);
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(statuses.every((status) => [204, 409, 410].includes(status))).toBe(true);
  expect([await emailOf(), await emailOf(rows[0]?.id)].filter((email) => email === 'new@example.com')).toHaveLength(1);
});

test('[MEMB-23] the response for another account’s address is the same: only its owner gets a mail about it', async () => {
  const free = await request('free@example.com');
  const waits = await settings();
  const taken = await request('BEN@example.com');
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect({ ...(await settings()), awaitedEmail: null }).toEqual({ ...waits, awaitedEmail: null });
  expect((await settings()).awaitedEmail).toMatchObject({ email: 'BEN@example.com' });
  const mail = await mailTo('BEN@example.com');
  expect(mail).toMatchObject({ subject: 'You already have an account' });
  expect(mail?.text).not.toMatch(/#token=|Ada/);
  // The current address is notified of either.
  expect((await accounts.mails()).filter(({ email }) => email === 'ada@example.com')).toHaveLength(2);
  // An unconfirmed sign-up reserves no address.
  await accounts
    .open()
    .post('/auth/signup', { name: 'Squatter', email: 'mine@example.com', password: 'tram lantern 88' });
  await change('mine@example.com');
  expect(await emailOf()).toBe('mine@example.com');
});

test('[MEMB-23] addresses with line breaks, other alphabets or letters that fold to ASCII are rejected; case is ignored', async () => {
  const hostile = [
    'new@example.com\r\nBcc: all@example.com',
    'new@example.com%0ABcc:x@y.example',
    '"a b"@example.com',
    'New <new@example.com>',
    'a@example.com,b@example.com',
    'аda@example.com',
    'ada@exаmple.com',
    'bo\u212a@example.com',
    'me\u017f\u017f@example.com',
    'ada\u200b@example.com',
    `${'a'.repeat(250)}@example.com`,
    'ADA@EXAMPLE.COM',
    ' ada@example.com ',
  ];
  for (const email of hostile) {
    const { status, body } = await request(email);
    expect([email, status, body.errors[0].field]).toEqual([email, 422, 'email']);
  }
  expect(await accounts.mails()).toEqual([]);
  for (const body of [{}, { email: null }, { email: ['a@example.com'] }, { email: { $ne: '' } }])
    expect((await here.post(`/member/${id}/settings/email`, body)).status).toBe(422);
  for (const token of ['', 'x', '\0', 'a'.repeat(2000), null, ['a']])
    expect((await here.post('/auth/email/confirm', { token })).status).toBeGreaterThanOrEqual(410);
});

test('[MEMB-23] requests are counted for the member and for the address', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await request(`new${n}@example.com`)).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  await forgetTries();
  for (let n = 0; n < 3; n++) await request('one@example.com');
  expect((await request('ONE@example.com')).status).toBe(429);
  expect((await here.post(`/member/${id}/settings/email/link`)).status).toBe(429);
});

test('[MEMB-23] suspension, deletion and the end of the session stop a pending change', async () => {
  await request('new@example.com');
  const secret = await secretTo('new@example.com');
  await sql`update member set suspended_at = now() where id = ${id}::int`.execute(accounts.database);
  expect((await confirm(secret)).status).toBeGreaterThanOrEqual(400);
  await sql`update member set suspended_at = null where id = ${id}::int`.execute(accounts.database);
  await sql`update member_session set revoked_at = now()`.execute(accounts.database);
  expect((await confirm(secret)).status).toBe(401);
  here = await accounts.signedIn();
  const taken = await secretTo('ada@example.com');
  expect((await here.send('DELETE', `/member/${id}`, jsonBody({ password }))).status).toBe(204);
  expect((await confirm(secret)).status).toBe(401);
  expect((await undo(taken)).status).toBe(410);
  const { rows } = await sql`select from email_change`.execute(accounts.database);
  expect(rows).toEqual([]);
});

test('[MEMB-23] alerts by email, invitations to collections and stopped emails follow the address, and come back with it', async () => {
  const { database } = accounts;
  const search = '/for-sale/richmond-vic-3121/real-estate';
  await sql`insert into alert_subscription (id, email, name, address, every, token_hash, token_expires_at,
    confirmed_at) values
    (1, 'ada@example.com', 'Richmond', ${search}, 'daily', 'a', now(), now()),
      (2, 'new@example.com', 'Richmond', ${search}, 'weekly', 'b', now(), now()),
    (3, 'new@example.com', 'Kew', '/for-sale/kew', 'weekly', 'c', now(), now()),
      (4, 'ben@example.com', 'Richmond', ${search}, 'daily', 'd', now(), now())`.execute(database);
  await sql`insert into alert (id, member_id, subscription_id, name, description, address, mode) values
    (1, ${id}::int, 1, 'Richmond', '', ${search}, 1), (2, null, 2, 'Richmond', '', ${search}, 1),
      (3, null, 3, 'Kew', '', '/for-sale/kew', 1), (4, null, 4, 'Richmond', '', ${search}, 1)`.execute(database);
  await sql`insert into alert_listing (alert_id, listing_id) select a.id, l.id from (values (1, 0), (2, 1)) a (id, n)
    join (select id, row_number() over (order by id) - 1 as n from listing) l on l.n = a.n`.execute(database);
  await sql`insert into collection (id, uri, name, owner_id) select 9, 'shared', 'Shared', id from member
    where username = 'ben'`.execute(database);
  await sql`insert into collection_invite (collection_id, email, invited_by) select 9, 'ada@example.com', id
    from member where username = 'ben'`.execute(database);
  await sql`insert into mail_suppression (email, kind, why) values ('ada@example.com', 'reply', 'unsubscribed'),
    ('ada@example.com', 'all', 'bounced')`.execute(database);
  const state = async () => ({
    subscriptions: (
      await sql<{ row: string }>`select id || ' ' || email as row from alert_subscription order by id`.execute(database)
    ).rows.map(({ row }) => row),
    alerts: (
      await sql<{
        row: string;
      }>`select a.id || ' ' || coalesce(member_id = ${id}::int, false) || ' ' || count(l.listing_id) as row
        from alert a left join alert_listing l on l.alert_id = a.id group by a.id order by a.id`.execute(database)
    ).rows.map(({ row }) => row),
    invited: (await sql<{ email: string }>`select email from collection_invite`.execute(database)).rows,
    replies: (await settings()).preferences.emails.replies,
  });
  const before = await state();
  expect(before).toMatchObject({ replies: 'never', alerts: ['1 true 1', '2 false 1', '3 false 0', '4 false 0'] });
  const secret = await change('New@example.com');
  expect(await state()).toEqual({
    subscriptions: ['1 new@example.com', '3 new@example.com', '4 ben@example.com'],
    alerts: ['1 true 2', '3 true 0', '4 false 0'],
    invited: [{ email: 'new@example.com' }],
    replies: 'never',
  });
  const { rows } = await sql`select from mail_suppression where email = 'new@example.com' and kind = 'all'`.execute(
    database,
  );
  expect(rows).toEqual([]);
  expect((await undo(secret)).status).toBe(204);
  expect((await sql<{ email: string }>`select email from collection_invite`.execute(database)).rows).toEqual([
    { email: 'ada@example.com' },
  ]);
});

test('[MEMB-24] “this wasn’t me” stops a pending change, and ends all sessions', async () => {
  await request('thief@example.com');
  const secret = await secretTo('thief@example.com');
  const own = await secretTo('ada@example.com');
  expect((await undo(own)).status).toBe(204);
  expect((await undo(own)).status).toBe(410);
  expect((await here.get('/auth/refresh')).status).toBe(401);
  expect((await confirm(secret)).status).toBe(401);
  expect((await accounts.open().post('/auth/signin', { username: 'ada', password })).status).toBe(401);
  const next = 'a wholly new sentence';
  const owner = accounts.open();
  expect((await owner.post('/auth/reset', { token: await secretTo('ada@example.com'), password: next })).status).toBe(
    200,
  );
  expect((await confirm(secret, owner)).status).toBe(410);
  expect(await settings(owner)).toMatchObject({ email: 'ada@example.com', awaitedEmail: null });
});

test('[MEMB-24] seven days long it restores the address, whatever a stranger changed since', async () => {
  const own = await change('thief@example.com');
  const { database } = accounts;
  // A thief with the mailbox of the new address: another password, a provider, another address, a second factor.
  await here.post('/auth/forgot', { email: 'thief@example.com' });
  const stolen = 'the password of a thief';
  expect(
    (await here.post('/auth/reset', { token: await secretTo('thief@example.com'), password: stolen })).status,
  ).toBe(200);
  await sql`insert into member_identity (provider, subject, member_id)
    values ('development', 'thief', ${id}::int)`.execute(database);
  const back = await change('thief.two@example.com', 'thief@example.com');
  await sql`insert into member_second_factor (member_id, secret, confirmed_at)
    values (${id}::int, 'sealed', now())`.execute(database);
  await here.post('/auth/forgot', { email: 'thief.two@example.com' });
  const reset = await secretTo('thief.two@example.com');
  await agedBy('6 days 23 hours');
  expect((await undo(own)).status).toBe(204);
  expect(await emailOf()).toBe('ada@example.com');
  expect((await here.get('/auth/refresh')).status).toBe(401);
  expect((await undo(back)).status).toBe(410);
  expect((await here.post('/auth/reset', { token: reset, password: stolen })).status).toBe(410);
  for (const account of [{ username: 'ada' }, { email: 'thief@example.com' }, { email: 'thief.two@example.com' }])
    expect((await accounts.open().post('/auth/signin', { ...account, password: stolen })).status).toBe(401);
  const left = await sql`select from member_identity union all select from member_second_factor`.execute(database);
  expect(left.rows).toEqual([]);
  const owner = accounts.open();
  expect(
    (await owner.post('/auth/reset', { token: await secretTo('ada@example.com'), password: 'a wholly new sentence' }))
      .status,
  ).toBe(200);
  expect(await settings(owner)).toMatchObject({ email: 'ada@example.com', hasPassword: true });
});

test('[MEMB-24] after seven days the link has expired; a second factor that is older than the request stays', async () => {
  const own = await change('new@example.com');
  await agedBy('7 days 1 minute');
  expect((await undo(own)).status).toBe(410);
  expect(await emailOf()).toBe('new@example.com');
  await sql`insert into member_second_factor (member_id, secret, begun_at, confirmed_at)
    values (${id}::int, 'sealed', now() - interval '1 day', now())`.execute(accounts.database);
  const again = await change('newer@example.com', 'new@example.com');
  expect((await undo(again)).status).toBe(204);
  expect(await emailOf()).toBe('new@example.com');
  const { rows } = await sql`select from member_second_factor`.execute(accounts.database);
  expect(rows).toHaveLength(1);
});

test('[MEMB-24] the old address stays reserved meanwhile, and old links of a replaced request cancel later changes', async () => {
  const own = await change('new@example.com');
  const signUp = (email: string) =>
    accounts.open().post('/auth/signup', { name: 'Ada', email, password: 'tram lantern 88' });
  const [held, free] = [await signUp('ADA@example.com'), await signUp('free@example.com')];
  expect([held.status, Object.keys(held.body)]).toEqual([free.status, Object.keys(free.body)]);
  expect(await mailTo('ADA@example.com')).toMatchObject({ subject: 'This address can’t be used yet' });
  const ben = await accounts.signedIn('ben');
  const { rows } = await sql<{ id: number }>`select id from member where username = 'ben'`.execute(accounts.database);
  expect((await request('ada@example.com', ben, rows[0]?.id)).status).toBe(202);
  expect(await mailTo('ada@example.com')).toMatchObject({ subject: 'You already have an account' });
  expect((await undo(own)).status).toBe(204);
  expect(await emailOf()).toBe('ada@example.com');
});

test('[MEMB-24] of two that take a change back at once one does; a suspended account gets its address, and no link to sign in', async () => {
  const own = await change('new@example.com');
  await sql`update member set suspended_at = now() where id = ${id}::int`.execute(accounts.database);
  const statuses = (await Promise.all([undo(own), undo(own)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 410]);
  expect(await emailOf()).toBe('ada@example.com');
  expect((await mailTo('ada@example.com'))?.text).not.toContain('#token=');
});

test('[MEMB-23] [MEMB-24] every step is a line of the log, by ids, without addresses and secrets', async () => {
  const info = jest.spyOn(accounts.service.service.log, 'info');
  await request('cancelled@example.com');
  await here.send('DELETE', `/member/${id}/settings/email`);
  await request('new@example.com');
  await here.post(`/member/${id}/settings/email/link`);
  const [secret, own] = [await secretTo('new@example.com'), await secretTo('ada@example.com')];
  await confirm(secret);
  await undo(own);
  const lines = info.mock.calls
    .map(([facts]) => facts as { audit?: string; memberId?: number })
    .filter((facts) => facts.audit?.startsWith('email-') === true);
  info.mockRestore();
  expect(lines.map((facts) => [facts.audit, facts.memberId])).toEqual(
    [
      'email-change-requested',
      'email-change-cancelled',
      'email-change-requested',
      'email-link-resent',
      'email-changed',
      'email-change-undone',
    ].map((event) => [event, id]),
  );
  for (const hidden of ['@example.com', secret, own]) expect(JSON.stringify(lines)).not.toContain(hidden);
});
