import { sql } from 'kysely';
import { now } from '../../clock.ts';
import { testDatabase, type Database } from '../../database/public.ts';
import { readSettings } from '../../settings.ts';
import { testService, type TestService } from '../../test-service.ts';
import { createMember } from '../create-member.ts';
import { browser } from '../test-browser.ts';
import { codeAt } from './totp.ts';

jest.setTimeout(60_000);
const password = 'correct horse battery staple';
let database: Database;
let service: TestService;
let id: number;
beforeAll(async () => {
  database = await testDatabase();
  service = await testService(database, { adminSecondFactor: 'required' });
  await sql`truncate member, throttle, mail cascade`.execute(database);
  id = await createMember(database, { name: 'Quinn Admin', username: 'quinn', email: 'quinn@example.com', password, role: 'admin' });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

test('where admins need a second factor, one without it signs in as a member and is told where to switch it on', async () => {
  const admin = browser(service.address);
  const account = async () => (await admin.post('/graphql', { query: '{ memberAccount(named: "quinn") { username } member { isAdmin } }' })).body;
  expect((await admin.post('/auth/signin', { username: 'quinn', password })).status).toBe(200);
  expect((await account()).errors[0]).toMatchObject({ message: expect.stringContaining('/account#second-factor'), extensions: { code: 'FORBIDDEN' } });
  expect(await admin.get('/moderation/queue')).toMatchObject({ status: 403, body: { detail: expect.stringContaining('/account#second-factor') } });
  expect((await admin.get('/auth/session')).body.member.role).toBe('member');
  const path = `/member/${id}/settings/second-factor`;
  expect((await admin.get(`/member/${id}/settings`)).body.secondFactor).toEqual({ on: false, codesLeft: 0, required: true });
  const { secret } = (await admin.post(path)).body;
  const on = await admin.send('PUT', path, { body: JSON.stringify({ code: codeAt(secret, now()) }), headers: { 'content-type': 'application/json' } });
  // The same device goes on as an admin at once, and so after its token was refreshed.
  expect((await account()).data).toEqual({ memberAccount: { username: 'quinn' }, member: { isAdmin: true } });
  await admin.get('/auth/refresh');
  expect([(await account()).data.member, (await admin.get('/auth/session')).body.member.role]).toEqual([{ isAdmin: true }, 'admin']);
  await admin.send('DELETE', path, { body: JSON.stringify({ password, code: on.body.recoveryCodes[0] }), headers: { 'content-type': 'application/json' } });
  expect((await account()).errors[0].extensions.code).toBe('FORBIDDEN');
});

test('the setting is one of two words', () => {
  expect(readSettings({}).adminSecondFactor).toBe('optional');
  expect(() => readSettings({ ADMIN_SECOND_FACTOR: 'yes' })).toThrow('ADMIN_SECOND_FACTOR must be required or optional');
});

test('members without the role are told of no second factor', async () => {
  await createMember(database, { name: 'Ada Lovell', username: 'ada', email: 'ada@example.com', password });
  const member = browser(service.address);
  await member.post('/auth/signin', { username: 'ada', password });
  expect((await member.get('/moderation/queue')).body.detail).toBe('This is for moderators.');
});
