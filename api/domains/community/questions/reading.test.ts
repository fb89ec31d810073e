import { sql } from 'kysely';
import { questionService, type QuestionService } from './test-questions.ts';

let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
  // Seven of Richmond (five of them questions, one discussion hidden by a moderator), one of Cremorne.
  await sql`insert into question (id, uri, locality_id, street, member_id, author_name, title, is_discussion,
    is_visible, removed, created_at) values
    (1, 'q-1', 1, null, 1, 'Mara Quill', 'First?', false, true, false, '2026-11-01T00:00:00Z'),
      (2, 'q-2', 1, 'Lennox Street', 2, 'Noah Field', 'Second?', false, true, false, '2026-11-02T00:00:00Z'),
    (3, 'q-3', 1, null, 1, 'Mara Quill', 'Third?', false, true, false, '2026-11-03T00:00:00Z'),
      (4, 'q-4', 1, null, 2, 'Noah Field', 'Talk', true, true, false, '2026-11-04T00:00:00Z'),
    (5, 'q-5', 1, null, 1, 'Mara Quill', 'Hidden?', false, false, false, '2026-11-05T00:00:00Z'),
      (6, 'q-6', 1, null, 2, 'Noah Field', 'Removed?', false, true, true, '2026-11-06T00:00:00Z'),
    (7, 'q-7', 1, null, null, 'A. Visitor', 'Seventh?', false, true, false, '2026-11-07T00:00:00Z'),
      (8, 'q-8', 2, null, 2, 'Noah Field', 'Eighth?', false, true, false, '2026-11-08T00:00:00Z'),
    (9, 'q-9', 1, null, 1, 'Mara Quill', 'Ninth?', false, true, false, '2026-11-09T00:00:00Z')`.execute(all.database);
  await sql`insert into answer (id, question_id, member_id, author_name, text, is_visible, created_at) values
    (1, 2, 4, 'Petra Lane', 'Early.', true, '2026-11-10T00:00:00Z'),
      (2, 2, 1, 'Mara Quill', 'Better.', true, '2026-11-11T00:00:00Z'),
      (3, 2, 1, 'Mara Quill', 'Hidden.', false, '2026-11-12T00:00:00Z'),
    (4, 1, 2, 'Noah Field', 'Yes.', true, '2026-11-12T00:00:00Z'),
      (5, 5, 2, 'Noah Field', 'Below a hidden one.', true, '2026-11-12T00:00:00Z')`.execute(all.database);
  await sql`insert into answer_comment (id, answer_id, member_id, author_name, text, is_visible)
    values (1, 2, 2, 'Noah Field', 'Thanks.', true), (2, 2, 4, 'Petra Lane', 'Rude.', false)`.execute(all.database);
  await sql`insert into vote (kind, target_id, member_id, value) values ('answer', 2, 2, 1), ('question', 3, 2, 1),
    ('question', 3, 4, 1), ('question', 9, 2, -1)`.execute(all.database);
  await sql`insert into follow (member_id, kind, target_id) values (2, 'question', 2), (4, 'question', 2)`.execute(
    all.database,
  );
});
afterAll(() => all.close());

const list = `total pagination { currentPage totalPages skip take pageSize } results { postId }`;
const index = async (variables: object, who: keyof QuestionService['as'] = 'visitor') => {
  const { data, errors } = await all.as[who].graph(
    `query I($uri: String!, $sort: QuestionSort, $page: Int, $street: String, $take: Int) {
    locationQAndAIndex(locationUniqueUri: $uri, sortOrder: $sort, page: $page) { location { slug } sortOrder
      questions(street: $street, take: $take) { ${list} } } }`,
    { uri: 'richmond-vic-3121', ...variables },
  );
  return { ...data?.['locationQAndAIndex'], errors };
};
const ids = (page: { results: readonly { postId: string }[] }) => page.results.map(({ postId }) => Number(postId));

