import { sql } from 'kysely';
import { securityEventKinds, securityEventWays, securityHistoryDays, type SecurityEventKind } from '@verandah/market';
import { deleteExpiredRows } from '../../../app/jobs/tidy.ts';
import { holdClock } from '../../../test-kit/hold-clock.ts';
import { TestAuthenticator } from '../passkeys/test-authenticator.ts';
import { beginChallenge, enrolMember, factorPath, moveClock, type Enrolled } from '../second-factor/test-factor.ts';
import { openFront, type TestFront } from '../social/test-front.ts';
import { exchangeCode, takeTrip } from '../social/test-trip.ts';
import {
  jsonBody,
  testAccounts,
  testPassword as password,
  wrongPassword,
  type TestAccounts,
} from '../test-accounts.ts';
import { openBrowser, linkToken, type TestResponse, type TestBrowser } from '../test-browser.ts';

holdClock();
let front: TestFront;
/** The site, by a name for which browsers have passkeys. */
let site: string;
let accounts: TestAccounts;
let [id, quinn] = [0, 0];
let here: TestBrowser;
beforeAll(async () => {
  // The provider warns at its start that it is for development only.
  jest.spyOn(console, 'warn').mockImplementation();
  front = await openFront();
  site = front.address.replace('127.0.0.1', 'localhost');
  accounts = await testAccounts({ publicUrl: site, developmentProvider: true });
  front.behind = accounts.service.address;
});
afterAll(async () => {
  await front.close();
  await accounts.close();
});
beforeEach(async () => {
  ({ ada: id, quinn } = await accounts.begin('ada', 'quinn'));
  here = await accounts.signedIn();
});

const firefox = 'Firefox on Linux';
const chrome = {
  'user-agent':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};
const nothing = { way: null, withCode: false, subject: null, device: firefox };
const next = 'a wholly new sentence';

/** Ada's recorded events, oldest first. */
const recorded = async () =>
  (
    await sql<{
      kind: SecurityEventKind;
      way: string | null;
      withCode: boolean;
      subject: string | null;
      device: string | null;
    }>`
    select kind, way, with_code as "withCode", subject, device from member_security_event
      where member_id = ${id}::int order by id`.execute(accounts.database)
  ).rows;
const history = (visitor = here, whose = id) => visitor.get(`/member/${whose}/security-history`);

async function succeed(result: Promise<TestResponse>): Promise<TestResponse> {
  const response = await result;
  if (response.status >= 400 || response.body?.errors !== undefined)
    throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return response;
}
const put = (path: string, body: object) => succeed(here.send('PUT', path, jsonBody(body)));
const remove = (path: string, body?: object) => succeed(here.send('DELETE', path, body && jsonBody(body)));
const secretTo = async (email: string): Promise<string> =>
  linkToken((await accounts.mails()).findLast((mail) => mail.email === email && mail.text.includes('#token='))?.text);
async function requestEmail(): Promise<void> {
  await succeed(here.post(`/member/${id}/settings/email`, { email: 'ada.new@example.com' }));
}
async function confirmEmail(): Promise<void> {
  await requestEmail();
  await succeed(here.post('/auth/email/confirm', { token: await secretTo('ada.new@example.com') }));
}
async function addPasskey(): Promise<{ readonly phone: TestAuthenticator; readonly id: number }> {
  const phone = new TestAuthenticator(site);
  const options = (await succeed(here.post(`/member/${id}/passkeys/options`))).body;
  const added = await succeed(
    here.post(`/member/${id}/passkeys`, { name: 'Phone', credential: phone.create(options) }),
  );
  return { phone, id: added.body.id };
}
const token = (name = 'CRM') =>
  succeed(here.post(`/member/${id}/access-tokens`, { name, scopes: ['saved:read'], days: 30 }));
