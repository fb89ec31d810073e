import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Site } from '@verandah/areas/test-kit';
import { settle, signIn, stubGraph } from '../../test-kit/stub-graph.ts';
import { load } from './load.ts';
import { InspectionsView } from './view.tsx';

const now = Date.parse('2026-12-01T00:00:00Z');
const hour = (from: string): { startsAt: string; endsAt: string } => ({
  startsAt: `2026-12-${from}:00.000Z`,
  endsAt: new Date(Date.parse(`2026-12-${from}:00.000Z`) + 1_800_000).toISOString(),
});
const home = (id: string, ...times: readonly string[]) => ({
  id,
  uri: `${id}-wilson-street-${id}`,
  status: 'available',
  priceDetails: { shortDescription: '$900,000' },
  address: {
    street: `${id} Wilson Street`,
    suburb: 'Richmond',
    timeZone: 'Australia/Melbourne',
    latitude: -37.82,
    longitude: 145 + Number(id) / 1000,
  },
  inspections: times.map(hour),
  media: { photos: [] },
});
// Saturday, 10 and 11 in the morning in Melbourne, and Sunday.
const homes = [home('1', '05T00:00'), home('2', '04T23:00', '06T00:00'), home('3', '05T00:00'), home('4')];
const saved = (name: string, uri: string, ids: readonly string[]) => ({
  id: uri,
  name,
  uri,
  isPublic: false,
  viewerRole: 'owner',
  listings: ids.map((listingId) => ({ listingId, memberIdWhoAdded: '4', addedOn: '', reactions: [] })),
});
const bookable = { listingId: '1', isAppointment: false, isRequired: false, placesLeft: null, bookingId: null };
const member = { signedIn: true, memberId: '4', username: 'mia', roles: ['member'] };

async function loaded(query: string, session: typeof member | { signedIn: false; roles: string[] } = member) {
  const visit = stubGraph({
    SavedCollections: {
      collections: [saved('Near work', 'near-1', ['1', '2', '3']), saved('Far', 'far-2', ['2', '4'])],
    },
    PlannedHomes: ({ ids }: { ids: readonly string[] }) => ({
      listingsById: homes.filter(({ id }) => ids.includes(id)),
      bookableInspections: [{ ...hour('05T00:00'), ...bookable }],
    }),
    OwnInspections: {
      ownInspections: [{ id: '8', ...hour('05T00:00'), listing: { uri: 'house-9', address: homes[0]?.address } }],
    },
    BookInspection: { bookInspection: { id: '9' } },
  });
  const url = new URL(`/inspections${query}`, 'https://verandah.example');
  return { ...visit, answer: await load({ url, params: {}, session, flags: {}, now, graph: visit.graph }) };
}

async function open(query: string, session?: Parameters<typeof loaded>[1]) {
  const visit = await loaded(query, session);
  if (!('data' in visit.answer)) throw new Error(`responded with ${visit.answer.status}`);
  if (session === undefined) signIn(visit.bus);
  render(
    <Site given={visit.services} now={now}>
      <InspectionsView data={visit.answer.data} />
    </Site>,
  );
  await act(settle);
  return visit;
}

test('[MEMB-62] a member plans all saved homes, a collection or some of them; the fullest day is first, in order', async () => {
  await open('');
  const stops = within(screen.getByRole('region', { name: /^Sat 5 Dec: 2 homes, / })).getAllByRole('listitem');
  expect(stops.map((each) => within(each).queryAllByRole('link')[0]?.textContent)).toEqual([
    '2 Wilson Street, Richmond',
    '1 Wilson Street, Richmond',
    '3 Wilson Street',
  ]);
  expect(stops[1]).toHaveTextContent(/90 m, about 2 min by car.*11:00.am – 11:15.am.*Open 11:00.am – 11:30.am/);
  expect(stops[2]).toHaveTextContent(/at the time of 1 Wilson Street/);
  expect(screen.getByRole('link', { name: 'Sun 6 Dec (1)' })).toHaveAttribute(
    'href',
    '/inspections?from=saved&day=2026-12-06',
  );
  expect(screen.getByRole('link', { name: 'Far' })).toHaveAttribute('href', '/inspections?from=far-2');
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/calendar/inspections.ics?homes=1,2,3&day=2026-12-05',
  );
  expect(screen.getByRole('checkbox', { name: '4 Wilson Street, Richmond' })).toHaveAccessibleDescription(
    'No inspection times yet',
  );
});

test('[MEMB-62] unticked homes stay in the list but not in the plan, also without script', async () => {
  const { answer } = await loaded('?from=near-1&homes=1&homes=2&day=2026-12-06');
  expect(answer).toMatchObject({ data: { from: 'near-1', planned: ['1', '2'], day: '2026-12-06' } });
  await open('?from=near-1&homes=1&homes=2&day=2026-12-06');
  const form = screen.getByRole('form', { name: 'Homes of the plan' });
  expect(
    within(form)
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).checked),
  ).toEqual([true, true, false]);
  expect([...new FormData(form as HTMLFormElement)]).toEqual([
    ['from', 'near-1'],
    ['day', '2026-12-06'],
    ['homes', '1'],
    ['homes', '2'],
  ]);
});

test('[MEMB-62] visitors plan by address, and find the homes of their browser; a collection asks them to sign in', async () => {
  const visitor = { signedIn: false as const, roles: [] };
  const { names } = await loaded('?homes=1,2,x,99', visitor);
  expect(names()).toEqual(['PlannedHomes']);
  expect((await loaded('?homes=1,2,x,99', visitor)).answer).toMatchObject({ data: { from: null, missing: 1 } });
  expect((await loaded('?from=near-1', visitor)).answer).toMatchObject({ status: 303 });
  const { bus } = await open('', visitor);
  act(() => bus.publish('shortlist', { version: 1, listingIds: ['1', '2'], notes: {} }));
  expect(screen.getByRole('link', { name: 'Plan 2 homes saved on this device' })).toHaveAttribute(
    'href',
    '/inspections?homes=1,2',
  );
});

test('[MEMB-61] an open plan is read again when the API reports changed times', async () => {
  const { bus, moves } = await open('');
  act(() => bus.publish('pushed', { kind: 'alerts' }));
  expect(moves).toEqual([]);
  act(() => bus.publish('pushed', { kind: 'notifications' }));
  expect(moves).toHaveLength(1);
});

test('[MEMB-62] members register from the plan by one press, and find their registrations above it', async () => {
  const { requests } = await open('');
  await userEvent.click(screen.getByRole('button', { name: 'Register for 1 Wilson Street' }));
  await act(settle);
  expect(requests.find(({ name }) => name === 'BookInspection')?.variables).toEqual({
    listingId: '1',
    startsAt: '2026-12-05T00:00:00.000Z',
    guest: null,
  });
  const own = within(screen.getByRole('region', { name: 'You’re registered for' }));
  expect(own.getByRole('listitem')).toHaveTextContent(/^Sat 5 Dec, 11:00.am – 11:30.am1 Wilson Street, Richmond/);
  expect(own.getByRole('button', { name: 'Cancel the registration for 1 Wilson Street' })).toBeInTheDocument();
});
