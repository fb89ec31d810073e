import { createBus } from '@verandah/bus';
import { intentItems, storeIntent } from '@verandah/kit';
import { cookieValue } from './start-session.ts';
import { memberItem } from './member-record.ts';
import { cleanedAddress, codeStep, readProviderReturn, signInByProvider } from './provider-return.ts';
import { endedText, SessionManager, type SessionParts } from './session-manager.ts';

const mia = { id: 4, username: 'mia', name: 'Mia Kovac', avatar: null, agentId: null, role: 'member' };
type Responses = Readonly<
  Record<string, { readonly status?: number; readonly body?: unknown; readonly location?: string } | Error>
>;

/** A tab over a scripted API. `responses` may be replaced. */
function tab(responses: Responses, more: Partial<SessionParts> = {}) {
  const state = {
    responses,
    cookie: '4' as string | undefined,
    requests: [] as string[],
    changes: [] as unknown[],
    reports: [] as string[],
    notes: [] as string[],
    published: [] as unknown[],
  };
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.follow('notifications', ({ text }) => state.notes.push(text));
  bus.follow('signed-in', (event) => state.published.push(event));
  const manager = new SessionManager({
    bus,
    notifies: true,
    cookie: () => state.cookie,
    dropCookie: () => {
      state.cookie = undefined;
    },
    storage: () => localStorage,
    changed: (why) => state.changes.push(why),
    report: (error, where) => state.reports.push(`${where}: ${(error as Error).message}`),
    fetch: (path, init) => {
      state.requests.push(`${init?.method ?? 'GET'} ${String(path)}`);
      const response = state.responses[String(path)];
      if (!response || response instanceof Error)
        return Promise.reject(response ?? new Error(`${String(path)} is not in this test`));
      const { status = 200, body = {}, location } = response;
      return Promise.resolve({
        ok: status < 400,
        status,
        headers: new Headers(location === undefined ? {} : { location }),
        json: () => Promise.resolve(body),
        text: () => Promise.resolve(JSON.stringify(body)),
      } as Response);
    },
    ...more,
  });
  return { manager, bus, state };
}
const here = (expiresIn = 600): Responses => ({ '/api/session': { body: { signedIn: true, member: mia, expiresIn } } });
const signedOut: Responses = { '/api/session': { body: { signedIn: false, member: null, expiresIn: 0 } } };
beforeEach(() => localStorage.clear());

test('[MEMB-04, MEMB-18] cookie and token but no stored member: the member is fetched and stored, and published once', async () => {
  const { manager, bus, state } = tab(here());
  const heard: unknown[] = [];
  bus.follow('session', (session) => heard.push([session, bus.last('member')]));
  await manager.check();
  await manager.check();
  expect(heard).toEqual([
    [
      { signedIn: true, memberId: '4', roles: ['member'] },
      { memberId: '4', username: 'mia', name: 'Mia Kovac' },
    ],
  ]);
  expect(JSON.parse(localStorage.getItem(memberItem) ?? '')).toMatchObject({ id: 4, name: 'Mia Kovac' });
  expect(state.requests).toEqual(['GET /api/session', 'GET /api/session']);
});

test('[MEMB-04] a stored member but no cookie: the record is cleared without a request', async () => {
  localStorage.setItem(memberItem, JSON.stringify(mia));
  const { manager, bus, state } = tab({});
  state.cookie = undefined;
  await manager.check();
  expect([localStorage.getItem(memberItem), bus.last('session'), state.requests, state.notes]).toEqual([
    null,
    { signedIn: false, roles: [] },
    [],
    [],
  ]);
});

test('[MEMB-04] only the cookie: one refresh, then the member by the last part of its location', async () => {
  const { manager, bus, state } = tab({
    ...signedOut,
    '/auth/refresh': { location: '/member/mia' },
    '/auth/member/mia': { body: mia },
  });
  await manager.check();
  expect(state.requests).toEqual(['GET /api/session', 'GET /auth/refresh', 'GET /auth/member/mia']);
  expect(bus.last('session')).toMatchObject({ signedIn: true, memberId: '4' });
});

