import { sql } from 'kysely';
import { mailNotifications, notificationMailJob } from '../../saved/notifications/public.ts';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestPlaces } from '../../listings/test-market.ts';
import { signAccess } from '../../../platform/identity/viewer.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { holdClock } from '../../../test-kit/hold-clock.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

holdClock();
let database: Database;
let service: TestService;
let as: Readonly<Record<'visitor' | 'mara' | 'noah' | 'olive' | 'quinn', TestCaller>>;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  service = await testService(database);
  const { mara, noah, olive, quinn } = testMembers;
  as = {
    visitor: await callerOf(service, null),
    mara: await callerOf(service, mara),
    noah: await callerOf(service, noah),
    olive: await callerOf(service, olive),
    quinn: await callerOf(service, quinn),
  };
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['location_review', 'activity', 'throttle'], 'restart identity'));

const words = 'Trams at both ends of the street, and a market on Saturdays.';
const review = {
  relation: 'lives',
  rating: 4,
  ratings: [
    { factor: 'transport', rating: 5 },
    { factor: 'parking', rating: 2 },
  ],
  title: ' Lively ',
  text: `${words}\u0000`,
  pros: ['Close to trams', 'Saturday market'],
  cons: ['Hard to park'],
};
const add =
  'mutation A($identifier: String!, $input: LocationReviewInput!) { addLocationReview(identifier: $identifier, input: $input) { id rating isOwn ratings { factor label rating } author { username } } }';
const codeOf = (response: Awaited<ReturnType<TestCaller['graph']>>) => response.errors?.[0]?.extensions?.code;
const write = (who: TestCaller, change: object = {}, place: number | string = 1) =>
  who.call('POST', `/reviews/location/${place}`, { ...review, ...change });

test('[LOC-05, REST-06] a verified member reviews a place once, by REST; everyone reads it with its ratings', async () => {
  const written = await write(as.mara);
  expect([written.status, written.body]).toEqual([
    201,
    {
      id: 1,
      locationId: 1,
      locationLabel: 'Richmond, VIC 3121',
      locationSlug: 'richmond-vic-3121',
      author: { memberId: 1, username: 'mara', name: 'Mara Quill', avatar: null, agentUsername: null },
      relation: 'lives',
      rating: 4,
      ratings: [
        { factor: 'transport', rating: 5 },
        { factor: 'parking', rating: 2 },
      ],
      title: 'Lively',
      text: words,
      pros: ['Close to trams', 'Saturday market'],
      cons: ['Hard to park'],
      helpfulCount: 0,
      unhelpfulCount: 0,
      markedHelpful: null,
      isOwn: true,
      commentCount: 0,
      createdOn: expect.stringMatching(/Z$/),
    },
  ]);
  expect((await write(as.mara, { rating: 1 })).status).toBe(409);
  expect((await write(as.mara, {}, 2)).status).toBe(201);
  const read = await as.visitor.call('GET', '/reviews/location/1');
  expect(read.body).toMatchObject({
    total: 1,
    ratings: {
      average: 4,
      count: 1,
      distribution: [0, 0, 0, 1, 0],
      factors: [
        { factor: 'transport', label: 'Public transport', average: 5, count: 1 },
        { factor: 'parking', average: 2 },
      ],
    },
    results: [{ id: 1, title: 'Lively', comments: [] }],
  });
  expect(
    (await sql`select type, member_id, locality_id, target_id from activity order by id`.execute(database)).rows,
  ).toEqual([
    { type: 'ReviewedALocation', member_id: 1, locality_id: 1, target_id: 1 },
    { type: 'ReviewedALocation', member_id: 1, locality_id: 2, target_id: 3 },
  ]);
});

