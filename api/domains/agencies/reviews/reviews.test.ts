import { sql } from 'kysely';
import { notificationMailJob } from '../../saved/notifications/public.ts';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { holdClock } from '../../../test-kit/hold-clock.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

holdClock();
let database: Database;
let service: TestService;
const as: Record<keyof typeof testMembers | 'visitor' | 'cleo', TestCaller> = {} as never;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(database, [{ id: 1 }, { id: 2 }, { id: 3, office_id: 2 }, { id: 4, published: false }]);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0), (2, 1, 0), (3, 3, 0),
    (4, 1, 0)`.execute(database);
  await sql`insert into member (id, username, name, email, email_verified_at, agent_id)
    values (6, 'cleo-wren', 'Cleo Wren', 'cleo@example.com', now(), 3),
    (7, 'ben', 'Ben Marsh', 'ben@example.com', now(), 2)`.execute(database);
  await sql`update agent set email = 'desk@harbour.example' where id = 2`.execute(database);
  service = await testService(database);
  for (const [name, viewer] of Object.entries(testMembers))
    as[name as keyof typeof testMembers] = await callerOf(service, viewer);
  as.visitor = await callerOf(service, null);
  as.cleo = await callerOf(service, { ...testMembers.petra, memberId: 6, username: 'cleo-wren', agentId: 3 });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() =>
  emptyTables(database, ['agent_review', 'vendor_review_request', 'throttle', 'mail'], 'restart identity'),
);

const review = {
  role: 'vendor',
  rating: 5,
  ratings: { communication: 4, honesty: 5 },
  title: 'Sold in a week',
  text: 'She told us the truth about the price.',
};
const publish = (id: number) => sql`update agent_review set status = 'published' where id = ${id}`.execute(database);
const summary = async () => (await as.visitor.call('GET', '/agent/1')).body.reviewSummary;

test('[AGNT-05, REST-02] a member reviews an agent by REST; once a moderator approves it, it is public and counts', async () => {
  const { status, body } = await as.mara.call('POST', '/agent/1/reviews', { ...review, listingId: 1 });
  expect([status, body]).toEqual([
    201,
    {
      id: 1,
      agentId: 1,
      authorName: 'Mara Quill',
      authorUsername: 'mara',
      ...review,
      source: 'member',
      status: 'pending',
      listingId: 1,
      reply: null,
      repliedAt: null,
      createdAt: expect.any(String),
    },
  ]);
  const seen = async () =>
    Object.fromEntries(
      await Promise.all(
        (['visitor', 'noah', 'petra', 'mara', 'quinn'] as const).map(async (who) => [
          who,
          (await as[who].call('GET', '/agent/1/reviews?skip=0&take=5')).body.total,
        ]),
      ),
    );
  expect(await seen()).toEqual({ visitor: 0, noah: 0, petra: 0, mara: 1, quinn: 1 });
  expect((await as.visitor.call('GET', '/agent/review/1')).status).toBe(404);
  expect(await summary()).toMatchObject({ count: 0, average: null });
  await publish(1);
  expect(await seen()).toEqual({ visitor: 1, noah: 1, petra: 1, mara: 1, quinn: 1 });
  expect(await summary()).toEqual({
    count: 1,
    average: 5,
    stars: [0, 0, 0, 0, 1],
    factors: [
      { factor: 'communication', average: 4, count: 1 },
      { factor: 'honesty', average: 5, count: 1 },
    ],
  });
  const { rows } =
    await sql`select review_count, review_sum from agent where id = 1 union all select review_count, review_sum
      from office where id = 1`.execute(database);
  expect(rows).toEqual([
    { review_count: 1, review_sum: 5 },
    { review_count: 1, review_sum: 5 },
  ]);
  await sql`update agent_review set status = 'hidden'`.execute(database);
  expect(await summary()).toMatchObject({ count: 0 });
  await sql`update agent_review set status = 'removed'`.execute(database);
  expect(await seen()).toEqual({ visitor: 0, noah: 0, petra: 0, mara: 0, quinn: 0 });
});

test('[AGNT-05, GQL-08] the same by the graph API', async () => {
  const { data, errors } = await as.noah
    .graph(`mutation { addAgentReview(agentId: 1, input: { role: buyer, rating: 3, ratings: [{ factor: knowledge,
      rating: 2 }], text: "Kept us waiting for an hour.", listingId: 2 }) {
    id rating role status ratings { factor rating } listing { id } authorName } }`);
  expect(errors).toBeUndefined();
  expect(data?.['addAgentReview']).toEqual({
    id: '1',
    rating: 3,
    role: 'buyer',
    status: 'pending',
    ratings: [{ factor: 'knowledge', rating: 2 }],
    listing: { id: '2' },
    authorName: 'Noah Field',
  });
  await publish(1);
  expect(
    (
      await as.visitor.graph(
        '{ agentReviews(username: "ada", skip: 0, take: 5) { total results { text } summary { count average } } agentReview(id: 1) { rating } }',
      )
    ).data,
  ).toEqual({
    agentReviews: { total: 1, results: [{ text: 'Kept us waiting for an hour.' }], summary: { count: 1, average: 3 } },
    agentReview: { rating: 3 },
  });
  expect(
    (
      await as.visitor.graph(
        'mutation { addAgentReview(agentId: 1, input: { role: buyer, rating: 3, text: "Kept us waiting for an hour." }) { id } }',
      )
    ).errors?.[0]?.extensions?.code,
  ).toBe('SIGNED_OUT');
  expect((await as.petra.graph('mutation { deleteAgentReview(reviewId: 1) }')).errors?.[0]?.extensions?.code).toBe(
    'NOT_FOUND',
  );
  expect((await as.noah.graph('mutation { deleteAgentReview(reviewId: 1) }')).data).toEqual({ deleteAgentReview: '1' });
});

test("[AGNT-05] one reviews an agent once per listing, not oneself nor one's own office, and with a verified address only", async () => {
  const post = async (who: keyof typeof as, agent = 1, more = {}) =>
    (await as[who].call('POST', `/agent/${agent}/reviews`, { ...review, ...more })).status;
  expect(await post('visitor')).toBe(401);
  expect(await post('olive')).toBe(403);
  expect(await post('petra')).toBe(403);
  expect(await post('petra', 2)).toBe(403);
  expect(await post('petra', 3)).toBe(201);
  expect(await post('cleo')).toBe(201);
  expect(await post('mara')).toBe(201);
  expect(await post('mara')).toBe(409);
  expect(await post('mara', 1, { listingId: 1 })).toBe(201);
  expect(await post('mara', 1, { listingId: 1 })).toBe(409);
  expect(await post('mara', 1, { listingId: 3 })).toBe(422);
  expect(await post('mara', 1, { listingId: 4 })).toBe(422);
  expect(await post('mara', 99)).toBe(404);
});

test('[AGNT-05] invalid fields of a review are named; many reviews in a day are rejected', async () => {
  const { status, body } = await as.mara.call('POST', '/agent/1/reviews', {
    role: 'friend',
    rating: 6,
    ratings: { charm: 5 },
    text: 'short',
  });
  expect([status, body.errors.map(({ field }: { field: string }) => field).toSorted()]).toEqual([
    422,
    ['ratings.charm', 'rating', 'role', 'text'].toSorted(),
  ]);
  for (let number = 1; number <= 10; number += 1) await as.mara.call('POST', '/agent/1/reviews', review);
  expect((await as.mara.call('POST', '/agent/1/reviews', review)).status).toBe(429);
});

test('[AGNT-05, PORT-03] only the reviewed agent replies, to what everyone sees', async () => {
  await as.mara.call('POST', '/agent/1/reviews', review);
  const reply = async (who: keyof typeof as) =>
    (await as[who].call('POST', '/agent/review/1/reply', { reply: 'Thank you, Mara.' })).status;
  expect(await reply('petra')).toBe(404);
  await publish(1);
  expect([
    await reply('visitor'),
    await reply('mara'),
    await reply('quinn'),
    await reply('cleo'),
    await reply('petra'),
  ]).toEqual([401, 403, 403, 404, 200]);
  expect((await as.visitor.call('GET', '/agent/review/1')).body).toMatchObject({
    reply: 'Thank you, Mara.',
    repliedAt: expect.any(String),
  });
  expect(
    (await as.petra.graph('mutation { replyToAgentReview(reviewId: 1, reply: "Thanks.") { reply } }')).data,
  ).toEqual({ replyToAgentReview: { reply: 'Thanks.' } });
  expect((await as.petra.call('POST', '/agent/review/1/reply', { reply: '  ' })).status).toBe(422);
});

test('[NTFY-02, QNA-07, AGNT-05] the author is notified of the agent’s first reply, and mailed unless suspended', async () => {
  const reply = (text: string) => as.petra.call('POST', '/agent/review/1/reply', { reply: text });
  await emptyTables(database, ['notification', 'job_wanted']);
  const jobs = async () =>
    (await sql`select data from job_wanted where name = ${notificationMailJob}`.execute(database)).rows;
  await as.mara.call('POST', '/agent/1/reviews', review);
  await publish(1);
  await sql`update member set suspended_at = now() where id = 1`.execute(database);
  await reply('Thank you.');
  await sql`update member set suspended_at = null where id = 1`.execute(database);
  expect(await jobs()).toEqual([]);
  await reply('Thank you, Mara.');
  await reply('Thank you, dear Mara.');
  expect(await jobs()).toEqual([{ data: { memberId: 1, group: 'replies', every: 'immediately' } }]);
  expect(
    (await sql`select member_id, kind from notification where kind = 'reviewReply'`.execute(database)).rows,
  ).toEqual([{ member_id: 1, kind: 'reviewReply' }]);
});

test('[AGNT-05] former members have no name; authors delete their reviews', async () => {
  await as.mara.call('POST', '/agent/1/reviews', review);
  await publish(1);
  await sql`update member set deleted_at = now() where id = 1`.execute(database);
  expect((await as.visitor.call('GET', '/agent/review/1')).body).toMatchObject({
    authorName: 'Former member',
    authorUsername: null,
  });
  await sql`update member set deleted_at = null where id = 1`.execute(database);
  expect((await as.noah.call('DELETE', '/agent/review/1')).status).toBe(404);
  expect((await as.mara.call('DELETE', '/agent/review/1')).status).toBe(204);
  expect(await summary()).toMatchObject({ count: 0 });
});

test('[AGNT-05, REST-02] admins import reviews, each once, shown at once', async () => {
  const input = {
    agentId: 1,
    reviews: [{ authorName: 'Old Client', role: 'landlord', rating: 4, text: 'Fine.', createdAt: '2024-05-06' }],
  };
  expect((await as.visitor.call('POST', '/agent/reviews/imported', input)).status).toBe(401);
  expect((await as.petra.call('POST', '/agent/reviews/imported', input)).status).toBe(403);
  expect(await as.quinn.call('POST', '/agent/reviews/imported', input)).toEqual({ status: 201, body: { imported: 1 } });
  expect((await as.quinn.call('POST', '/agent/reviews/imported', input)).body).toEqual({ imported: 0 });
  expect((await as.quinn.call('POST', '/agent/reviews/imported', { ...input, agentId: 99 })).status).toBe(404);
  expect((await as.visitor.call('GET', '/agent/reviews/imported?agentId=1')).body).toMatchObject({
    total: 1,
    results: [{ authorName: 'Old Client', source: 'imported', createdAt: '2024-05-06T00:00:00.000Z' }],
  });
  expect((await as.visitor.call('GET', '/agent/reviews/imported?agentId=2')).body.total).toBe(0);
});

const token = async () => {
  const { rows } = await sql<{
    text: string;
    email: string;
    subject: string;
  }>`select text, email, subject from mail`.execute(database);
  return {
    mails: rows.length,
    email: rows[0]?.email,
    token: /\/review\/([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '',
  };
};

test('[PORT-03, REST-10, AGNT-05] an agent asks a vendor by email, who writes once and without an account', async () => {
  const requested = await as.petra.call('POST', '/reviews/vendor/requests/', {
    vendorName: 'Vera Vendor',
    vendorEmail: 'vera@example.com',
    listingId: 1,
  });
  expect([requested.status, requested.body]).toEqual([
    201,
    expect.objectContaining({
      id: 1,
      agentId: 1,
      listingId: 1,
      vendorEmail: 'vera@example.com',
      status: 1,
      reviewId: null,
    }),
  ]);
  const mail = await token();
  expect(mail).toEqual({ mails: 1, email: 'vera@example.com', token: expect.stringMatching(/^[\w-]{43}$/) });
  expect(
    (
      await as.petra.call('POST', '/reviews/vendor/requests', {
        vendorName: 'Vera',
        vendorEmail: 'VERA@example.com',
        listingId: 1,
      })
    ).status,
  ).toBe(409);
  const link = `/reviews/vendor/requests/${mail.token}`;
  expect((await as.visitor.call('GET', link)).body).toMatchObject({
    agentName: 'Ada Lovell',
    agentUsername: 'ada',
    officeName: 'Harbour and Vale',
    vendorName: 'Vera Vendor',
    listingId: 1,
  });
  const words = { rating: 5, title: 'Calm', text: 'We would ask her again at once.' };
  expect((await as.visitor.call('POST', `${link}x`, words)).status).toBe(404);
  expect(await as.visitor.call('POST', link, words)).toEqual({ status: 201, body: { received: true } });
  expect((await as.visitor.call('POST', link, words)).status).toBe(410);
  expect((await as.visitor.call('GET', link)).status).toBe(410);
  expect((await as.petra.call('GET', '/reviews/vendor/1')).body).toMatchObject({ status: 2, reviewId: null });
  await publish(1);
  expect((await as.visitor.call('GET', '/agent/1/reviews')).body.results).toMatchObject([
    { authorName: 'Vera Vendor', role: 'vendor', source: 'vendor', listingId: 1, authorUsername: null },
  ]);
  expect((await as.petra.call('GET', '/reviews/vendor?agentUserId=1&status=2')).body).toMatchObject({
    total: 1,
    results: [{ reviewId: 1 }],
  });
});

test("[PORT-03, REST-10] requests are seen by their agent and admins; an agent's own office cannot be invited", async () => {
  const input = { vendorName: 'Vera', vendorEmail: 'vera@example.com' };
  const ask = async (who: keyof typeof as, more = {}) =>
    (await as[who].call('POST', '/reviews/vendor/requests', { ...input, ...more })).status;
  expect([await ask('visitor'), await ask('mara'), await ask('quinn')]).toEqual([401, 403, 403]);
  for (const vendorEmail of [
    'DESK@harbour.example',
    'petra@example.com',
    'ben@example.com',
    'no address',
    'a@b.example,c@d.example',
  ])
    expect([vendorEmail, await ask('petra', { vendorEmail })]).toEqual([vendorEmail, 422]);
  expect(await ask('petra', { listingId: 3 })).toBe(422);
  expect(await ask('petra')).toBe(201);
  const list = async (who: keyof typeof as) => {
    const { status, body } = await as[who].call('GET', '/reviews/vendor?agentUserId=1&status=1&skip=0&take=20');
    return status === 200 ? body.total : status;
  };
  expect([
    await list('visitor'),
    await list('mara'),
    await list('cleo'),
    await list('petra'),
    await list('quinn'),
  ]).toEqual([401, 403, 404, 1, 1]);
  const one = async (who: keyof typeof as) => (await as[who].call('GET', '/reviews/vendor/1')).status;
  expect([await one('visitor'), await one('mara'), await one('cleo'), await one('petra'), await one('quinn')]).toEqual([
    401, 404, 404, 200, 200,
  ]);
  expect((await as.cleo.call('DELETE', '/reviews/vendor/1')).status).toBe(404);
  expect((await as.petra.call('DELETE', '/reviews/vendor/1')).body).toMatchObject({ status: 3 });
  expect((await as.petra.call('DELETE', '/reviews/vendor/1')).status).toBe(409);
  expect((await as.visitor.call('GET', `/reviews/vendor/requests/${(await token()).token}`)).status).toBe(410);
});

test('[PORT-03] vendors get a request and review by the graph API too; an expired link no longer works', async () => {
  const { data } = await as.petra.graph(
    'mutation { addVendorReviewRequest(input: { vendorName: "Vic", vendorEmail: "vic@example.com" }) { id status } }',
  );
  expect(data?.['addVendorReviewRequest']).toEqual({ id: '1', status: 1 });
  expect(
    (
      await as.petra.graph(
        '{ vendorReviewRequests(agentUserId: 1) { total results { vendorName } } vendorReviewRequest(id: 1) { status } }',
      )
    ).data,
  ).toEqual({
    vendorReviewRequests: { total: 1, results: [{ vendorName: 'Vic' }] },
    vendorReviewRequest: { status: 1 },
  });
  const variables = { token: (await token()).token };
  expect(
    (
      await as.visitor.graph(
        'query V($token: String!) { vendorReviewInvitation(token: $token) { agentName } }',
        variables,
      )
    ).data,
  ).toEqual({ vendorReviewInvitation: { agentName: 'Ada Lovell' } });
  await sql`update vendor_review_request set expires_at = now() - interval '1 minute'`.execute(database);
  const write =
    'mutation W($token: String!) { addVendorReview(token: $token, input: { role: landlord, rating: 4, text: "Found good tenants for us.", name: "V." }) }';
  expect((await as.visitor.graph(write, variables)).errors?.[0]?.extensions?.code).toBe('GONE');
  await sql`update vendor_review_request set expires_at = now() + interval '1 minute'`.execute(database);
  expect((await as.visitor.graph(write, variables)).data).toEqual({ addVendorReview: true });
  expect((await sql`select author_name, role, source, status from agent_review`.execute(database)).rows).toEqual([
    { author_name: 'V.', role: 'landlord', source: 'vendor', status: 'pending' },
  ]);
  await as.petra.graph(
    'mutation { addVendorReviewRequest(input: { vendorName: "Vic", vendorEmail: "vic2@example.com" }) { id } }',
  );
  expect((await as.petra.graph('mutation { withdrawVendorReviewRequest(id: 2) { status } }')).data).toEqual({
    withdrawVendorReviewRequest: { status: 3 },
  });
});
