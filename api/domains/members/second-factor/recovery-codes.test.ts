import { sql } from 'kysely';
import {
  jsonBody,
  testAccounts,
  testPassword as password,
  wrongPassword,
  type TestAccounts,
} from '../test-accounts.ts';
import { beginChallenge, enrolMember, factorPath, signInAs, wrong } from './test-factor.ts';

let accounts: TestAccounts;
let id: number;
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada: id } = await accounts.begin('ada'));
});

test('a recovery code signs in once, and its member is notified', async () => {
  const { here, codes } = await enrolMember(accounts, id);
  const [one, two] = [accounts.open(), accounts.open()];
  expect(
    (await one.post('/auth/second-factor', { challenge: await beginChallenge(one), code: codes[0]?.toLowerCase() }))
      .status,
  ).toBe(200);
  expect(await two.post('/auth/second-factor', { challenge: await beginChallenge(two), code: codes[0] })).toMatchObject(
    wrong,
  );
  expect([
    (await here.get(`/member/${id}/settings`)).body.secondFactor.codesLeft,
    (await accounts.mails()).at(-1)?.subject,
  ]).toEqual([9, 'A recovery code was used']);
});

test('new recovery codes and switching off require password and code; the old codes then stop working', async () => {
  const { here, codes, code } = await enrolMember(accounts, id);
  const renew = `${factorPath(id)}/recovery-codes`;
  expect(await here.post(renew, { password: wrongPassword, code: code() })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'password' }] },
  });
  expect(await here.post(renew, { password, code: 'abcdef' })).toMatchObject(wrong);
  const fresh = (await here.post(renew, { password, code: code() })).body.recoveryCodes;
  expect([fresh.length, fresh.filter((each: string) => codes.includes(each))]).toEqual([10, []]);
  expect(await here.send('DELETE', factorPath(id), jsonBody({ password, code: codes[1] }))).toMatchObject(wrong);
  expect((await here.send('DELETE', factorPath(id), jsonBody({ password, code: fresh[1] }))).status).toBe(204);
  expect((await signInAs(accounts.open())).status).toBe(200);
  expect([
    (await sql`select 1 from member_recovery_code`.execute(accounts.database)).rows,
    (await accounts.mails()).at(-1)?.subject,
    (await here.send('DELETE', factorPath(id), jsonBody({ password, code: code() }))).status,
  ]).toEqual([[], 'The second factor was switched off', 409]);
});