test('[LOC-05, GQL-10] the graph API writes the same way and reads by pages and orders', async () => {
  expect(await as.mara.graph(add, { identifier: 'richmond-vic-3121', input: review })).toEqual({
    data: {
      addLocationReview: {
        id: '1',
        rating: 4,
        isOwn: true,
        author: { username: 'mara' },
        ratings: [
          { factor: 'transport', label: 'Public transport', rating: 5 },
          { factor: 'parking', label: 'Parking and traffic', rating: 2 },
        ],
      },
    },
  });
  expect(codeOf(await as.mara.graph(add, { identifier: '1', input: review }))).toBe('CONFLICT');
  await write(as.noah, { rating: 2, title: '' });
  await sql`update location_review set created_at = now() - interval '1 day' where id = 1`.execute(database);
  const ids = async (args: string) => {
    const { data } = await as.visitor.graph(
      `{ locationReviews(identifier: "richmond-vic-3121"${args}) { total location { slug } ratings { average } results
        { id isOwn markedHelpful } } }`,
    );
    expect(data?.['locationReviews']).toMatchObject({
      total: 2,
      location: { slug: 'richmond-vic-3121' },
      ratings: { average: 3 },
    });
    return data?.['locationReviews'].results.map(({ id }: { id: string }) => Number(id));
  };
  await as.quinn.call('POST', '/posts/review/helpful', { reviewId: 1 });
  const [first, second] = [1, await secondId()];
  expect([
    await ids(''),
    await ids(', sortOrder: highestRating'),
    await ids(', sortOrder: lowestRating'),
    await ids(', sortOrder: mostHelpful'),
    await ids(', skip: 1, take: 1'),
  ]).toEqual([[second, first], [first, second], [second, first], [first, second], [first]]);
  expect(await as.visitor.graph('{ locationReviews(identifier: "nowhere") { total } }')).toEqual({
    data: { locationReviews: null },
  });
});

async function secondId(): Promise<number> {
  return Number((await sql<{ id: number }>`select max(id) as id from location_review`.execute(database)).rows[0]?.id);
}

test('[LOC-05] only members with a verified address review or comment; unknown locations and reviews are not found', async () => {
  expect(
    [await write(as.visitor), await write(as.olive), await write(as.mara, {}, 99)].map(({ status }) => status),
  ).toEqual([401, 403, 404]);
  expect((await as.olive.call('POST', '/reviews/location/1', review)).body.detail).toMatch(
    /^Confirm your email address/,
  );
  expect([
    codeOf(await as.visitor.graph(add, { identifier: '1', input: review })),
    codeOf(await as.olive.graph(add, { identifier: '1', input: review })),
    codeOf(await as.mara.graph(add, { identifier: 'x', input: review })),
  ]).toEqual(['SIGNED_OUT', 'FORBIDDEN', 'NOT_FOUND']);
  await write(as.mara);
  const comment = (who: TestCaller, reviewId = 1) =>
    who.call('POST', '/posts/review/savecomment', { reviewId, text: 'So it is.' }).then(({ status }) => status);
  expect([
    await comment(as.visitor),
    await comment(as.olive),
    await comment(as.noah, 99),
    await comment(as.noah),
  ]).toEqual([401, 403, 404, 201]);
  expect((await sql`select from location_review`.execute(database)).rows).toHaveLength(1);
});

test('[QNA-07, LOC-05] the author of a review is mailed comments by others', async () => {
  await emptyTables(database, ['mail', 'notification', 'job_wanted']);
  await write(as.mara);
  for (const who of [as.mara, as.noah])
    await who.call('POST', '/posts/review/savecomment', { reviewId: 1, text: 'So it is.' });
  const { rows: jobs } = await sql<{ data: unknown }>`
    select data from job_wanted where name = ${notificationMailJob}`.execute(database);
  const settings = { publicUrl: 'https://verandah.example' } as Parameters<typeof mailNotifications>[0]['settings'];
  for (const { data } of jobs) await mailNotifications({ database, settings }, data);
  const { rows } = await sql<{ text: string }>`select email, kind, subject, text from mail`.execute(database);
  expect(rows).toEqual([
    {
      email: 'mara@example.com',
      kind: 'reply',
      subject: 'Noah Field commented on your review of Richmond',
      text: expect.stringMatching(/So it is\.[^]*\/location\/richmond-vic-3121\/reviews\/1\n/),
    },
  ]);
});

