import { createBus } from './public.ts';
import type { Bus, TabChannel, TopicName } from './public.ts';
import { topics } from './topics.ts';

const make = (channel?: TabChannel): { bus: Bus; reports: string[] } => {
  const reports: string[] = [];
  return {
    reports,
    bus: createBus({
      report: (error, topic) => reports.push(`${topic}: ${error.message}`),
      ...(channel && { channel }),
    }),
  };
};

/** Two connected channels, as in two tabs. */
const tabs = (): [TabChannel, TabChannel] => {
  const listeners: ((event: { data: unknown }) => void)[][] = [[], []];
  const tab = (me: number): TabChannel => ({
    postMessage: (data) => listeners[1 - me]?.forEach((listener) => listener({ data: structuredClone(data) })),
    addEventListener: (_, listener) => listeners[me]?.push(listener),
    close: () => listeners[me]?.splice(0),
  });
  return [tab(0), tab(1)];
};

test('[BUS-01] has every topic of the platform', () => {
  expect(Object.keys(topics).toSorted()).toEqual([
    'alert-asked',
    'alerts',
    'changed',
    'collections',
    'compared',
    'consent',
    'enquired',
    'flags',
    'hidden',
    'inspection',
    'member',
    'navigation',
    'notifications',
    'pushed',
    'save-asked',
    'session',
    'session-asked',
    'shortlist',
    'signed-in',
    'tracked',
    'unread',
    'viewed',
    'visit',
  ]);
});

test('[BUS-01] replays the last state to a late subscriber, and no event', () => {
  const { bus, reports } = make();
  bus.publish('viewed', { listingIds: ['1'] });
  bus.publish('viewed', { listingIds: ['2', '1'] });
  bus.publish('notifications', { kind: 'info', text: 'Saved' });
  const received: unknown[] = [];
  bus.follow('viewed', (value) => received.push(value));
  bus.follow('notifications', (value) => received.push(value));
  expect(received).toEqual([{ listingIds: ['2', '1'] }]);
  expect(bus.last('viewed')).toEqual({ listingIds: ['2', '1'] });
  expect(reports).toEqual([]);
});

test('[BUS-02] every topic has an owner and a version', () => {
  for (const rule of Object.values(topics)) {
    expect(rule.owner).toMatch(/^[a-z]+$/);
    expect(rule.version).toBeGreaterThanOrEqual(1);
  }
});

test('[BUS-02] drops and reports an unknown or malformed message', () => {
  const { bus, reports } = make();
  const received: unknown[] = [];
  bus.follow('alerts', (value) => received.push(value));
  bus.publish('alerts', { unseen: -1 });
  bus.publish('alerts', { unseen: 'three' as never });
  bus.publish('weather' as TopicName, {} as never);
  bus.publish('toString' as TopicName, {} as never);
  bus.topic('weather' as TopicName).subscribe((value) => received.push(value));
  expect(received).toEqual([]);
  expect(reports).toHaveLength(5);
  expect(reports[0]).toMatch(/^alerts: A message does not fit alerts@1: /);
  expect(reports[2]).toBe('weather: There is no topic "weather".');
});

test('[BUS-02] a subscriber that throws is reported and does not affect the others', () => {
  const { bus, reports } = make();
  const received: string[] = [];
  bus.follow('notifications', () => {
    throw new Error('broken handler');
  });
  bus.follow('notifications', ({ text }) => received.push(text));
  bus.publish('notifications', { kind: 'info', text: 'one' });
  bus.publish('notifications', { kind: 'info', text: 'two' });
  expect(received).toEqual(['one', 'two']);
  expect(reports).toEqual(['notifications: broken handler', 'notifications: broken handler']);
});

test('[BUS-04] a sign-out and the unread count reach the other tabs, once', () => {
  const [left, right] = tabs();
  const one = make(left);
  const two = make(right);
  const received: unknown[] = [];
  const echoed: unknown[] = [];
  two.bus.follow('session', (value) => received.push(value));
  two.bus.follow('alerts', (value) => received.push(value));
  one.bus.follow('session', (value) => echoed.push(value));
  one.bus.publish('session', { signedIn: false, roles: [] });
  one.bus.publish('alerts', { unseen: 4 });
  one.bus.publish('notifications', { kind: 'info', text: 'only here' });
  expect(received).toEqual([{ signedIn: false, roles: [] }, { unseen: 4 }]);
  expect(echoed).toHaveLength(1);
});

test('[BUS-02, BUS-04] what another tab sends is checked like everything else', () => {
  const [left, right] = tabs();
  const { bus, reports } = make(left);
  right.postMessage({ bus: 1, topic: 'session', version: 2, value: { signedIn: true, roles: [] } });
  right.postMessage({ bus: 1, topic: 'session', version: 1, value: { signedIn: 'yes' } });
  right.postMessage('something of another script');
  expect(bus.last('session')).toBeUndefined();
  expect(reports).toHaveLength(2);
});

test('[BUS-03] of another minor version of a topic, additional fields are ignored and optional fields may be missing', () => {
  const [left, right] = tabs();
  const { bus, reports } = make(left);
  right.postMessage({ bus: 1, topic: 'consent', version: 1, value: { analytics: true, marketing: false } });
  expect(bus.last('consent')).toEqual({ analytics: true, marketing: false });
  right.postMessage({
    bus: 1,
    topic: 'consent',
    version: 1,
    value: { analytics: false, marketing: false, agreed: [], ofTomorrow: 'x' },
  });
  expect(bus.last('consent')).toEqual({ analytics: false, marketing: false, agreed: [] });
  bus.publish('consent', { analytics: true, marketing: true, ...{ ofTomorrow: 'x' } });
  expect(bus.last('consent')).toEqual({ analytics: true, marketing: true });
  expect(reports).toEqual([]);
});

test('[REL-91] a message that does not fit is reported by its publisher, a handler that throws by its follower', () => {
  const { bus, reports } = make();
  const own = (name: string): Bus =>
    bus.reportingTo((error, topic) => reports.push(`${name}, ${topic}: ${error.message}`));
  const [publisher, follower] = [own('search'), own('member')];
  follower.follow('viewed', () => {
    throw new Error('broken');
  });
  publisher.publish('viewed', { listingIds: [7] } as never);
  publisher.publish('viewed', { listingIds: ['7'] });
  expect(reports).toEqual([
    expect.stringMatching(/^search, viewed: A message does not fit viewed@1/),
    'member, viewed: broken',
  ]);
  expect(bus.last('viewed')).toEqual({ listingIds: ['7'] });
});
