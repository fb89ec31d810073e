import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../listings/test-market.ts';
import { signAccess } from '../../platform/identity/viewer.ts';
import type { Refusal } from '../../platform/problems/refusal.ts';
import { type callerOf, fillTestMembers, testMembers, type TestCaller } from '../../test-kit/test-members.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { answerEnquiry, enquiriesFor, setEnquiryStatus } from './inbox.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(
    database,
    [
      { id: 1 },
      { id: 2, office_id: 2, locality_id: 5 },
      { id: 3, locality_id: 5, office_id: 2 },
      { id: 4, locality_id: 5 },
    ],
    Date.now(),
  );
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0), (1, 2, 1), (2, 3, 0)`.execute(
    database,
  );
  await sql`update agent set email = username || '@harbour.example' where id in (1, 2)`.execute(database);
  await sql`update office set email = 'desk@north.example' where id = 2`.execute(database);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['enquiry', 'mail', 'throttle', 'listing_day']));

const sender = {
  name: 'Ada Lovell',
  email: 'seeker@example.com',
  phone: '0412 345 678',
  message: 'May I see it?',
  consent: true,
};
let keys = 0;
const send = async (
  path: string,
  body: object,
  key = `a-key-of-its-own-${(keys += 1)}`,
  viewer: Parameters<typeof callerOf>[1] = null,
) => {
  const caller = await withKey(key, viewer);
  return caller.call('POST', path, { ...sender, ...body });
};
/** A client that sends the key with every call. */
async function withKey(key: string, viewer: Parameters<typeof callerOf>[1]): Promise<Pick<TestCaller, 'call'>> {
  const { headers } = await callerHeaders(viewer);
  return {
    async call(method, path, body) {
      const response = await fetch(`${service.address}${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}
async function callerHeaders(viewer: Parameters<typeof callerOf>[1]): Promise<{ headers: Record<string, string> }> {
  return {
    headers: viewer === null ? {} : { authorization: `Bearer ${await signAccess(viewer, service.service.sessionKey)}` },
  };
}
const stored = async () =>
  (
    await sql<
      Record<string, unknown>
    >`select kind, listing_id, agent_id, office_id, locality_id, member_id, details from enquiry order by id`.execute(
      database,
    )
  ).rows;
const mailsWhere = async (which: 'receipts' | 'others') =>
  (
    await sql<Record<string, unknown>>`select email, subject, reply_to, text from mail
      where (kind = 'enquiry-copy') = ${which === 'receipts'}
        order by ${sql.raw(which === 'receipts' ? 'queued_at' : 'email')}`.execute(database)
  ).rows;
const mails = () => mailsWhere('others');
const receipts = () => mailsWhere('receipts');

test('[LIST-04, REST-03] an enquiry is mailed to each agent of the listing once, answers go to the visitor, the day is counted', async () => {
  const path = '/listing/1/enquiries';
  expect((await send(path, {}, 'the-same-key', testMembers.mara)).status).toBe(201);
  expect((await send(path, {}, 'the-same-key', testMembers.mara)).status).toBe(201);
  expect(await stored()).toEqual([
    { kind: 'listing', listing_id: 1, agent_id: null, office_id: 1, locality_id: 1, member_id: 1, details: {} },
  ]);
  expect(await mails()).toMatchObject(
    ['ada', 'ben'].map((name) => ({
      email: `${name}@harbour.example`,
      subject: 'Enquiry from Ada Lovell: 39 Main Road, Richmond, VIC 3121',
      reply_to: 'seeker@example.com',
      text: expect.stringMatching(
        /Ada Lovell has written to you about 39 Main Road[^]*May I see it\?[^]*\+61412345678/,
      ),
    })),
  );
  expect((await sql`select listing_id, enquiries, views from listing_day`.execute(database)).rows).toEqual([
    { listing_id: 1, enquiries: 1, views: 0 },
  ]);
});

test('[LIST-37, NTFY-18] a member gets a copy of what they sent, as they wrote it, at their own confirmed address', async () => {
  const path = '/listing/1/enquiries';
  for (let twice = 0; twice < 2; twice += 1)
    await send(path, { email: 'Mara@example.com' }, 'of-her-own', testMembers.mara);
  const [copy, ...more] = await receipts();
  expect([copy?.['email'], more]).toEqual(['mara@example.com', []]);
  expect(copy?.['subject']).toMatch(/^Your enquiry to Ada Lovell and Ben \w+: 39 Main Road, Richmond, VIC 3121$/);
  expect(copy?.['text']).toMatch(
    /^Hi Mara Quill,[^]*to Ada Lovell and Ben \w+\. You wrote:\n\nMay I see it\?[^]*View property: http\S+\/property\//,
  );
});