test('[LOC-05, REST-12] every wrong field of a review is named', async () => {
  const wrong = await write(as.mara, {
    relation: 'owns',
    rating: 6,
    ratings: [{ factor: 'beach', rating: 3 }],
    text: 'short',
    pros: Array.from({ length: 7 }, () => 'x'),
    title: 'see www.example.com',
  });
  expect([wrong.status, wrong.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['relation', 'rating', 'ratings.0.factor', 'title', 'text', 'pros'],
  ]);
  const twice = await as.mara.graph(add, {
    identifier: '1',
    input: {
      ...review,
      ratings: [
        { factor: 'parks', rating: 1 },
        { factor: 'parks', rating: 5 },
      ],
    },
  });
  expect([codeOf(twice), twice.errors?.[0]?.message]).toEqual([
    'BAD_USER_INPUT',
    'ratings: must rate each factor once',
  ]);
});

test('[LOC-05] authors change and delete their own review, others cannot', async () => {
  await write(as.mara);
  const change = (who: TestCaller, id = 1) =>
    who.call('PUT', `/reviews/location/review/${id}`, { ...review, rating: 1, cons: [] });
  expect([(await change(as.visitor)).status, (await change(as.noah)).status, (await change(as.quinn)).status]).toEqual([
    401, 404, 404,
  ]);
  expect((await change(as.mara)).body).toMatchObject({ id: 1, rating: 1, cons: [] });
  const update =
    'mutation U($input: LocationReviewInput!) { updateLocationReview(reviewId: 1, input: $input) { rating } }';
  expect([
    codeOf(await as.noah.graph(update, { input: review })),
    (await as.mara.graph(update, { input: { ...review, rating: 5 } })).data,
  ]).toEqual(['NOT_FOUND', { updateLocationReview: { rating: 5 } }]);
  const remove = 'mutation { deleteLocationReview(reviewId: 1) }';
  expect([
    codeOf(await as.visitor.graph(remove)),
    codeOf(await as.noah.graph(remove)),
    (await as.noah.call('DELETE', '/reviews/location/review/1')).status,
  ]).toEqual(['SIGNED_OUT', 'NOT_FOUND', 404]);
  expect((await as.mara.graph(remove)).data).toEqual({ deleteLocationReview: '1' });
  await write(as.mara);
  expect((await as.mara.call('DELETE', `/reviews/location/review/${await secondId()}`)).status).toBe(204);
  expect((await as.visitor.call('GET', '/reviews/location/1')).body.total).toBe(0);
});

test('[LEG-04, LEG-05, LOC-05] helpful, its undoing and comments by the legacy paths', async () => {
  await write(as.mara);
  const post = (who: TestCaller, path: string, body: object) =>
    who.call('POST', `/legacy/posts/review/${path}`, { reviewId: 1, ...body });
  expect((await post(as.noah, 'helpful', {})).body).toEqual({
    reviewId: 1,
    helpfulCount: 1,
    unhelpfulCount: 0,
    markedHelpful: true,
  });
  expect((await post(as.noah, 'helpful', { helpful: false })).body).toEqual({
    reviewId: 1,
    helpfulCount: 0,
    unhelpfulCount: 1,
    markedHelpful: false,
  });
  expect((await post(as.quinn, 'helpful', {})).body).toMatchObject({ helpfulCount: 1, unhelpfulCount: 1 });
  expect((await post(as.noah, 'undohelpfulorunhelpful', {})).body).toEqual({
    reviewId: 1,
    helpfulCount: 1,
    unhelpfulCount: 0,
    markedHelpful: null,
  });
  expect([
    (await post(as.mara, 'helpful', {})).status,
    (await post(as.visitor, 'helpful', {})).status,
    (await post(as.visitor, 'undohelpfulorunhelpful', {})).status,
    (await post(as.noah, 'helpful', { reviewId: 9 })).status,
  ]).toEqual([403, 401, 401, 404]);
  expect((await post(as.noah, 'savecomment', { text: ' I find parking easy. ' })).body).toMatchObject({
    id: 1,
    reviewId: 1,
    text: 'I find parking easy.',
    author: { username: 'noah' },
  });
  expect(
    (
      await fetch(`${service.address}/posts/review/helpful`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"reviewId":1}',
      })
    ).status,
  ).toBe(422);
  expect((await as.visitor.call('GET', '/reviews/location/1')).body.results).toMatchObject([
    { helpfulCount: 1, commentCount: 1, comments: [{ text: 'I find parking easy.' }] },
  ]);
});