test('[MEMB-04, MEMB-06] without a token from the refresh the session is cleared, and a member who was signed in is notified', async () => {
  const { manager, bus, state } = tab(here());
  await manager.check();
  bus.publish('viewed', { listingIds: ['1'] });
  state.responses = { ...signedOut, '/auth/refresh': { status: 401 } };
  await manager.check();
  expect(state.requests.filter((path) => path.includes('refresh'))).toHaveLength(1);
  expect([bus.last('session'), bus.last('viewed'), state.cookie, localStorage.getItem(memberItem)]).toEqual([
    { signedIn: false, roles: [] },
    { listingIds: [] },
    undefined,
    null,
  ]);
  expect(state.notes).toEqual([endedText]);
  expect(endedText).toBe('Your sign-in session has ended');
  expect(state.changes).toEqual([{ signedIn: false, ended: true }]);
  const quiet = tab(here(), { notifies: false });
  await quiet.manager.check();
  quiet.state.responses = { ...signedOut, '/auth/refresh': { status: 401 } };
  await quiet.manager.check();
  expect(quiet.state.notes).toEqual([]);
});

test('[MEMB-05] a token that expires before the next check is renewed; concurrent checks share one request', async () => {
  const { manager, state } = tab({ ...here(200), '/auth/refresh': { location: '/member/mia' } });
  await Promise.all([manager.check(), manager.check()]);
  expect(state.requests).toEqual(['GET /api/session', 'GET /auth/refresh']);
});

test('[MEMB-17] while the API does not respond the member stays signed in; a record that matches the cookie is used', async () => {
  localStorage.setItem(memberItem, JSON.stringify(mia));
  const { manager, bus, state } = tab({ '/api/session': new Error('no network') });
  await manager.check();
  expect([bus.last('session')?.memberId, state.cookie, state.reports]).toEqual([
    '4',
    '4',
    ['session refresh: no network'],
  ]);
  state.responses = { ...signedOut, '/auth/refresh': { status: 503 } };
  await manager.check();
  expect([bus.last('session')?.signedIn, state.notes]).toEqual([true, []]);
  const other = tab({ '/api/session': { status: 500 } });
  other.state.cookie = '5';
  await other.manager.check();
  expect(other.bus.last('session')).toBeUndefined();
});

test('[MEMB-01, MEMB-07] signing in fetches the member by location, else by the cookie, and reports once how it was started', async () => {
  storeIntent({ mode: 1, type: 'google', position: 'header' });
  expect(Object.values(intentItems).map((name) => localStorage.getItem(name))).toEqual(['1', 'google', 'header']);
  const { manager, state } = tab({ '/auth/member/mia': { body: mia }, '/auth/member/4': { body: mia } });
  await manager.signedIn('/member/mia');
  expect(state.published).toEqual([{ mode: 'sign-up', type: 'google', position: 'header', userId: '4' }]);
  expect(Object.values(intentItems).map((name) => localStorage.getItem(name))).toEqual([null, null, null]);
  storeIntent({ mode: 2, type: 'email', position: '' });
  await manager.signedIn(null);
  expect(state.published.slice(1)).toEqual([{ mode: 'login', type: 'email', userId: '4' }]);
  await manager.signedIn(null);
  expect(state.published).toHaveLength(2);
  expect(state.requests).toEqual(['GET /auth/member/mia', 'GET /auth/member/4', 'GET /auth/member/4']);
});

test('[MEMB-08, SRCH-25] signing out clears member, cookie and lists; when the API cannot be reached the session stays', async () => {
  const { manager, bus, state } = tab({ ...here(), '/auth/signout': new Error('no network') });
  await manager.check();
  for (const list of ['viewed', 'enquired', 'collections', 'hidden'] as const)
    bus.publish(list, { listingIds: ['1', '2'] });
  const published: string[] = [];
  bus.follow('hidden', ({ listingIds }) =>
    published.push(`${listingIds.length} hidden, ${bus.last('session')?.signedIn ? 'signed in' : 'signed out'}`),
  );
  bus.publish('alerts', { unseen: 3 });
  await expect(manager.signOut()).rejects.toThrow('no network');
  expect(bus.last('session')?.signedIn).toBe(true);
  state.responses = { '/auth/signout': { status: 204 } };
  await manager.signOut();
  expect([
    bus.last('session'),
    bus.last('viewed'),
    bus.last('enquired'),
    bus.last('collections'),
    bus.last('alerts'),
  ]).toEqual([
    { signedIn: false, roles: [] },
    { listingIds: [] },
    { listingIds: [] },
    { listingIds: [] },
    { unseen: 0 },
  ]);
  // Hidden listings are cleared after the sign-out, so that the change is not taken for the member's request to show
  // all.
  expect(published).toEqual(['2 hidden, signed in', '0 hidden, signed out']);
  expect([state.cookie, localStorage.getItem(memberItem), state.notes, state.changes]).toEqual([
    undefined,
    null,
    [],
    [{ signedIn: false, ended: false }],
  ]);
});

