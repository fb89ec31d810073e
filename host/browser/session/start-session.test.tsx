import { createBus } from '@verandah/bus';
import type { SessionFacts } from '@verandah/kit';
import { startSession } from './start-session.ts';

const mia = { id: 4, username: 'mia', name: 'Mia', avatar: null, agentId: null, role: 'member' };
const visitor: SessionFacts = { signedIn: false, roles: [] };

function begin(drawn: SessionFacts = visitor, more: { readonly isPrivate?: boolean } = {}) {
  const requests: string[] = [];
  const moves: string[] = [];
  const forgotten = jest.fn();
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  Object.assign(window, {
    fetch: (path: string) => {
      requests.push(path);
      const body = { signedIn: true, member: mia, expiresIn: 600 };
      return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) });
    },
  });
  const session = startSession({
    bus,
    drawn,
    notifies: true,
    forget: forgotten,
    onPrivatePage: () => more.isPrivate ?? false,
    move: (href) => moves.push(href),
    rename: () => undefined,
    report: (error) => {
      throw error;
    },
  });
  return { ...session, bus, requests, moves, forgotten };
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const signedOutHere = (): void => {
  document.cookie = 'session=; Max-Age=0; Path=/';
  localStorage.clear();
};
beforeEach(signedOutHere);
// A page's listeners end with it: each test is a page of its own.
const listening: (() => void)[] = [];
const listen = window.addEventListener.bind(window);
beforeAll(() => {
  window.addEventListener = ((kind: string, listener: EventListener) => {
    listen(kind, listener);
    listening.push(() => window.removeEventListener(kind, listener));
  }) as typeof window.addEventListener;
});
afterEach(() => {
  for (const end of listening.splice(0)) end();
});
afterAll(() => {
  window.addEventListener = listen;
});

test('[MEMB-18] a visitor without a trace of a session needs no request', async () => {
  const { bus, requests, ready } = begin();
  expect(bus.last('session')).toEqual({ signedIn: false, roles: [] });
  await ready;
  window.dispatchEvent(new Event('focus'));
  await settled();
  expect(requests).toEqual([]);
});

test('[MEMB-18, MEMB-05] a possible member is checked once at the start, then on focus and every five minutes', async () => {
  const timed: { readonly run: () => void; readonly every: number | undefined }[] = [];
  const timer = jest.spyOn(window, 'setInterval').mockImplementation(((run: () => void, every?: number) => {
    timed.push({ run, every });
    return 0;
  }) as never);
  document.cookie = 'session=4; Path=/';
  const { bus, requests, ready } = begin();
  expect(bus.last('session')).toBeUndefined();
  await ready;
  expect([requests, bus.last('session')?.memberId]).toEqual([['/api/session'], '4']);
  window.dispatchEvent(new Event('focus'));
  await settled();
  expect(requests).toHaveLength(2);
  expect(timed.map(({ every }) => every)).toEqual([300_000]);
  timed[0]?.run();
  await settled();
  expect(requests).toHaveLength(3);
  timer.mockRestore();
});

test('[MEMB-08] a sign-out in another tab clears the cached data here and leaves a private page', async () => {
  document.cookie = 'session=4; Path=/';
  const { bus, ready, moves, forgotten } = begin(visitor, { isPrivate: true });
  await ready;
  bus.publish('session', { signedIn: false, roles: [] });
  await settled();
  expect([forgotten.mock.calls.length, moves]).toEqual([1, ['/sign-in?return=%2F']]);
});

test("[MEMB-06] stillSignedIn checks a member's session and needs no request for a visitor", async () => {
  document.cookie = 'session=4; Path=/';
  const { bus, ready, requests, stillSignedIn } = begin();
  await ready;
  expect([await stillSignedIn(), requests]).toEqual([true, ['/api/session', '/api/session']]);
  bus.publish('session', { signedIn: false, roles: [] });
  await settled();
  expect([await stillSignedIn(), requests.length]).toEqual([false, 2]);
});
