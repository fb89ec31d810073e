import { now } from '../../../platform/clock.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { jsonBody, testAccounts, testPassword as password, type TestAccounts } from '../test-accounts.ts';
import { codeAt } from './totp.ts';

let accounts: TestAccounts;
let id: number;
beforeAll(async () => {
  accounts = await testAccounts({ adminSecondFactor: 'required' });
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ quinn: id } = await accounts.begin('quinn'));
});

test('where admins need a second factor, one without it signs in as a member and gets a link to turn it on', async () => {
  const admin = await accounts.signedIn('quinn');
  const account = async () =>
    (await admin.post('/graphql', { query: '{ memberAccount(named: "quinn") { username } member { isAdmin } }' })).body;
  expect((await account()).errors[0]).toMatchObject({
    message: expect.stringContaining('/account#second-factor'),
    extensions: { code: 'FORBIDDEN' },
  });
  expect(await admin.get('/moderation/queue')).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('/account#second-factor') },
  });
  expect((await admin.get('/auth/session')).body.member.role).toBe('member');
  const path = `/member/${id}/settings/second-factor`;
  expect((await admin.get(`/member/${id}/settings`)).body.secondFactor).toEqual({
    on: false,
    codesLeft: 0,
    required: true,
  });
  const { secret } = (await admin.post(path)).body;
  const on = await admin.send('PUT', path, jsonBody({ code: codeAt(secret, now()) }));
  // The same device remains an admin's at once, and so after its token was refreshed.
  expect((await account()).data).toEqual({ memberAccount: { username: 'quinn' }, member: { isAdmin: true } });
  await admin.get('/auth/refresh');
  expect([(await account()).data.member, (await admin.get('/auth/session')).body.member.role]).toEqual([
    { isAdmin: true },
    'admin',
  ]);
  await admin.send('DELETE', path, jsonBody({ password, code: on.body.recoveryCodes[0] }));
  expect((await account()).errors[0].extensions.code).toBe('FORBIDDEN');
});

test('the setting is one of two words', () => {
  expect(readSettings({}).adminSecondFactor).toBe('optional');
  expect(() => readSettings({ ADMIN_SECOND_FACTOR: 'yes' })).toThrow(
    'ADMIN_SECOND_FACTOR must be required or optional',
  );
});

test('members without the role are not prompted for a second factor', async () => {
  await accounts.create('ada');
  const member = await accounts.signedIn();
  expect((await member.get('/moderation/queue')).body.detail).toBe('This is for moderators.');
});