const application = async (): Promise<{ readonly id: number; readonly clientId: string }> =>
  (
    await succeed(
      here.post(`/member/${id}/applications`, {
        name: 'Home Planner',
        kind: 'confidential',
        redirectUris: ['https://planner.example.com/'],
        scopes: ['saved:read'],
      }),
    )
  ).body;
/** @returns the number of the connected application */
async function connectApplication(): Promise<number> {
  const { id: number, clientId } = await application();
  const request = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'saved:read',
    redirect_uri: 'https://planner.example.com/',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const { headers } = await succeed(here.get(`/oauth/authorize?${request.toString()}`));
  const uid = headers.get('location')?.split('/').at(-1) ?? '';
  await succeed(here.post(`/auth/consents/${uid}`, { decision: 'allow' }));
  return number;
}
async function linkProvider(): Promise<void> {
  const visitor = openBrowser(site);
  await succeed(visitor.post('/auth/signin', { username: 'ada', password }));
  await takeTrip(site, visitor, 'unconfirmed-ada@work.example', '/auth/social/development?link=1&returnTo=/account');
}
const byProvider = async (
  login: string,
): Promise<{ readonly visitor: TestBrowser; readonly response: TestResponse }> => {
  const visitor = openBrowser(site);
  const page = await takeTrip(site, visitor, login, '/auth/social/development?returnTo=/account');
  return { visitor, response: await exchangeCode(visitor, page) };
};
async function reset(visitor = accounts.open()): Promise<TestResponse> {
  await succeed(visitor.post('/auth/forgot', { email: 'ada@example.com' }));
  return visitor.post('/auth/reset', { token: await secretTo('ada@example.com'), password: next });
}
async function care(action: string): Promise<void> {
  const admin = await accounts.signedIn('quinn');
  await succeed(
    admin.post('/graphql', {
      query: `mutation { lookAfterMember(memberId: "${id}", action: ${action}, why: "For a test.") { username } }`,
    }),
  );
}
async function setRole(role: string): Promise<void> {
  const admin = await accounts.signedIn('quinn');
  await succeed(
    admin.post('/graphql', { query: `mutation { setMemberRole(email: "ada@example.com", role: ${role}) }` }),
  );
}
/** Wrong passwords of one stranger, until the account is closed to them. */
async function guess(): Promise<void> {
  const stranger = accounts.open();
  for (let attempt = 0; attempt < 7; attempt += 1)
    await stranger.post('/auth/signin', { username: 'ada', password: wrongPassword }, chrome);
  await accounts.service.service.jobs.drain();
}

interface Case {
  readonly kind: SecurityEventKind;
  readonly case?: string;
  /** Events of ada, who is signed in on `here`. */
  act(): Promise<unknown>;
  /** The entry of this kind that it leaves last. */
  readonly leaves: Partial<typeof nothing> | object;
}

