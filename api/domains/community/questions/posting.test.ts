import { sql } from 'kysely';
import { activitiesOf } from '../../members/activities/public.ts';
import { questionService, type QuestionService } from './test-questions.ts';
import { holdClock } from '../../../test-kit/hold-clock.ts';

holdClock();
let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
});
afterAll(() => all.close());
beforeEach(() => all.clean());

const question = { title: 'What is parking like?', content: 'Two cars,\none space.', street: ' Lennox  Street ' };
const ask = (who: keyof QuestionService['as'], body: object = question, place = 'richmond-vic-3121') =>
  all.as[who].call('POST', `/${place}/questions/ask`, body);
const answer = (who: keyof QuestionService['as'], questionId: number, text = 'Permits are easy to get.') =>
  all.as[who].call('POST', '/posts/questions/answer', { questionId, text });

test('[QNA-02, LEG-04] a member asks about a place; the question has a readable, unique uri', async () => {
  const { status, body } = await ask('mara');
  expect([status, body]).toEqual([
    201,
    {
      postId: 1,
      uri: 'what-is-parking-like-richmond-vic-3121-1',
      title: question.title,
      content: question.content,
      isDiscussion: false,
      isVisible: true,
      localityId: 1,
      street: 'Lennox Street',
      location: { id: 1, name: 'Richmond', slug: 'richmond-vic-3121', label: 'Richmond, VIC 3121' },
      author: { memberId: 1, username: 'mara', name: 'Mara Quill', avatar: null, agentUsername: null },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      votes: 0,
      viewerVote: 0,
      followerCount: 1,
      isFollowing: true,
      replyCount: 0,
      topics: [],
      isLocked: false,
      bestAnswerId: null,
      editedAt: null,
    },
  ]);
  expect((await ask('noah')).body.uri).toBe('what-is-parking-like-richmond-vic-3121-2');
  expect((await ask('noah', { title: '住みやすい町ですか、教えて' }, 'cremorne-vic-3121')).body.uri).toBe(
    'question-cremorne-vic-3121-3',
  );
  const long = await ask('noah', {
    title: 'Whatever happened to the old bakery on the corner by the station',
    isDiscussion: true,
  });
  expect([long.body.uri, long.body.isDiscussion]).toEqual([
    'whatever-happened-to-the-old-bakery-on-the-corner-by-the-richmond-vic-3121-4',
    true,
  ]);
  expect((await activitiesOf(all.database, { memberId: 1 }, [], { skip: 0, take: 5 })).results).toMatchObject([
    { type: 'AskedAQuestion', targetId: 1, localityId: 1 },
  ]);
});

test('[QNA-02, LEG-04] others answer and comment on answers; an agent who answers is known as one', async () => {
  await ask('mara');
  const answered = await answer('petra', 1);
  expect([answered.status, answered.body]).toEqual([
    201,
    {
      postId: 1,
      questionId: 1,
      text: 'Permits are easy to get.',
      isVisible: true,
      createdAt: expect.any(String),
      editedAt: null,
      votes: 0,
      viewerVote: 0,
      author: { memberId: 4, username: 'petra', name: 'Petra Lane', avatar: null, agentUsername: 'ada' },
    },
  ]);
  const commented = await all.as.mara.call('POST', '/legacy/posts/questions/answercomment', {
    answerId: 1,
    text: 'Thank you!',
  });
  expect([commented.status, commented.body]).toMatchObject([
    201,
    { postId: 1, replyId: 1, text: 'Thank you!', author: { username: 'mara' } },
  ]);
  expect((await all.as.visitor.call('GET', '/question/1')).body).toMatchObject({
    replyCount: 1,
    replies: [{ text: 'Permits are easy to get.', comments: [{ text: 'Thank you!' }] }],
  });
  expect((await activitiesOf(all.database, { agentId: 1 }, ['AnsweredAQuestion'], { skip: 0, take: 5 })).total).toBe(1);
});

