import { sql } from 'kysely';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { testSmtp, type TestSmtp } from '../../../../platform/mail/test-kit/smtp-server.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';
import { joinAlerts, mostAlerts } from '../../joined-alerts/public.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import { createMember, type CreateMember } from '../../../members/create-member.ts';
import { openBrowser, type TestBrowser } from '../../../members/test-browser.ts';
import { jsonBody } from '../../../members/test-accounts.ts';
import { wantDigests } from '../digest.ts';
import { emptyTables } from '../../../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
let smtp: TestSmtp;
/** Mails of earlier tests. */
let before = 0;
const publicUrl = 'https://verandah.example';
const password = 'correct horse battery staple';
const inRichmond = '/for-sale/richmond-vic-3121/real-estate?bedrooms=2+';
const toRent = '/for-rent/richmond-vic-3121/real-estate';
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  smtp = await testSmtp();
  service = await testService(database, { publicUrl, smtpUrl: smtp.url });
});
beforeEach(async () => {
  await drain();
  await emptyTables(database, [
    'member',
    'alert_subscription',
    'alert',
    'listing',
    'listing_search',
    'mail',
    'mail_suppression',
    'throttle',
    'job_wanted',
  ]);
  before = smtp.received.length;
});
afterAll(async () => {
  await service.close();
  await smtp.close();
  await database.destroy();
});

const drain = () => service.service.jobs.drain();
/** The minute that mails which go at once wait for more has passed. */
const minuteLater = async () => {
  await sql`update jobs.job set start_after = now() where state = 'created'`.execute(database);
  await drain();
};
const received = () => smtp.received.slice(before);
/** Text of a mail, without transfer encoding. */
const plain = (message: string | undefined): string =>
  (message ?? '')
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
const lastMail = (): string => plain(received().at(-1)?.message);
const link = (pattern: RegExp): string => pattern.exec(lastMail())?.[0] ?? 'no link';
const homes = async (...ids: number[]) => {
  await fillTestListings(
    database,
    ids.map((id) => ({ id, bedrooms: 3, uri: `home-${id}` })),
    Date.now(),
  );
  await drain();
};
const post = (at: string, form?: Record<string, string>) =>
  fetch(service.address + at, {
    method: 'POST',
    redirect: 'manual',
    ...(form && { body: new URLSearchParams(form) }),
  });
const page = async (at: string) => (await fetch(service.address + at)).text();

