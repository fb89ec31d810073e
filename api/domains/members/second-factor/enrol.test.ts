import { sql } from 'kysely';
import { now } from '../../../platform/clock.ts';
import { jsonBody, testAccounts, testPassword as password, type TestAccounts } from '../test-accounts.ts';
import { enrolMember, factorPath, signInAs, wrong } from './test-factor.ts';
import { codeAt } from './totp.ts';

let accounts: TestAccounts;
let id: number;
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada: id } = await accounts.begin('ada'));
});

test('a second factor starts with a QR code, is confirmed by a code, notified by mail, and signs other devices out', async () => {
  const [here, there] = [accounts.open(), accounts.open()];
  await Promise.all([signInAs(here), signInAs(there)]);
  const begun = (await here.post(factorPath(id))).body;
  expect(begun).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    address: expect.stringContaining(`secret=${String(begun.secret)}`),
    qr: expect.stringMatching(/^<svg /),
  });
  expect(begun.address).toContain('issuer=Verandah');
  // A reloaded page shows the same QR code.
  expect((await here.post(factorPath(id))).body).toEqual(begun);
  // Not in force before it is confirmed.
  expect((await signInAs(accounts.open())).status).toBe(200);
  expect(await here.send('PUT', factorPath(id), jsonBody({ code: 'abcdef' }))).toMatchObject(wrong);
  const on = await here.send('PUT', factorPath(id), jsonBody({ code: codeAt(begun.secret, now()) }));
  expect([on.status, new Set(on.body.recoveryCodes).size, on.body.recoveryCodes[0]]).toEqual([
    200,
    10,
    expect.stringMatching(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/),
  ]);
  expect((await here.get(`/member/${id}/settings`)).body.secondFactor).toEqual({
    on: true,
    codesLeft: 10,
    required: false,
  });
  expect([
    (await there.get('/auth/refresh')).status,
    (await here.get('/auth/refresh')).status,
    (await here.post(factorPath(id))).status,
  ]).toEqual([401, 200, 409]);
  expect((await accounts.mails()).map(({ subject }) => subject)).toEqual(['A second factor was switched on']);
});

test('the secret is stored encrypted, recovery codes as hashes', async () => {
  const { secret, codes } = await enrolMember(accounts, id);
  const { rows } = await sql<{
    stored: string;
  }>`select string_agg(f::text, '') || (select string_agg(c::text, '') from member_recovery_code c) as stored
    from member_second_factor f`.execute(accounts.database);
  const stored = rows[0]?.stored ?? '';
  expect(stored).toContain('(');
  expect(
    [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))].filter((each) => stored.includes(each)),
  ).toEqual([]);
});

test('starting one requires a recent sign-in or re-authentication', async () => {
  const here = await accounts.signedIn();
  await accounts.provenBefore(11);
  expect(await here.post(factorPath(id))).toMatchObject({ status: 403, body: { errors: [{ field: 'proof' }] } });
  expect(await here.send('PUT', factorPath(id), jsonBody({ code: '123456' }))).toMatchObject({
    status: 403,
    body: { errors: [{ field: 'proof' }] },
  });
});

test('an admin removes a lost second factor with a reason, logged and notified by mail', async () => {
  await enrolMember(accounts, id);
  await accounts.create('quinn');
  const admin = await accounts.signedIn('quinn');
  const remove = async () =>
    (
      await admin.post('/graphql', {
        query: `mutation { lookAfterMember(memberId: "${id}", action: removeSecondFactor, why: "Their phone is lost.") { hasSecondFactor history { action why } } }`,
      })
    ).body;
  expect((await remove()).data.lookAfterMember).toEqual({
    hasSecondFactor: false,
    history: [{ action: 'removeSecondFactor', why: 'Their phone is lost.' }],
  });
  expect((await remove()).errors[0].extensions.code).toBe('CONFLICT');
  expect([(await accounts.mails()).at(-1)?.subject, (await signInAs(accounts.open())).status]).toEqual([
    'Two-factor authentication turned off',
    200,
  ]);
});

test('the export mentions a second factor but not its secret; deleting the account removes it', async () => {
  const { here, secret, codes } = await enrolMember(accounts, id);
  const exported = (await here.get(`/member/${id}/export`)).body;
  expect(exported.secondFactor).toEqual([{ begun_at: expect.any(String), confirmed_at: expect.any(String) }]);
  expect([secret, ...codes].filter((each) => JSON.stringify(exported).includes(each))).toEqual([]);
  expect((await here.send('DELETE', `/member/${id}`, jsonBody({ password }))).status).toBe(204);
  expect([
    (await sql`select 1 from member_second_factor`.execute(accounts.database)).rows,
    (await sql`select 1 from member_recovery_code`.execute(accounts.database)).rows,
  ]).toEqual([[], []]);
});
