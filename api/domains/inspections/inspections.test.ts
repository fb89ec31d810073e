import { sql } from 'kysely';
import { deleteExpiredRows } from '../../app/jobs/tidy.ts';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';
import type { TestCaller } from '../../test-kit/test-members.ts';
import { mailBooking } from './mail.ts';
import { queueReminders } from './reminders.ts';

/** In three days, at ten or eleven in the morning in Melbourne, and later. */
const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const at = (clock: string): string => `${day}T${clock}:00.000Z`;
const open = (from: string, to: string) => [at(from), at(to), day] as const;

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    now: Date.now(),
    listings: [
      { id: 1, inspections: [open('00:00', '00:30')] },
      { id: 2, inspections: [open('01:00', '01:30')] },
      { id: 3, inspections: [open('02:00', '02:30')], street_visible: false },
    ],
    fill: (database) =>
      sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0), (2, 1, 0), (3, 1, 0)`.execute(
        database,
      ),
  });
  await sql`update agent set email = 'ada@example.com' where id = 1`.execute(api.database);
});
afterAll(() => api.close());

const ask = async (caller: TestCaller, query: string, variables: object = {}) => {
  const { data, errors } = await caller.graph(query, variables);
  return errors?.[0]?.extensions?.code ?? Object.values(data ?? {})[0];
};
const book = (caller: TestCaller, listingId: number, startsAt: string, guest?: object) =>
  ask(
    caller,
    `mutation Book($listingId: ID!, $startsAt: DateTime!, $guest: InspectionGuestInput) {
      bookInspection(listingId: $listingId, startsAt: $startsAt, guest: $guest) { id startsAt isCancelled } }`,
    { listingId, startsAt, guest },
  );
const register = (id: number, input: object) =>
  ask(
    api.as.petra,
    `mutation Set($id: ID!, $input: InspectionRegistrationInput!) { setInspectionRegistration(id: $id, input: $input) {
      takesRegistrations isRequired places } }`,
    { id, input },
  );
const offer = (id: number, ...times: readonly (readonly [string, string])[]) =>
  ask(
    api.as.petra,
    `mutation Offer($id: ID!, $appointments: [InspectionInput!]!) { setAppointments(id: $id,
      appointments: $appointments) { appointments { startsAt isTaken } } }`,
    { id, appointments: times.map(([startsAt, endsAt]) => ({ startsAt: at(startsAt), endsAt: at(endsAt) })) },
  );
const setInspections = (id: number, ...times: readonly (readonly [string, string])[]) =>
  ask(
    api.as.petra,
    'mutation Move($id: ID!, $inspections: [InspectionInput!]!) { setInspections(id: $id, inspections: $inspections) { id } }',
    { id, inspections: times.map(([startsAt, endsAt]) => ({ startsAt: at(startsAt), endsAt: at(endsAt) })) },
  );
const bookable = (caller: TestCaller, id: number) =>
  ask(
    caller,
    'query Times($id: ID!) { bookableInspections(listingIds: [$id]) { startsAt isAppointment isRequired placesLeft bookingId } }',
    { id },
  );
const own = (caller: TestCaller) => ask(caller, '{ ownInspections { startsAt listing { id } } }');
const guest = (name: string) => ({ name, email: `${name}@example.com`, phone: '0412 345 678' });
/** What was mailed since, as [address, subject]. */
const mailed = async (): Promise<[string, string][]> => {
  await api.service.service.jobs.drain();
  const { rows } = await sql<{ email: string; subject: string }>`
    delete from mail where kind = 'inspection' returning email, subject, queued_at`.execute(api.database);
  return rows.map(({ email, subject }): [string, string] => [email, subject]).toSorted();
};

test('[LIST-90] a member registers by one press, a visitor by name and address, each once; a full time takes nobody', async () => {
  expect(await bookable(api.as.visitor, 1)).toEqual([]);
  expect(await book(api.as.mara, 1, at('00:00'))).toBe('NOT_FOUND');
  expect(await register(1, { takesRegistrations: true, isRequired: true, places: 2 })).toEqual({
    takesRegistrations: true,
    isRequired: true,
    places: 2,
  });
  const first = await book(api.as.mara, 1, at('00:00'));
  expect(first).toMatchObject({ startsAt: at('00:00'), isCancelled: false });
  expect(await book(api.as.mara, 1, at('00:00'))).toEqual(first);
  expect(await book(api.as.visitor, 1, at('00:00'))).toBe('BAD_USER_INPUT');
  expect(await book(api.as.visitor, 1, at('00:00'), { ...guest('vi'), name: 'Win at evil.example' })).toBe(
    'BAD_USER_INPUT',
  );
  expect(await book(api.as.visitor, 1, at('00:15'), guest('vi'))).toBe('NOT_FOUND');
  expect(await book(api.as.visitor, 1, at('00:00'), guest('vi'))).toMatchObject({ isCancelled: false });
  expect(await book(api.as.noah, 1, at('00:00'))).toBe('CONFLICT');
  const time = { startsAt: at('00:00'), isAppointment: false, isRequired: true, placesLeft: 0 };
  expect(await bookable(api.as.mara, 1)).toEqual([{ ...time, bookingId: first.id }]);
  expect(await bookable(api.as.noah, 1)).toEqual([{ ...time, bookingId: null }]);
  expect(await own(api.as.mara)).toEqual([{ startsAt: at('00:00'), listing: { id: '1' } }]);
  expect(await mailed()).toEqual([
    ['mara@example.com', expect.stringMatching(/^You’re registered: 39 Main Road, Richmond, VIC 3121, \w{3} \d/)],
    ['vi@example.com', expect.stringMatching(/^You’re registered: /)],
  ]);
});

test('[LIST-90] the link in a visitor’s mail shows the registration and cancels it; opening it changes nothing', async () => {
  await sql`delete from inspection_booking`.execute(api.database);
  const { id, startsAt } = await book(api.as.visitor, 1, at('00:00'), guest('kim'));
  // The text of a mail is deleted once it is sent.
  await mailBooking(api.service.service, { id: Number(id), about: 'registered', startsAt });
  const { rows } = await sql<{ text: string }>`select text from mail where kind = 'inspection'`.execute(api.database);
  expect(rows[0]?.text).not.toContain('Hi kim');
  const path = /\/mail\/inspection\/[\w.-]+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  const page = async (link: string, method = 'GET') => {
    const response = await fetch(api.service.address + link, { method });
    return [response.status, /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1]];
  };
  expect(await page(path)).toEqual([200, 'Your inspection']);
  expect(await page(`${path}x`, 'POST')).toEqual([404, 'This link is not complete']);
  for (const method of ['POST', 'POST', 'GET'])
    expect(await page(path, method)).toEqual([200, 'Registration cancelled']);
  expect(await bookable(api.as.visitor, 1)).toMatchObject([{ placesLeft: 2 }]);
  await mailed();
});

test('[LIST-90] a member cancels their own registration only, and can register again', async () => {
  const { id } = await book(api.as.mara, 1, at('00:00'));
  const cancel = (caller: TestCaller) =>
    ask(caller, 'mutation Cancel($id: ID!) { cancelInspection(bookingId: $id) { isCancelled } }', { id });
  expect([await cancel(api.as.visitor), await cancel(api.as.noah)]).toEqual(['SIGNED_OUT', 'NOT_FOUND']);
  expect([await cancel(api.as.mara), await cancel(api.as.mara)]).toEqual(Array(2).fill({ isCancelled: true }));
  expect(await own(api.as.mara)).toEqual([]);
  // What they registered for before they signed in is theirs.
  const before = await book(api.as.visitor, 1, at('00:00'), guest('MARA'));
  expect(before.id).not.toBe(id);
  expect(await own(api.as.mara)).toEqual([]);
  expect(await book(api.as.mara, 1, at('00:00'))).toEqual(before);
  expect(await own(api.as.mara)).toHaveLength(1);
  await mailed();
});

test('[LIST-91] a registration follows when the agent moves the time within its day; otherwise it is cancelled, by email', async () => {
  await setInspections(1, ['02:00', '02:30']);
  expect(await own(api.as.mara)).toEqual([{ startsAt: at('02:00'), listing: { id: '1' } }]);
  expect(await mailed()).toEqual([['mara@example.com', expect.stringMatching(/^New inspection time: /)]]);
  // Unclear which of the two it is.
  await setInspections(1, ['03:00', '03:30'], ['04:00', '04:30']);
  expect(await own(api.as.mara)).toEqual([]);
  expect(await mailed()).toEqual([['mara@example.com', 'Inspection cancelled: 39 Main Road, Richmond, VIC 3121']]);
  await book(api.as.mara, 1, at('03:00'));
  await mailed();
  await ask(api.as.petra, 'mutation { completeListing(id: 1, input: { completedOn: "2026-11-20" }) { id } }');
  expect(await mailed()).toEqual([['mara@example.com', expect.stringMatching(/^Inspection cancelled: /)]]);
  expect(await bookable(api.as.mara, 1)).toEqual([]);
});

test('[LIST-92] an appointment is for one party; its agents hear of it by email, and of a cancellation', async () => {
  expect(await offer(2, ['05:00', '05:15'], ['06:00', '06:15'])).toEqual({
    appointments: [
      { startsAt: at('05:00'), isTaken: false },
      { startsAt: at('06:00'), isTaken: false },
    ],
  });
  const { id } = await book(api.as.mara, 2, at('05:00'));
  expect(await book(api.as.noah, 2, at('05:00'))).toBe('CONFLICT');
  expect(await mailed()).toEqual([
    ['ada@example.com', expect.stringMatching(/^Mara Quill has booked an appointment: 39 Main Road/)],
    ['mara@example.com', expect.stringMatching(/^You’re registered: /)],
  ]);
  await ask(api.as.mara, 'mutation Cancel($id: ID!) { cancelInspection(bookingId: $id) { id } }', { id });
  expect(await mailed()).toEqual([['ada@example.com', expect.stringMatching(/^Mara Quill has cancelled /)]]);
  await book(api.as.noah, 2, at('06:00'));
  await mailed();
  await offer(2, ['05:00', '05:15']);
  expect(await mailed()).toEqual([['noah@example.com', expect.stringMatching(/^Inspection cancelled: /)]]);
  const shown = await ask(
    api.as.visitor,
    '{ listingByUri(uri: "house-2") { registration { takesRegistrations hasAppointments } } }',
  );
  expect(shown).toEqual({ registration: { takesRegistrations: false, hasAppointments: true } });
});

test('[LIST-93] visitors are reminded once, a day before or two hours before', async () => {
  await register(3, { takesRegistrations: true });
  await book(api.as.mara, 3, at('02:00'));
  await book(api.as.visitor, 3, at('02:00'), guest('vi'));
  await mailed();
  const remind = async (startsIn: string, bookedBefore: string) => {
    await sql`update inspection_booking set starts_at = now() + ${startsIn}::interval, ends_at = now() + interval '2 days',
      booked_at = now() - ${bookedBefore}::interval where listing_id = 3`.execute(api.database);
    await queueReminders(api.database);
    await queueReminders(api.database);
    return (await mailed()).map(([email]) => email);
  };
  expect(await remind('25 hours', '2 days')).toEqual([]);
  expect(await remind('20 hours', '2 hours')).toEqual([]);
  expect(await remind('1 hour', '2 hours')).toEqual(['mara@example.com', 'vi@example.com']);
  expect(await remind('20 hours', '2 days')).toEqual([]);
  await sql`update inspection_booking set reminded_at = null`.execute(api.database);
  expect(await remind('20 hours', '2 days')).toEqual(['mara@example.com', 'vi@example.com']);
});

test('[PORT-40] an agent sees who comes and notes who did not; the office sees it beside their next registration', async () => {
  const attendance = async () =>
    (await ask(
      api.as.petra,
      '{ ownAttendance { listing { label } isAppointment visitors { bookingId name phone attendance missedBefore } } }',
    )) as { visitors: { bookingId: string; name: string }[] }[];
  await sql`update inspection_booking set starts_at = now() + interval '1 hour' where listing_id = 3`.execute(
    api.database,
  );
  const [time] = await attendance();
  const [mara, vi] = time?.visitors ?? [];
  expect(time).toMatchObject({
    listing: { label: '39 Main Road, Richmond' },
    visitors: [
      { name: 'Mara Quill', phone: null, attendance: null, missedBefore: 0 },
      { name: 'vi', phone: '+61412345678' },
    ],
  });
  const note = (caller: TestCaller, id: string | undefined, value: string | null) =>
    ask(
      caller,
      'mutation Note($id: ID!, $value: InspectionAttendance) { noteAttendance(bookingId: $id, attendance: $value) }',
      {
        id,
        value,
      },
    );
  expect(await note(api.as.petra, vi?.bookingId, 'missed')).toBe('NOT_FOUND');
  await sql`update inspection_booking set starts_at = now() - interval '1 hour' where listing_id = 3`.execute(
    api.database,
  );
  expect(await note(api.as.mara, vi?.bookingId, 'missed')).toBe('FORBIDDEN');
  expect(await note(api.as.petra, vi?.bookingId, 'missed')).toBe(true);
  expect(await note(api.as.petra, mara?.bookingId, 'came')).toBe(true);
  expect(await note(api.as.petra, mara?.bookingId, null)).toBe(true);
  await book(api.as.visitor, 3, at('02:00'), guest('VI'));
  expect((await attendance()).map(({ visitors }) => visitors)).toMatchObject([
    [{ attendance: null }, { attendance: 'missed', missedBefore: 0 }],
    [{ name: 'VI', attendance: null, missedBefore: 1 }],
  ]);
});

test('[PORT-40] registrations are deleted 90 days after their inspection', async () => {
  await sql`update inspection_booking set starts_at = now() - interval '91 days' where attendance = 'missed'`.execute(
    api.database,
  );
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from inspection_booking`.execute(api.database)).rows[0]?.n ?? 0;
  const before = await count();
  await deleteExpiredRows(api.database);
  expect(await count()).toBe(before - 1);
});

