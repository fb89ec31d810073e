import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { testSmtp, type TestSmtp } from '../../../platform/mail/test-kit/smtp-server.ts';
import { fillTestMembers, testMembers } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { wantDigests } from './digest.ts';
import { suppressMail } from '../../../platform/mail/public.ts';
import { addAlert, clearAlert, ownAlert, ownAlerts, updateAlert } from './rules.ts';

let database: Database;
let service: TestService;
let smtp: TestSmtp;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  smtp = await testSmtp();
  service = await testService(database, { publicUrl: 'https://verandah.example', smtpUrl: smtp.url });
});
afterAll(async () => {
  await service.close();
  await smtp.close();
  await database.destroy();
});

const prefers = (memberId: number, alertDigest: string) =>
  sql`update member set preferences = ${JSON.stringify({ alertDigest })}::jsonb where id = ${memberId}`.execute(
    database,
  );
const search = {
  statusType: 'buy',
  searchMode: 'location',
  locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }, { slug: 'paddington-qld-4064' }] },
} as const;
/** Text of a mail, without transfer encoding. */
const plain = (message: string | undefined): string =>
  (message ?? '')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
const drain = () => service.service.jobs.drain();
/** The minute that mails which go at once wait for more has passed. */
const minuteLater = () => sql`update jobs.job set start_after = now() where state = 'created'`.execute(database);

