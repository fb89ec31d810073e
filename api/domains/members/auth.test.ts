import { sql } from 'kysely';
import { parseSetCookie } from 'cookie';
import { testAccounts, testPassword as right, wrongPassword, type TestAccounts } from './test-accounts.ts';
import { linkToken, type TestBrowser } from './test-browser.ts';
import { holdClock } from '../../test-kit/hold-clock.ts';

holdClock();
let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());
beforeEach(() => accounts.begin());

const ada = { name: 'Ada Lovell', email: 'ada@example.com', password: right };
const open = (): TestBrowser => accounts.open();
const member = () => accounts.create('ada');
const mails = async () => (await accounts.mails()).map(({ kind, email, text }) => ({ kind, email, text }));

test('[MEMB-01, REST-11] signing up mails a link that proves the address and signs in; the location names the member', async () => {
  const visitor = open();
  const signedUp = await visitor.post('/auth/signup', { ...ada, email: ' Ada@example.com ' });
  expect([signedUp.status, Object.keys(visitor.cookies())]).toEqual([202, ['sign-up']]);
  expect(signedUp.headers.get('location')).toMatch(/^\/member\/ada-lovell-[a-z0-9]{4}$/);
  expect(await mails()).toEqual([
    {
      kind: 'verify-email',
      email: 'Ada@example.com',
      text: expect.stringContaining(`${accounts.service.settings.publicUrl}/sign-up/verify#token=`),
    },
  ]);
  const early = await visitor.post('/auth/signin', { email: ada.email, password: right });
  expect(early.status).toBe(401);

  const token = linkToken((await mails())[0]?.text);
  const verified = await visitor.post('/auth/verify', { token });
  expect([verified.status, verified.headers.get('location')]).toEqual([200, signedUp.headers.get('location')]);
  expect(Object.keys(visitor.cookies())).toEqual(['sign-up', 'access', 'refresh', 'session', 'device']);
  const path = `/auth/member/${verified.headers.get('location')?.split('/').at(-1)}`;
  expect((await visitor.get(path)).body).toMatchObject({
    name: 'Ada Lovell',
    email: 'Ada@example.com',
    emailVerified: true,
    role: 'member',
  });
  expect((await visitor.get(`/auth/member/${visitor.cookies()['session']}`)).body).toMatchObject({
    name: 'Ada Lovell',
  });
  expect((await open().get(path)).body).toMatchObject({
    name: 'Ada Lovell',
    email: null,
    emailVerified: null,
    role: null,
  });
  expect((await visitor.post('/auth/verify', { token })).status).toBe(410);
  expect((await open().post('/auth/signin', { email: 'ADA@example.com', password: right })).status).toBe(200);
});

test('[MEMB-01, REST-11] signs in by email address or username, returns the member, and signs out', async () => {
  const id = await member();
  for (const who of [{ email: 'ADA@example.com ' }, { username: 'Ada' }, { username: 'ada@example.com' }]) {
    const visitor = open();
    const signedIn = await visitor.post('/auth/signin', { ...who, password: right });
    expect([signedIn.status, signedIn.headers.get('location'), signedIn.body]).toEqual([
      200,
      '/member/ada',
      { id, username: 'ada', expiresIn: 600 },
    ]);
    expect(JSON.stringify(signedIn.body)).not.toContain(visitor.cookies()['access']);
    expect((await visitor.get('/auth/session')).body).toMatchObject({
      signedIn: true,
      member: { id, email: 'ada@example.com' },
    });
    expect((await visitor.post('/auth/signout')).status).toBe(204);
    expect(Object.keys(visitor.cookies())).toEqual(['device']);
    expect((await visitor.get('/auth/session')).body).toEqual({ signedIn: false, member: null, expiresIn: 0 });
  }
  expect((await open().post('/auth/signout')).status).toBe(204);
});

