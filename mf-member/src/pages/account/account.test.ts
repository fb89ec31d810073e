import type { PageRequest, RestCall } from '@verandah/areas';
import { sections, act, checkSection } from './action.ts';
import { timeAgo } from './ago.ts';
import { loadAccount } from './load.ts';
import { submitAccount } from './submit.ts';

const nobody = (): Promise<never> => Promise.reject(new Error('not in this test'));
const settings = {
  id: 4,
  username: 'mia',
  name: 'Mia',
  email: 'mia@verandah.example',
  avatar: null,
  bio: '',
  agentId: null,
  role: 'member',
  preferences: {
    alertDigest: 'daily',
    emails: { replies: 'immediately', followed: 'weekly', saved: 'daily', reviews: 'immediately', moderation: 'never' },
    site: { replies: true, followed: true, saved: true, alerts: true, invitations: true },
  },
  hasPassword: true,
  proven: true,
  linkedSignIns: [],
};
const reads: Readonly<Record<string, unknown>> = {
  '/auth/providers': [],
  '/rest/member/4/settings': settings,
  '/rest/member/4/sessions': [{ id: 'a', device: 'Firefox', current: true, signedInAt: '', usedAt: '' }],
};
function request(
  response: { readonly status: number; readonly body?: unknown } = { status: 204 },
  signedIn = true,
  path = '/account',
): PageRequest & { readonly called: RestCall[] } {
  const called: RestCall[] = [];
  return {
    called,
    url: new URL(path, 'https://verandah.example'),
    params: {},
    flags: {},
    now: 0,
    graph: { read: nobody, write: nobody },
    session: signedIn
      ? { signedIn: true, known: true, memberId: '4', roles: ['member'] }
      : { signedIn: false, known: true, roles: [] },
    rest: (call) => {
      if (call.method === 'GET')
        return Promise.resolve({ status: 200, body: reads[call.path] ?? null, location: null, retryAfter: null });
      called.push(call);
      return Promise.resolve({ body: null, ...response, location: null, retryAfter: null });
    },
  };
}

test('[SEC-53] a new access token is shown once, also to a form sent without script; a form without scopes is rejected', async () => {
  const form = { do: 'token-add', tokenName: ' CRM ', days: '30', 'scope-saved:read': 'yes', 'scope-admin': 'yes' };
  const sent = request({ status: 201, body: { token: 'vat_secret', ending: 'cret' } });
  expect(await submitAccount(sent, form)).toMatchObject({
    status: 200,
    data: { done: 'token-add', madeToken: 'vat_secret' },
  });
  expect(sent.called).toEqual([
    {
      method: 'POST',
      path: '/rest/member/4/access-tokens',
      body: { name: 'CRM', scopes: ['saved:read'], days: 30 },
    },
  ]);
  expect(await submitAccount(request(), { do: 'token-add', days: '1000' })).toMatchObject({
    status: 422,
    data: { refused: { problems: { tokenName: expect.any(String), scopes: expect.any(String) } } },
  });
  const ended = request({ status: 204 });
  expect(await submitAccount(ended, { do: 'token-end', accessToken: '7/../8' })).toMatchObject({
    status: 303,
    location: '/account?done=token-end#tokens',
  });
  expect(ended.called[0]?.path).toBe('/rest/member/4/access-tokens/7%2F..%2F8');
});

test('[SEC-101] an application is registered without script too: its secret is shown once; what is missing is named', async () => {
  const form = {
    do: 'application-add',
    applicationName: ' Home Planner ',
    kind: 'confidential',
    redirectUris: 'https://planner.example.com/a\r\n\r\n https://planner.example.com/b ',
    'scope-saved:read': 'yes',
    'scope-webhooks:write': 'yes',
  };
  const sent = request({ status: 201, body: { clientSecret: 'vos_secret' } });
  expect(await submitAccount(sent, form)).toMatchObject({
    status: 200,
    data: { done: 'application-add', applicationSecret: 'vos_secret' },
  });
  expect(sent.called[0]?.body).toEqual({
    name: 'Home Planner',
    kind: 'confidential',
    redirectUris: ['https://planner.example.com/a', 'https://planner.example.com/b'],
    scopes: ['saved:read'],
  });
  expect(await submitAccount(request({ status: 201, body: { clientSecret: null } }), form)).toEqual({
    status: 303,
    location: '/account?done=application-add#applications',
  });
  expect(await submitAccount(request(), { do: 'application-add' })).toMatchObject({
    status: 422,
    data: {
      refused: {
        problems: { applicationName: expect.any(String), redirectUris: expect.any(String), scopes: expect.any(String) },
      },
    },
  });
  expect(checkSection('application-add', { ...form, kind: 'service', redirectUris: '' }, true)).toEqual({});
});