test('[MEMB-08] a sign-out in another tab is followed; a sign-in in another tab is checked', async () => {
  const { manager, state } = tab(here());
  await manager.check();
  await manager.follow(true, '4');
  expect(state.requests).toHaveLength(1);
  await manager.follow(false, undefined);
  expect([manager.member, state.changes]).toEqual([null, [{ signedIn: false, ended: true }]]);
  await manager.follow(true, '4');
  expect(manager.member).toMatchObject({ id: 4 });
});

test('[MEMB-02, MEMB-03] a provider’s return is exchanged once a second at most; a failure shows our words for it', async () => {
  const { manager, bus, state } = tab({
    '/auth/social': { location: '/member/mia' },
    '/auth/member/mia': { body: mia },
  });
  await manager.exchange('?providerName=google&authCode=c', 0);
  await manager.exchange('?providerName=google&authCode=c', 500);
  expect(state.requests).toEqual(['POST /auth/social', 'GET /auth/member/mia']);
  expect(bus.last('member')?.name).toBe('Mia Kovac');
  await manager.exchange('?providerName=google', 5000);
  await manager.exchange('?authCode=c', 7000);
  expect(state.requests).toHaveLength(2);
  state.responses = {
    '/auth/social': {
      status: 401,
      body: {
        detail: 'unable to authenticate with google',
        errors: [{ message: 'Too old.' }, { message: 'Try again.' }],
      },
    },
  };
  await manager.exchange('?providerName=google&authCode=d', 9000);
  await manager.exchange('?providerName=google&authError=access_denied', 11_000);
  await manager.exchange('?providerName=Call+1900&authError=Call+1900+000+000', 13_000);
  expect(state.notes).toEqual([
    'Too old. Try again.',
    expect.stringContaining('didn’t finish signing in'),
    expect.stringContaining('couldn’t sign you in that way'),
  ]);
});

test('[MEMB-03] a response without a user is only a line on the console', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { manager, bus, state } = tab({
    '/auth/social': { location: '/member/mia' },
    '/auth/member/mia': { status: 404 },
  });
  await manager.exchange('?providerName=google&authCode=c', 0);
  expect(warn.mock.calls).toEqual([['Unable to retrieve user info']]);
  expect([bus.last('session'), state.notes, state.reports]).toEqual([undefined, [], []]);
  warn.mockRestore();
});

test('[URL-21] the provider’s five parameters leave the address, all others stay as they were, in order', () => {
  const base = 'https://verandah.example';
  expect(
    cleanedAddress(
      `${base}/alerts?page=2&providerName=google&a=%20b&authCode=x&a=2&fullName=Mia+K&email=m%40x.example&authError=e&z=1#top`,
    ),
  ).toBe('/alerts?page=2&a=%20b&a=2&z=1#top');
  expect(cleanedAddress(`${base}/?providerName=google&authCode=x`)).toBe('/');
  expect(readProviderReturn('?providerName=google')).toBeNull();
  expect(readProviderReturn('?page=2')).toBeNull();
  expect(cookieValue('a=1; session=7; b=2', 'session')).toBe('7');
  expect([cookieValue('session=', 'session'), cookieValue('mysession=7', 'session')]).toEqual([undefined, undefined]);
});

test('[MEMB-02] a member with a second factor who returns from a provider is sent to the code step and then back', async () => {
  expect(['/sign-in?return=%2Falerts%3Fpage%3D2', '/alerts?page=2#top', '/'].map(codeStep)).toEqual([
    '/sign-in?return=%2Falerts%3Fpage%3D2&step=code',
    '/sign-in?return=%2Falerts%3Fpage%3D2%23top&step=code',
    '/sign-in?return=%2F&step=code',
  ]);
  const post = () =>
    Promise.resolve({
      ok: false,
      text: () => Promise.resolve('{"detail":"Enter the code.","challenge":"secret"}'),
    } as Response);
  const left = await new Promise<string>((leave, reject) => {
    signInByProvider({ providerName: 'google', authCode: 'c', authError: null }, post, leave).catch(reject);
  });
  expect(left).toBe('/sign-in?return=%2F&step=code');
});