test('[ALRT-06, LIST-13, LIST-14] a digest has the content of cards, at the member’s preferred frequency, each home once', async () => {
  await prefers(1, 'immediately');
  await prefers(2, 'weekly');
  await addAlert(database, testMembers.mara, { name: 'For <us>', searchParams: search });
  await addAlert(database, testMembers.noah, { name: 'Noah', searchParams: search });
  await fillTestListings(
    database,
    [
      {
        id: 1,
        price_visible: false,
        search_price: 1_234_567,
        price_text: null,
        uri: 'one',
        document: { photos: [{ url: 'x', key: 'a1b2', width: 960, height: 640, colour: '#334455', alt: 'The front' }] },
        inspections: [['2099-01-10T00:00:00Z', '2099-01-10T00:30:00Z', '2099-01-10']],
      },
      {
        id: 2,
        street_visible: false,
        street_number: '77',
        street: 'Secret Lane',
        uri: 'two',
        search_price: 640_000,
        price_text: '$640,000',
      },
      // Queensland: no price guide at an auction.
      {
        id: 3,
        locality_id: 4,
        auction_at: new Date(Date.now() + 864e5).toISOString(),
        search_price: 987_654,
        price_text: '$987,654',
        uri: 'three',
      },
    ],
    Date.now(),
  );
  await drain();
  expect(smtp.received).toHaveLength(0);
  await minuteLater();
  await drain();
  expect(smtp.received.map(({ to }) => to)).toEqual([['mara@example.com']]);
  const text = plain(smtp.received[0]?.message);
  expect(text).toContain('/property/one');
  expect(text).toContain('/property/two');
  expect(text).toContain('https://verandah.example/media/a1b2/640.jpg');
  expect(text).toContain('Open Sat 10 Jan, 11:00');
  expect(text).toContain('Address available on request, Richmond, VIC 3121');
  expect(text).toContain('$640,000');
  expect(text).toContain('For &lt;us&gt;');
  expect(text).toMatch(/List-Unsubscribe:\s+<https:\/\/verandah\.example\/mail\/unsubscribe\//);
  for (const hidden of ['1,234,567', '1.23', '1.2M', 'Secret Lane', '987,654', '987k'])
    expect(text).not.toContain(hidden);

  // The week's end: Noah's mail. Neither gets a second one of the same homes.
  await wantDigests(database, 'daily');
  await drain();
  expect(smtp.received).toHaveLength(1);
  for (const _ of [1, 2]) {
    await wantDigests(database, 'weekly');
    await minuteLater();
    await drain();
  }
  expect(smtp.received.map(({ to }) => to)).toEqual([['mara@example.com'], ['noah@example.com']]);
});

test('[ALRT-06] members who unsubscribed, chose none or have already looked get no mail', async () => {
  const before = smtp.received.length;
  await prefers(2, 'never');
  const token = /unsubscribe\/([\w.-]+)>/.exec((smtp.received[0]?.message ?? '').replace(/=\r\n/g, ''))?.[1];
  expect((await fetch(`${service.address}/mail/unsubscribe/${token}`, { method: 'POST' })).status).toBe(200);
  await fillTestListings(database, [{ id: 4 }], Date.now());
  await drain();
  await minuteLater();
  await wantDigests(database, 'weekly');
  await drain();
  expect(smtp.received).toHaveLength(before);
  expect(
    (await sql`select kind, problem from mail where email = 'mara@example.com' and sent_at is null`.execute(database))
      .rows,
  ).toEqual([{ kind: 'alert-digest', problem: 'suppressed' }]);
  await sql`delete from mail_suppression`.execute(database);
  await fillTestListings(database, [{ id: 5 }], Date.now());
  await drain();
  await sql`update alert_listing set seen_at = now()`.execute(database);
  await minuteLater();
  await drain();
  expect(smtp.received).toHaveLength(before);
});

test('[ALRT-14] an alert with a frequency of its own is mailed at that one, even if all are stopped; others at the common one', async () => {
  const { rows: known } = await sql<{ id: number }>`select id from alert where member_id = 4`.execute(database);
  expect(known).toEqual([]);
  await sql`update member set email_verified_at = now() where id = 4`.execute(database);
  await prefers(4, 'daily');
  const own = await addAlert(database, testMembers.petra, { name: 'Own', searchParams: search });
  await addAlert(database, testMembers.petra, { name: 'Usual', searchParams: search });
  await updateAlert(database, testMembers.petra, own.id, { emailFrequency: 'immediately' });
  const received = () =>
    smtp.received.map(({ message }) => plain(message)).filter((each) => each.includes('To: petra@example.com'));
  const found = async (id: number) => {
    await fillTestListings(database, [{ id, uri: `own-${id}` }], Date.now());
    await drain();
    await minuteLater();
    await drain();
  };
  await found(900);
  expect(received()).toEqual([expect.stringMatching(/your alert \S*Own/)]);
  await wantDigests(database, 'daily');
  await drain();
  expect(received()).toHaveLength(2);
  expect(received()[1]).toMatch(/your alert \S*Usual/);
  await wantDigests(database, 'daily');
  await drain();
  expect(received()).toHaveLength(2);

  await suppressMail(database, 'petra@example.com', 'alert-digest');
  const listed = async () =>
    (await ownAlerts(database, testMembers.petra)).results.map(({ name, emailFrequency }) => [name, emailFrequency]);
  expect(await listed()).toEqual([
    ['Usual', null],
    ['Own', null],
  ]);
  await updateAlert(database, testMembers.petra, own.id, { emailFrequency: 'immediately' });
  expect(await listed()).toEqual([
    ['Usual', null],
    ['Own', 'immediately'],
  ]);
  await found(901);
  await wantDigests(database, 'daily');
  await drain();
  expect(received()).toHaveLength(3);
  expect(received()[2]).toMatch(/your alert \S*Own/);
});

test('[ALRT-15] an alert states since when its homes are new: since it was last cleared, or created', async () => {
  const fresh = await addAlert(database, testMembers.petra, { name: 'Since', searchParams: search });
  expect(fresh.newSince).toBe(fresh.createdAt);
  await sql`insert into alert_listing (alert_id, listing_id) select ${fresh.id}, max(id) from listing`.execute(
    database,
  );
  await clearAlert(database, testMembers.petra, fresh.id);
  const { newSince } = await ownAlert(database, testMembers.petra, fresh.id);
  expect(Date.parse(newSince)).toBeGreaterThan(Date.parse(fresh.createdAt));
});
