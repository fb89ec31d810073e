import { sql } from 'kysely';
import { jsonBody, testAccounts, testPassword as password, wrongPassword, type TestAccounts } from './test-accounts.ts';
import { holdClock } from '../../test-kit/hold-clock.ts';

holdClock();
let accounts: TestAccounts;
let id: number;
beforeAll(async () => {
  accounts = await testAccounts({ developmentProvider: true });
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada: id } = await accounts.begin('ada'));
  await sql`insert into member_identity (provider, subject, member_id)
    values ('development', 'ada', ${id}::int)`.execute(accounts.database);
});

const later = () => accounts.provenBefore(11);
const needsProof = { status: 403, errors: [{ field: 'proof', message: expect.stringContaining('Confirm it’s you') }] };

test('some minutes after signing in, ending devices and ways to sign in requires the password again', async () => {
  const [here, there] = [await accounts.signedIn(), await accounts.signedIn()];
  const own = (await there.get(`/member/${id}/sessions`)).body.find((each: { current: boolean }) => each.current).id;
  const settings = async () => (await here.get(`/member/${id}/settings`)).body;
  expect(await settings()).toMatchObject({ proven: true });
  await later();
  expect(await settings()).toMatchObject({ proven: false });
  for (const path of [`sessions/${own}`, 'sessions', 'settings/sign-ins/development'])
    expect((await here.send('DELETE', `/member/${id}/${path}`)).body).toMatchObject(needsProof);
  const link = await here.get('/auth/social/development?link=1&returnTo=/account');
  expect([link.status, link.headers.get('location')]).toEqual([
    303,
    '/account?providerName=development&authError=proof-needed',
  ]);
  expect((await there.get('/auth/refresh')).status).toBe(200);
  expect((await here.post('/auth/prove', { password: wrongPassword })).body).toMatchObject({
    status: 422,
    errors: [{ field: 'password' }],
  });
  expect((await here.send('DELETE', `/member/${id}/sessions/${own}`)).status).toBe(403);
  expect((await here.post('/auth/prove', { password })).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/sessions/${own}`)).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/settings/sign-ins/development`)).status).toBe(204);
  expect((await there.get('/auth/refresh')).status).toBe(401);
});

test('guesses of the password are counted, and one device proves nothing for another', async () => {
  const [here, there] = [await accounts.signedIn(), await accounts.signedIn()];
  await later();
  expect((await there.post('/auth/prove', { password })).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/sessions`)).status).toBe(403);
  const guesses = [];
  for (let guess = 0; guess < 6; guess += 1)
    guesses.push((await here.post('/auth/prove', { password: `guess ${guess}` })).status);
  expect(guesses.at(-1)).toBe(429);
  expect((await accounts.open().post('/auth/prove', { password })).status).toBe(401);
});

test('an account without password re-authenticates by signing in again: before a first password, and before it is deleted', async () => {
  const here = await accounts.signedIn();
  await sql`update member set password_hash = null`.execute(accounts.database);
  await later();
  expect(
    (await here.send('PUT', `/member/${id}/settings/password`, jsonBody({ password: 'a wholly new sentence' }))).body,
  ).toMatchObject(needsProof);
  expect((await here.send('DELETE', `/member/${id}`, jsonBody({ username: 'ada' }))).body).toMatchObject(needsProof);
  expect((await here.post('/auth/prove', { password: 'anything' })).body).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Sign in again'),
  });
  // The result of signing in at the provider again.
  await accounts.provenBefore(0);
  expect(
    (await here.send('PUT', `/member/${id}/settings/password`, jsonBody({ password: 'a wholly new sentence' }))).status,
  ).toBe(204);
});

test('signing in again ends the browser’s previous session', async () => {
  const here = await accounts.signedIn();
  expect((await here.post('/auth/signin', { username: 'ada', password })).status).toBe(200);
  expect((await here.get(`/member/${id}/sessions`)).body).toEqual([expect.objectContaining({ current: true })]);
});