const cases: readonly Case[] = [
  { kind: 'signed-in', case: 'password', act: async () => {}, leaves: { way: 'password' } },
  {
    kind: 'signed-in',
    case: 'password and code',
    async act() {
      const { code } = await enrolMember(accounts, id);
      const visitor = accounts.open();
      await succeed(visitor.post('/auth/second-factor', { challenge: await beginChallenge(visitor), code: code() }));
    },
    leaves: { way: 'password', withCode: true },
  },
  {
    kind: 'signed-in',
    case: 'link and code',
    async act() {
      const { code } = await enrolMember(accounts, id);
      const visitor = accounts.open();
      const { challenge } = (await reset(visitor)).body;
      await succeed(visitor.post('/auth/second-factor', { challenge, code: code() }));
    },
    leaves: { way: 'email-link', withCode: true },
  },
  {
    kind: 'signed-in',
    case: 'link',
    act: () => succeed(reset()),
    leaves: { way: 'email-link' },
  },
  {
    kind: 'signed-in',
    case: 'provider',
    async act() {
      await linkProvider();
      await succeed(byProvider('unconfirmed-ada@work.example').then(({ response: result }) => result));
    },
    leaves: { way: 'provider', subject: 'development' },
  },
  {
    kind: 'signed-in',
    case: 'provider and code',
    async act() {
      await linkProvider();
      const { code } = await enrolMember(accounts, id);
      const { visitor, response: result } = await byProvider('unconfirmed-ada@work.example');
      expect(result.status).toBe(401);
      await succeed(visitor.post('/auth/second-factor', { challenge: visitor.cookies()['second-step'], code: code() }));
    },
    leaves: { way: 'provider', withCode: true, subject: 'development' },
  },
  {
    kind: 'signed-in',
    case: 'passkey',
    async act() {
      const { phone } = await addPasskey();
      const visitor = accounts.open();
      const options = (await succeed(visitor.post('/auth/passkey/options'))).body;
      await succeed(visitor.post('/auth/passkey', { credential: phone.get(options) }));
    },
    leaves: { way: 'passkey' },
  },
  {
    kind: 'sign-in-blocked',
    case: 'password',
    act: guess,
    leaves: { way: 'password', device: 'Chrome on macOS' },
  },
  {
    kind: 'sign-in-blocked',
    case: 'code',
    async act() {
      await enrolMember(accounts, id);
      const visitor = accounts.open();
      const challenge = await beginChallenge(visitor);
      for (let attempt = 0; attempt < 6; attempt += 1)
        await visitor.post('/auth/second-factor', { challenge, code: '000000' }, chrome);
    },
    leaves: { way: 'code', device: 'Chrome on macOS' },
  },
  { kind: 'signed-out', act: () => succeed(here.post('/auth/signout')), leaves: {} },
  {
    kind: 'session-stopped',
    async act() {
      const stolen = here.cookies()['refresh'];
      await succeed(here.get('/auth/refresh'));
      await sql`update member_session set rotated_at = rotated_at - interval '11 seconds'`.execute(accounts.database);
      expect((await accounts.open().get('/auth/refresh', { ...chrome, cookie: `refresh=${stolen}` })).status).toBe(401);
    },
    leaves: {},
  },
  {
    kind: 'device-signed-out',
    async act() {
      await accounts.open().post('/auth/signin', { username: 'ada', password }, chrome);
      const devices: readonly { id: string; current: boolean }[] = (await here.get(`/member/${id}/sessions`)).body;
      await remove(`/member/${id}/sessions/${devices.find(({ current }) => !current)?.id}`);
    },
    leaves: { subject: 'Chrome on macOS' },
  },
  {
    kind: 'other-devices-signed-out',
    async act() {
      await accounts.signedIn();
      await remove(`/member/${id}/sessions`);
      await remove(`/member/${id}/sessions`);
      expect((await recorded()).filter(({ kind }) => kind === 'other-devices-signed-out')).toHaveLength(1);
    },
    leaves: {},
  },
  {
    kind: 'password-set',
    async act() {
      await sql`update member set password_hash = null where id = ${id}::int`.execute(accounts.database);
      await put(`/member/${id}/settings/password`, { password: next });
    },
    leaves: {},
  },
  {
    kind: 'password-changed',
    act: () => put(`/member/${id}/settings/password`, { currentPassword: password, password: next }),
    leaves: {},
  },
  { kind: 'password-reset', act: () => succeed(reset()), leaves: {} },
  { kind: 'email-change-requested', act: requestEmail, leaves: {} },
  {
    kind: 'email-change-cancelled',
    async act() {
      await requestEmail();
      await remove(`/member/${id}/settings/email`);
    },
    leaves: {},
  },
  { kind: 'email-changed', act: confirmEmail, leaves: {} },
  {
    kind: 'email-change-undone',
    async act() {
      await requestEmail();
      const undo = await secretTo('ada@example.com');
      await succeed(accounts.open().post('/auth/email/undo', { token: undo }, chrome));
    },
    leaves: { device: 'Chrome on macOS' },
  },
  { kind: 'second-factor-on', act: () => enrolMember(accounts, id), leaves: {} },
  {
    kind: 'second-factor-off',
    act: () => withFactor(({ code }) => remove(factorPath(id), { password, code: code() })),
    leaves: {},
  },
  {
    kind: 'recovery-codes-renewed',
    act: () =>
      withFactor(({ code }) => succeed(here.post(`${factorPath(id)}/recovery-codes`, { password, code: code() }))),
    leaves: {},
  },
  {
    kind: 'recovery-code-used',
    act: () => withFactor(({ codes }) => succeed(here.post('/auth/prove', { password, code: codes[0] }))),
    leaves: {},
  },
  { kind: 'passkey-added', act: addPasskey, leaves: { subject: 'Phone' } },
  {
    kind: 'passkey-removed',
    act: async () => remove(`/member/${id}/passkeys/${(await addPasskey()).id}`),
    leaves: { subject: 'Phone' },
  },
  { kind: 'provider-linked', case: 'account', act: linkProvider, leaves: { subject: 'development' } },
  {
    kind: 'provider-linked',
    case: 'confirmed address',
    act: () => succeed(byProvider('ada@example.com').then(({ response: result }) => result)),
    leaves: { subject: 'development' },
  },
  {
    kind: 'provider-unlinked',
    async act() {
      await linkProvider();
      await remove(`/member/${id}/settings/sign-ins/development`);
    },
    leaves: { subject: 'development' },
  },
  { kind: 'access-token-created', act: () => token(), leaves: { subject: 'CRM' } },
  {
    kind: 'access-token-revoked',
    act: async () => remove(`/member/${id}/access-tokens/${(await token()).body.id}`),
    leaves: { subject: 'CRM' },
  },
  { kind: 'application-added', act: () => application(), leaves: { subject: 'Home Planner' } },
  {
    kind: 'application-removed',
    act: async () => remove(`/member/${id}/applications/${(await application()).id}`),
    leaves: { subject: 'Home Planner' },
  },
  {
    kind: 'application-secret-created',
    act: async () => succeed(here.post(`/member/${id}/applications/${(await application()).id}/secret`)),
    leaves: { subject: 'Home Planner' },
  },
  { kind: 'application-connected', act: () => connectApplication(), leaves: { subject: 'Home Planner' } },
  {
    kind: 'application-disconnected',
    act: async () => remove(`/member/${id}/connections/${await connectApplication()}`),
    leaves: { subject: 'Home Planner' },
  },
  { kind: 'data-exported', act: () => succeed(here.get(`/member/${id}/export`)), leaves: {} },
  { kind: 'signed-out-by-admin', case: 'one', act: () => care('signOut'), leaves: { device: null } },
  {
    kind: 'signed-out-by-admin',
    case: 'everybody',
    async act() {
      await accounts.signedIn();
      const admin = await accounts.signedIn('quinn');
      await succeed(admin.post('/graphql', { query: 'mutation { signEverybodyOut(why: "A key has leaked.") }' }));
      expect((await recorded()).filter(({ kind }) => kind === 'signed-out-by-admin')).toHaveLength(1);
    },
    leaves: { device: null },
  },
  { kind: 'suspended', act: () => care('suspend'), leaves: { device: null } },
  {
    kind: 'reinstated',
    async act() {
      await care('suspend');
      await care('reopen');
    },
    leaves: { device: null },
  },
  {
    kind: 'second-factor-removed-by-admin',
    act: () => withFactor(() => care('removeSecondFactor')),
    leaves: { device: null },
  },
  { kind: 'made-admin', act: () => setRole('admin'), leaves: { device: null } },
  {
    kind: 'made-member',
    async act() {
      await setRole('admin');
      await setRole('member');
    },
    leaves: { device: null },
  },
];