test('[QNA-09] the questions of a state, a region or a postcode are those of all its suburbs', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into region (slug, name, state_code, latitude, longitude)
      values ('inner-east-vic', 'Inner East', 'VIC', -37.8, 145) returning id`.execute(all.database);
  const region = rows[0]?.id ?? 0;
  await sql`update locality set region_id = ${region}::int
    where slug in ('richmond-vic-3121', 'cremorne-vic-3121')`.execute(all.database);
  const numbers = async (uri: string) => {
    const { errors, location, questions } = await index({ uri, take: 50 });
    expect([uri, errors]).toEqual([uri, undefined]);
    return { slug: location.slug, ids: ids(questions).toSorted() };
  };
  const [richmond, cremorne] = [await numbers('richmond-vic-3121'), await numbers('cremorne-vic-3121')];
  const both = [...richmond.ids, ...cremorne.ids].toSorted();
  expect(cremorne.ids.length).toBeGreaterThan(0);
  for (const [uri, slug] of [
    ['vic-3121', 'vic-3121'],
    ['postcode-3121', 'vic-3121'],
    ['VIC', 'vic'],
    ['victoria', 'vic'],
    ['inner-east-vic', 'inner-east-vic'],
  ] as const)
    expect([uri, await numbers(uri)]).toEqual([uri, { slug, ids: both }]);
  expect((await numbers('qld')).ids.some((id) => both.includes(id))).toBe(false);
  const sliced = await all.as.visitor.graph(
    '{ questionsConnection(locationUniqueUri: "vic-3121", first: 50) { totalCount edges { node { postId } } } }',
  );
  expect(sliced.data?.['questionsConnection'].totalCount).toBe(both.length);
});

test('[QNA-01, GQL-10] the questions of a place come five a page or as many as requested, in the requested order', async () => {
  const first = await index({});
  expect(first).toMatchObject({
    location: { slug: 'richmond-vic-3121' },
    sortOrder: 'newest',
    questions: { total: 6, pagination: { currentPage: 1, totalPages: 2, skip: 0, take: 5, pageSize: 5 } },
  });
  expect(ids(first.questions)).toEqual([9, 7, 4, 3, 2]);
  expect(ids((await index({ page: 2 })).questions)).toEqual([1]);
  expect(await index({ take: 4, page: 2 })).toMatchObject({
    questions: {
      total: 6,
      pagination: { totalPages: 2, skip: 4, take: 4 },
      results: [{ postId: '2' }, { postId: '1' }],
    },
  });
  expect(ids((await index({ sort: 'oldest' })).questions)).toEqual([1, 2, 3, 4, 7]);
  expect(ids((await index({ sort: 'popular' })).questions)).toEqual([2, 3, 1, 7, 4]);
  expect(await index({ sort: 'unanswered' })).toMatchObject({ questions: { total: 4 } });
  expect(ids((await index({ sort: 'unanswered' })).questions)).toEqual([9, 7, 4, 3]);
  expect(ids((await index({ street: 'lennox street' })).questions)).toEqual([2]);
  for (const take of [-1, 51]) expect((await index({ take })).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  for (const page of [0, -1, 10_001])
    expect((await index({ page })).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  expect(
    (await all.as.visitor.graph('{ locationQAndAIndex(locationUniqueUri: "nowhere") { sortOrder } }')).data,
  ).toEqual({ locationQAndAIndex: null });
});

test('[QNA-02] hidden posts show to their author and admins only, removed ones to no one', async () => {
  expect(ids((await index({}, 'mara')).questions)).toEqual([9, 7, 5, 4, 3]);
  expect((await index({}, 'quinn')).questions.total).toBe(7);
  expect((await index({}, 'noah')).questions.total).toBe(6);
  const statuses = async (id: number) =>
    Promise.all(
      (['visitor', 'noah', 'mara', 'quinn'] as const).map(
        async (who) => (await all.as[who].call('GET', `/question/${id}`)).status,
      ),
    );
  expect(await statuses(5)).toEqual([404, 404, 200, 200]);
  expect(await statuses(6)).toEqual([404, 404, 404, 404]);
  const replies = async (who: keyof QuestionService['as']) =>
    (await all.as[who].call('GET', '/question/2')).body.replies.map(
      ({ postId, comments }: { postId: number; comments: unknown[] }) => [postId, comments.length],
    );
  expect([await replies('visitor'), await replies('mara'), await replies('petra'), await replies('quinn')]).toEqual([
    [
      [2, 1],
      [1, 0],
    ],
    [
      [2, 1],
      [1, 0],
      [3, 0],
    ],
    [
      [2, 2],
      [1, 0],
    ],
    [
      [2, 2],
      [1, 0],
      [3, 0],
    ],
  ]);
  expect((await all.as.noah.call('POST', '/posts/questions/answer', { questionId: 5, text: 'I see it.' })).status).toBe(
    404,
  );
  expect(
    (await all.as.noah.call('POST', '/posts/questions/answercomment', { answerId: 5, text: 'I see it.' })).status,
  ).toBe(404);
});

test('[QNA-01, GQL-10, GQL-12] one question with answers, comments, votes and followers, by its uri or a former one', async () => {
  const query = `query Q($uri: String!) { qAndA(questionUniqueUri: $uri) { postId uri title content isDiscussion isVisible street followerCount isFollowing votes viewerVote replyCount
    location { slug label } author { username } replies(take: 1) { postId text votes viewerVote author { username agentUsername } comments { postId text author { name } } } } }`;
  const expected = {
    postId: '2',
    uri: 'q-2',
    title: 'Second?',
    content: '',
    isDiscussion: false,
    isVisible: true,
    street: 'Lennox Street',
    followerCount: 2,
    isFollowing: true,
    votes: 0,
    viewerVote: 0,
    replyCount: 2,
    location: { slug: 'richmond-vic-3121', label: 'Richmond, VIC 3121' },
    author: { username: 'noah' },
    replies: [
      {
        postId: '2',
        text: 'Better.',
        votes: 1,
        viewerVote: 1,
        author: { username: 'mara', agentUsername: null },
        comments: [{ postId: '1', text: 'Thanks.', author: { name: 'Noah Field' } }],
      },
    ],
  };
  for (const uri of ['q-2', 'what-it-once-was-called-2'])
    expect((await all.as.noah.graph(query, { uri })).data).toEqual({ qAndA: expected });
  for (const uri of ['q-5', 'q-6', 'q-99', '', 'x', '-', '9'.repeat(500)])
    expect((await all.as.visitor.graph(query, { uri })).data).toEqual({ qAndA: null });
});

test('[QNA-01, GQL-10] the index of all questions has panels of five, a list, and where most is asked', async () => {
  const { data } = await all.as.mara.graph(
    `{ qAndAIndex { newest { postId } popular { postId } unanswered { postId } questions(sortOrder: oldest,
      page: 2) { ${list} } locations { questionCount location { slug } } } }`,
  );
  const found = data?.['qAndAIndex'];
  expect(['newest', 'popular', 'unanswered'].map((name) => ids({ results: found[name] }))).toEqual([
    [9, 8, 7, 4, 3],
    [2, 3, 1, 8, 7],
    [9, 8, 7, 4, 3],
  ]);
  expect([found.questions.total, ids(found.questions)]).toEqual([7, [8, 9]]);
  expect(found.locations).toEqual([
    { questionCount: 6, location: { slug: 'richmond-vic-3121' } },
    { questionCount: 1, location: { slug: 'cremorne-vic-3121' } },
  ]);
});

test('[REST-06] questions of a place by REST: type 1 by default, five per page', async () => {
  const get = async (query: string) => (await all.as.visitor.call('GET', `/questions/location/1${query}`)).body;
  const first = await get('');
  expect([first.total, first.results.map(({ postId }: { postId: number }) => postId)]).toEqual([5, [9, 7, 3, 2, 1]]);
  expect(first.results[3]).toMatchObject({
    postId: 2,
    replies: [
      { postId: 2, comments: [{ text: 'Thanks.' }] },
      { postId: 1, comments: [] },
    ],
  });
  expect(await get('?type=2')).toMatchObject({ total: 1, results: [{ title: 'Talk', isDiscussion: true }] });
  expect(await get('?type=0&skip=5&take=2')).toMatchObject({ total: 6, results: [{ postId: 1 }] });
  expect(await get('?type=4')).toMatchObject({ status: 422, errors: [{ field: 'type' }] });
  expect((await all.as.visitor.call('GET', '/questions/location/99')).status).toBe(404);
});

test('[MEMB-11, QNA-02] posts of a former member that others answered stay without a name', async () => {
  await sql`update member set deleted_at = now(), name = 'Nobody', username = 'gone-2' where id = 2`.execute(
    all.database,
  );
  expect((await all.as.visitor.call('GET', '/question/2')).body.author).toEqual({
    memberId: null,
    username: null,
    name: 'Former member',
    avatar: null,
    agentUsername: null,
  });
  await sql`update member set deleted_at = null, name = 'Noah Field', username = 'noah' where id = 2`.execute(
    all.database,
  );
  expect((await all.as.visitor.call('GET', '/question/7')).body.author).toMatchObject({
    memberId: null,
    name: 'A. Visitor',
  });
});
