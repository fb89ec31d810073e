import { createBus } from '@verandah/bus';
import { intentItems, storeIntent } from '@verandah/kit';
import { cookieValue } from './start-session.ts';
import { memberItem } from './member-record.ts';
import { cleanedAddress, codeStep, readProviderReturn, signInByProvider } from './provider-return.ts';
import { endedText, SessionManager, type SessionParts } from './session-manager.ts';

const mia = { id: 4, username: 'mia', name: 'Mia Kovac', avatar: null, agentId: null, role: 'member' };
type Answers = Readonly<
  Record<string, { readonly status?: number; readonly body?: unknown; readonly location?: string } | Error>
>;

/** A tab over a scripted service. `answers` may be replaced. */
function tab(answers: Answers, more: Partial<SessionParts> = {}) {
  const state = {
    answers,
    cookie: '4' as string | undefined,
    asked: [] as string[],
    changes: [] as unknown[],
    reports: [] as string[],
    notes: [] as string[],
    told: [] as unknown[],
  };
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.follow('notifications', ({ text }) => state.notes.push(text));
  bus.follow('signed-in', (said) => state.told.push(said));
  const keeper = new SessionManager({
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
      state.asked.push(`${init?.method ?? 'GET'} ${String(path)}`);
      const answer = state.answers[String(path)];
      if (!answer || answer instanceof Error)
        return Promise.reject(answer ?? new Error(`${String(path)} is not in this test`));
      const { status = 200, body = {}, location } = answer;
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
  return { keeper, bus, state };
}
const here = (expiresIn = 600): Answers => ({ '/api/session': { body: { signedIn: true, member: mia, expiresIn } } });
const nobody: Answers = { '/api/session': { body: { signedIn: false, member: null, expiresIn: 0 } } };
beforeEach(() => localStorage.clear());

test('[MEMB-04, MEMB-18] cookie and token but no local member: the member is fetched and stored, and everybody is told once', async () => {
  const { keeper, bus, state } = tab(here());
  const heard: unknown[] = [];
  bus.follow('session', (session) => heard.push([session, bus.last('member')]));
  await keeper.check();
  await keeper.check();
  expect(heard).toEqual([
    [
      { signedIn: true, memberId: '4', roles: ['member'] },
      { memberId: '4', username: 'mia', name: 'Mia Kovac' },
    ],
  ]);
  expect(JSON.parse(localStorage.getItem(memberItem) ?? '')).toMatchObject({ id: 4, name: 'Mia Kovac' });
  expect(state.asked).toEqual(['GET /api/session', 'GET /api/session']);
});

test('[MEMB-04] a local member but no cookie: the record is cleared, nobody is asked', async () => {
  localStorage.setItem(memberItem, JSON.stringify(mia));
  const { keeper, bus, state } = tab({});
  state.cookie = undefined;
  await keeper.check();
  expect([localStorage.getItem(memberItem), bus.last('session'), state.asked, state.notes]).toEqual([
    null,
    { signedIn: false, roles: [] },
    [],
    [],
  ]);
});

test('[MEMB-04] only the cookie: one refresh, then the member by the last part of its location', async () => {
  const { keeper, bus, state } = tab({
    ...nobody,
    '/auth/refresh': { location: '/member/mia' },
    '/auth/member/mia': { body: mia },
  });
  await keeper.check();
  expect(state.asked).toEqual(['GET /api/session', 'GET /auth/refresh', 'GET /auth/member/mia']);
  expect(bus.last('session')).toMatchObject({ signedIn: true, memberId: '4' });
});

test('[MEMB-04, MEMB-06] no token from the refresh clears the session; who was signed in is told that it has ended', async () => {
  const { keeper, bus, state } = tab(here());
  await keeper.check();
  bus.publish('viewed', { listingIds: ['1'] });
  state.answers = { ...nobody, '/auth/refresh': { status: 401 } };
  await keeper.check();
  expect(state.asked.filter((path) => path.includes('refresh'))).toHaveLength(1);
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
  await quiet.keeper.check();
  quiet.state.answers = { ...nobody, '/auth/refresh': { status: 401 } };
  await quiet.keeper.check();
  expect(quiet.state.notes).toEqual([]);
});

test('[MEMB-05] a token that would end before the next look is renewed; looks at the same time are one', async () => {
  const { keeper, state } = tab({ ...here(200), '/auth/refresh': { location: '/member/mia' } });
  await Promise.all([keeper.check(), keeper.check()]);
  expect(state.asked).toEqual(['GET /api/session', 'GET /auth/refresh']);
});

test('[MEMB-17] while the service does not answer nobody is signed out, and it is reported; a record that fits the cookie is believed', async () => {
  localStorage.setItem(memberItem, JSON.stringify(mia));
  const { keeper, bus, state } = tab({ '/api/session': new Error('no network') });
  await keeper.check();
  expect([bus.last('session')?.memberId, state.cookie, state.reports]).toEqual([
    '4',
    '4',
    ['session refresh: no network'],
  ]);
  state.answers = { ...nobody, '/auth/refresh': { status: 503 } };
  await keeper.check();
  expect([bus.last('session')?.signedIn, state.notes]).toEqual([true, []]);
  const other = tab({ '/api/session': { status: 500 } });
  other.state.cookie = '5';
  await other.keeper.check();
  expect(other.bus.last('session')).toBeUndefined();
});

test('[MEMB-01, MEMB-07] signing in fetches the member by location, else by the cookie, and tells once how it was begun', async () => {
  storeIntent({ mode: 1, type: 'google', position: 'header' });
  expect(Object.values(intentItems).map((name) => localStorage.getItem(name))).toEqual(['1', 'google', 'header']);
  const { keeper, state } = tab({ '/auth/member/mia': { body: mia }, '/auth/member/4': { body: mia } });
  await keeper.signedIn('/member/mia');
  expect(state.told).toEqual([{ mode: 'sign-up', type: 'google', position: 'header', userId: '4' }]);
  expect(Object.values(intentItems).map((name) => localStorage.getItem(name))).toEqual([null, null, null]);
  storeIntent({ mode: 2, type: 'email', position: '' });
  await keeper.signedIn(null);
  expect(state.told.slice(1)).toEqual([{ mode: 'login', type: 'email', userId: '4' }]);
  await keeper.signedIn(null);
  expect(state.told).toHaveLength(2);
  expect(state.asked).toEqual(['GET /auth/member/mia', 'GET /auth/member/4', 'GET /auth/member/4']);
});

test('[MEMB-08, SRCH-25] signing out clears member, cookie and lists; when the service can’t be told the session goes on', async () => {
  const { keeper, bus, state } = tab({ ...here(), '/auth/signout': new Error('no network') });
  await keeper.check();
  for (const list of ['viewed', 'enquired', 'collections', 'hidden'] as const)
    bus.publish(list, { listingIds: ['1', '2'] });
  const told: string[] = [];
  bus.follow('hidden', ({ listingIds }) =>
    told.push(`${listingIds.length} hidden, ${bus.last('session')?.signedIn ? 'signed in' : 'signed out'}`),
  );
  bus.publish('alerts', { unseen: 3 });
  await expect(keeper.signOut()).rejects.toThrow('no network');
  expect(bus.last('session')?.signedIn).toBe(true);
  state.answers = { '/auth/signout': { status: 204 } };
  await keeper.signOut();
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
  // What they hid is theirs: it is deleted at sign-out, so that it is not taken for a request to show all.
  expect(told).toEqual(['2 hidden, signed in', '0 hidden, signed out']);
  expect([state.cookie, localStorage.getItem(memberItem), state.notes, state.changes]).toEqual([
    undefined,
    null,
    [],
    [{ signedIn: false, ended: false }],
  ]);
});

test('[MEMB-08] another tab’s sign-out is followed; another tab’s sign-in is looked up', async () => {
  const { keeper, state } = tab(here());
  await keeper.check();
  await keeper.follow(true, '4');
  expect(state.asked).toHaveLength(1);
  await keeper.follow(false, undefined);
  expect([keeper.member, state.changes]).toEqual([null, [{ signedIn: false, ended: true }]]);
  await keeper.follow(true, '4');
  expect(keeper.member).toMatchObject({ id: 4 });
});

test('[MEMB-02, MEMB-03] a provider’s return is exchanged once a second at most; a failure is told in its words', async () => {
  const { keeper, bus, state } = tab({
    '/auth/social': { location: '/member/mia' },
    '/auth/member/mia': { body: mia },
  });
  await keeper.exchange('?providerName=google&authCode=c', 0);
  await keeper.exchange('?providerName=google&authCode=c', 500);
  expect(state.asked).toEqual(['POST /auth/social', 'GET /auth/member/mia']);
  expect(bus.last('member')?.name).toBe('Mia Kovac');
  await keeper.exchange('?providerName=google', 5000);
  await keeper.exchange('?authCode=c', 7000);
  expect(state.asked).toHaveLength(2);
  state.answers = {
    '/auth/social': {
      status: 401,
      body: {
        detail: 'unable to authenticate with google',
        errors: [{ message: 'Too old.' }, { message: 'Try again.' }],
      },
    },
  };
  await keeper.exchange('?providerName=google&authCode=d', 9000);
  await keeper.exchange('?providerName=google&authError=Refused', 11_000);
  expect(state.notes).toEqual(['Too old. Try again.', 'Refused']);
});

test('[MEMB-03] no user back is a line in the console only', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { keeper, bus, state } = tab({
    '/auth/social': { location: '/member/mia' },
    '/auth/member/mia': { status: 404 },
  });
  await keeper.exchange('?providerName=google&authCode=c', 0);
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

test('[MEMB-02] who has a second factor and comes from a provider is taken to where its code is asked for, and then back', async () => {
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