/** Ada has a second factor on `here`. */
async function withFactor(act: (factor: Enrolled) => Promise<unknown>): Promise<void> {
  const factor = await enrolMember(accounts, id);
  here = factor.here;
  await moveClock(accounts);
  await act(factor);
}

test.each(cases.map((each) => [each.case === undefined ? each.kind : `${each.kind}, ${each.case}`, each] as const))(
  '[MEMB-30] the history of an account records: %s',
  async (_, { kind, act, leaves }) => {
    await act();
    expect((await recorded()).findLast((event) => event.kind === kind)).toEqual({ kind, ...nothing, ...leaves });
  },
);

test('[MEMB-30] every kind is recorded by a call, and the database takes these kinds and ways alone', async () => {
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(securityEventKinds));
  const { rows } = await sql<{ check: string }>`
    select pg_get_constraintdef(oid) as check from pg_constraint
    where conrelid = 'member_security_event'::regclass and contype = 'c' order by conname`.execute(accounts.database);
  expect(rows.map(({ check }) => [...check.matchAll(/'([^']+)'/g)].map(([, word]) => word))).toEqual([
    [...securityEventKinds],
    [...securityEventWays],
  ]);
});

test('[MEMB-30] what fails or is rolled back leaves no entry', async () => {
  const before = await recorded();
  expect((await accounts.open().post('/auth/signin', { username: 'ada', password: wrongPassword })).status).toBe(401);
  const [session, path] = ['00000000-0000-4000-8000-000000000009', `/member/${id}`];
  const statuses = [
    await here.send('DELETE', `${path}/sessions/${session}`),
    await here.send('DELETE', `${path}/access-tokens/9`),
    await here.send('DELETE', `${path}/applications/9`),
    await here.send('DELETE', `${path}/connections/9`),
    await here.send('DELETE', `${path}/passkeys/9`),
    await here.send('DELETE', `${path}/settings/email`),
    await here.send('PUT', `${path}/settings/password`, jsonBody({ currentPassword: wrongPassword, password: next })),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 422]);
  // The mail of the change cannot be written: the password and its entry are as before.
  await sql`alter table mail rename to away`.execute(accounts.database);
  const failed = await here.send(
    'PUT',
    `${path}/settings/password`,
    jsonBody({ currentPassword: password, password: next }),
  );
  await sql`alter table away rename to mail`.execute(accounts.database);
  expect(failed.status).toBe(500);
  expect(await recorded()).toEqual(before);
});