test('[NTFY-18] every sender gets a receipt, without links from their text and without their name', async () => {
  const path = '/listing/1/enquiries';
  const message = 'May I see it? Win at https://evil.example/a, evil.example or call 1900 123 456.';
  await send(path, { email: 'of-nobody@example.com', name: 'Call 1900', message }, 'of-a-stranger');
  await send(path, { email: 'olive@example.com' }, 'not-confirmed', testMembers.olive);
  await send(path, { email: 'noah@example.com' }, 'of-another-one', testMembers.mara);
  const found = await receipts();
  expect(found.map(({ email }) => email)).toEqual(['of-nobody@example.com', 'olive@example.com', 'noah@example.com']);
  expect(found[0]?.['text']).toMatch(
    /^Hello,[^]*You wrote:\n\nMay I see it\? Win at \[removed\] \[removed\] or call \[removed\]\./,
  );
  // As long as a message may be, without a space: it takes no longer than others.
  await send(path, { email: 'long@example.com', message: 'a'.repeat(3000) }, 'a-long-word');
  expect((await receipts()).at(-1)?.['text']).toContain('a'.repeat(3000));
  for (const { subject, text } of found) {
    expect(`${String(subject)} ${String(text)}`).not.toMatch(/evil|1900|Mara|Olive/);
    expect(text).toContain('If you didn’t send this enquiry');
  }
});

test('[NTFY-18] an address gets few receipts, one network causes few, and neither limit withholds an enquiry from its agents', async () => {
  await send('/listing/1/enquiries', { email: 'of-nobody@example.com' }, 'receipt-1');
  await send('/listing/2/enquiries', { email: 'of-nobody@example.com' }, 'receipt-2');
  const third = await send('/listing/1/enquiries', { email: 'Of-Nobody@example.com' }, 'receipt-3');
  expect([third.status, (await receipts()).length]).toEqual([201, 2]);
  for (let n = 0; n < 12; n += 1)
    await send('/listing/1/enquiries', { email: `stranger-${n}@example.com` }, `of-stranger-${n}`);
  expect((await receipts()).length).toBe(2 + 7);
  expect((await sql`select from enquiry`.execute(database)).rows).toHaveLength(15);
});

test('[LIST-04] if no agent has an address the office is mailed; a name cannot forge a header', async () => {
  expect((await send('/listing/2/enquiries', { name: 'Eve\r\nBcc: all' })).status).toBe(201);
  expect(await mails()).toMatchObject([
    { email: 'desk@north.example', subject: 'Enquiry from Eve Bcc: all: 39 Main Road, Perth, WA 6000' },
  ]);
  expect((await sql<{ name: string }>`select name from enquiry`.execute(database)).rows).toEqual([
    { name: 'Eve Bcc: all' },
  ]);
});

test('[REST-03] a seller enquires of an agent, an office, or of whoever has most on offer in the suburb', async () => {
  expect(
    (
      await send('/listing/enquiries/seller', {
        agentId: 1,
        address: '7 High Street',
        propertyType: 'house',
        intention: 'sell',
      })
    ).status,
  ).toBe(201);
  expect((await send('/listing/enquiries/seller', { officeId: 2 })).status).toBe(201);
  expect((await send('/listing/enquiries/seller', { locationId: 5, bedrooms: 3 })).status).toBe(201);
  expect(await stored()).toEqual([
    {
      kind: 'appraisal',
      listing_id: null,
      agent_id: 1,
      office_id: 1,
      locality_id: null,
      member_id: null,
      details: { address: '7 High Street', propertyType: 'house', intention: 'sell' },
    },
    {
      kind: 'appraisal',
      listing_id: null,
      agent_id: null,
      office_id: 2,
      locality_id: null,
      member_id: null,
      details: { intention: 'appraisal' },
    },
    {
      kind: 'appraisal',
      listing_id: null,
      agent_id: null,
      office_id: 2,
      locality_id: 5,
      member_id: null,
      details: { bedrooms: 3, intention: 'appraisal' },
    },
  ]);
  expect((await mails())[0]).toMatchObject({
    email: 'ada@harbour.example',
    subject: 'Ada Lovell may sell or lease: 7 High Street',
    text: expect.stringContaining('Wants to: Sell'),
  });
  expect(await send('/listing/enquiries/seller', { locationId: 4 })).toMatchObject({
    status: 404,
    body: { errors: [{ field: 'locationId' }] },
  });
  expect(await send('/listing/enquiries/seller', {})).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'locationId' }] },
  });
});

