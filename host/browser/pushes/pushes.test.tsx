import { createBus, type Bus } from '@verandah/bus';
import { followPushes } from './follow-pushes.ts';
import * as listening from './listen.ts';

/** A browser's event stream, opened and broken by the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly OPEN = 1;
  static readonly all: FakeSource[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  opened(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  emit(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  breaks(closed: boolean): void {
    this.readyState = closed ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = 2;
  }
}
const open: Bus[] = [];
const latest = (): FakeSource => FakeSource.all.at(-1) as FakeSource;
const settle = async (): Promise<void> => {
  for (let step = 0; step < 8; step++) await Promise.resolve();
};

function page() {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  open.push(bus);
  const pushed: unknown[] = [];
  bus.follow('pushed', (event) => pushed.push(event));
  let fetched = 0;
  followPushes(bus, Promise.resolve(), () => {
    fetched += 1;
    return Promise.resolve(listening);
  });
  const signIn = async (memberId = '4'): Promise<void> => {
    bus.publish('session', { signedIn: true, memberId, roles: [] });
    await settle();
  };
  return { bus, pushed, signIn, fetched: () => fetched };
}
beforeEach(() => {
  FakeSource.all.length = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
  jest.useFakeTimers();
});
afterEach(() => {
  for (const bus of open.splice(0)) bus.publish('session', { signedIn: false, roles: [] });
  jest.useRealTimers();
});

test('[SHELL-03, MEMB-15] a visitor opens no stream; a member’s script loads and unseen counts reach the bus', async () => {
  const { bus, pushed, signIn, fetched } = page();
  bus.publish('session', { signedIn: false, roles: [] });
  await settle();
  expect([fetched(), FakeSource.all]).toEqual([0, []]);
  await signIn();
  expect(FakeSource.all.map(({ url }) => url)).toEqual(['/events']);
  latest().opened();
  latest().emit('{"kind":"alerts","unseenListingCount":3}');
  expect(bus.last('alerts')).toEqual({ unseen: 3 });
  latest().emit('{"kind":"collection","collectionId":7,"change":"reaction"}');
  expect(pushed).toEqual([
    { kind: 'alerts', unseenListingCount: 3 },
    { kind: 'collection', collectionId: 7, change: 'reaction' },
  ]);
});

test('[BUS-02] unknown events of the stream are ignored', async () => {
  const { bus, pushed, signIn } = page();
  await signIn();
  for (const data of ['', 'not JSON', '7', '{}', '{"kind":"alerts","unseenListingCount":-1}']) latest().emit(data);
  expect([pushed, bus.last('alerts')]).toEqual([[{ kind: 'alerts', unseenListingCount: -1 }], undefined]);
});

test('[MEMB-15] after a network loss the stream is reopened, and pages learn that they may have missed events', async () => {
  const { pushed, signIn } = page();
  await signIn();
  latest().opened();
  latest().breaks(false); // the browser reconnects
  latest().opened();
  expect([FakeSource.all.length, pushed]).toEqual([1, [{ kind: 'again' }]]);
  latest().breaks(true); // rejected: reopened, later each time
  jest.advanceTimersByTime(5000);
  expect(FakeSource.all).toHaveLength(2);
  latest().breaks(true);
  jest.advanceTimersByTime(5000);
  expect(FakeSource.all).toHaveLength(2);
  jest.advanceTimersByTime(5000);
  latest().opened();
  expect([FakeSource.all.length, pushed]).toEqual([3, [{ kind: 'again' }, { kind: 'again' }]]);
  latest().breaks(true);
  window.dispatchEvent(new Event('online'));
  expect(FakeSource.all).toHaveLength(4);
});

test('[MEMB-15, MEMB-08] signing out closes the stream; another member gets a stream of their own', async () => {
  const { bus, signIn } = page();
  await signIn('4');
  bus.publish('session', { signedIn: false, roles: [] });
  await settle();
  expect(FakeSource.all.map(({ readyState }) => readyState)).toEqual([2]);
  await signIn('5');
  expect(FakeSource.all).toHaveLength(2);
});
