import { sql } from 'kysely';
import { deleteExpiredRows } from '../../../../app/jobs/tidy.ts';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { testSmtp, type TestSmtp } from '../../../../platform/mail/test-kit/smtp-server.ts';
import { fillTestMembers } from '../../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import { wantDigests } from '../digest.ts';
import { emptyTables } from '../../../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
let smtp: TestSmtp;
/** Mails of earlier tests. */
let before = 0;
const publicUrl = 'https://verandah.example';
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  smtp = await testSmtp();
  service = await testService(database, { publicUrl, smtpUrl: smtp.url });
});
beforeEach(async () => {
  await drain();
  await emptyTables(database, ['alert_subscription', 'alert', 'listing', 'listing_search', 'mail', 'throttle']);
  before = smtp.received.length;
});
afterAll(async () => {
  await service.close();
  await smtp.close();
  await database.destroy();
});

const received = () => smtp.received.slice(before);
const drain = () => service.service.jobs.drain();
/** The minute that mails which go at once wait for more has passed. */
const minuteLater = async () => {
  await sql`update jobs.job set start_after = now() where state = 'created'`.execute(database);
  await drain();
};
/** Text of a mail, without transfer encoding. */
const plain = (message: string | undefined): string =>
  (message ?? '')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
const lastMail = (): string => plain(received().at(-1)?.message);
const inRichmond = '/for-sale/richmond-vic-3121/real-estate?bedrooms=2%2B';
const request = (input: Record<string, unknown> = {}) =>
  fetch(`${service.address}/member/email-alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'Kim@example.com', every: 'immediately', search: inRichmond, ...input }),
  });
const path = (pattern: RegExp): string => pattern.exec(lastMail())?.[0] ?? 'no link';
const confirmPath = () => path(/\/mail\/alert\/confirm\/[\w-]+/);
const managePath = () => path(/\/mail\/alert\/\d+\.[\w-]+/);
const post = (at: string, form?: Record<string, string>) =>
  fetch(service.address + at, {
    method: 'POST',
    redirect: 'manual',
    ...(form && { body: new URLSearchParams(form) }),
  });
const page = async (at: string) => (await fetch(service.address + at)).text();
const count = async (): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*)::int as n from alert`.execute(database)).rows[0]?.n);
async function confirmed(input: Record<string, unknown> = {}): Promise<void> {
  expect((await request(input)).status).toBe(202);
  await drain();
  expect((await post(confirmPath())).status).toBe(303);
}

test('[ALRT-10] nothing is matched or sent before the address is confirmed, which opening the link alone does not do', async () => {
  const response = await request();
  expect([response.status, await response.json()]).toEqual([202, {}]);
  await drain();
  expect(received().map(({ to }) => to)).toEqual([['kim@example.com']]);
  expect(lastMail()).toContain('Confirm your property alert');
  expect(lastMail()).not.toMatch(/List-Unsubscribe/);
  const link = confirmPath();
  const { rows } = await sql`select token_hash from alert_subscription`.execute(database);
  expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1));

  expect(await page(link)).toMatch(/kim@example\.com.*Richmond.*2\+ beds/s);
  await fillTestListings(database, [{ id: 1, bedrooms: 3, uri: 'before' }], Date.now());
  await minuteLater();
  expect([await count(), received().length]).toEqual([0, 1]);

  for (const _ of [1, 2]) {
    const result = await post(link);
    expect([result.status, result.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/mail\/alert\/\d+\.[\w-]+\?confirmed$/),
    ]);
    expect(await page(result.headers.get('location') ?? '')).toContain('Your alert is on');
  }
  expect(await count()).toBe(1);
  await fillTestListings(
    database,
    [
      { id: 2, bedrooms: 3, uri: 'matches' },
      { id: 3, bedrooms: 1, uri: 'too-small' },
    ],
    Date.now(),
  );
  await drain();
  await minuteLater();
  expect(received()).toHaveLength(2);
  expect(lastMail()).toContain('/property/matches');
  expect(lastMail()).not.toMatch(/before|too-small/);
  await minuteLater();
  expect(received()).toHaveLength(2);
});