test('[MEMB-25] without script a passkey is renamed and removed; adding one has a message about script and sends nothing', async () => {
  const sent = request();
  expect(await submitAccount(sent, { do: 'passkey-name', passkey: '7', passkeyName: ' Phone ' })).toEqual({
    status: 303,
    location: '/account?done=passkey-name#passkeys',
  });
  expect(await submitAccount(sent, { do: 'passkey-end', passkey: '7' })).toEqual({
    status: 303,
    location: '/account?done=passkey-end#passkeys',
  });
  expect(sent.called.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /rest/member/4/passkeys/7',
    'DELETE /rest/member/4/passkeys/7',
  ]);
  const unsent = request();
  expect(await submitAccount(unsent, { do: 'passkey-add', passkeyName: 'Phone' })).toMatchObject({
    status: 422,
    data: { refused: { problems: { form: expect.stringContaining('JavaScript') } } },
  });
  expect(await submitAccount(unsent, { do: 'passkey-name', passkey: '7', passkeyName: ' ' })).toMatchObject({
    status: 422,
    data: { refused: { fields: { passkey: '7' }, problems: { passkeyName: expect.any(String) } } },
  });
  expect(unsent.called).toEqual([]);
});

test('[MEMB-11] an account is private: settings, devices, and the sign-in page for signed-out visitors', async () => {
  expect(await loadAccount(request(undefined, true, '/account?done=profile'))).toMatchObject({
    status: 200,
    data: { settings: { name: 'Mia' }, devices: [{ device: 'Firefox' }], done: 'profile' },
    head: { noIndex: true },
  });
  expect(await loadAccount(request(undefined, false))).toEqual({
    status: 302,
    location: '/sign-in?return=%2Faccount&reason=account',
  });
});

test('[MEMB-11] every form of the page makes its own call', async () => {
  const made: unknown[] = [];
  const rest = (call: RestCall) => {
    made.push([call.method, call.path, call.body]);
    return Promise.resolve({ status: 204, body: null, location: null, retryAfter: null });
  };
  const fields = {
    name: ' Mia ',
    bio: 'b',
    groups: 'replies,saved,alerts,invitations,nonsense',
    'email-replies': 'never',
    'site-replies': 'yes',
    'email-saved': 'hourly',
    'site-saved': '',
    'email-alerts': 'weekly',
    'site-alerts': 'yes',
    devices: 'yes',
    'device-saved': 'yes',
    'site-invitations': '',
    currentPassword: 'old',
    password: 'new words',
    provider: 'google',
    session: 's-1',
    pushDevice: '7',
    username: '',
    code: ' 123456 ',
    email: ' New@example.com ',
    passkey: '9',
    passkeyName: ' My phone ',
  };
  for (const section of sections.filter((each) => each !== 'prove'))
    expect(await act(rest, section, 4, fields, () => undefined)).toMatchObject({ taken: true });
  expect(made).toEqual([
    ['PATCH', '/rest/member/4/settings', { name: 'Mia', bio: 'b' }],
    ['DELETE', '/rest/member/4/settings/avatar', undefined],
    [
      'PATCH',
      '/rest/member/4/settings',
      {
        preferences: {
          alertDigest: 'weekly',
          emails: { replies: 'never' },
          site: { replies: true, saved: false, alerts: true, invitations: false },
          devices: { replies: false, saved: true, alerts: false, invitations: false },
        },
      },
    ],
    ['POST', '/rest/member/4/settings/email', { email: 'New@example.com' }],
    ['POST', '/rest/member/4/settings/email/link', undefined],
    ['DELETE', '/rest/member/4/settings/email', undefined],
    ['PUT', '/rest/member/4/settings/password', { currentPassword: 'old', password: 'new words' }],
    ['DELETE', '/rest/member/4/settings/sign-ins/google', undefined],
    ['DELETE', '/rest/member/4/sessions/s-1', undefined],
    ['DELETE', '/rest/member/4/sessions', undefined],
    ['DELETE', '/rest/member/4/push-devices/7', undefined],
    ['POST', '/rest/member/4/access-tokens', { days: 90, name: '', scopes: [] }],
    ['DELETE', '/rest/member/4/access-tokens/', undefined],
    ['DELETE', '/rest/member/4/connections/', undefined],
    ['POST', '/rest/member/4/applications', { name: '', kind: 'public', redirectUris: [], scopes: [] }],
    ['POST', '/rest/member/4/applications//secret', undefined],
    ['DELETE', '/rest/member/4/applications/', undefined],
    ['POST', '/rest/member/4/passkeys/options', undefined],
    ['PATCH', '/rest/member/4/passkeys/9', { name: 'My phone' }],
    ['DELETE', '/rest/member/4/passkeys/9', undefined],
    ['DELETE', '/rest/member/4', { password: 'new words' }],
    ['POST', '/rest/member/4/settings/second-factor', undefined],
    ['PUT', '/rest/member/4/settings/second-factor', { code: '123456' }],
    ['POST', '/rest/member/4/settings/second-factor/recovery-codes', { password: 'new words', code: '123456' }],
    ['DELETE', '/rest/member/4/settings/second-factor', { password: 'new words', code: '123456' }],
  ]);
});