const noah = { ...mia, id: 5, username: 'noah', name: 'Noah' };
const lists = ['viewed', 'enquired', 'hidden'] as const;

test.each<[how: string, responses: Responses, cookie: string | undefined, isMember: boolean]>([
  ['has ended while no page was open', {}, undefined, false],
  ['cannot be renewed', { ...signedOut, '/auth/refresh': { status: 401 } }, '4', false],
  [
    'is that of another member by now',
    { '/api/session': { body: { signedIn: true, member: noah, expiresIn: 600 } } },
    '5',
    true,
  ],
])(
  '[MEMB-45] the homes of the last member are hidden when their session %s',
  async (_, responses, cookie, isMember) => {
    localStorage.setItem(memberItem, JSON.stringify(mia));
    const { manager, bus, state } = tab(responses);
    state.cookie = cookie;
    for (const list of lists) bus.publish(list, { listingIds: ['7'] });
    const seen: unknown[] = [];
    bus.follow('session', ({ memberId }) => seen.push([memberId, ...lists.map((list) => bus.last(list)?.listingIds)]));
    await manager.check();
    expect(lists.map((list) => bus.last(list))).toEqual(lists.map(() => ({ listingIds: [] })));
    if (isMember) expect(seen.at(-1)).toEqual(['5', [], [], []]);
  },
);

test('[MEMB-45] a visitor’s homes stay when they sign in, and a member’s when their page is loaded again', async () => {
  const { manager, bus } = tab(here());
  bus.publish('viewed', { listingIds: ['7'] });
  await manager.check();
  expect(bus.last('viewed')).toEqual({ listingIds: ['7'] });
  const next = tab(here());
  next.bus.publish('viewed', { listingIds: ['7'] });
  await next.manager.check();
  expect(next.bus.last('viewed')).toEqual({ listingIds: ['7'] });
});

test('[MEMB-45] drafts are removed by signing out and for another member; they survive a session that has ended', async () => {
  const store = () => {
    localStorage.setItem('verandah.draft.4.form', '{}');
    sessionStorage.setItem('verandah.draft.enquiry.7', '{}');
  };
  const left = () =>
    [localStorage, sessionStorage].map((each) => Object.keys(each).filter((key) => key.includes('draft')).length);
  const { manager, state } = tab({ ...here(), '/auth/signout': {} });
  store();
  await manager.check();
  state.responses = { ...signedOut, '/auth/refresh': { status: 401 } };
  await manager.check();
  expect(left()).toEqual([1, 1]);
  state.cookie = '4';
  state.responses = { ...here(), '/auth/signout': {} };
  await manager.check();
  await manager.signOut();
  expect(left()).toEqual([0, 0]);
  store();
  localStorage.setItem(memberItem, JSON.stringify(mia));
  const other = tab({ '/api/session': { body: { signedIn: true, member: noah, expiresIn: 600 } } });
  await other.manager.check();
  expect(left()).toEqual([0, 0]);
});

test('[MEMB-45] each member has their own lists: an ended session’s return with its member, those of a sign-out never', async () => {
  const { manager, bus, state } = tab({ ...here(), '/auth/signout': {} });
  const viewed = () => bus.last('viewed')?.listingIds;
  const goAs = async (member: typeof mia | null) => {
    state.responses = member
      ? { '/api/session': { body: { signedIn: true, member, expiresIn: 600 } }, '/auth/signout': {} }
      : { ...signedOut, '/auth/refresh': { status: 401 } };
    state.cookie = String(member?.id ?? 4);
    await manager.check();
  };
  await goAs(mia);
  bus.publish('viewed', { listingIds: ['1'] });
  await goAs(null);
  await goAs(noah);
  expect(viewed()).toEqual([]);
  bus.publish('viewed', { listingIds: ['2'] });
  await goAs(mia);
  expect(viewed()).toEqual(['1']);
  await goAs(noah);
  expect(viewed()).toEqual(['2']);
  await manager.signOut();
  await goAs(noah);
  expect(viewed()).toEqual([]);
  await goAs(mia);
  expect(viewed()).toEqual(['1']);
});