test('[ALRT-11] each email links to a page that changes frequency and stops the alert; mail programs stop it by one click', async () => {
  await confirmed();
  const home = async (id: number) => {
    await fillTestListings(database, [{ id, bedrooms: 3 }], Date.now());
    await drain();
    await minuteLater();
  };
  await home(1);
  expect(received()).toHaveLength(2);
  const link = managePath();
  expect(lastMail().replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${publicUrl}${link}>`);
  expect(lastMail()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(lastMail()).toContain('Change or stop this alert');
  expect(await page(link)).toContain('<option value="immediately" selected>');
  expect((await post(link, { action: 'save', every: 'weekly' })).status).toBe(303);
  expect(await page(link)).toContain('<option value="weekly" selected>');
  await home(2);
  await wantDigests(database, 'daily');
  await drain();
  expect(received()).toHaveLength(2);
  await wantDigests(database, 'weekly');
  await drain();
  expect(received()).toHaveLength(3);

  expect((await fetch(`${service.address + link}x`)).status).toBe(404);
  expect((await post(`${link}x`)).status).toBe(404);
  expect(await (await post(link, { 'List-Unsubscribe': 'One-Click' })).text()).toContain('Alert stopped');
  expect([await count(), await page(link)]).toEqual([0, expect.stringContaining('Alert stopped')]);
  expect((await sql`select from alert_subscription`.execute(database)).rows).toEqual([]);
  expect((await post(link, { action: 'save', every: 'daily' })).status).toBe(200);
  await home(3);
  expect(received()).toHaveLength(3);
});

test('[ALRT-10] responses do not reveal members or alerts, and a repeated request changes nothing that is confirmed', async () => {
  await confirmed({ every: 'weekly' });
  for (const email of ['kim@example.com', 'mara@example.com', 'nobody@example.com']) {
    const response = await request({ email, every: 'daily' });
    expect([response.status, await response.json()]).toEqual([202, {}]);
  }
  await drain();
  const toKim = received().filter(({ to }) => to.includes('kim@example.com'));
  expect(plain(toKim.at(-1)?.message)).toContain('You already have this property alert');
  expect(
    (
      await sql`select email, every, confirmed_at is not null as confirmed from alert_subscription order by id`.execute(
        database,
      )
    ).rows,
  ).toEqual([
    { email: 'kim@example.com', every: 'weekly', confirmed: true },
    { email: 'mara@example.com', every: 'daily', confirmed: false },
    { email: 'nobody@example.com', every: 'daily', confirmed: false },
  ]);
});

test('[ALRT-10] only the newest link confirms, within two days; unconfirmed requests are deleted after that', async () => {
  await request();
  await drain();
  const first = confirmPath();
  await request();
  await drain();
  const second = confirmPath();
  expect((await post(first)).status).toBe(410);
  await sql`update alert_subscription set token_expires_at = now() - interval '1 minute'`.execute(database);
  expect([(await post(second)).status, (await fetch(service.address + second)).status]).toEqual([410, 410]);
  await deleteExpiredRows(database);
  expect((await sql`select from alert_subscription`.execute(database)).rows).toHaveLength(1);
  await sql`update alert_subscription set token_expires_at = now() - interval '2 days'`.execute(database);
  await deleteExpiredRows(database);
  expect((await sql`select from alert_subscription`.execute(database)).rows).toEqual([]);

  await confirmed();
  await sql`update alert_subscription set token_expires_at = now() - interval '2 days'`.execute(database);
  await deleteExpiredRows(database);
  expect(await count()).toBe(1);
});

test('[ALRT-10] bad input is named, and an address is sent five confirmations an hour', async () => {
  const problems = async (input: Record<string, unknown>) =>
    ((await (await request(input)).json()) as { errors: { field: string }[] }).errors.map(({ field }) => field);
  expect(await problems({ email: 'kim' })).toEqual(['email']);
  expect(await problems({ every: 'hourly' })).toEqual(['every']);
  expect(await problems({ search: '/about' })).toEqual(['search']);
  for (const email of ['kim@example.com', 'KIM@example.com', 'kim@example.com', 'kim@example.com', 'kim@example.com'])
    expect((await request({ email })).status).toBe(202);
  expect((await request()).status).toBe(429);
  expect((await request({ email: 'lee@example.com' })).status).toBe(202);
});

test('[ALRT-10] an address has at most fifty alerts', async () => {
  await sql`insert into alert_subscription (email, name, address, every, token_hash, token_expires_at, confirmed_at)
    select 'kim@example.com', 'n', n::text, 'daily', n::text, now(), now() from generate_series(1, 50) n`.execute(
    database,
  );
  await request();
  await drain();
  const link = confirmPath();
  expect((await post(link)).status).toBe(409);
  expect(await count()).toBe(0);
  await sql`delete from alert_subscription where name = 'n' and address = '1'`.execute(database);
  expect((await post(link)).status).toBe(303);
});