test('[MEMB-11] without script: redirects with the outcome, or returns the page with errors and no password', async () => {
  expect(await submitAccount(request(), { do: 'profile', name: 'Mia K', bio: '' })).toEqual({
    status: 303,
    location: '/account?done=profile#profile',
  });
  expect(await submitAccount(request(), { do: 'delete', password: 'p' })).toEqual({ status: 303, location: '/' });
  const refused = await submitAccount(
    request({ status: 422, body: { errors: [{ field: 'currentPassword', message: 'That’s not your password.' }] } }),
    { do: 'password', currentPassword: 'secret one', password: 'secret two' },
  );
  expect(refused).toMatchObject({
    status: 422,
    data: { refused: { section: 'password', problems: { currentPassword: 'That’s not your password.' }, fields: {} } },
  });
  expect(JSON.stringify(refused)).not.toContain('secret');
  const unnamed = request();
  expect(await submitAccount(unnamed, { do: 'profile', name: ' ' })).toMatchObject({
    status: 422,
    data: { refused: { problems: { name: expect.any(String) } } },
  });
  expect(unnamed.called).toEqual([]);
  expect(await submitAccount(request(), { do: 'unheard of' })).toEqual({ status: 303, location: '/account' });
  expect(checkSection('delete', { username: '' }, false)).toEqual({ username: 'Type your username.' });
});

test('[MEMB-11] a member who signed in a while ago must enter the password beside the form, and it is sent first', async () => {
  const made: unknown[] = [];
  const responses = [
    { status: 403, body: { errors: [{ field: 'proof', message: 'Show once more that it is you.' }] } },
    { status: 422, body: { errors: [{ field: 'password', message: 'That’s not your password.' }] } },
    { status: 204, body: null },
    { status: 204, body: null },
  ];
  const rest = ({ method, path, body }: RestCall) => {
    made.push([method, path, body]);
    return Promise.resolve({
      body: null,
      ...(responses[made.length - 1] ?? { status: 500 }),
      location: null,
      retryAfter: null,
    });
  };
  const send = (proof: string) => act(rest, 'device', 4, { session: 's-1', proof }, () => undefined);
  expect(await send('')).toEqual({ taken: false, status: 403, problems: { proof: 'Show once more that it is you.' } });
  expect(await send('wrong')).toEqual({ taken: false, status: 422, problems: { proof: 'That’s not your password.' } });
  expect(await send('right')).toMatchObject({ taken: true });
  const [prove, end] = ['/auth/prove', '/rest/member/4/sessions/s-1'];
  expect(made).toEqual([
    ['DELETE', end, undefined],
    ['POST', prove, { password: 'wrong' }],
    ['POST', prove, { password: 'right' }],
    ['DELETE', end, undefined],
  ]);
  const refused = await submitAccount(request(responses[0]), { do: 'device', session: 's-1' });
  expect(refused).toMatchObject({
    status: 422,
    data: {
      refused: { section: 'device', fields: { session: 's-1' }, problems: { proof: 'Show once more that it is you.' } },
    },
  });
  expect(checkSection('prove', {}, true)).toEqual({ proof: 'Enter your password.' });
});

test('times are shown relative to now', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(
    [
      '2026-11-21T11:59:40Z',
      '2026-11-21T11:58:00Z',
      '2026-11-20T10:00:00Z',
      '2026-08-21T10:00:00Z',
      '2026-11-21T13:00:00Z',
    ].map((time) => timeAgo(time, now)),
  ).toEqual(['just now', '2 minutes ago', 'yesterday', '3 months ago', 'just now']);
});
