import { renewPush, type RenewScope } from './renew-push.ts';

const subscription = (endpoint: string) => ({
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'point', auth: 'secret' } }),
});
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const signedIn = () => json({ signedIn: true, member: { id: 7 }, expiresIn: 400 });
const signedOut = () => json({ signedIn: false });
const on = () =>
  json({
    publicKey: 'key',
    devices: [
      { id: 1, current: false },
      { id: 2, current: true },
    ],
  });

/** A worker whose site gives these responses, each path's in order; what it calls and subscribes with. */
function worker(responses: Readonly<Record<string, readonly (() => Response)[]>>) {
  const left = new Map(Object.entries(responses).map(([path, list]) => [path, [...list]]));
  const calls: unknown[] = [];
  const scope: RenewScope = {
    fetch: async (path, init) => {
      calls.push(init?.method === undefined ? path : [init.method, path, JSON.parse(String(init.body))]);
      const next = left.get(path)?.shift();
      if (!next) throw new Error(`unexpected call of ${path}`);
      return next();
    },
    registration: {
      pushManager: {
        subscribe: async ({ applicationServerKey }) => {
          calls.push(`subscribe ${applicationServerKey}`);
          return subscription('https://push.example/subscribed');
        },
      },
    },
  };
  return { scope, calls };
}
const put = (endpoint: string) => [
  'PUT',
  '/rest/member/7/push-devices/current',
  { endpoint, keys: { p256dh: 'point', auth: 'secret' } },
];

test('[NTFY-19] a subscription that the browser has replaced is renewed for the signed-in member', async () => {
  const site = {
    '/api/session': [signedIn],
    '/rest/member/7/push-devices': [on],
    '/rest/member/7/push-devices/current': [() => json({})],
  };
  const given = worker(site);
  await renewPush(given.scope, { newSubscription: subscription('https://push.example/new') });
  expect(given.calls).toEqual(['/api/session', '/rest/member/7/push-devices', put('https://push.example/new')]);
  const ended = worker(site);
  await renewPush(ended.scope, { newSubscription: null });
  expect(ended.calls.slice(2)).toEqual(['subscribe key', put('https://push.example/subscribed')]);
});

test('[NTFY-19] an access token that has expired is renewed first', async () => {
  const { scope, calls } = worker({
    '/api/session': [signedOut, signedIn],
    '/auth/refresh': [() => json({})],
    '/rest/member/7/push-devices': [on],
    '/rest/member/7/push-devices/current': [() => json({})],
  });
  await renewPush(scope, {});
  expect(calls.slice(0, 3)).toEqual(['/api/session', '/auth/refresh', '/api/session']);
  expect(calls.at(-1)).toEqual(put('https://push.example/subscribed'));
});

test('[NTFY-19] members are subscribed only if they turned it on here: no visitors, and no member who signed in since', async () => {
  const visitor = worker({ '/api/session': [signedOut], '/auth/refresh': [() => json({}, 401)] });
  await renewPush(visitor.scope, { newSubscription: subscription('https://push.example/new') });
  expect(visitor.calls).toEqual(['/api/session', '/auth/refresh']);
  for (const off of [() => json({ publicKey: 'key', devices: [{ id: 1, current: false }] }), () => json({}, 404)]) {
    const other = worker({ '/api/session': [signedIn], '/rest/member/7/push-devices': [off] });
    await renewPush(other.scope, { newSubscription: subscription('https://push.example/new') });
    expect(other.calls).toEqual(['/api/session', '/rest/member/7/push-devices']);
  }
});

test('[NTFY-19] a failure is an error of the event, so that the browser logs it', async () => {
  const failing = worker({ '/api/session': [() => json({}, 503)] });
  await expect(renewPush(failing.scope, {})).rejects.toThrow('/api/session responded 503');
  const full = worker({
    '/api/session': [signedIn],
    '/rest/member/7/push-devices': [on],
    '/rest/member/7/push-devices/current': [() => json({}, 409)],
  });
  await expect(renewPush(full.scope, {})).rejects.toThrow('failed with status 409');
});
