import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import { sessionKeyOf } from '../../../../app/make-service.ts';
import { signAccess } from '../../../../platform/identity/viewer.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';
import { ownPerformance } from './performance.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
let mara: TestCaller;
let petra: TestCaller;
let cleo: TestCaller;
let quinn: TestCaller;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`insert into member (id, username, name, email, email_verified_at, agent_id)
    values (6, 'cleo-wren', 'Cleo Wren', 'cleo@example.com', now(), 3)`.execute(database);
  await fillTestListings(database, [{ id: 1 }, { id: 2, office_id: 2 }, { id: 3, street_visible: false }]);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0), (2, 3, 0), (3, 1, 0)`.execute(
    database,
  );
  const enquiry = (id: number, about: string, message: string) =>
    sql`
    insert into enquiry (id, listing_id, agent_id, office_id, kind, name, email, phone, message, consent_at, created_at)
    values (${id}, ${about === 'listing' ? 1 : about === 'other' ? 2 : null}::int,
      ${about === 'agent' ? 1 : null}::int, ${about === 'office' ? 1 : null}::int,
      ${about === 'listing' || about === 'other' ? 'listing' : 'agent'},
      '=HYPERLINK("http://x.example")', 'ann@example.com', '+61412345678', ${message}, now(),
        now() - ${9 - id} * interval '1 hour')`.execute(database);
  await enquiry(1, 'listing', 'May I see it?');
  await enquiry(2, 'agent', 'Will you sell mine, "soon"?');
  await enquiry(3, 'other', 'Not for Ada');
  await enquiry(4, 'office', 'Anyone there?');
  service = await testService(database);
  visitor = await callerOf(service, null);
  mara = await callerOf(service, testMembers.mara);
  petra = await callerOf(service, testMembers.petra);
  quinn = await callerOf(service, testMembers.quinn);
  cleo = await callerOf(service, { ...testMembers.petra, memberId: 6, username: 'cleo-wren', agentId: 3 });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const code = async (caller: TestCaller, text: string) => (await caller.graph(text)).errors?.[0]?.extensions?.code;

test('[PORT-02] an agent reads enquiries to them, their listings and their office, marks them and answers by email', async () => {
  const list = async (status = '') =>
    (await petra.graph(`{ ownEnquiries${status} { total results { id status } } }`)).data?.['ownEnquiries'];
  expect(await list()).toEqual({
    total: 3,
    results: [
      { id: '4', status: 'new' },
      { id: '2', status: 'new' },
      { id: '1', status: 'new' },
    ],
  });
  expect((await petra.graph('mutation { setEnquiryStatus(id: 1, status: read) { status } }')).data).toEqual({
    setEnquiryStatus: { status: 'read' },
  });
  expect(await list('(status: read)')).toEqual({ total: 1, results: [{ id: '1', status: 'read' }] });
  const { data, errors } = await petra.graph(
    'mutation { answerEnquiry(id: 1, text: "On Saturday at eleven.") { status answeredAt } }',
  );
  expect([errors, data?.['answerEnquiry']]).toEqual([
    undefined,
    { status: 'answered', answeredAt: expect.any(String) },
  ]);
  expect(
    (await sql`select email, kind, text like '%On Saturday at eleven.%' as said from mail`.execute(database)).rows,
  ).toEqual([{ email: 'ann@example.com', kind: 'enquiry', said: true }]);
  expect((await petra.graph('mutation { setEnquiryStatus(id: 1, status: closed) { status } }')).data).toEqual({
    setEnquiryStatus: { status: 'closed' },
  });
});

test('[PORT-21] enquiries that nobody has answered for more than a day are listed apart', async () => {
  const overdue = async () =>
    (await petra.graph('{ ownEnquiries(overdue: true) { total results { id } } }')).data?.['ownEnquiries'];
  expect(await overdue()).toEqual({ total: 0, results: [] });
  await sql`update enquiry set created_at = created_at - interval '1 day'`.execute(database);
  // The first is closed, the third another agent's.
  expect(await overdue()).toEqual({ total: 2, results: [{ id: '4' }, { id: '2' }] });
  await petra.graph('mutation { setEnquiryStatus(id: 2, status: answered) { status } }');
  expect(await overdue()).toEqual({ total: 1, results: [{ id: '4' }] });
  await sql`update enquiry set created_at = created_at + interval '1 day'`.execute(database);
  await sql`update enquiry set status = 'new', answered_at = null where id = 2`.execute(database);
});

test('[PORT-02] enquiries are for their agent alone', async () => {
  for (const text of [
    'mutation { setEnquiryStatus(id: 1, status: read) { id } }',
    'mutation { answerEnquiry(id: 1, text: "Hello") { id } }',
  ]) {
    expect([
      text,
      await code(visitor, text),
      await code(mara, text),
      await code(quinn, text),
      await code(cleo, text),
    ]).toEqual([text, 'SIGNED_OUT', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
  }
  for (const text of ['{ ownEnquiries { total } }', '{ ownPerformance { weeks { week } } }'])
    expect([text, await code(visitor, text), await code(mara, text), await code(quinn, text)]).toEqual([
      text,
      'SIGNED_OUT',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  expect((await cleo.graph('{ ownEnquiries { results { message } } }')).data).toEqual({
    ownEnquiries: { results: [{ message: 'Not for Ada' }] },
  });
  expect([
    (await visitor.call('GET', '/agents/own/enquiries.csv')).status,
    (await mara.call('GET', '/agents/own/enquiries.csv')).status,
  ]).toEqual([401, 403]);
});

test('[PORT-02] a former agent of the office cannot answer, even with an older token', async () => {
  await sql`update member set agent_id = null where id = 4`.execute(database);
  expect(await code(petra, 'mutation { answerEnquiry(id: 2, text: "Hello") { id } }')).toBe('FORBIDDEN');
  await sql`update member set agent_id = 1 where id = 4`.execute(database);
});

test('[PORT-02] enquiries leave as a table in which no cell is a formula', async () => {
  const authorization = `Bearer ${await signAccess(testMembers.petra, sessionKeyOf(service.settings))}`;
  const response = await fetch(`${service.address}/agents/own/enquiries.csv`, { headers: { authorization } });
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="enquiries.csv"',
  ]);
  const text = await response.text();
  expect(text.split('\r\n')[0]?.replace('\uFEFF', '')).toBe(
    'id,receivedAt,status,kind,listingId,name,email,phone,message,answeredAt',
  );
  expect(text).toContain('"\'=HYPERLINK(""http://x.example"")"');
  expect(text).toContain("'+61412345678");
  expect(text).toContain('"Will you sell mine, ""soon""?"');
  expect(text).not.toContain('Not for Ada');
  const about = async (query: string) =>
    (await fetch(`${service.address}/agents/own/enquiries.csv?${query}`, { headers: { authorization } })).text();
  // [AGNT-16]
  expect((await about('listingId=1')).trim().split('\r\n')).toHaveLength(2);
  expect((await about('listingId=2')).trim().split('\r\n')).toHaveLength(1);
  expect(await about('listingId=x')).toContain('must be the id of a listing');
});

test('[PORT-02, TRK-12] views, saves and enquiries by listing and week, and the agent’s own page, only for that agent', async () => {
  const now = new Date('2026-11-21T03:00:00Z');
  await sql`insert into listing_day (listing_id, day, views, saves, enquiries) values
    (1, '2026-11-16', 10, 1, 0), (1, '2026-11-21', 5, 0, 1), (1, '2026-11-15', 7, 0, 0), (3, '2026-11-20', 30, 2, 0),
      (2, '2026-11-20', 99, 9, 9), (1, '2026-10-01', 1000, 0, 0)`.execute(database);
  await sql`insert into agent_day (agent_id, day, views, calls, enquiries) values
    (1, '2026-11-16', 4, 1, 0), (1, '2026-11-21', 2, 0, 1), (2, '2026-11-20', 99, 9, 9),
      (1, '2026-10-01', 1000, 0, 0)`.execute(database);
  const report = await ownPerformance(database, testMembers.petra, 2, undefined, now);
  expect(report).toEqual({
    ownPage: [
      { week: '2026-11-09', views: 0, calls: 0, enquiries: 0 },
      { week: '2026-11-16', views: 6, calls: 1, enquiries: 1 },
    ],
    weeks: [
      { week: '2026-11-09', views: 7, saves: 0, enquiries: 0 },
      { week: '2026-11-16', views: 45, saves: 3, enquiries: 1 },
    ],
    listings: [
      {
        listingId: 3,
        uri: 'house-3',
        label: '39 Main Road, Richmond',
        views: 30,
        saves: 2,
        enquiries: 0,
        weeks: [
          { week: '2026-11-09', views: 0, saves: 0, enquiries: 0 },
          { week: '2026-11-16', views: 30, saves: 2, enquiries: 0 },
        ],
      },
      {
        listingId: 1,
        uri: 'house-1',
        label: '39 Main Road, Richmond',
        views: 22,
        saves: 1,
        enquiries: 1,
        weeks: [
          { week: '2026-11-09', views: 7, saves: 0, enquiries: 0 },
          { week: '2026-11-16', views: 15, saves: 1, enquiries: 1 },
        ],
      },
    ],
  });
  expect((await ownPerformance(database, testMembers.petra, 2, 2, now)).listings).toEqual([]);
  const { data, errors } = await petra.graph(
    '{ ownPerformance(weeks: 4, listingId: 1) { weeks { week views } listings { listingId label weeks { enquiries } } } }',
  );
  expect([errors, data?.['ownPerformance'].weeks.length]).toEqual([undefined, 4]);
  expect(await code(petra, '{ ownPerformance(weeks: 99) { weeks { week } } }')).toBe('BAD_USER_INPUT');
});

test('[PORT-02] the inbox finds enquiries by words, counts them by status and stores the answers', async () => {
  const { data, errors } = await petra.graph(
    '{ ownEnquiries(text: "sell SOON") { total counts { new read answered closed } results { id listing { label } } } ownEnquiry(id: 1) { listing { label uri } answers { text agentName } } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.['ownEnquiries']).toEqual({
    total: 1,
    counts: { new: 2, read: 0, answered: 0, closed: 1 },
    results: [{ id: '2', listing: null }],
  });
  expect(data?.['ownEnquiry']).toEqual({
    listing: { label: '39 Main Road, Richmond', uri: 'house-1' },
    answers: [{ text: 'On Saturday at eleven.', agentName: 'Ada Lovell' }],
  });
  expect((await petra.graph('{ ownEnquiries(listingId: 1) { results { id } } }')).data).toEqual({
    ownEnquiries: { results: [{ id: '1' }] },
  });
  expect([
    await code(visitor, '{ ownEnquiry(id: 1) { id } }'),
    await code(mara, '{ ownEnquiry(id: 1) { id } }'),
    await code(cleo, '{ ownEnquiry(id: 1) { id } }'),
  ]).toEqual(['SIGNED_OUT', 'FORBIDDEN', 'NOT_FOUND']);
});

test('[AGNT-16] listings that an agent has enquiries about can be chosen; others’ are not among them', async () => {
  const listings = '{ ownEnquiryListings { id label isHidden } }';
  expect((await petra.graph(listings)).data).toEqual({
    ownEnquiryListings: [{ id: '1', label: '39 Main Road, Richmond', isHidden: false }],
  });
  expect((await cleo.graph(listings)).data?.['ownEnquiryListings'].map(({ id }: { id: string }) => id)).toEqual(['2']);
  expect([await code(visitor, listings), await code(mara, listings)]).toEqual(['SIGNED_OUT', 'FORBIDDEN']);
});

test('[PORT-02] an answer that is repeated with its key is sent once', async () => {
  const answer =
    'mutation { answerEnquiry(id: 2, text: "Call me tomorrow.", idempotencyKey: "answer-key-1") { status answeredAt } }';
  const first = (await petra.graph(answer)).data;
  expect([
    (await petra.graph(answer)).data,
    (await sql`select from mail where text like '%Call me tomorrow.%'`.execute(database)).rows.length,
    (await sql`select from enquiry_answer where enquiry_id = 2`.execute(database)).rows.length,
  ]).toEqual([first, 1, 1]);
});

test('[PORT-01] the overview lists today’s enquiries, visits, reviews without a reply and unanswered questions', async () => {
  await sql`insert into inspection (listing_id, starts_at, ends_at, local_date)
    values (1, now() + interval '1 day', now() + interval '25 hours', current_date + 1),
    (2, now() + interval '1 day', now() + interval '25 hours', current_date + 1)`.execute(database);
  await sql`insert into agent_review (agent_id, author_name, role, rating, text, status, source, reply) values
    (1, 'Vi', 'vendor', 5, 'Kind and quick.', 'published', 'imported', null),
      (1, 'Wu', 'buyer', 4, 'Fine all through.', 'published', 'imported', 'Thank you'),
      (1, 'Xi', 'buyer', 1, 'Not yet seen.', 'pending', 'imported', null)`.execute(database);
  await sql`insert into question (uri, locality_id, author_name, title)
    select 'parking-1', locality_id, 'Ann', 'How is parking?' from listing where id = 1`.execute(database);
  const { data, errors } = await petra.graph(
    '{ ownAgent { name office { name } } ownOverview { enquiriesToday reviewsUnanswered inspections { listingId label } questions { uri title suburb } } ownReviews(unanswered: true) { total results { authorName } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    ownAgent: { name: 'Ada Lovell', office: { name: 'Harbour and Vale' } },
    ownOverview: {
      enquiriesToday: expect.any(Number),
      reviewsUnanswered: 1,
      inspections: [{ listingId: '1', label: '39 Main Road, Richmond' }],
      questions: [{ uri: 'parking-1', title: 'How is parking?', suburb: 'Richmond' }],
    },
    ownReviews: { total: 1, results: [{ authorName: 'Vi' }] },
  });
  expect((await mara.graph('{ ownAgent { name } }')).data).toEqual({ ownAgent: null });
  expect([
    await code(visitor, '{ ownOverview { enquiriesToday } }'),
    await code(mara, '{ ownReviews { total } }'),
  ]).toEqual(['SIGNED_OUT', 'FORBIDDEN']);
});
