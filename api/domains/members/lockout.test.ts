import { sql } from 'kysely';
import { testAccounts, testPassword, wrongPassword, type TestAccounts } from './test-accounts.ts';
import type { TestBrowser } from './test-browser.ts';
import { holdClock } from '../../test-kit/hold-clock.ts';

holdClock();
let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());
beforeEach(() => accounts.begin('ada', 'ben'));

const signIn = async (
  browser: TestBrowser,
  address: string,
  password: string,
  who: object = { username: 'ada' },
): Promise<number> => (await browser.post('/auth/signin', { ...who, password }, { 'x-forwarded-for': address })).status;

/** Strangers of many networks try until the account is closed to them. */
async function lock(): Promise<void> {
  for (let network = 1; network < 40; network++)
    for (let count = 0; count < 3; count++)
      if ((await signIn(accounts.open(), `198.51.100.${network}`, wrongPassword)) === 429 && count === 0) return;
  throw new Error('the account was never closed');
}

test('[SEC-33] wrong passwords of strangers do not block a device that its member has signed in with before', async () => {
  const own = await accounts.signedIn('ada');
  await own.post('/auth/signout', {});
  expect(own.cookies()).toMatchObject({ device: expect.any(String) });
  await lock();
  expect(await signIn(accounts.open(), '203.0.113.7', testPassword)).toBe(429);
  expect(await signIn(own, '203.0.113.7', testPassword)).toBe(200);
});

test("[SEC-33] a device is known for its member alone, can't be forged, and has its own limited attempts", async () => {
  const bens = await accounts.signedIn('ben');
  await lock();
  expect(await signIn(bens, '203.0.113.7', testPassword)).toBe(429);
  const forged = accounts.open();
  expect(
    (
      await forged.post(
        '/auth/signin',
        { username: 'ada', password: testPassword },
        { cookie: 'device=1:abc.made-up', 'x-forwarded-for': '203.0.113.7' },
      )
    ).status,
  ).toBe(429);
  const tries: number[] = [];
  for (let count = 0; count < 7; count++)
    tries.push(await signIn(bens, '203.0.113.7', wrongPassword, { username: 'ben' }));
  expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('[SEC-34] attempts are counted by the member, however they are named', async () => {
  const names = [{ username: 'ada' }, { username: 'ADA' }, { email: 'ada@example.com' }, { email: 'Ada@Example.com ' }];
  for (let count = 0; count < 5; count++)
    expect(await signIn(accounts.open(), '203.0.113.7', wrongPassword, names[count % names.length])).toBe(401);
  for (const name of names) expect(await signIn(accounts.open(), '203.0.113.7', testPassword, name)).toBe(429);
});

test('[SEC-35] all networks of one line with IPv6 have a limit together', async () => {
  const statuses: number[] = [];
  for (let network = 0; network < 130; network++)
    statuses.push(
      await signIn(accounts.open(), `2001:db8:7:${network.toString(16)}::1`, wrongPassword, {
        username: `nobody${network}`,
      }),
    );
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401));
  expect(statuses.at(-1)).toBe(429);
  expect(await signIn(accounts.open(), '2001:db8:8::1', wrongPassword, { username: 'somebody' })).toBe(401);
});

test('[SEC-36] a forgotten password queues the same job, whether the address is a member’s or anybody’s', async () => {
  const wanted = async (email: string): Promise<unknown[]> => {
    await sql`delete from job_wanted`.execute(accounts.database);
    expect((await accounts.open().post('/auth/forgot', { email })).status).toBe(202);
    return (await sql`select name, key, start_after from job_wanted`.execute(accounts.database)).rows;
  };
  const known = await wanted('ada@example.com');
  expect(known).toEqual([{ name: 'reset-link', key: null, start_after: null }]);
  expect((await accounts.mails()).map(({ email }) => email)).toEqual(['ada@example.com']);
  expect(await wanted('nobody@example.com')).toEqual(known);
  expect(await accounts.mails()).toHaveLength(1);
});

test('[SEC-37] accounts cannot be enumerated: a number finds only the caller', async () => {
  const { ada, ben } = await accounts.begin('ada', 'ben');
  const own = await accounts.signedIn('ada');
  for (const path of ['/auth/member/', '/member/', '/api/user/']) {
    const headers = { domain: 'www.verandah.example' };
    const get = (browser: TestBrowser, who: number | string) => browser.get(`${path}${who}`, headers);
    expect((await get(own, ada)).body).toMatchObject({ name: 'Ada Lovell' });
    const [other, missing] = [await get(own, ben), await get(own, 99_999)];
    expect([other.status, missing.status]).toEqual([404, 404]);
    expect((await get(accounts.open(), ada)).status).toBe(404);
    expect((await get(own, 'ben')).body).toMatchObject({ name: 'Ben Marsh' });
  }
});
