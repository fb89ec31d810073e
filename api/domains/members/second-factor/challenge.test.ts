import { sql } from 'kysely';
import {
  jsonBody,
  testAccounts,
  testPassword as password,
  wrongPassword,
  type TestAccounts,
} from '../test-accounts.ts';
import { newToken } from '../token-store.ts';
import { beginChallenge, enrolMember, moveClock, wrong } from './test-factor.ts';
import { holdClock } from '../../../test-kit/hold-clock.ts';

holdClock();
let accounts: TestAccounts;
let id: number;
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada: id } = await accounts.begin('ada'));
});

test('after the right password comes a challenge and no session; the code makes one', async () => {
  const { code } = await enrolMember(accounts, id);
  const visitor = accounts.open();
  expect(
    (await visitor.post('/auth/signin', { username: 'ada', password: wrongPassword })).body.challenge,
  ).toBeUndefined();
  const challenge = await beginChallenge(visitor);
  expect(await visitor.post('/auth/second-factor', { challenge, code: 'abcdef' })).toMatchObject(wrong);
  expect(visitor.cookies()).toEqual({});
  const inside = await visitor.post('/auth/second-factor', {
    challenge,
    code: ` ${code().slice(0, 3)} ${code().slice(3)} `,
  });
  expect([inside.status, inside.headers.get('location'), (await visitor.get('/auth/session')).body.signedIn]).toEqual([
    200,
    '/member/ada',
    true,
  ]);
});

test('a code works once, also at another sign-in', async () => {
  const { code } = await enrolMember(accounts, id);
  const [one, two] = [accounts.open(), accounts.open()];
  const used = code();
  const challenges = [await beginChallenge(one), await beginChallenge(two)];
  expect((await one.post('/auth/second-factor', { challenge: challenges[0], code: used })).status).toBe(200);
  expect(await two.post('/auth/second-factor', { challenge: challenges[1], code: used })).toMatchObject(wrong);
});

test("a challenge works once, ends after five minutes and can't be forged", async () => {
  const { code } = await enrolMember(accounts, id);
  const visitor = accounts.open();
  const response = async (challenge: string) => {
    await moveClock(accounts);
    return (await visitor.post('/auth/second-factor', { challenge, code: code() })).status;
  };
  const used = await beginChallenge(visitor);
  expect([await response(used), await response(used)]).toEqual([200, 410]);
  const old = await beginChallenge(accounts.open());
  expect(
    (
      await sql`select 1 from member_token where purpose = 'second-factor' and used_at is null
        and expires_at <= now() + interval '5 minutes'`.execute(accounts.database)
    ).rows,
  ).toHaveLength(1);
  await sql`update member_token set expires_at = now() where used_at is null`.execute(accounts.database);
  const other = await newToken(accounts.database, {
    memberId: id,
    email: 'ada@example.com',
    purpose: 'reset-password',
    minutes: 5,
  });
  expect([await response(old), await response('x'.repeat(43)), await response(other)]).toEqual([410, 410, 410]);
});

test('wrong codes are throttled by member, whatever challenge and network they come with', async () => {
  const { code } = await enrolMember(accounts, id);
  const [one, two, three] = [accounts.open(), accounts.open(), accounts.open()];
  const challenges = [await beginChallenge(one), await beginChallenge(two), await beginChallenge(three)] as const;
  const responses: number[] = [];
  for (let at = 0; at < 6; at += 1)
    responses.push(
      (
        await one.post(
          '/auth/second-factor',
          { challenge: challenges[at % 2], code: 'abcdef' },
          { 'x-forwarded-for': `203.0.113.${at}` },
        )
      ).status,
    );
  expect(responses).toEqual([422, 422, 422, 422, 422, 429]);
  await sql`update throttle set count = 1000 where key like 'second-factor:%'`.execute(accounts.database);
  expect(await three.post('/auth/second-factor', { challenge: challenges[2], code: code() })).toMatchObject({
    status: 429,
    body: { 'violated-policies': ['second-factor'] },
  });
});

test('a challenge that waits ends with the password, and a suspended member gets none', async () => {
  const { here, code } = await enrolMember(accounts, id);
  const visitor = accounts.open();
  const challenge = await beginChallenge(visitor);
  expect(
    (
      await here.send(
        'PUT',
        `/member/${id}/settings/password`,
        jsonBody({ currentPassword: password, password: 'a wholly new sentence' }),
      )
    ).status,
  ).toBe(204);
  expect((await visitor.post('/auth/second-factor', { challenge, code: code() })).status).toBe(410);
  const another = (await visitor.post('/auth/signin', { username: 'ada', password: 'a wholly new sentence' })).body
    .challenge;
  await sql`update member set suspended_at = now()`.execute(accounts.database);
  expect((await visitor.post('/auth/second-factor', { challenge: another, code: code() })).status).toBe(403);
  expect((await visitor.post('/auth/signin', { username: 'ada', password: 'a wholly new sentence' })).status).toBe(403);
});

test('re-authentication requires password and code', async () => {
  const { here, code } = await enrolMember(accounts, id);
  await accounts.provenBefore(11);
  expect(await here.post('/auth/prove', { password })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'code' }] },
  });
  expect(await here.post('/auth/prove', { password, code: 'abcdef' })).toMatchObject(wrong);
  expect((await here.send('DELETE', `/member/${id}/sessions`)).status).toBe(403);
  expect((await here.post('/auth/prove', { password, code: code() })).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/sessions`)).status).toBe(200);
});
