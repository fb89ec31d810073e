import { sql } from 'kysely';
import { hashSecret, sealText, unsealText } from '../../platform/identity/secrets.ts';
import { readRefreshToken } from './sessions.ts';
import { jsonBody, testAccounts, testPassword as password, wrongPassword, type TestAccounts } from './test-accounts.ts';
import { signAccess } from '../../platform/identity/viewer.ts';

let accounts: TestAccounts;
let id: number;
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada: id } = await accounts.begin('ada'));
});

const signedIn = () => accounts.signedIn();
const later = (seconds: number) =>
  sql`update member_session set rotated_at = rotated_at - make_interval(secs => ${seconds}::int)`.execute(
    accounts.database,
  );
const ended = async () =>
  (
    await sql<{ revoked_why: string | null }>`select revoked_why from member_session`.execute(accounts.database)
  ).rows.map((row) => row.revoked_why);
/** A call with this refresh cookie only, as from another machine. */
const refreshWith = (token: string | undefined) => {
  const other = accounts.open();
  return other.get('/auth/refresh', token === undefined ? {} : { cookie: `refresh=${token}` });
};

test('[MEMB-04, MEMB-13, REST-11] a refresh gives the next tokens and names the member; with the cookie alone it is enough', async () => {
  const ada = await signedIn();
  const before = ada.cookies();
  const { status, headers, body } = await ada.get('/auth/refresh', { authorization: '' });
  expect([status, headers.get('location'), body]).toEqual([
    200,
    '/member/ada',
    { id, username: 'ada', expiresIn: 600 },
  ]);
  expect(ada.cookies()['refresh']).not.toBe(before['refresh']);
  const session = (await ada.get('/auth/session')).body;
  expect(session).toMatchObject({ signedIn: true, expiresIn: expect.any(Number) });
  expect(session.expiresIn > 540 && session.expiresIn <= 600).toBe(true);
});

test('[MEMB-13] a refresh token that was used before ends the session for both who hold it', async () => {
  const ada = await signedIn();
  const stolen = ada.cookies()['refresh'];
  await ada.get('/auth/refresh');
  await later(11);
  const thief = await refreshWith(stolen);
  expect([thief.status, thief.headers.getSetCookie().every((line) => /Max-Age=0/.test(line))]).toEqual([401, true]);
  expect(await ended()).toEqual(['reused']);
  expect((await ada.get('/auth/refresh')).status).toBe(401);
  expect(Object.keys(ada.cookies())).toEqual(['device']);
});

test('[MEMB-13] the thief who refreshes first is found out by the owner, however many times later', async () => {
  const ada = await signedIn();
  let stolen = ada.cookies()['refresh'];
  for (let turn = 0; turn < 3; turn += 1) {
    const response = await refreshWith(stolen);
    stolen = /refresh=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1];
    await later(1);
  }
  expect((await ada.get('/auth/refresh')).status).toBe(401);
  expect((await refreshWith(stolen)).status).toBe(401);
  expect(await ended()).toEqual(['reused']);
});

