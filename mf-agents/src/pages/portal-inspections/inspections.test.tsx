import { render, screen, within } from '@testing-library/react';
import { request, services, Site, stubGraph } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { PortalView } from '../../features/portal/portal.tsx';
import { asAgent, ownListing, part, written } from '../../test-kit/portal.ts';

const now = Date.parse('2026-11-28T01:00:00Z');
const visitor = { email: 'vi@example.com', phone: null, attendance: null, missedBefore: 0 };
const time = {
  isAppointment: false,
  timeZone: 'Australia/Melbourne',
  listing: { id: '7', label: '12 Rose Street, Richmond' },
};
const ownAttendance = [
  {
    ...time,
    startsAt: '2026-11-28T00:00:00.000Z',
    endsAt: '2026-11-28T00:30:00.000Z',
    visitors: [
      { ...visitor, bookingId: '1', name: 'Vi' },
      { ...visitor, bookingId: '2', name: 'Kim', attendance: 'missed' },
    ],
  },
  {
    ...time,
    startsAt: '2026-12-05T00:00:00.000Z',
    endsAt: '2026-12-05T00:30:00.000Z',
    visitors: [{ ...visitor, bookingId: '3', name: 'Kim', phone: '+61412345678', missedBefore: 1 }],
  },
];

test('[PORT-40] the portal lists who comes, and takes notes of who came once the inspection has begun', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalInspections: { ownAttendance, ownListings: { results: [ownListing] } },
    NoteAttendance: { noteAttendance: true },
  });
  const asked = { ...request(graph, '/agent-portal/inspections'), now };
  const loaded = await loadPage(part('inspections'), asked);
  if (!('data' in loaded)) throw new Error('not loaded');
  render(
    <Site given={services(graph)} now={now}>
      <PortalView part={part('inspections')} data={loaded.data} />
    </Site>,
  );
  const coming = within(screen.getByRole('region', { name: 'Upcoming' }));
  expect(coming.getByRole('heading', { level: 3 })).toHaveTextContent(
    'Sat 5 Dec, 11:00 am – 11:30 am, 12 Rose Street, Richmond',
  );
  expect(coming.getByRole('listitem')).toHaveTextContent(/Kim.*Missed 1 inspection before.*0412 345 678/);
  expect(coming.queryByRole('button')).toBeNull();
  const listings = within(screen.getByRole('region', { name: 'Registration and appointments' }));
  expect(listings.getByRole('link', { name: '12 Rose Street, Richmond' })).toHaveAttribute(
    'href',
    '/agent-portal/inspections/7',
  );
  const past = within(screen.getByRole('region', { name: 'Last week' }));
  expect(past.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Came: Vi',
    'Didn’t come: Vi',
    'Undo for Kim',
  ]);
  const send = (bookingId: string, attendance: string) =>
    submitPage(part('inspections'), asked, { form: 'attendance', key: 'abcdef0123456', bookingId, attendance });
  expect(await send('1', 'missed')).toMatchObject({ location: '/agent-portal/inspections?done=noted' });
  await send('2', '');
  expect(written(requests, 'NoteAttendance')).toEqual([
    { bookingId: '1', attendance: 'missed' },
    { bookingId: '2', attendance: null },
  ]);
});

test('[PORT-41] an agent opens registration for a listing, and offers appointments in a row that overlap nothing', async () => {
  const offered = {
    takesRegistrations: false,
    isRequired: false,
    places: null,
    appointments: [{ startsAt: '2026-12-05T03:00:00.000Z', endsAt: '2026-12-05T03:15:00.000Z', isTaken: true }],
  };
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalListingInspections: { ownListing, ownOfferedInspections: offered },
    SetInspectionRegistration: { setInspectionRegistration: { takesRegistrations: true } },
    SetAppointments: { setAppointments: { takesRegistrations: true } },
  });
  const loaded = await loadPage(
    part('listing-inspections'),
    request(graph, '/agent-portal/inspections/7', { id: '7' }),
  );
  if (!('data' in loaded)) throw new Error('not loaded');
  render(
    <Site given={services(graph)}>
      <PortalView part={part('listing-inspections')} data={loaded.data} />
    </Site>,
  );
  expect(screen.getByLabelText('Who can come')).toHaveDisplayValue('Anyone can come');
  expect(screen.getByRole('checkbox', { name: /2:00.pm – 2:15.pm/ })).toHaveAccessibleDescription('Booked');
  const send = (fields: Readonly<Record<string, string | string[]>>) =>
    submitPage(
      part('listing-inspections'),
      { ...request(graph, '/agent-portal/inspections/7', { id: '7' }), now: Date.parse('2026-11-21T00:00:00Z') },
      { key: 'abcdef0123456', ...fields },
    );
  expect(await send({ form: 'registration', registration: 'required', places: '12' })).toMatchObject({
    location: '/agent-portal/inspections/7?done=registration',
  });
  expect(await send({ form: 'registration', registration: 'optional', places: '0' })).toMatchObject({
    status: 422,
    data: { refused: { problems: { places: expect.stringContaining('1 to 500') } } },
  });
  expect(written(requests, 'SetInspectionRegistration')).toMatchObject([
    { id: '7', input: { takesRegistrations: true, isRequired: true, places: 12 } },
  ]);
  const slots = { form: 'add-appointments', slotMinutes: '15', slotCount: '2' };
  expect(await send({ ...slots, slotsFrom: '2026-12-05T14:00' })).toMatchObject({
    data: { refused: { problems: { slotsFrom: expect.stringContaining('overlap') } } },
  });
  await send({ ...slots, slotsFrom: '2026-12-05T15:00' });
  await send({ form: 'remove-appointments', appointment: ['2026-12-05T03:00:00.000Z'] });
  expect(written(requests, 'SetAppointments').map(({ appointments }) => appointments)).toEqual([
    [
      { startsAt: '2026-12-05T03:00:00.000Z', endsAt: '2026-12-05T03:15:00.000Z' },
      { startsAt: '2026-12-05T04:00:00.000Z', endsAt: '2026-12-05T04:15:00.000Z' },
      { startsAt: '2026-12-05T04:15:00.000Z', endsAt: '2026-12-05T04:30:00.000Z' },
    ],
    [],
  ]);
});
