import { sql } from 'kysely';
import { knownMember } from '../social/known-member.ts';
import { testAccounts, testPassword as password, type TestAccounts } from '../test-accounts.ts';
import { newToken } from '../token-store.ts';
import { beginChallenge, enrolMember, factorPath } from './test-factor.ts';

let accounts: TestAccounts;
let id: number;
beforeAll(async () => {
  accounts = await testAccounts({ developmentProvider: true });
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada: id } = await accounts.begin('ada'));
});

test('no way that begins with the password or a mailed link goes round the second factor', async () => {
  const { code } = await enrolMember(accounts, id);
  const token = (purpose: 'reset-password' | 'verify-email') =>
    newToken(accounts.database, { memberId: id, email: 'ada@example.com', purpose, minutes: 5 });
  const next = 'a wholly new sentence';
  const ways: readonly (readonly [string, object])[] = [
    ['/auth/signin', { email: 'ada@example.com', password }],
    ['/api/user/signin', { username: 'ada', password }],
    ['/api/user/tokenexchange', { username: 'ada', password }],
    ['/auth/verify', { token: await token('verify-email') }],
    ['/auth/reset', { token: await token('reset-password'), password: next }],
  ];
  for (const [way, body] of ways) {
    const requested = await fetch(`${accounts.service.address}${way}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', domain: 'localhost' },
      body: JSON.stringify(body),
    });
    expect([way, requested.status, requested.headers.getSetCookie()]).toEqual([way, 401, []]);
    expect(await requested.json()).toMatchObject({
      challenge: expect.any(String),
      errors: [{ field: 'code', message: expect.any(String) }],
    });
  }
  // The new password is set all the same; callers without cookies finish as they began.
  const requested = await fetch(`${accounts.service.address}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', password: next }),
  });
  const { challenge } = (await requested.json()) as { challenge: string };
  const tokens = await fetch(`${accounts.service.address}/api/user/tokenexchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', domain: 'localhost' },
    body: JSON.stringify({ challenge, code: code() }),
  });
  expect([tokens.status, await tokens.json()]).toEqual([
    200,
    expect.objectContaining({ accessToken: expect.any(String), refreshToken: expect.any(String) }),
  ]);
});

test('a factor that is switched on while the password is compared is required', async () => {
  const here = await accounts.signedIn();
  await here.post(factorPath(id));
  // Tries are forgotten once the password is found to be right.
  await sql`create function confirm_factor() returns trigger language plpgsql as
    'begin update member_second_factor set confirmed_at = now(); return null; end'`.execute(accounts.database);
  await sql`create trigger meanwhile after delete on throttle execute function confirm_factor()`.execute(
    accounts.database,
  );
  await beginChallenge(accounts.open());
  await sql`drop function confirm_factor cascade`.execute(accounts.database);
});

test('an address alone links no provider to an account with a second factor; a linked provider is trusted', async () => {
  await enrolMember(accounts, id);
  const claims = { subject: 'ada-there', email: 'ada@example.com', emailVerified: true, name: 'Ada' };
  const known = () =>
    accounts.database
      .transaction()
      .execute((transaction) =>
        knownMember(
          transaction,
          { name: 'away', label: 'Away', issuer: '', clientId: '', clientSecret: '' },
          claims,
          'Firefox on Linux',
          'http://localhost',
        ),
      );
  await expect(known()).rejects.toThrow(
    'Your account has a second factor. Sign in with your password, then link your sign-in provider in your account.',
  );
  await sql`insert into member_identity (provider, subject, member_id)
    values ('away', 'ada-there', ${id}::int)`.execute(accounts.database);
  expect((await known()).id).toBe(id);
});