test('[REST-04] enquiries about products, homes, of buyers and of agents', async () => {
  const responses = [
    await send('/enquiries/home-loans', { company: 'Field & Co' }),
    await send('/property/enquiries', { listingId: 1 }),
    await send('/property/enquiries', { locationId: 5, address: '3 Far Road' }),
    await send('/buyers/enquiries', { officeId: 2, priceMaximum: 900_000, propertyTypes: ['house', 'unit'] }),
    await send('/agents/enquiries', { agentId: 2 }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(responses[0]?.body).toEqual({ id: expect.stringMatching(/^\d+$/), receivedAt: expect.stringMatching(/Z$/) });
  expect(
    (await stored()).map(({ kind, listing_id, agent_id, office_id, details }) => [
      kind,
      listing_id,
      agent_id,
      office_id,
      details,
    ]),
  ).toEqual([
    ['product', null, null, null, { company: 'Field & Co', product: 'home-loans' }],
    ['property', 1, null, 1, {}],
    ['property', null, null, 2, { address: '3 Far Road' }],
    ['buyer', null, null, 2, { mode: 'buy', priceMaximum: 900_000, propertyTypes: ['house', 'unit'] }],
    ['agent', null, 2, 1, {}],
  ]);
});

test('[REST-04] invalid input is named: fields, consent, an unknown product, agent or office, a missing key', async () => {
  const fieldsOf = async (path: string, body: object, key?: string) => {
    const {
      status,
      body: { errors = [] },
    } = await send(path, body, key);
    return [status, errors.map(({ field }: { field: string }) => field)];
  };
  expect(await fieldsOf('/agents/enquiries', { agentId: 'one', consent: false, phone: '12' })).toEqual([
    422,
    ['phone', 'consent', 'agentId'],
  ]);
  expect(await fieldsOf('/enquiries/gold', {})).toEqual([422, ['product']]);
  expect(await fieldsOf('/agents/enquiries', { agentId: 99 })).toEqual([404, []]);
  expect(await fieldsOf('/buyers/enquiries', { officeId: 99 })).toEqual([404, []]);
  expect(await fieldsOf('/buyers/enquiries', { officeId: 1 }, 'short')).toEqual([422, ['Idempotency-Key']]);
  expect(await fieldsOf('/enquiries/help', {}, 'used-for-two')).toEqual([201, []]);
  expect(await fieldsOf('/agents/enquiries', { agentId: 1 }, 'used-for-two')).toEqual([422, ['Idempotency-Key']]);
  expect(await stored()).toHaveLength(1);
});

test('[REST-04] one network address sends sixty an hour', async () => {
  await sql`insert into throttle (key, window_start, count)
    values ('enquiry:127.0.0.1:3600', to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 60)`.execute(
    database,
  );
  expect(await send('/agents/enquiries', { agentId: 1 })).toMatchObject({ status: 429 });
});

describe('[PORT-02] the inbox of an agent', () => {
  const idsOf = async (owner: Parameters<typeof enquiriesFor>[1], page?: Parameters<typeof enquiriesFor>[2]) =>
    (await enquiriesFor(database, owner, page)).results.map(({ kind, listingId, status }) => [kind, listingId, status]);
  const refused = (run: Promise<unknown>) =>
    run.then(
      () => 'done',
      ({ kind }: Refusal) => kind,
    );

  test('holds what is for them and for their listings; the office sees all of its own, a member what they sent', async () => {
    await send('/listing/1/enquiries', {}, undefined, testMembers.mara);
    await send('/agents/enquiries', { agentId: 1 });
    await send('/agents/enquiries', { agentId: 2 });
    await send('/listing/2/enquiries', {});
    expect(await idsOf({ agentId: 1 })).toEqual([
      ['agent', null, 'new'],
      ['listing', 1, 'new'],
    ]);
    expect(await idsOf({ agentId: 2 }, { take: 1 })).toEqual([['agent', null, 'new']]);
    expect((await idsOf({ officeId: 1 })).length).toBe(3);
    expect(await idsOf({ memberId: 1 })).toEqual([['listing', 1, 'new']]);
    expect(await idsOf({ agentId: 1 }, { status: 'answered' })).toEqual([]);
  });

  test('is marked and answered by its agent only; an answer goes to the visitor, replies to it to the agent', async () => {
    const {
      body: { id },
    } = await send('/listing/1/enquiries', {});
    const number = Number(id);
    expect((await setEnquiryStatus(database, testMembers.petra, number, 'read')).status).toBe('read');
    await emptyTables(database, ['mail']);
    for (let twice = 0; twice < 2; twice += 1)
      await answerEnquiry(
        database,
        { publicUrl: 'http://localhost:3000' },
        testMembers.petra,
        number,
        ' On Saturday at ten.\u0007 ',
      );
    expect(await mails()).toMatchObject([
      {
        email: 'seeker@example.com',
        subject: 'Reply from Ada Lovell: 39 Main Road, Richmond, VIC 3121',
        reply_to: 'ada@harbour.example',
        text: expect.stringContaining('On Saturday at ten.'),
      },
    ]);
    expect(await idsOf({ agentId: 1 }, { status: 'answered' })).toEqual([['listing', 1, 'answered']]);
    const {
      body: { id: others },
    } = await send('/listing/2/enquiries', {});
    expect(
      await Promise.all([
        refused(setEnquiryStatus(database, testMembers.petra, Number(others), 'read')),
        refused(setEnquiryStatus(database, testMembers.mara, number, 'read')),
        refused(setEnquiryStatus(database, null, number, 'read')),
        refused(
          answerEnquiry(database, { publicUrl: 'http://localhost:3000' }, testMembers.petra, Number(others), 'Hi'),
        ),
        refused(answerEnquiry(database, { publicUrl: 'http://localhost:3000' }, testMembers.petra, number, ' ')),
      ]),
    ).toEqual(['not-found', 'not-found', 'signed-out', 'not-found', 'invalid']);
  });
});
