import { sql } from 'kysely';
import { testDatabase, type Database } from '../database/public.ts';
import { testService, type TestService } from '../test-service.ts';
import { createMember } from './create-member.ts';
import { browser, type TestBrowser } from './test-browser.ts';

jest.setTimeout(60_000);
const password = 'correct horse battery staple';
let database: Database;
let service: TestService;
let id: number;
beforeAll(async () => {
  database = await testDatabase();
  service = await testService(database, { developmentProvider: true });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(async () => {
  await sql`truncate member, throttle, mail cascade`.execute(database);
  id = await createMember(database, { name: 'Ada Lovell', username: 'ada', email: 'ada@example.com', password });
  await sql`insert into member_identity (provider, subject, member_id) values ('development', 'ada', ${id}::int)`.execute(database);
});

const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
async function signedIn(): Promise<TestBrowser> {
  const visitor = browser(service.address);
  expect((await visitor.post('/auth/signin', { username: 'ada', password })).status).toBe(200);
  return visitor;
}
/** Everybody signed in eleven minutes ago. */
const later = () => sql`update member_session set proved_at = now() - interval '11 minutes'`.execute(database);
const needsProof = { status: 403, errors: [{ field: 'proof', message: expect.stringContaining('once more') }] };

test('some minutes after signing in, ending devices and ways to sign in asks for the password once more', async () => {
  const [here, there] = [await signedIn(), await signedIn()];
  const own = (await there.get(`/member/${id}/sessions`)).body.find((each: { current: boolean }) => each.current).id;
  const settings = async () => (await here.get(`/member/${id}/settings`)).body;
  expect(await settings()).toMatchObject({ proven: true });
  await later();
  expect(await settings()).toMatchObject({ proven: false });
  for (const path of [`sessions/${own}`, 'sessions', 'settings/sign-ins/development']) expect((await here.send('DELETE', `/member/${id}/${path}`)).body).toMatchObject(needsProof);
  const link = await here.get('/auth/social/development?link=1&returnTo=/account');
  expect([link.status, link.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/account\?providerName=development&authError=.*once%20more/)]);
  expect((await there.get('/auth/refresh')).status).toBe(200);
  expect((await here.post('/auth/prove', { password: 'not the right one' })).body).toMatchObject({ status: 422, errors: [{ field: 'password' }] });
  expect((await here.send('DELETE', `/member/${id}/sessions/${own}`)).status).toBe(403);
  expect((await here.post('/auth/prove', { password })).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/sessions/${own}`)).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/settings/sign-ins/development`)).status).toBe(204);
  expect((await there.get('/auth/refresh')).status).toBe(401);
});

test('guesses of the password are counted, and one device proves nothing for another', async () => {
  const [here, there] = [await signedIn(), await signedIn()];
  await later();
  expect((await there.post('/auth/prove', { password })).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/sessions`)).status).toBe(403);
  const guesses = [];
  for (let guess = 0; guess < 6; guess += 1) guesses.push((await here.post('/auth/prove', { password: `guess ${guess}` })).status);
  expect(guesses.at(-1)).toBe(429);
  expect((await browser(service.address).post('/auth/prove', { password })).status).toBe(401);
});

test('an account without password shows who it is by signing in anew: before a first password, and before it is deleted', async () => {
  const here = await signedIn();
  await sql`update member set password_hash = null`.execute(database);
  await later();
  expect((await here.send('PUT', `/member/${id}/settings/password`, json({ password: 'a wholly new sentence' }))).body).toMatchObject(needsProof);
  expect((await here.send('DELETE', `/member/${id}`, json({ username: 'ada' }))).body).toMatchObject(needsProof);
  expect((await here.post('/auth/prove', { password: 'anything' })).body).toMatchObject({ status: 409, detail: expect.stringContaining('Sign in once more') });
  // What signing in at the provider anew comes to.
  await sql`update member_session set proved_at = now()`.execute(database);
  expect((await here.send('PUT', `/member/${id}/settings/password`, json({ password: 'a wholly new sentence' }))).status).toBe(204);
});

test('signing in anew ends the session that the browser had', async () => {
  const here = await signedIn();
  expect((await here.post('/auth/signin', { username: 'ada', password })).status).toBe(200);
  expect((await here.get(`/member/${id}/sessions`)).body).toEqual([expect.objectContaining({ current: true })]);
});
