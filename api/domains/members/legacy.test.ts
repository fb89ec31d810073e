import { testAccounts, testPassword as password, type TestAccounts } from './test-accounts.ts';

let accounts: TestAccounts;
let id: number;
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada: id } = await accounts.begin('ada'));
});

const domain = { domain: 'www.verandah.example' };
const open = () => accounts.open();
/** A client other than a browser. */
const program = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(accounts.service.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...domain, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
};

test.each(['', '/legacy'])(
  '[LEG-01] signing in, up and out, forgotten passwords and members by the paths %s/api/user/…',
  async (base) => {
    const visitor = open();
    const signedIn = await visitor.post(`${base}/api/user/signin`, { username: 'ada', password }, domain);
    expect([signedIn.status, signedIn.headers.get('location'), Object.keys(visitor.cookies())]).toEqual([
      200,
      '/member/ada',
      ['access', 'refresh', 'session', 'device'],
    ]);
    expect((await visitor.get(`${base}/api/user/ada`, domain)).body).toMatchObject({ id, email: 'ada@example.com' });
    expect((await open().get(`${base}/api/user/ada`, domain)).body).toMatchObject({ id, email: null });
    expect((await visitor.post(`${base}/api/user/signout`, undefined, domain)).status).toBe(204);
    expect(Object.keys(visitor.cookies())).toEqual(['device']);
    const up = await visitor.post(
      `${base}/api/users`,
      { name: 'Zoe Marr', email: 'zoe@example.com', password },
      domain,
    );
    expect([up.status, up.headers.get('location')]).toEqual([202, expect.stringMatching(/^\/member\/zoe-marr-/)]);
    expect((await visitor.post(`${base}/api/user/forgotpassword`, { email: 'ada@example.com' }, domain)).status).toBe(
      202,
    );
    expect((await accounts.mails()).map(({ kind }) => kind).toSorted()).toEqual(['reset-password', 'verify-email']);
    expect(
      (
        await visitor.post(
          `${base}/api/user/authenticatesocial`,
          { providerName: 'development', authError: 'access_denied' },
          domain,
        )
      ).body,
    ).toMatchObject({ status: 401, detail: expect.stringContaining('didn’t finish signing in') });
  },
);

test('[LEG-01] callers without cookies exchange credentials for tokens, refresh them, and may set cookies by them', async () => {
  const first = await program('/api/user/tokenexchange', { email: 'ada@example.com', password });
  expect([first.status, first.body, first.headers.getSetCookie()]).toEqual([
    200,
    { accessToken: expect.any(String), refreshToken: expect.any(String), tokenType: 'Bearer', expiresIn: 600 },
    [],
  ]);
  const next = await program('/api/user/tokenexchange', { refreshToken: first.body.refreshToken });
  expect([next.status, next.headers.get('location'), next.body.refreshToken === first.body.refreshToken]).toEqual([
    200,
    '/member/ada',
    false,
  ]);
  const cookies = await program(
    '/api/user/authcookies',
    { refreshToken: next.body.refreshToken },
    { authorization: `Bearer ${next.body.accessToken}` },
  );
  expect([cookies.status, cookies.headers.getSetCookie().map((line) => line.split('=')[0])]).toEqual([
    200,
    ['access', 'refresh', 'session', 'device'],
  ]);
  expect(
    (
      await program(
        '/api/user/authcookies',
        { refreshToken: 'x' },
        { authorization: `Bearer ${next.body.accessToken}` },
      )
    ).status,
  ).toBe(401);
  expect((await program('/api/user/authcookies', { refreshToken: next.body.refreshToken })).status).toBe(401);
  expect((await program('/api/user/tokenexchange', { refreshToken: 'x' })).status).toBe(401);
  expect((await program('/api/user/tokenexchange', { email: 'ada@example.com', password: 'wrong' })).status).toBe(401);
});

test('[LEG-01, MEMB-16] scripts of a page get no tokens in responses', async () => {
  expect((await open().post('/api/user/tokenexchange', { username: 'ada', password }, domain)).body).toMatchObject({
    status: 422,
    detail: expect.stringContaining('/api/user/signin'),
  });
});

test('[LEG-01, LEG-05] without the domain header each is rejected', async () => {
  for (const path of ['tokenexchange', 'signin', 'signout', 'forgotpassword', 'authcookies', 'authenticatesocial']) {
    expect((await open().post(`/api/user/${path}`, {})).body).toMatchObject({
      status: 422,
      errors: [{ field: 'domain' }],
    });
  }
  expect((await open().post('/api/users', {})).body).toMatchObject({ errors: [{ field: 'domain' }] });
  expect((await open().get('/api/user/ada')).body).toMatchObject({ errors: [{ field: 'domain' }] });
});