test('[QNA-03, LEG-04] a vote counts once; the same way again undoes it, the other way changes it', async () => {
  await ask('mara');
  await answer('noah', 1);
  const vote = async (who: 'noah' | 'petra' | 'quinn', body: object) =>
    (await all.as[who].call('POST', '/richmond-vic-3121/questions/1/vote', body)).body;
  expect(await vote('noah', { value: 1 })).toEqual({ votes: 1, viewerVote: 1 });
  expect(await vote('petra', { value: 1 })).toEqual({ votes: 2, viewerVote: 1 });
  expect(await vote('noah', { value: 1 })).toEqual({ votes: 1, viewerVote: 0 });
  expect(await vote('noah', { value: -1 })).toEqual({ votes: 0, viewerVote: -1 });
  expect(await vote('noah', { value: 1 })).toEqual({ votes: 2, viewerVote: 1 });
  expect(await vote('petra', { value: -1, answerId: 1 })).toEqual({ votes: -1, viewerVote: -1 });
  expect((await all.as.petra.call('GET', '/question/1')).body).toMatchObject({
    votes: 2,
    viewerVote: 1,
    replies: [{ votes: -1, viewerVote: -1 }],
  });
  expect(await vote('quinn', { value: 2 })).toMatchObject({ status: 422, errors: [{ field: 'value' }] });
  expect((await all.as.mara.call('POST', '/richmond-vic-3121/questions/1/vote', { value: 1 })).body).toMatchObject({
    status: 403,
    detail: expect.stringContaining('your own'),
  });
  for (const [path, body] of [
    ['/cremorne-vic-3121/questions/1/vote', { value: 1 }],
    ['/cremorne-vic-3121/questions/1/vote', { value: 1, answerId: 1 }],
    ['/nowhere/questions/1/vote', { value: 1 }],
    ['/vic/questions/1/vote', { value: 1 }],
    ['/richmond-vic-3121/questions/2/vote', { value: 1, answerId: 1 }],
  ] as const)
    expect([path, body, (await all.as.noah.call('POST', path, body)).status]).toEqual([path, body, 404]);
});

test("[QNA-03] votes of several members at once are all counted, and a member's own only once", async () => {
  await ask('mara');
  await Promise.all(
    [...(['noah', 'petra', 'quinn'] as const)].map((who) =>
      all.as[who].call('POST', '/richmond-vic-3121/questions/1/vote', { value: 1 }),
    ),
  );
  expect((await all.as.visitor.call('GET', '/question/1')).body.votes).toBe(3);
  await Promise.all(
    [1, 1, 1].map((value) => all.as.noah.call('POST', '/richmond-vic-3121/questions/1/vote', { value })),
  );
  expect((await all.as.visitor.call('GET', '/question/1')).body.votes).toBe(2);
});

test('[QNA-02, LEG-04] a question is followed and unfollowed', async () => {
  await ask('mara');
  expect((await all.as.noah.call('POST', '/posts/post/follow/1')).body).toEqual({
    isFollowing: true,
    followerCount: 2,
  });
  expect((await all.as.noah.call('GET', '/question/1')).body).toMatchObject({ isFollowing: true, followerCount: 2 });
  expect((await all.as.noah.call('POST', '/posts/post/unfollow/1')).body).toEqual({
    isFollowing: false,
    followerCount: 1,
  });
  expect((await all.as.visitor.call('POST', '/posts/post/follow/1')).status).toBe(401);
});

test('[PORT-04, QNA-02] visitors sign in first, members verify their address first', async () => {
  await ask('mara');
  await answer('noah', 1);
  const calls = [
    ['/richmond-vic-3121/questions/ask', question],
    ['/posts/questions/answer', { questionId: 1, text: 'Yes it is.' }],
    ['/posts/questions/answercomment', { answerId: 1, text: 'Is it?' }],
    ['/richmond-vic-3121/questions/1/vote', { value: 1 }],
  ] as const;
  for (const [path, body] of calls) {
    expect([path, (await all.as.visitor.call('POST', path, body)).status]).toEqual([path, 401]);
    expect((await all.as.olive.call('POST', path, body)).body).toMatchObject({
      status: 403,
      detail: expect.stringContaining('Confirm your email'),
    });
  }
  const { rows } = await sql<{
    n: number;
  }>`select ((select count(*) from question) + (select count(*) from answer) + (select count(*)
    from answer_comment) + (select count(*) from vote))::int as n`.execute(all.database);
  expect(rows).toEqual([{ n: 2 }]);
});