test('[MEMB-30] a member reads the latest entries, the newest first, with the devices that are still signed in', async () => {
  await accounts.open().post('/auth/signin', { username: 'ada', password }, chrome);
  const devices: readonly { id: string; current: boolean }[] = (await here.get(`/member/${id}/sessions`)).body;
  const idOf = (own: boolean) => devices.find(({ current }) => current === own)?.id;
  await linkProvider();
  const result = await history();
  expect([result.status, result.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
  const entry = { id: expect.any(String), at: expect.stringMatching(/Z$/), ...nothing, session: null, current: false };
  expect(result.body).toEqual([
    { ...entry, kind: 'provider-linked', subject: 'Verandah development' },
    { ...entry, kind: 'signed-in', way: 'password', session: expect.any(String) },
    { ...entry, kind: 'signed-in', way: 'password', device: 'Chrome on macOS', session: idOf(false) },
    { ...entry, kind: 'signed-in', way: 'password', session: idOf(true), current: true },
  ]);
  await remove(`/member/${id}/sessions`);
  expect((await history()).body.map(({ session }: { session: string | null }) => session)).toEqual([
    null,
    null,
    null,
    null,
    idOf(true),
  ]);
});

test('[MEMB-30] fifty entries at most are shown, and strangers push out none of what the member did', async () => {
  await sql`insert into member_security_event (member_id, kind, way, at)
    select ${id}::int, 'sign-in-blocked', 'password', now() - make_interval(days => n)
    from generate_series(1, 60) n`.execute(accounts.database);
  expect((await history()).body.map(({ kind }: { kind: string }) => kind)).toEqual([
    'signed-in',
    ...Array<string>(10).fill('sign-in-blocked'),
  ]);
  await sql`insert into member_security_event (member_id, kind) select ${id}::int, 'password-changed'
    from generate_series(1, 60)`.execute(accounts.database);
  expect((await history()).body).toHaveLength(50);
});

test('[MEMB-30] attempts of strangers are one entry a day, exports one an hour', async () => {
  await guess();
  await guess();
  const count = async (wanted: SecurityEventKind) => (await recorded()).filter(({ kind }) => kind === wanted).length;
  expect(await count('sign-in-blocked')).toBe(1);
  await sql`update member_security_event set at = at - interval '25 hours'`.execute(accounts.database);
  await guess();
  expect(await count('sign-in-blocked')).toBe(2);
  await succeed(here.get(`/member/${id}/export`));
  await succeed(here.get(`/member/${id}/export`));
  expect(await count('data-exported')).toBe(1);
});

test('[SEC-68] the history is its member’s alone, also for admins, and ends with the session', async () => {
  const admin = await accounts.signedIn('quinn');
  expect([
    (await history(admin)).status,
    (await history(accounts.open())).status,
    (await history(admin, quinn)).status,
  ]).toEqual([404, 401, 200]);
  await sql`update member_session set revoked_at = now() where member_id = ${id}::int`.execute(accounts.database);
  expect((await history()).status).toBe(401);
  const { body } = await admin.post('/graphql', {
    query: `{ memberAccount(named: "ada") { username history { why } devices { device } } }`,
  });
  expect(body.data.memberAccount).toEqual({ username: 'ada', history: [], devices: [] });
});

test('[SEC-68] a blocked sign-in takes the same steps for an account as for an unknown name', async () => {
  const stranger = accounts.open();
  const jobs = async () =>
    (
      await sql<{
        data: { memberId: number | null };
      }>`delete from job_wanted where name = 'blocked-sign-in' returning data`.execute(accounts.database)
    ).rows.map(({ data }) => data.memberId);
  const tries = async (account: object) => {
    for (let attempt = 0; attempt < 6; attempt += 1)
      await stranger.post(
        '/auth/signin',
        { ...account, password: wrongPassword },
        { 'x-forwarded-for': '198.51.100.7' },
      );
    return jobs();
  };
  expect(await tries({ email: 'nobody@example.com' })).toEqual([null]);
  expect(await tries({ email: 'ada@example.com' })).toEqual([id]);
});

test('[SEC-68] no entry has an address of the network, an email address or a secret', async () => {
  await confirmEmail();
  await token();
  await guess();
  const { rows } = await sql<{ row: string }>`select e::text as row from member_security_event e`.execute(
    accounts.database,
  );
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|198\.51|@example|vat_|argon2|eyJ/);
});

test('[MEMB-31] entries are shown for a year and then deleted', async () => {
  await sql`insert into member_security_event (member_id, kind, at)
    values (${id}::int, 'suspended', now() - interval '364 days'),
    (${id}::int, 'reinstated', now() - interval '366 days')`.execute(accounts.database);
  expect(securityHistoryDays).toBe(365);
  expect((await history()).body.map(({ kind }: { kind: string }) => kind)).toEqual(['signed-in', 'suspended']);
  await deleteExpiredRows(accounts.database);
  expect((await recorded()).map(({ kind }) => kind)).toEqual(['signed-in', 'suspended']);
});

test('[MEMB-31] the export of an account has its history, and its deletion deletes it', async () => {
  const exported = (await succeed(here.get(`/member/${id}/export`))).body.securityHistory;
  expect(exported).toEqual([
    {
      at: expect.any(String),
      kind: 'signed-in',
      way: 'password',
      with_code: false,
      subject: null,
      device: firefox,
    },
  ]);
  await remove(`/member/${id}`, { password });
  expect(await recorded()).toEqual([]);
});
