import type { AreaServices, FragmentModule, FragmentProps } from '@verandah/areas';
import { createFragments } from '@verandah/areas/browser';
import { createBus } from '@verandah/bus';
import type { BootData, BootRelease } from '../boot.ts';
import { setAreaStyles } from './area-styles.ts';
import { followFragments } from './fragments.ts';

const opens = { save: { opens: 'save-asked' }, things: { opens: 'member' } };
const release = (version: string, fragments: BootRelease['fragments'] = opens): BootRelease => ({
  version,
  container: `mf_member__${version}`,
  entry: `/r/member/${version}/e.js`,
  ...(fragments && { fragments }),
});
/** Writes each message into its container. */
const writing = (version: string): FragmentModule => ({
  version,
  open: (name, { container, message }: FragmentProps) => {
    container.append(`${version} ${name} ${JSON.stringify(message)};`);
    return Promise.resolve();
  },
});
const settle = async (): Promise<void> => {
  for (let step = 0; step < 5; step++) await new Promise((resolve) => setTimeout(resolve));
};

function page(
  modules: Readonly<Record<string, FragmentModule | Error>>,
  settled: Promise<unknown> = Promise.resolve(),
  rules: BootRelease['fragments'] = opens,
) {
  document.body.innerHTML = '<div id="shell"><p>The page</p></div>';
  const loads: string[] = [];
  const reports: string[] = [];
  const notices: unknown[] = [];
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.follow('notifications', (notification) => notices.push(notification));
  const [live = '', previous] = Object.keys(modules).toSorted().toReversed();
  const areas: BootData['areas'] = {
    member: {
      routes: ['/collections'],
      live: release(live, rules),
      ...(previous && { previous: release(previous, rules) }),
    },
    search: { routes: ['/'], live: release('9', null as never) },
  };
  followFragments({
    areas,
    settled,
    services: { bus } as unknown as AreaServices,
    report: (_, where) => reports.push(where),
    load: ({ version }) => {
      loads.push(version);
      const given = modules[version];
      return given instanceof Error || !given ? Promise.reject(given) : Promise.resolve(given);
    },
  });
  const place = (name: string): HTMLElement | null => document.querySelector(`[data-fragment="member ${name}"]`);
  return { bus, loads, reports, notices, place };
}
const silence = (): jest.SpyInstance => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('[BUS-01] a fragment loads with the first message of its topic, receives every message, and renders beside the page', async () => {
  const { bus, loads, place } = page({ 2: writing('2') });
  await settle();
  expect(loads).toEqual([]);
  bus.publish('save-asked', { listingId: '7' });
  bus.publish('save-asked', { listingId: '8' });
  await settle();
  expect(place('save')).toHaveTextContent('2 save {"listingId":"7"};2 save {"listingId":"8"};');
  expect(place('save')?.closest('#shell')).toBeNull();
  expect(loads).toEqual(['2']);
});

test('fragments of a state topic wait for the first page', async () => {
  const first = Promise.withResolvers<void>();
  const { bus, place, loads } = page({ 2: writing('2') }, first.promise);
  bus.publish('member', { memberId: '4' });
  await settle();
  expect(loads).toEqual([]);
  first.resolve();
  await settle();
  expect(place('things')).toHaveTextContent('2 things {"memberId":"4"};');
});

test('[REL-08] when the fragments of a release cannot be loaded, the previous release is used', async () => {
  const { bus, place, reports, notices } = page({ 2: new Error('404'), 1: writing('1') });
  bus.publish('save-asked', { listingId: '7' });
  await settle();
  expect(place('save')).toHaveTextContent('1 save');
  expect([reports, notices]).toEqual([['member@2 fragment save load'], []]);
});

test('[BUS-02, SHELL-09] when a fragment fails, the visitor is notified, the page stays, and the next message retries', async () => {
  const modules: Record<string, FragmentModule | Error> = { 2: new Error('404') };
  const { bus, place, notices, reports } = page(modules);
  bus.publish('save-asked', { listingId: '7' });
  bus.publish('member', { memberId: '4' });
  await settle();
  expect(reports.toSorted()).toEqual([
    'member@2 fragment save load',
    'member@2 fragment save load',
    'member@2 fragment things load',
  ]);
  expect(notices).toEqual([
    { kind: 'error', text: 'Sorry, that isn’t working right now. Please try again.', listingId: '7' },
  ]);
  expect(document.getElementById('shell')).toHaveTextContent('The page');
  modules[2] = writing('2');
  bus.publish('save-asked', { listingId: '7' });
  await settle();
  expect(place('save')).toHaveTextContent('2 save');
});

test('[REL-08] an essential fragment is retried at once, a regular one fails silently', async () => {
  const loadedOnceOnly = (): { modules: Record<string, FragmentModule | Error> } => {
    let times = 0;
    return {
      modules: {
        get 2() {
          return times++ === 0 ? new Error("a moment's failure") : writing('2');
        },
      },
    };
  };
  const essential = page(loadedOnceOnly().modules);
  essential.bus.publish('save-asked', { listingId: '7' });
  await settle();
  expect(essential.place('save')).toHaveTextContent('2 save');
  expect(essential.notices).toEqual([]);

  const regular = page({ 2: new Error('404') }, Promise.resolve(), {
    save: { opens: 'save-asked', class: 'regular' },
    things: { opens: 'member', class: 'essential' },
  });
  regular.bus.publish('save-asked', { listingId: '7' });
  await settle();
  expect([regular.loads, regular.notices]).toEqual([['2'], []]);
  regular.bus.publish('member', { memberId: '4' });
  await settle();
  expect(regular.loads).toEqual(['2', '2', '2']);
  expect(regular.notices).toHaveLength(1);
});

test('[SHELL-09] a fragment that throws while rendering is removed, reported, and rendered again with the next message', async () => {
  const complaints = silence();
  const Fragile = ({ message }: { readonly message: unknown }) => {
    if ((message as { listingId: string }).listingId === 'bad') throw new Error('no');
    return <p>Saving {(message as { listingId: string }).listingId}</p>;
  };
  const contract = { name: 'member' } as Parameters<typeof createFragments>[0];
  const { bus, place, reports, notices } = page({
    2: createFragments(contract, { save: () => Promise.resolve(Fragile) }),
  });
  bus.publish('save-asked', { listingId: 'bad' });
  await settle();
  expect(place('save')).toBeEmptyDOMElement();
  expect(reports).toEqual(['member@2 fragment save render']);
  expect(notices).toHaveLength(1);
  bus.publish('save-asked', { listingId: '8' });
  await settle();
  expect(place('save')).toHaveTextContent('Saving 8');
  complaints.mockRestore();
});

test('the styles of an area with a fragment beside the page stay when its pages leave', async () => {
  const { bus } = page({ 2: writing('2') });
  document.head.innerHTML =
    '<link rel="stylesheet" href="/r/member/2/web/css/a.css"><link rel="stylesheet" href="/r/search/1/web/css/b.css">';
  const media = () => [...document.querySelectorAll('link')].map((link) => link.media);
  setAreaStyles('search', false);
  bus.publish('save-asked', { listingId: '7' });
  await settle();
  setAreaStyles('member', false);
  expect(media()).toEqual(['all', 'not all']);
  document.head.innerHTML = '';
});