test('[QNA-06] invalid fields are named; unknown locations, questions and answers are not found', async () => {
  expect(
    (await ask('mara', { title: 'short', content: 'x'.repeat(5001), street: '' })).body.errors.map(
      ({ field }: { field: string }) => field,
    ),
  ).toEqual(['title', 'content', 'street']);
  expect((await ask('mara', question, 'nowhere-vic-3999')).status).toBe(404);
  expect((await answer('mara', 99)).status).toBe(404);
  expect(
    (await all.as.mara.call('POST', '/posts/questions/answercomment', { answerId: 99, text: 'Well?' })).status,
  ).toBe(404);
  expect((await ask('mara', { ...question, title: 'Visit www.cheap-loans.example now' })).body.errors).toEqual([
    { field: 'title', message: 'must not hold links' },
  ]);
});

test('[QNA-06] duplicates are rejected, also concurrent ones, and so is one text under many questions', async () => {
  const twice = await Promise.all([ask('mara'), ask('mara')]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await ask('mara', { ...question, title: question.title.toUpperCase() })).status).toBe(409);
  const requested = await Promise.all(
    ['Is there a dog park?', 'Is there a pool here?'].map((title) => ask('noah', { title })),
  );
  const advertisement = 'Call my cousin for the best removalists in town.';
  const ids = [
    twice.find(({ status }) => status === 201)?.body.postId as number,
    ...requested.map(({ body }) => body.postId as number),
  ];
  const statuses: number[] = [];
  for (const id of ids) statuses.push((await answer('petra', id, advertisement)).status);
  expect(statuses).toEqual([201, 201, 409]);
  expect((await answer('petra', ids[0] ?? 0, advertisement)).body.detail).toBe('You’ve already posted this.');
});

test('[QNA-06] who posts too often waits', async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= 6; n += 1) statuses.push((await ask('mara', { title: `Is number ${n} a good street?` })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await ask('noah')).status).toBe(201);
});

test('[QNA-02, QNA-03] sent again with the same idempotency key, a post is written and a vote counted once', async () => {
  const keyed = (who: 'mara' | 'noah', path: string, body: object, key: string) =>
    all.as[who].call('POST', path, body, { 'idempotency-key': key });
  const twice = await Promise.all(
    ['a-key-of-mara', 'a-key-of-mara'].map((key) => keyed('mara', '/richmond-vic-3121/questions/ask', question, key)),
  );
  expect(twice.map(({ status, body }) => [status, body.postId])).toEqual([
    [201, 1],
    [201, 1],
  ]);
  for (let time = 0; time < 2; time += 1) {
    expect(
      (await keyed('noah', '/posts/questions/answer', { questionId: 1, text: 'Permits.' }, 'answer-key')).body.postId,
    ).toBe(1);
    expect(
      (await keyed('mara', '/posts/questions/answercomment', { answerId: 1, text: 'Thanks.' }, 'comment-key')).body
        .postId,
    ).toBe(1);
    expect((await keyed('noah', '/richmond-vic-3121/questions/1/vote', { value: 1 }, 'vote-key-1')).body).toEqual({
      votes: 1,
      viewerVote: 1,
    });
    expect(
      (
        await all.as.noah.graph(
          'mutation { voteOnPost(kind: question, postId: 1, value: -1, idempotencyKey: "vote-key-2") { votes viewerVote } }',
        )
      ).data,
    ).toEqual({ voteOnPost: { votes: -1, viewerVote: -1 } });
  }
  expect((await keyed('noah', '/richmond-vic-3121/questions/1/vote', { value: -1 }, 'vote-key-1')).status).toBe(422);
  expect((await keyed('noah', '/richmond-vic-3121/questions/1/vote', { value: 1 }, 'x')).body.errors).toMatchObject([
    { field: 'Idempotency-Key' },
  ]);
});
