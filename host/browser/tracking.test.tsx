import { createBus, type Bus } from '@verandah/bus';
import { followTracking } from './follow-tracking.ts';
import { createTracker } from './tracker.ts';

let bus: Bus;
let sent: { readonly address: string; readonly events: readonly Record<string, unknown>[] }[];
const view = (listingId: number) => ({ about: 'listing' as const, event: { pageType: 'listing', listingId } });
const settled = async () => {
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
  navigator.sendBeacon = (address, body) => {
    sent.push({
      address: String(address),
      events: (JSON.parse(String(body)) as { events: Record<string, unknown>[] }).events,
    });
    return true;
  };
  followTracking(bus, () => Promise.resolve({ createTracker }));
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
});

test('[LIST-11, TRK-02] views are batched and sent at once by beacon, each with its own identifier', async () => {
  bus.publish('tracked', view(1));
  bus.publish('tracked', view(2));
  bus.publish('tracked', { about: 'agent', event: { pageType: 'agent', agentId: 3 } });
  await settled();
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(5000);
  expect(sent).toMatchObject([
    { address: '/rest/tracking/listings', events: [{ listingId: 1, pageType: 'listing' }, { listingId: 2 }] },
    { address: '/rest/tracking/agents', events: [{ agentId: 3 }] },
  ]);
  expect(new Set(sent.flatMap(({ events }) => events.map(({ eventId }) => eventId))).size).toBe(3);
});

test('[MEMB-07, TRK-01] signing in or up is an event with member, method and position; an opt-out sends none', async () => {
  bus.publish('consent', { analytics: false, marketing: false });
  bus.publish('signed-in', { mode: 'login', type: 'email', userId: '7' });
  bus.publish('consent', { analytics: true, marketing: false });
  bus.publish('signed-in', { mode: 'sign-up', type: 'google', userId: '7', position: 'header' });
  await settled();
  jest.advanceTimersByTime(5000);
  expect(sent).toMatchObject([
    {
      address: '/rest/tracking/listings',
      events: [{ contentType: 'sign-up', extraData: 'google', userId: 7, pageElementPosition: 'header' }],
    },
  ]);
});

test('[TRK-02] waiting events are sent when the page is left, and never twice', async () => {
  bus.publish('tracked', view(1));
  await settled();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test('[TRK-02] a batch has at most fifty events', async () => {
  for (let id = 1; id <= 60; id += 1) bus.publish('tracked', view(id));
  await settled();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ events }) => events.length)).toEqual([50, 10]);
});

test('[TRK-02] nothing is sent after an opt-out, here or in the browser, even while events wait, nor when tracking is off', async () => {
  bus.publish('tracked', view(1));
  await settled();
  bus.publish('consent', { analytics: false, marketing: false });
  bus.publish('tracked', view(2));
  jest.advanceTimersByTime(5000);
  bus.publish('consent', { analytics: true, marketing: false });
  bus.publish('flags', { tracking: false });
  bus.publish('tracked', view(3));
  await settled();
  jest.advanceTimersByTime(5000);
  bus.publish('flags', {});
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  bus.publish('tracked', view(4));
  await settled();
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test('[TRK-02] a page works when the tracker fails to load, and the next event loads it again', async () => {
  const requests: number[] = [];
  const other = createBus({
    report: (error) => {
      throw error;
    },
  });
  followTracking(other, () => {
    requests.push(1);
    return requests.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ createTracker });
  });
  other.publish('tracked', view(1));
  await settled();
  other.publish('tracked', view(2));
  await settled();
  jest.advanceTimersByTime(5000);
  expect(sent.map(({ events }) => events.map(({ listingId }) => listingId))).toEqual([[2]]);
});