test('[LOC-05] the graph API marks, undoes and comments; the caller’s vote is returned with the reviews', async () => {
  await write(as.mara);
  expect(
    (
      await as.noah.graph(
        'mutation { markLocationReviewHelpful(reviewId: 1) { helpfulCount markedHelpful } addLocationReviewComment(reviewId: 1, text: "Indeed.") { text } }',
      )
    ).data,
  ).toEqual({
    markLocationReviewHelpful: { helpfulCount: 1, markedHelpful: true },
    addLocationReviewComment: { text: 'Indeed.' },
  });
  const read =
    '{ locationReviews(identifier: "1") { results { markedHelpful isOwn comments { author { name } text } } } }';
  const comments = [{ author: { name: 'Noah Field' }, text: 'Indeed.' }];
  expect((await as.noah.graph(read)).data?.['locationReviews'].results).toEqual([
    { markedHelpful: true, isOwn: false, comments },
  ]);
  expect((await as.mara.graph(read)).data?.['locationReviews'].results).toEqual([
    { markedHelpful: null, isOwn: true, comments },
  ]);
  expect(
    (await as.noah.graph('mutation { undoLocationReviewHelpful(reviewId: 1) { helpfulCount markedHelpful } }')).data,
  ).toEqual({ undoLocationReviewHelpful: { helpfulCount: 0, markedHelpful: null } });
  for (const call of [
    'markLocationReviewHelpful(reviewId: 1) { reviewId }',
    'undoLocationReviewHelpful(reviewId: 1) { reviewId }',
    'addLocationReviewComment(reviewId: 1, text: "No.") { id }',
  ]) {
    expect([call, codeOf(await as.visitor.graph(`mutation { ${call} }`))]).toEqual([call, 'SIGNED_OUT']);
  }
});

test('[LOC-05, MOD-01] a hidden review cannot be read, counted, marked or commented on; former members have no name', async () => {
  await write(as.mara);
  await write(as.noah, { rating: 1 });
  await sql`update location_review set status = 'hidden' where member_id = 2`.execute(database);
  expect((await as.noah.call('GET', '/reviews/location/1')).body).toMatchObject({ total: 1, ratings: { average: 4 } });
  const hidden = await secondId();
  expect([
    (await as.mara.call('POST', '/posts/review/helpful', { reviewId: hidden })).status,
    (await as.mara.call('POST', '/posts/review/savecomment', { reviewId: hidden, text: 'Why?' })).status,
  ]).toEqual([404, 404]);
  expect((await write(as.noah)).status).toBe(409);
  await sql`update member set deleted_at = now() where id = 1`.execute(database);
  expect((await as.visitor.call('GET', '/reviews/location/1')).body.results[0].author).toEqual({
    memberId: null,
    username: null,
    name: 'Former member',
    avatar: null,
    agentUsername: null,
  });
  await sql`update member set deleted_at = null where id = 1`.execute(database);
});

test('[REST-06, LOC-03] what reviews say most comes first, in the words most used for it', async () => {
  await write(as.mara, { pros: ['Close to trams', 'Great coffee'], cons: ['Noisy at night'] });
  await write(as.noah, { pros: ['Trams are close', 'Coffee'], cons: [] });
  await write(as.quinn, { pros: ['The coffee!', 'Close to the tram'], cons: ['Noisy at night', 'Rents'] });
  expect((await as.visitor.call('GET', '/location/1/pros')).body).toEqual({
    pros: [
      { text: 'The coffee', count: 3 },
      { text: 'Close to the tram', count: 3 },
    ],
    cons: [
      { text: 'Noisy at night', count: 2 },
      { text: 'Rents', count: 1 },
    ],
  });
  expect((await as.visitor.call('GET', '/location/99/pros')).status).toBe(404);
});