test('[MEMB-13] two tabs that refresh at once, and a refresh whose response was lost, get the same tokens', async () => {
  const ada = await signedIn();
  const token = ada.cookies()['refresh'];
  const responses = await Promise.all([refreshWith(token), refreshWith(token), refreshWith(token)]);
  const refreshed = responses.map(({ status, headers }) => [
    status,
    /refresh=([^;]+)/.exec(headers.getSetCookie().join())?.[1],
  ]);
  expect(new Set(refreshed.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(refreshed[0]?.[0]).toBe(200);
  await later(5);
  expect((await refreshWith(token)).status).toBe(200);
  expect(await ended()).toEqual([null]);
});

test('[MEMB-13] forged, foreign and truncated refresh tokens are rejected and end no session', async () => {
  const ada = await signedIn();
  const token = ada.cookies()['refresh'] ?? '';
  const [sessionId = '', , mark = ''] = token.split('.');
  const foreign = sealText(
    `${sessionId}.guess`,
    'refresh',
    new TextEncoder().encode('another-key-of-thirty-two-bytes--'),
  );
  for (const each of [
    undefined,
    '',
    'x',
    sessionId,
    `${sessionId}.guess.${mark}`,
    `${token}x`,
    token.slice(0, -1),
    foreign,
    ada.cookies()['access'],
    "';--",
    '..',
    `${'x'.repeat(5000)}`,
  ]) {
    expect((await refreshWith(each)).status).toBe(401);
  }
  expect(await ended()).toEqual([null]);
  expect((await ada.get('/auth/refresh')).status).toBe(200);
});

test('[MEMB-13] forged and expired access tokens are rejected', async () => {
  const { sessionKey } = accounts.service.service;
  const viewer = {
    memberId: id,
    username: 'ada',
    role: 'admin',
    agentId: null,
    sessionId: '00000000-0000-4000-8000-000000000000',
  } as const;
  const old = await signAccess(viewer, sessionKey, Date.now() - 11 * 60_000);
  const foreign = await signAccess(viewer, new TextEncoder().encode('another-key-of-thirty-two-bytes--'));
  const visitor = accounts.open();
  for (const token of [old, foreign, 'x', `${foreign}.x`]) {
    expect((await visitor.get('/auth/session', { authorization: `Bearer ${token}` })).body).toMatchObject({
      signedIn: false,
    });
    expect((await visitor.get(`/member/${id}/settings`, { authorization: `Bearer ${token}` })).status).toBe(401);
  }
});

test('[MEMB-13] a session ends when it is not used for a month, and after a year in any case', async () => {
  for (const change of [sql`expires_at = now() - interval '1 second'`, sql`created_at = now() - interval '366 days'`]) {
    const ada = await signedIn();
    await sql`update member_session set ${change}`.execute(accounts.database);
    expect((await ada.get('/auth/refresh')).status).toBe(401);
  }
});

test('[MEMB-13] refresh tokens are stored as hashes only', async () => {
  const ada = await signedIn();
  const { secret = '' } = readRefreshToken(ada.cookies()['refresh'] ?? '', accounts.service.service.sessionKey) ?? {};
  const { rows } = await sql<Record<string, unknown>>`select * from member_session`.execute(accounts.database);
  expect(rows[0]?.['refresh_hash']).toBe(hashSecret(secret));
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('[MEMB-13] another site can neither sign a member in or out nor cause a refresh', async () => {
  const ada = await signedIn();
  const evil = { origin: 'https://evil.example' };
  for (const [path, body] of [
    ['/auth/signout', undefined],
    ['/auth/signin', { username: 'ada', password }],
    ['/api/user/signin', { username: 'ada', password }],
    ['/graphql', { query: '{ __typename }' }],
  ] as const) {
    expect([path, (await ada.post(path, body, { ...evil, domain: 'www.verandah.example' })).status]).toEqual([
      path,
      403,
    ]);
  }
  expect((await ada.get('/auth/refresh', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ada.get('/auth/refresh')).status).toBe(200);
});

test('[MEMB-13] text sealed for another use or with another key is rejected', () => {
  const [key, other] = ['a', 'b'].map((text) => new TextEncoder().encode(text.repeat(32))) as [Uint8Array, Uint8Array];
  const sealed = sealText('a.b', 'refresh', key);
  expect([
    unsealText(sealed, 'refresh', key),
    unsealText(sealed, 'trip', key),
    unsealText(sealed, 'refresh', other),
    unsealText(`${sealed}x`, 'refresh', key),
    unsealText('', 'refresh', key),
  ]).toEqual(['a.b', undefined, undefined, undefined, undefined]);
});

test('[MEMB-17] a token used twice and failures of refresh and member calls are reported, with the operation', async () => {
  const report = jest.spyOn(accounts.service.service.reports, 'report').mockImplementation();
  const ada = await signedIn();
  const stolen = ada.cookies()['refresh'];
  await ada.get('/auth/refresh');
  await later(11);
  await refreshWith(stolen);
  expect(report.mock.calls.map(([error, facts]) => [(error as Error).message, facts])).toEqual([
    [
      'A refresh token was used twice; its session is ended.',
      { operation: 'refreshAuth', level: 'warning', requestId: expect.any(String) },
    ],
  ]);

  const ben = await signedIn();
  report.mockClear();
  await sql`alter table member rename to away`.execute(accounts.database);
  const [refreshed, member, missing] = [
    await ben.get('/auth/refresh'),
    await ben.get(`/auth/member/${id}`),
    await ben.get('/auth/member/-'),
  ];
  await sql`alter table away rename to member`.execute(accounts.database);
  // An error of the caller is not reported as a failure.
  await ben.get('/auth/member/nobody');
  expect([refreshed.status, member.status, missing.status]).toEqual([500, 500, 500]);
  expect(report.mock.calls.map(([, facts]) => facts?.operation)).toEqual([
    'GET /auth/refresh',
    'GET /auth/member/:id',
    'GET /auth/member/:id',
  ]);
  expect(JSON.stringify([refreshed.body, member.body])).not.toMatch(/relation|away|select/);
  report.mockRestore();
});

test('[MEMB-13] every change of an account is a line of the log, by ids and without secrets', async () => {
  const info = jest.spyOn(accounts.service.service.log, 'info');
  const ada = await signedIn();
  await accounts.open().post('/auth/signin', { username: 'ada', password: wrongPassword });
  await accounts.open().post('/auth/forgot', { email: 'ada@example.com' });
  await accounts.mails();
  await ada.send(
    'PUT',
    `/member/${id}/settings/password`,
    jsonBody({ currentPassword: password, password: 'a wholly new sentence' }),
  );
  await ada.send('DELETE', `/member/${id}/sessions`);
  await ada.post('/auth/signout');
  const lines = info.mock.calls
    .map(([facts]) => facts as { audit?: string; memberId?: number })
    .filter((facts) => facts.audit !== undefined);
  info.mockRestore();
  expect(lines.map((facts) => [facts.audit, facts.memberId])).toEqual(
    ['signed-in', 'sign-in-failed', 'reset-asked', 'password-changed', 'sessions-revoked', 'signed-out'].map(
      (event) => [event, id],
    ),
  );
  expect(JSON.stringify(lines)).not.toMatch(/ada@|horse|sentence|argon2|eyJ/);
});