test('[MEMB-13, MEMB-16] cookies are for this host, over https only there; scripts read only the one that is no secret', async () => {
  await member();
  const { headers } = await open().post('/auth/signin', { username: 'ada', password: right });
  const set = (list: Headers) =>
    Object.fromEntries(
      list.getSetCookie().map((line) => {
        const { name, value: _, ...rest } = parseSetCookie(line);
        return [name, rest];
      }),
    );
  expect(set(headers)).toEqual({
    access: { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 600 },
    refresh: { path: '/auth', httpOnly: true, sameSite: 'lax', maxAge: 2_592_000 },
    session: { path: '/', sameSite: 'lax', maxAge: 2_592_000 },
    device: { path: '/auth', httpOnly: true, sameSite: 'lax', maxAge: 31_536_000 },
  });
  const secure = await open().post(
    '/auth/signin',
    { username: 'ada', password: right },
    { 'x-forwarded-proto': 'https', origin: accounts.service.address.replace('http:', 'https:') },
  );
  const bound = { path: '/', secure: true, sameSite: 'lax' };
  expect(set(secure.headers)).toEqual({
    '__Host-access': { ...bound, httpOnly: true, maxAge: 600 },
    '__Host-refresh': { ...bound, httpOnly: true, maxAge: 2_592_000 },
    '__Host-session': { ...bound, maxAge: 2_592_000 },
    '__Host-device': { ...bound, httpOnly: true, maxAge: 31_536_000 },
  });
});