test('[MEMB-63] a member’s next inspection is their registration, or else that of a saved home', async () => {
  await sql`delete from inspection_booking`.execute(api.database);
  const next = (caller: TestCaller) => ask(caller, '{ nextInspection { startsAt isBooked listing { id } } }');
  expect(await next(api.as.mara)).toBeNull();
  await sql`insert into collection (id, uri, owner_id, name) values (1, 'homes-0', 1, 'Homes')`.execute(api.database);
  await sql`insert into collection_listing (collection_id, listing_id, member_id) values (1, 2, 1), (1, 3, 1)`.execute(
    api.database,
  );
  expect(await next(api.as.mara)).toEqual({ startsAt: at('01:00'), isBooked: false, listing: { id: '2' } });
  await book(api.as.mara, 3, at('02:00'));
  expect(await next(api.as.mara)).toEqual({ startsAt: at('02:00'), isBooked: true, listing: { id: '3' } });
  expect(await next(api.as.visitor)).toBe('SIGNED_OUT');
});

test('[LIST-90] an agent closes registration: nobody else can register, those who have stay', async () => {
  await register(3, { takesRegistrations: true });
  await book(api.as.mara, 3, at('02:00'));
  expect(await register(3, { takesRegistrations: false })).toMatchObject({ takesRegistrations: false });
  expect(await bookable(api.as.noah, 3)).toEqual([]);
  expect(await book(api.as.noah, 3, at('02:00'))).toBe('NOT_FOUND');
  expect(await own(api.as.mara)).toContainEqual({ startsAt: at('02:00'), listing: { id: '3' } });
});
