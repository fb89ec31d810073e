import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { deleteExpiredRows } from '../../../app/jobs/tidy.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { signAccess } from '../../../platform/identity/viewer.ts';
import { fillTestMembers, testMembers } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { countAgentEnquiry } from './agent-day.ts';
import { countListingDay } from './listing-day.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(database, [{ id: 1 }, { id: 2, locality_id: 5 }], Date.now());
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['tracking_event', 'listing_day', 'agent_day', 'throttle']));

const view = (listingId: number) => ({
  eventId: randomUUID(),
  pageType: 'listing',
  agentId: 1,
  extraData: 'gallery',
  contentType: 'listing',
  pageElementPosition: 'top',
  listingId,
  listingTier: 'premiere',
  officeId: 1,
  propertyType: 'house',
  listingType: 'sale',
  estimatePrice: 950_000,
  numBeds: 3,
  locationId: 1,
});
const post = async (body: unknown, headers: Record<string, string> = {}, path = '/tracking/listings') => {
  const response = await fetch(`${service.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const events = async () =>
  (
    await sql<Record<string, unknown>>`select kind, listing_id, agent_id, office_id, locality_id, user_id, fields
      from tracking_event order by id`.execute(database)
  ).rows;
const days = async () =>
  (
    await sql<
      Record<string, unknown>
    >`select listing_id, views, saves, enquiries from listing_day order by listing_id`.execute(database)
  ).rows;

test('[TRK-01, TRK-02] a beacon keeps every field of its events; a repeated batch counts once', async () => {
  const batch = { events: [view(1), view(1), view(2), { ...view(1), pageType: undefined }] };
  expect([
    await post(batch),
    await post(batch, { 'content-type': 'application/json' }, '/rest/tracking/listings'),
  ]).toEqual([
    { status: 202, body: { kept: 4 } },
    { status: 202, body: { kept: 0 } },
  ]);
  const [first] = await events();
  expect(first).toEqual({
    kind: 'listing',
    listing_id: 1,
    agent_id: 1,
    office_id: 1,
    locality_id: 1,
    user_id: 0,
    fields: {
      pageType: 'listing',
      extraData: 'gallery',
      contentType: 'listing',
      pageElementPosition: 'top',
      listingTier: 'premiere',
      propertyType: 'house',
      listingType: 'sale',
      estimatePrice: 950_000,
      numBeds: 3,
    },
  });
  expect(await days()).toEqual([
    { listing_id: 1, views: 2, saves: 0, enquiries: 0 },
    { listing_id: 2, views: 1, saves: 0, enquiries: 0 },
  ]);
});

test('[TRK-01] agents are followed apart; a user event has the signed-in member, not the claimed one', async () => {
  const authorization = `Bearer ${await signAccess(testMembers.mara, service.service.sessionKey)}`;
  await post({ events: [{ eventId: randomUUID(), agentId: 2, pageType: 'agent' }] }, {}, '/tracking/agents');
  await post({ events: [{ eventId: randomUUID(), contentType: 'login', userId: 7 }] }, { authorization });
  await post({ events: [{ eventId: randomUUID(), contentType: 'login', userId: 7 }] });
  expect((await events()).map(({ kind, agent_id, user_id }) => [kind, agent_id, user_id])).toEqual([
    ['agent', 2, 0],
    ['user', null, 1],
    ['user', null, 0],
  ]);
  expect(await days()).toEqual([]);
});

test('[TRK-12] views and calls of an agent count once each by day, with enquiries; page views without a home have their kind', async () => {
  const seen = { eventId: randomUUID(), agentId: 2, pageType: 'agent' };
  const call = {
    eventId: randomUUID(),
    agentId: 2,
    listingId: 1,
    contentType: 'phone',
    pageElementPosition: 'contact 1',
  };
  const send = () =>
    post(
      {
        consent: true,
        events: [seen, { ...seen, eventId: randomUUID() }, call, { ...call, agentId: 99, eventId: randomUUID() }],
      },
      {},
      '/tracking/agents',
    );
  await send();
  // Two events are new each time: the others come again.
  await send();
  await countAgentEnquiry(database, 2);
  await countAgentEnquiry(database, 99);
  const { rows } = await sql`select agent_id, views, calls, enquiries from agent_day`.execute(database);
  expect(rows).toEqual([{ agent_id: 2, views: 3, calls: 1, enquiries: 1 }]);
  expect(await days()).toEqual([]);
  await post({ events: [{ eventId: randomUUID(), pageType: 'location', locationId: 1 }] });
  expect((await events()).at(-1)).toMatchObject({ kind: 'listing', locality_id: 1 });
});

test('[TRK-02] nothing is stored of visitors who opted out', async () => {
  for (const [headers, body] of [
    [{ 'sec-gpc': '1' }, {}],
    [{ dnt: '1' }, {}],
    [{}, { consent: false }],
  ] as const) {
    expect(await post({ ...body, events: [view(1)] }, headers)).toEqual({ status: 202, body: { kept: 0 } });
  }
  expect([await events(), await days()]).toEqual([[], []]);
});

test('[TRK-02] other sites, floods and invalid batches are rejected', async () => {
  expect((await post({ events: [view(1)] }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post({ events: [view(1)] }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(
    (await post({ events: [view(1)] }, { origin: service.settings.publicUrl, 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(202);
  expect((await post({ events: Array.from({ length: 51 }, () => view(1)) })).body.errors).toEqual([
    { field: 'events', message: 'may hold at most 50 events' },
  ]);
  expect(
    (await post({ events: [{ ...view(1), eventId: 'one', numBeds: 'many', listingId: -1 }] })).body.errors.map(
      ({ field }: { field: string }) => field,
    ),
  ).toEqual(['events.0.eventId', 'events.0.listingId', 'events.0.numBeds']);
  expect((await post({ events: [{ ...view(1), extraData: 'x'.repeat(70_000) }] })).status).toBe(413);
  expect((await post('no json')).status).toBe(400);
  expect((await post({ events: [view(99)] })).body).toEqual({ kept: 1 });
  await sql`insert into throttle (key, window_start, count)
    select 'tracking:127.0.0.1:60', to_timestamp(floor(extract(epoch from now()) / 60) * 60 + step * 60), 300
    from generate_series(0, 1) step
    on conflict (key, window_start) do update set count = 300`.execute(database);
  expect((await post({ events: [view(1)] })).status).toBe(429);
});

test('[PORT-02] actions on a listing are counted by its local day', async () => {
  await countListingDay(database, 1, 'saves');
  await countListingDay(database, 1, 'saves', 2);
  await countListingDay(database, 1, 'enquiries');
  await countListingDay(database, 99, 'saves');
  expect(await days()).toEqual([{ listing_id: 1, views: 0, saves: 3, enquiries: 1 }]);
});

test('[TRK-02] events are retained for ninety days', async () => {
  await post({ events: [view(1), view(2)] });
  await sql`update tracking_event set at = now() - interval '91 days' where listing_id = 1`.execute(database);
  await deleteExpiredRows(database);
  expect((await events()).map(({ listing_id }) => listing_id)).toEqual([2]);
});

test('views by day are stored for longer than a year, reports of feeds for ninety days with their lines', async () => {
  await sql`insert into listing_day (listing_id, day, views) values (1, current_date - 399, 1),
    (2, current_date - 401, 1)`.execute(database);
  await sql`insert into feed_upload (id, source, content_hash, status, finished_at) values
    ('00000000-0000-4000-8000-000000000001', 'old', '', 'done', now() - interval '91 days'),
      ('00000000-0000-4000-8000-000000000002', 'new', '', 'done', now() - interval '89 days'),
    ('00000000-0000-4000-8000-000000000003', 'open', '', 'importing', null)`.execute(database);
  await sql`insert into feed_upload_listing (upload_id, position, outcome, notes)
    values ('00000000-0000-4000-8000-000000000001', 1, 'created', '[]')`.execute(database);
  await deleteExpiredRows(database);
  expect(await days()).toMatchObject([{ listing_id: 1 }]);
  const { rows } = await sql<{ source: string }>`select source from feed_upload order by id`.execute(database);
  expect(rows.map(({ source }) => source)).toEqual(['new', 'open']);
  await sql`delete from feed_upload`.execute(database);
});