test('[LOC-05, MOD-01] a review and a comment on it can be reported, and hidden ones are no longer visible', async () => {
  await write(as.mara);
  await as.noah.call('POST', '/posts/review/savecomment', { reviewId: 1, text: 'Rubbish.' });
  const report = (who: TestCaller, kind: string) =>
    who.call('POST', `/user/report?postId=1&kind=${kind}`, { reason: 'spam' }).then(({ status }) => status);
  expect([
    await report(as.noah, 'location-review'),
    await report(as.mara, 'location-review-comment'),
    await report(as.visitor, 'location-review'),
  ]).toEqual([202, 202, 401]);
  expect((await as.quinn.call('POST', '/moderation/location-review-comment/1/hide', { why: 'Not kind.' })).status).toBe(
    200,
  );
  expect((await as.visitor.call('GET', '/reviews/location/1')).body.results).toMatchObject([
    { commentCount: 0, comments: [] },
  ]);
  expect((await as.quinn.call('POST', '/moderation/location-review/1/hide', { why: 'Advertising.' })).status).toBe(200);
  expect((await as.visitor.call('GET', '/reviews/location/1')).body).toMatchObject({ total: 0, results: [] });
});

test('[LOC-05] a review and a comment that are sent again with their key are written once', async () => {
  const withKey = async (path: string, body: object) => {
    const authorization = `Bearer ${await signAccess(testMembers.noah, service.service.sessionKey)}`;
    const response = await fetch(`${service.address}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        domain: 'www.verandah.example',
        'idempotency-key': 'key-of-a-form',
        authorization,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const first = await withKey('/reviews/location/1', review);
  expect(await withKey('/reviews/location/1', review)).toEqual(first);
  expect((await withKey('/reviews/location/2', review)).status).toBe(422);
  const comment =
    'mutation C($key: String) { addLocationReviewComment(reviewId: 1, text: "Indeed.", idempotencyKey: $key) { id } }';
  const responses = [
    await as.mara.graph(comment, { key: 'comment-key' }),
    await as.mara.graph(comment, { key: 'comment-key' }),
  ];
  expect([responses[0], responses.map(({ data }) => data?.['addLocationReviewComment'].id)]).toEqual([
    responses[1],
    ['1', '1'],
  ]);
});

test('[QNA-06, LOC-05] writing reviews, comments and changes is slowed down', async () => {
  await write(as.mara);
  const statuses = [];
  for (let n = 0; n < 31; n += 1)
    statuses.push(
      (await as.noah.call('POST', '/posts/review/savecomment', { reviewId: 1, text: `Comment ${n}.` })).status,
    );
  expect([statuses.slice(0, 30).every((status) => status === 201), statuses[30]]).toEqual([true, 429]);
});

test('[LOC-05] one review by its id, with its comments; hidden and unknown ones are not found', async () => {
  await write(as.mara);
  await as.noah.graph('mutation { addLocationReviewComment(reviewId: 1, text: "Quite so.") { id } }');
  const one = async (id: string) =>
    (await as.visitor.graph(`{ locationReview(id: "${id}") { title locationSlug comments { text author { name } } } }`))
      .data?.['locationReview'];
  expect(await one('1')).toEqual({
    title: 'Lively',
    locationSlug: 'richmond-vic-3121',
    comments: [{ text: 'Quite so.', author: { name: 'Noah Field' } }],
  });
  expect([await one('99'), await one('x')]).toEqual([null, null]);
  await sql`update location_review set status = 'hidden' where id = 1`.execute(database);
  expect(await one('1')).toBeNull();
});
