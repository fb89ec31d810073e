import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { testSmtp, type TestSmtp } from '../../../platform/mail/test-kit/smtp-server.ts';
import { callerOf, fillTestMembers, testMembers } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { testRouter, type TestRouter } from '../../listings/travel/test-router.ts';
import { deriveAlertsJob } from '../../geography/locations/derive-alerts-job.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let database: Database;
let router: TestRouter;
let smtp: TestSmtp;
let service: TestService;
const publicUrl = 'https://verandah.example';
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  router = await testRouter();
  smtp = await testSmtp();
});
beforeEach(async () => {
  router.fail(undefined);
  router.beforeResponse(undefined);
  service = await testService(database, { publicUrl, smtpUrl: smtp.url, routerUrl: router.url });
  await emptyTables(database, ['alert_subscription', 'alert', 'listing', 'listing_search', 'mail', 'throttle']);
});
afterEach(() => service.close());
afterAll(async () => {
  await router.close();
  await smtp.close();
  await database.destroy();
});

const near = { latitude: -37.82, longitude: 145, minutes: 10, by: 'drive', name: 'Work' };
const searchParams = {
  statusType: 'buy',
  searchMode: 'location',
  locationSearchContext: { searchLocations: [{ slug: 'vic' }] },
  near,
};
const unavailable = 'Travel times aren’t available right now. Search by distance instead.';
/** Within ten minutes of the point, and beyond. */
const homes = [
  { id: 1, latitude: -37.82, longitude: 145.05 },
  { id: 2, latitude: -37.82, longitude: 144.95 },
];
const add = async () =>
  (await callerOf(service, testMembers.mara)).graph(
    'mutation ($input: AddAlertInput!) { addAlert(input: $input) { id address } }',
    { input: { name: 'Near work', searchParams } },
  );

test('[SRCH-50, ALRT-06] an alert by travel time goes on with its area when places change and the router is gone', async () => {
  const { data } = await add();
  expect(data?.['addAlert'].address).toBe('/for-sale/vic/real-estate?near=-37.82,145,10min-drive,Work');
  const outline = () => sql<{ near: string }>`select near::text from alert`.execute(database);
  const before = (await outline()).rows;
  await service.close();
  service = await testService(database, { publicUrl });
  await sendJob(database, deriveAlertsJob, {}, { key: 'all' });
  await service.service.jobs.drain();
  expect((await outline()).rows).toEqual(before);
  await fillTestListings(database, homes, Date.now());
  await service.service.jobs.drain();
  const mara = await callerOf(service, testMembers.mara);
  expect((await mara.graph('{ alerts { results { unseenListingIds } } }')).data).toEqual({
    alerts: { results: [{ unseenListingIds: ['1'] }] },
  });
});

test('[SRCH-50] an alert that waits for the router holds no database connection', async () => {
  const open: unknown[] = [];
  router.beforeResponse(async () => {
    const { rows } = await sql`select state, query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(database);
    open.push(...rows);
  });
  const { data, errors } = await add();
  expect(open).toEqual([]);
  expect([errors, data?.['addAlert'].address]).toEqual([
    undefined,
    '/for-sale/vic/real-estate?near=-37.82,145,10min-drive,Work',
  ]);
});

test('[SRCH-50] no alert is created while the router is unavailable', async () => {
  router.fail({ status: 500 });
  expect((await add()).errors?.[0]).toMatchObject({ message: unavailable, extensions: { code: 'UNAVAILABLE' } });
  const { rows } = await sql`select id from alert`.execute(database);
  expect(rows).toEqual([]);
});

test('[SRCH-50, ALRT-10] an alert by email is confirmed later if the router is unavailable, by the same link', async () => {
  const request = await fetch(`${service.address}/member/email-alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'kim@example.com',
      every: 'immediately',
      search: '/for-sale/vic/real-estate?near=-37.82,145,10min-drive,Work',
    }),
  });
  expect(request.status).toBe(202);
  await service.service.jobs.drain();
  const mail = smtp.received.at(-1)?.message.replace(/=\r\n/g, '') ?? '';
  const link = /\/mail\/alert\/confirm\/[\w-]+/.exec(mail)?.[0] ?? '';
  await service.close();
  service = await testService(database, { publicUrl, smtpUrl: smtp.url, routerUrl: router.url });
  router.fail({ status: 500 });
  const confirm = () => fetch(service.address + link, { method: 'POST', redirect: 'manual' });
  const refused = await confirm();
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('Please try again later')]);
  router.fail(undefined);
  expect((await confirm()).status).toBe(303);
  await fillTestListings(database, homes, Date.now());
  await service.service.jobs.drain();
  const { rows } = await sql`select listing_id from alert_listing`.execute(database);
  expect(rows).toEqual([{ listing_id: 1 }]);
});