interface Requested {
  readonly email?: string;
  readonly every?: string;
  readonly search?: string;
}
/** Requests an alert by email. @returns the path of the link that confirms it */
async function request(input: Requested = {}): Promise<string> {
  const response = await fetch(`${service.address}/member/email-alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kim@example.com', every: 'weekly', search: inRichmond, ...input }),
  });
  expect(response.status).toBe(202);
  await drain();
  return link(/\/mail\/alert\/confirm\/[\w-]+/);
}
/** @returns the path of the page that changes and stops the alert */
async function confirmed(input: Requested = {}): Promise<string> {
  const response = await post(await request(input));
  expect(response.status).toBe(303);
  return (response.headers.get('location') ?? '').split('?')[0] ?? '';
}
const create = (member: Partial<CreateMember> = {}): Promise<number> =>
  createMember(database, { name: 'Kim', username: 'kim', email: 'Kim@example.com', password, ...member });
async function signedIn(username = 'kim'): Promise<TestBrowser> {
  const visitor = openBrowser(service.address);
  expect((await visitor.post('/auth/signin', { username, password })).status).toBe(200);
  return visitor;
}
const join = (memberId: number, usual = 'daily') =>
  inTransaction(database, (transaction) => joinAlerts(transaction, memberId, usual));

async function graph(visitor: TestBrowser, query: string, variables = {}) {
  const { body } = await visitor.post('/graphql', { query, variables });
  expect(body.errors).toBeUndefined();
  return body.data;
}
const alertsOf = async (visitor: TestBrowser) =>
  (
    await graph(
      visitor,
      '{ alerts { joinedCount unseenListingCount results { id name address emailFrequency unseenListingIds } } }',
    )
  ).alerts;
const owners = async () =>
  (
    await sql`select s.email, a.member_id, s.every, s.joined_at is not null as joined from alert_subscription s
      left join alert a on a.subscription_id = s.id order by s.id`.execute(database)
  ).rows;

test('[ALRT-12] at sign-in confirmed alerts by email join the account with homes and frequency; the member is notified once', async () => {
  await confirmed({ every: 'immediately' });
  await confirmed({ search: toRent, every: 'weekly' });
  await homes(1);
  await minuteLater();
  expect(lastMail()).toContain('/property/home-1');
  await create();
  const kim = await signedIn();
  expect(await alertsOf(kim)).toMatchObject({
    joinedCount: 2,
    unseenListingCount: 1,
    results: [
      { address: toRent, emailFrequency: 'weekly' },
      { address: inRichmond, emailFrequency: 'immediately', unseenListingIds: ['1'] },
    ],
  });
  const note = 'mutation { noteJoinedAlerts }';
  expect([await graph(kim, note), await graph(kim, note)]).toEqual([{ noteJoinedAlerts: 2 }, { noteJoinedAlerts: 0 }]);
  const again = await signedIn();
  expect(await alertsOf(again)).toMatchObject({ joinedCount: 0, results: [{}, {}] });
});

test('[ALRT-12] confirming the address of a new account is a sign-in too; pending alerts stay as they are', async () => {
  await confirmed();
  const pending = await request({ search: toRent });
  const visitor = openBrowser(service.address);
  await visitor.post('/auth/signup', { name: 'Kim', email: 'kim@example.com', password });
  await drain();
  expect(await owners()).toMatchObject([{ member_id: null }, { member_id: null }]);
  const token = /verify#token=([\w.~-]+)/.exec(lastMail())?.[1];
  expect((await visitor.post('/auth/verify', { token })).status).toBe(200);
  expect((await alertsOf(visitor)).results).toMatchObject([{ address: inRichmond }]);
  expect(await owners()).toMatchObject([{ joined: true }, { joined: false }]);
  // Confirmed later, also while signed in, it is in the account at once.
  const result = await post(pending);
  expect(await page(result.headers.get('location') ?? '')).toMatch(/Your alert is on.*in your account/s);
  expect(await alertsOf(visitor)).toMatchObject({ joinedCount: 2, results: [{ address: toRent }, {}] });
});

test('[ALRT-12] each home is mailed once, at the frequency that the alert had, whenever the account comes', async () => {
  await confirmed({ every: 'weekly' });
  await homes(1);
  await create();
  const kim = await signedIn();
  await homes(2);
  await minuteLater();
  await wantDigests(database, 'daily');
  await drain();
  expect(received()).toHaveLength(1);
  for (const _ of [1, 2]) {
    await wantDigests(database, 'weekly');
    await drain();
  }
  expect(received()).toHaveLength(2);
  expect(lastMail()).toMatch(/\/property\/home-2.*\/property\/home-1/s);
  expect(lastMail()).toMatch(/\/mail\/alert\/\d+\.[\w-]+/);
  // Homes seen on the site are not mailed.
  await homes(3);
  const { results } = await alertsOf(kim);
  await graph(kim, 'mutation ($id: ID!) { deleteAlertNewListing(alertId: $id) { alertId } }', { id: results[0].id });
  await wantDigests(database, 'weekly');
  await drain();
  expect(received()).toHaveLength(2);
});

test('[ALRT-12] an alert that the member has already takes its place: the homes of both, the faster frequency, no second email', async () => {
  const manage = await confirmed({ every: 'immediately' });
  await homes(1);
  await minuteLater();
  await homes(2);
  const id = await create();
  await sql`insert into alert (member_id, name, address, mode) values (${id}::int, 'Mine', ${inRichmond}, 1)`.execute(
    database,
  );
  await sql`insert into alert_listing (alert_id, listing_id, seen_at) select id, 1, now() from alert
    where name = 'Mine'`.execute(database);
  const kim = await signedIn();
  expect(await alertsOf(kim)).toMatchObject({
    joinedCount: 1,
    results: [{ name: 'Mine', emailFrequency: 'immediately', unseenListingIds: ['2'] }],
  });
  const count = received().length;
  for (const _ of [1, 2]) await minuteLater();
  await wantDigests(database, 'daily');
  await drain();
  expect(received()).toHaveLength(count + 1);
  expect(lastMail()).toContain('/property/home-2');
  expect(lastMail()).not.toContain('/property/home-1');
  expect(await page(manage)).toContain('in your account');
});

test('[ALRT-12] of two frequencies the faster one stays; “never” does not count', async () => {
  for (const [usual, every, parsed] of [
    ['daily', 'weekly', 'daily'],
    ['weekly', 'daily', 'daily'],
    ['never', 'weekly', 'weekly'],
  ] as const) {
    await emptyTables(database, ['member', 'alert_subscription', 'throttle']);
    await confirmed({ every });
    const id = await create();
    await sql`insert into alert (member_id, name, address, mode) values (${id}::int, 'Mine', ${inRichmond}, 1)`.execute(
      database,
    );
    expect(await join(id, usual)).toBe(1);
    expect(await owners()).toMatchObject([{ member_id: id, every: parsed }]);
  }
});

test('[ALRT-12] an account that is full leaves the rest by email, where they continue; later there is room', async () => {
  await confirmed({ every: 'immediately' });
  await confirmed({ search: toRent });
  const id = await create();
  await sql`insert into alert (member_id, name, address, mode, paused) select ${id}::int, 'n', n::text, 1, true
    from generate_series(2, ${mostAlerts}::int) n`.execute(database);
  expect([await join(id), await join(id)]).toEqual([1, 0]);
  expect(await owners()).toMatchObject([{ joined: true }, { joined: false, member_id: null }]);
  await sql`update alert set member_id = null where subscription_id is not null`.execute(database);
  await sql`update alert_subscription set joined_at = null`.execute(database);
  await sql`insert into alert (member_id, name, address, mode, paused) values (${id}::int, 'n', '1', 1, true)`.execute(
    database,
  );
  expect(await join(id)).toBe(0);
  await homes(1);
  await minuteLater();
  expect(lastMail()).toContain('/property/home-1');
  await sql`delete from alert where address in ('1', '2')`.execute(database);
  expect(await join(id)).toBe(2);
});

test('[ALRT-12] links of earlier emails change the alert and stop its emails; the alert stays until its member deletes it', async () => {
  const manage = await confirmed({ every: 'immediately' });
  await create();
  const kim = await signedIn();
  expect(await page(manage)).toMatch(/Stop these emails/);
  expect((await post(manage, { action: 'save', every: 'daily' })).status).toBe(303);
  expect((await alertsOf(kim)).results).toMatchObject([{ emailFrequency: 'daily' }]);
  // A mail program's own press.
  expect(await (await post(manage, { 'List-Unsubscribe': 'One-Click' })).text()).toMatch(/Emails stopped.*\/alerts/s);
  expect((await alertsOf(kim)).results).toMatchObject([{ emailFrequency: 'never' }]);
  await homes(1);
  await minuteLater();
  for (const every of ['daily', 'weekly'] as const) await wantDigests(database, every);
  await drain();
  expect(received()).toHaveLength(1);
  expect(await page(manage)).toMatch(/don’t send emails.*value="daily" selected.*Turn emails on/s);
  // A repeated request by email finds it; emails do not start by themselves.
  await request();
  expect(lastMail()).toContain('with its emails turned off');
  await graph(kim, 'mutation ($input: UpdateAlertInput!) { updateAlert(input: $input) { id } }', {
    input: { id: (await alertsOf(kim)).results[0].id, emailFrequency: 'weekly' },
  });
  await request();
  expect(lastMail()).toMatch(/already email you.*weekly.*in your account/s);
  await graph(kim, 'mutation ($id: ID!) { deleteAlert(alertId: $id) { alertId } }', {
    id: (await alertsOf(kim)).results[0].id,
  });
  expect([await page(manage), await owners()]).toEqual([expect.stringContaining('Alert stopped'), []]);
});

test('[ALRT-12] a frequency chosen for all alerts is that of these too; one chosen for an alert without its own is rejected', async () => {
  await confirmed({ every: 'weekly' });
  const id = await create();
  const kim = await signedIn();
  const prefer = (alertDigest: string) =>
    kim.send('PATCH', `/member/${id}/settings`, jsonBody({ preferences: { alertDigest } }));
  expect((await prefer('daily')).status).toBe(200);
  expect(await owners()).toMatchObject([{ every: 'weekly' }]);
  expect((await prefer('never')).status).toBe(200);
  expect(await owners()).toMatchObject([{ every: 'never' }]);
  await sql`insert into alert (member_id, name, address, mode) values (${id}::int, 'Mine', ${toRent}, 1)`.execute(
    database,
  );
  const { results } = await alertsOf(kim);
  expect(results[0]).toMatchObject({ name: 'Mine', emailFrequency: null });
  // An alert of the account has its own frequency too, until another one is chosen for all.
  await graph(kim, 'mutation ($input: UpdateAlertInput!) { updateAlert(input: $input) { id } }', {
    input: { id: results[0].id, emailFrequency: 'weekly' },
  });
  expect((await alertsOf(kim)).results[0]).toMatchObject({ name: 'Mine', emailFrequency: 'weekly' });
  await prefer('daily');
  expect((await alertsOf(kim)).results[0]).toMatchObject({ name: 'Mine', emailFrequency: null });
});

test('[ALRT-12] who has since stopped the emails of all their alerts gets none of these either', async () => {
  await confirmed({ every: 'immediately' });
  await create();
  await signedIn();
  await sql`insert into mail_suppression (email, kind, why)
    values ('kim@example.com', 'alert-digest', 'unsubscribed')`.execute(database);
  await homes(1);
  await minuteLater();
  expect(received()).toHaveLength(1);
  // An earlier unsubscription does not affect a later alert.
  await sql`update mail_suppression set created_at = now() - interval '1 day'`.execute(database);
  await homes(2);
  await minuteLater();
  expect(received()).toHaveLength(2);
  expect(lastMail()).toContain('/property/home-2');
});

test('[ALRT-12] a changed search is the subscription’s too; a duplicate at the address is merged at the next sign-in', async () => {
  const manage = await confirmed();
  await create();
  const kim = await signedIn();
  const change = async (address: string) =>
    graph(kim, 'mutation ($input: UpdateAlertInput!) { updateAlert(input: $input) { address } }', {
      input: {
        id: (await alertsOf(kim)).results[0].id,
        searchParams: {
          statusType: address === toRent ? 'rent' : 'sold',
          searchMode: 'location',
          locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }] },
        },
      },
    });
  await change('/sold-properties/richmond-vic-3121/real-estate');
  expect(await page(manage)).toContain('href="/sold-properties/richmond-vic-3121/real-estate"');
  await request({ search: toRent });
  await change(toRent);
  expect(await page(manage)).toContain('Alert stopped');
  expect((await alertsOf(kim)).results).toMatchObject([{ address: toRent, emailFrequency: null }]);
  const path = await request({ search: toRent });
  expect((await post(path)).status).toBe(303);
  expect((await alertsOf(kim)).results).toMatchObject([{ address: toRent, emailFrequency: 'daily' }]);
});

test.each([
  ['an unconfirmed account', { verified: false }],
  ['another member', { email: 'lee@example.com' }],
  ['a plus-address', { email: 'kim+alerts@example.com' }],
  ['a dotted address', { email: 'k.im@example.com' }],
  ['a letter that lower case turns into another', { email: '\u212aim@example.com' }],
  ['a suspended account', {}],
])('[ALRT-12] %s with or like the address gets nothing', async (what, member) => {
  const path = await request();
  const id = await create(member);
  if (what === 'a suspended account') await sql`update member set suspended_at = now()`.execute(database);
  expect((await post(path)).status).toBe(303);
  expect(await join(id)).toBe(0);
  expect(await owners()).toEqual([{ email: 'kim@example.com', member_id: null, every: 'weekly', joined: false }]);
});

test('[ALRT-12] unconfirmed accounts and sign-in attempts take no alerts; another member cannot change or note them', async () => {
  await confirmed();
  await create({ verified: false });
  expect((await openBrowser(service.address).post('/auth/signin', { email: 'kim@example.com', password })).status).toBe(
    401,
  );
  expect(await owners()).toMatchObject([{ member_id: null }]);
  await sql`update member set email_verified_at = now()`.execute(database);
  const kim = await signedIn();
  await create({ username: 'lee', email: 'lee@example.com' });
  const lee = await signedIn('lee');
  const { results } = await alertsOf(kim);
  const { body } = await lee.post('/graphql', {
    query: 'mutation ($input: UpdateAlertInput!) { updateAlert(input: $input) { id } }',
    variables: { input: { id: results[0].id, emailFrequency: 'never' } },
  });
  expect(body.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  expect(await graph(lee, 'mutation { noteJoinedAlerts }')).toEqual({ noteJoinedAlerts: 0 });
  expect(await alertsOf(lee)).toMatchObject({ joinedCount: 0, results: [] });
  expect(await alertsOf(kim)).toMatchObject({ joinedCount: 1, results: [{ emailFrequency: 'weekly' }] });
});

test('[ALRT-12] sign-ins, a confirmation and a stop at the same moment join each alert once', async () => {
  const manage = await confirmed();
  const second = await request({ search: toRent });
  const id = await create();
  await sql`insert into alert (member_id, name, address, mode) values (${id}::int, 'Mine', ${inRichmond}, 1)`.execute(
    database,
  );
  const kims = await Promise.all([
    ...Array.from({ length: 4 }, () => signedIn()),
    post(second).then(({ status }) => expect(status).toBe(303)),
    post(manage, { action: 'save', every: 'immediately' }),
  ]);
  const kim = kims[0] as TestBrowser;
  expect((await alertsOf(kim)).results).toHaveLength(2);
  expect(await owners()).toMatchObject([
    { member_id: id, joined: true },
    { member_id: id, joined: true },
  ]);
  const notes = await Promise.all(Array.from({ length: 3 }, () => graph(kim, 'mutation { noteJoinedAlerts }')));
  expect(notes.map(({ noteJoinedAlerts }) => noteJoinedAlerts).toSorted()).toEqual([0, 0, 2]);
});

test('[ALRT-13] the export has the address’s alerts by email; a deleted account deletes them, joined, pending and left over', async () => {
  const manage = await confirmed();
  const id = await create();
  const kim = await signedIn();
  const pending = await request({ search: toRent, every: 'daily' });
  await request({ email: 'lee@example.com' });
  const { body } = await kim.get(`/member/${id}/export`);
  expect(body.alertsByEmail).toMatchObject([
    { address: inRichmond, every: 'weekly', confirmed_at: expect.any(String), joined_at: expect.any(String) },
    { address: toRent, every: 'daily', confirmed_at: null, joined_at: null },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/token_hash|lee@example/);
  expect((await kim.send('DELETE', `/member/${id}`, jsonBody({ password }))).status).toBe(204);
  expect(await owners()).toMatchObject([{ email: 'lee@example.com' }]);
  expect((await sql`select from alert`.execute(database)).rows).toEqual([]);
  expect([(await post(pending)).status, await page(manage)]).toEqual([410, expect.stringContaining('Alert stopped')]);
});

/** Until another connection waits for a lock. */
async function untilSomebodyWaits(transaction: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_locks l where not l.granted and l.pid in (
      select pid from pg_stat_activity where datname = current_database())`.execute(transaction);
    if (rows.length > 0) return;
    await sql`select pg_stat_clear_snapshot()`.execute(transaction);
  }
}

test('[ALRT-13] an account that is deleted while a sign-in joins an alert leaves none behind', async () => {
  await confirmed();
  const id = await create();
  const kim = await signedIn();
  await sql`update alert set member_id = null`.execute(database);
  await sql`update alert_subscription set joined_at = null`.execute(database);
  let deletion: ReturnType<TestBrowser['send']> | undefined;
  await inTransaction(database, async (transaction) => {
    await sql`select from member where id = ${id}::int for no key update`.execute(transaction);
    deletion = kim.send('DELETE', `/member/${id}`, jsonBody({ password }));
    await untilSomebodyWaits(transaction);
    expect(await joinAlerts(transaction, id, 'daily')).toBe(1);
  });
  expect((await deletion)?.status).toBe(204);
  expect([await owners(), (await sql`select from alert`.execute(database)).rows]).toEqual([[], []]);
});
