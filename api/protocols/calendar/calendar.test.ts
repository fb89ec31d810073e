import ICAL from 'ical.js';
import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../domains/listings/test-market.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(database, [
    {
      id: 1,
      uri: '39-main-road-perth-wa-6000-house-1',
      locality_id: 5,
      auction_at: '2027-12-11T03:30:00Z',
      inspections: [
        ['2027-12-04T02:00:00Z', '2027-12-04T02:30:00Z', '2027-12-04'],
        ['2027-12-08T09:00:00Z', '2027-12-08T09:20:00Z', '2027-12-08'],
        ['2020-01-04T02:00:00Z', '2020-01-04T02:30:00Z', '2020-01-04'],
      ],
    },
    { id: 2, street_visible: false, inspections: [['2027-12-04T02:00:00Z', '2027-12-04T02:30:00Z', '2027-12-04']] },
    { id: 3 },
    { id: 4, status_type: 'sold', status: 'completed', completed_on: '2026-11-01', auction_at: '2027-12-11T03:30:00Z' },
    { id: 5, status: 'removed', inspections: [['2027-12-04T02:00:00Z', '2027-12-04T02:30:00Z', '2027-12-04']] },
  ]);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const read = async (path: string) => {
  const response = await fetch(`${service.address}/calendar/${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('[LIST-05] the calendar file of a home holds its inspections to come and its auction, at their moment in UTC', async () => {
  const { status, headers, text } = await read('39-main-road-perth-wa-6000-house-1.ics');
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'attachment; filename="39-main-road-perth-wa-6000-house-1.ics"',
  ]);
  expect(
    events(text).map(({ summary, startDate, endDate }) => [
      summary,
      startDate.toJSDate().toISOString(),
      endDate.toJSDate().toISOString(),
    ]),
  ).toEqual([
    ['Inspection: 39 Main Road', '2027-12-04T02:00:00.000Z', '2027-12-04T02:30:00.000Z'],
    ['Inspection: 39 Main Road', '2027-12-08T09:00:00.000Z', '2027-12-08T09:20:00.000Z'],
    ['Auction: 39 Main Road', '2027-12-11T03:30:00.000Z', '2027-12-11T04:00:00.000Z'],
  ]);
  expect(text).toMatch(/DTSTART:20271204T020000Z\r\n/);
  expect(events(text)[0]?.location).toBe('39 Main Road, Perth, WA 6000');
  expect(new Set(events(text).map(({ uid }) => uid)).size).toBe(3);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('[LIST-05] a single event can be exported; a moved one returns an error', async () => {
  const one = await read('39-main-road-perth-wa-6000-house-1.ics?at=2027-12-08T09:00:00.000Z');
  expect(events(one.text).map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
    '2027-12-08T09:00:00.000Z',
  ]);
  const moved = await read('39-main-road-perth-wa-6000-house-1.ics?at=2027-12-09T09:00:00Z');
  expect([moved.status, JSON.parse(moved.text).detail]).toEqual([404, expect.stringContaining('moved')]);
  expect((await read('39-main-road-perth-wa-6000-house-1.ics?at=then&at=now')).status).toBe(404);
});

test('[LIST-05, LIST-14] a hidden address is not in it', async () => {
  const { text } = await read('house-2.ics');
  expect(events(text)[0]?.summary).toBe('Inspection: a home in Richmond');
  // The creation time may contain any digits.
  expect(text.replace(/^DTSTAMP:.*$/m, '')).not.toMatch(/Main|39|-37|GEO/);
});

test('[LIST-05] homes without times, and sold, removed and unknown ones, have no calendar', async () => {
  expect(
    (
      await Promise.all(['house-3.ics', 'house-4.ics', 'house-5.ics', 'nothing.ics', 'house-1', '%00.ics'].map(read))
    ).map(({ status }) => status),
  ).toEqual([404, 404, 404, 404, 404, 404]);
});

test('[MEMB-61] a plan is one calendar file of a day, in order, which follows when an agent changes a time', async () => {
  await fillTestListings(database, [
    { id: 11, inspections: [['2027-12-04T02:30:00Z', '2027-12-04T03:00:00Z', '2027-12-04']] },
    {
      id: 12,
      street_visible: false,
      inspections: [['2027-12-03T23:00:00Z', '2027-12-03T23:30:00Z', '2027-12-04']],
    },
    { id: 13, status: 'removed', inspections: [['2027-12-04T05:00:00Z', '2027-12-04T05:30:00Z', '2027-12-04']] },
    { id: 14, inspections: [['2027-12-05T02:30:00Z', '2027-12-05T03:00:00Z', '2027-12-05']] },
  ]);
  const plan = 'inspections.ics?homes=11,12,13&homes=14&day=2027-12-04';
  const shown = (text: string) =>
    events(text).map(({ uid, summary, startDate }) => [
      uid.split('@')[0],
      summary,
      startDate.toJSDate().toISOString().slice(0, 16),
    ]);
  const { status, headers, text } = await read(plan);
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="inspections-2027-12-04.ics"',
  ]);
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  const hidden = ['plan-2027-12-04-12', 'Inspection: a home in Richmond', '2027-12-03T23:00'];
  expect(shown(text)).toEqual([hidden, ['plan-2027-12-04-11', 'Inspection: 39 Main Road', '2027-12-04T02:30']]);
  await sql`update inspection set starts_at = '2027-12-03T22:00:00Z', ends_at = '2027-12-03T22:20:00Z'
    where listing_id = 11`.execute(database);
  expect(shown((await read(plan)).text)).toEqual([
    ['plan-2027-12-04-11', 'Inspection: 39 Main Road', '2027-12-03T22:00'],
    hidden,
  ]);
  expect((await read('inspections.ics?homes=none&day=2027-12-04')).status).toBe(422);
  expect((await read('inspections.ics?homes=1&day=2027-02-30')).status).toBe(422);
});