test('[MEMB-13, MEMB-16] a session with former cookie names continues under the names that are bound to the host', async () => {
  await member();
  const old = open();
  await old.post('/auth/signin', { username: 'ada', password: right });
  const { access = '', refresh = '', session = '' } = old.cookies();
  const ask = (path: string, cookie: string) =>
    fetch(`${accounts.service.address}${path}`, {
      headers: { cookie, 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' },
    });
  const names = `access=${access}; refresh=${refresh}; session=${session}`;
  // Another host below our name could have put that one there.
  expect(await (await ask('/auth/session', names)).json()).toMatchObject({ signedIn: false });
  const renewed = await ask('/auth/refresh', names);
  const given = renewed.headers.getSetCookie().map((line) => {
    const { name, value, maxAge, path } = parseSetCookie(line);
    return [name, value === '' ? 'dropped' : 'held', maxAge === 0, path];
  });
  expect([renewed.status, given]).toEqual([
    200,
    [
      ['__Host-access', 'held', false, '/'],
      ['__Host-refresh', 'held', false, '/'],
      ['__Host-session', 'held', false, '/'],
      ['access', 'dropped', true, '/'],
      ['refresh', 'dropped', true, '/auth'],
      ['session', 'dropped', true, '/'],
      ['__Host-device', 'held', false, '/'],
    ],
  ]);
  const now = renewed.headers
    .getSetCookie()
    .filter((line) => line.startsWith('__Host-'))
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(await (await ask('/auth/session', now)).json()).toMatchObject({ signedIn: true, member: { username: 'ada' } });
});

test('[MEMB-01, MEMB-13] a forgotten password is reset by a link that works once; all devices are signed out', async () => {
  await member();
  const [here, there] = [open(), open()];
  await there.post('/auth/signin', { username: 'ada', password: right });
  expect([
    (await here.post('/auth/forgot', { email: 'ADA@example.com' })).status,
    (await mails()).map(({ kind }) => kind),
  ]).toEqual([202, ['reset-password']]);
  const token = linkToken((await mails())[0]?.text);
  const weak = await here.post('/auth/reset', { token, password: 'password123' });
  expect([weak.status, weak.body]).toMatchObject([422, { errors: [{ field: 'password' }] }]);
  const next = 'a new one for the old house';
  const reset = await here.post('/auth/reset', { token, password: next });
  expect([reset.status, reset.headers.get('location'), (await here.get('/auth/session')).body]).toMatchObject([
    200,
    '/member/ada',
    { signedIn: true },
  ]);
  expect((await here.post('/auth/reset', { token, password: next })).status).toBe(410);
  expect((await there.get('/auth/refresh')).status).toBe(401);
  expect((await open().post('/auth/signin', { username: 'ada', password: right })).status).toBe(401);
  expect((await open().post('/auth/signin', { username: 'ada', password: next })).status).toBe(200);
  expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual(['notice', 'reset-password']);
});

test('[MEMB-13] an expired link, one of another purpose, and a forged one are rejected', async () => {
  await member();
  await open().post('/auth/forgot', { email: ada.email });
  const token = linkToken((await mails())[0]?.text);
  expect((await open().post('/auth/verify', { token })).status).toBe(410);
  await sql`update member_token set expires_at = now() - interval '1 second'`.execute(accounts.database);
  for (const each of [token, `${token}x`, 'x'])
    expect((await open().post('/auth/reset', { token: each, password: 'a new one for the old house' })).status).toBe(
      410,
    );
});

test('[MEMB-13] responses do not reveal which addresses have accounts: sign-in, forgot and sign-up respond alike', async () => {
  await member();
  const summarise = ({ status, body, headers }: Awaited<ReturnType<TestBrowser['post']>>) => ({
    status,
    body: { ...body, instance: '' },
    headers: [...headers.keys()].filter((name) => name !== 'set-cookie'),
  });
  const wrong = summarise(await open().post('/auth/signin', { email: ada.email, password: wrongPassword }));
  expect(wrong.status).toBe(401);
  expect(
    summarise(await open().post('/auth/signin', { email: 'nobody@example.com', password: wrongPassword })),
  ).toEqual(wrong);
  expect(summarise(await open().post('/auth/signin', { username: 'nobody', password: wrongPassword }))).toEqual(wrong);
  expect(summarise(await open().post('/auth/forgot', { email: 'nobody@example.com' }))).toEqual(
    summarise(await open().post('/auth/forgot', { email: ada.email })),
  );

  const form = (email: string) => open().post('/auth/signup', { name: 'Zoe Marr', email, password: right });
  const [taken, free] = [await form('ADA@example.com'), await form('zoe@example.com')];
  for (const response of [taken, free]) {
    expect(response.headers.get('location')).toBe(`/member/${response.body.username}`);
    expect(response.body.username).toMatch(/^zoe-marr-[a-z0-9]{4}$/);
    expect((await open().get(`/auth/member/${response.body.username}`)).status).toBe(404);
  }
  expect([taken.status, [...taken.headers.keys()]]).toEqual([free.status, [...free.headers.keys()]]);
  // The response for an unconfirmed account equals that for an unknown one.
  expect(summarise(await open().post('/auth/signin', { email: 'zoe@example.com', password: right }))).toEqual(wrong);
  const sent = (await mails()).filter(({ kind }) => kind !== 'reset-password');
  expect(sent.map(({ kind, email }) => [kind, email])).toEqual([
    ['notice', 'ada@example.com'],
    ['verify-email', 'zoe@example.com'],
  ]);
  expect((await open().post('/auth/signin', { email: ada.email, password: right })).status).toBe(200);
});

test('[MEMB-21] a link that is opened in another browser needs the password of its sign-up, and works until it has it', async () => {
  const visitor = open();
  await visitor.post('/auth/signup', ada);
  const token = linkToken((await mails())[0]?.text);
  const phone = open();
  for (const [password, message] of [
    [undefined, 'Enter the password you chose when you signed up.'],
    ['', 'Enter the password you chose when you signed up.'],
    [wrongPassword, 'This isn’t the password you signed up with.'],
  ]) {
    const { status, body } = await phone.post('/auth/verify', { token, password });
    expect([status, body.errors, phone.cookies()]).toEqual([422, [{ field: 'password', message }], {}]);
  }
  expect((await phone.post('/auth/verify', { token, password: right })).status).toBe(200);
  expect((await visitor.post('/auth/verify', { token })).status).toBe(410);
});

test('[MEMB-21] confirming an address that someone else signed up with does not open their account', async () => {
  const attacker = open();
  await attacker.post('/auth/signup', { ...ada, password: 'somebody else typed this' });
  const token = linkToken((await mails())[0]?.text);
  const owner = open();
  // The cookie of a sign-up of their own, to another address or to this one, does not affect the stranger's.
  await owner.post('/auth/signup', { ...ada, email: 'zoe@example.com' });
  await owner.post('/auth/signup', ada);
  expect((await owner.post('/auth/verify', { token })).status).toBe(422);
  attacker.setCookie('sign-up', owner.cookies()['sign-up'] ?? '');
  expect((await attacker.post('/auth/signin', { email: ada.email, password: 'somebody else typed this' })).status).toBe(
    401,
  );
});

test('[MEMB-13] the password of a sign-up belongs to its own link', async () => {
  await open().post('/auth/signup', { ...ada, password: 'somebody else typed this' });
  const own = open();
  await own.post('/auth/signup', ada);
  const links = await mails();
  const mine = await own.post('/auth/verify', { token: linkToken(links[1]?.text) });
  expect(mine.status).toBe(200);
  expect((await open().post('/auth/verify', { token: linkToken(links[0]?.text) })).status).toBe(410);
  expect((await open().post('/auth/signin', { email: ada.email, password: 'somebody else typed this' })).status).toBe(
    401,
  );
  expect((await open().post('/auth/signin', { email: ada.email, password: right })).status).toBe(200);
});

test('[MEMB-13] wrong passwords are slowed down by account and by address, and the right one waits too', async () => {
  await member();
  const attempt = (password: string, address: string, who: object = { username: 'ada' }) =>
    open().post('/auth/signin', { ...who, password }, { 'x-forwarded-for': address });
  for (let count = 0; count < 5; count += 1) expect((await attempt(wrongPassword, '203.0.113.7')).status).toBe(401);
  const slowed = await attempt(right, '203.0.113.7');
  expect([slowed.status, Number(slowed.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  // Its owner, elsewhere, is not locked out; another account from the same address is not either.
  expect((await attempt(right, '203.0.113.8')).status).toBe(200);
  expect((await attempt(wrongPassword, '203.0.113.7', { username: 'ben' })).status).toBe(401);
  await sql`update throttle set count = 1000 where key like 'sign-in:network:203.0.113.9:%'`.execute(accounts.database);
  await attempt(right, '203.0.113.9');
  await sql`update throttle set count = 1000 where key like 'sign-in:network:203.0.113.9:%'`.execute(accounts.database);
  expect((await attempt(right, '203.0.113.9')).status).toBe(429);
});

test('[MEMB-13] mails to an address that somebody types are counted', async () => {
  for (let count = 0; count < 3; count += 1)
    expect((await open().post('/auth/forgot', { email: 'nobody@example.com' })).status).toBe(202);
  expect((await open().post('/auth/forgot', { email: 'nobody@example.com' })).status).toBe(429);
  expect((await open().post('/auth/forgot', { email: 'other@example.com' })).status).toBe(202);
});

test('[MEMB-13, REST-12] passwords are checked by length and against known ones, each problem beside its field', async () => {
  const response = await open().post('/auth/signup', { name: ' ', email: 'ada', password: '' });
  expect([response.status, response.body.errors]).toEqual([
    422,
    [
      { field: 'name', message: 'must not be empty' },
      { field: 'email', message: 'Enter an email address like name@example.com.' },
      { field: 'password', message: 'Enter a password.' },
    ],
  ]);
  for (const password of ['short', 'Password123!', 'x'.repeat(201), 'ada lovell 2026', 'Verandah2026']) {
    expect((await open().post('/auth/signup', { ...ada, password })).body).toMatchObject({
      status: 422,
      errors: [{ field: 'password' }],
    });
  }
  expect(await mails()).toEqual([]);
});
