import { sql } from 'kysely';
import { questionService, type QuestionService } from '../../community/questions/test-questions.ts';

let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
  const { database } = all;
  await sql`update member set bio = 'Walks dogs.', created_at = '2024-02-01T00:00:00Z' where id = 2`.execute(database);
  await sql`update agent set social = '{"facebook": "https://social.example/ada"}' where id = 1`.execute(database);
  await sql`insert into agent_review (id, agent_id, member_id, author_name, role, rating, title, text, status,
    created_at) values
    (1, 1, 2, 'Noah Field', 'buyer', 5, 'Kind', 'Rang back.', 'published', '2026-11-01'),
      (2, 2, 2, 'Noah Field', 'renter', 2, 'Slow', 'No call.', 'published', '2026-11-02'),
    (3, 3, 2, 'Noah Field', 'renter', 1, '', 'Pending.', 'pending', '2026-11-03')`.execute(database);
  await sql`insert into location_review (id, locality_id, member_id, author_name, relation, rating, title, pros, cons,
    created_at) values (1, 1, 2, 'Noah Field', 'lives', 4, 'Good', E'Trams\\nCafes', 'Noise', '2026-11-04')`.execute(
    database,
  );
  await sql`insert into question (id, uri, locality_id, member_id, author_name, title, is_discussion, is_visible) values
    (1, 'q-1', 1, 2, 'Noah Field', 'Parking?', false, true), (2, 'q-2', 1, 2, 'Noah Field', 'Talk', true, true),
      (3, 'q-3', 1, 2, 'Noah Field', 'Hidden?', false, false),
      (4, 'q-4', 1, 1, 'Mara Quill', 'Dogs?', false, true)`.execute(database);
  await sql`insert into answer (id, question_id, member_id, author_name, text, is_visible)
    values (1, 4, 2, 'Noah Field', 'Yes.', true), (2, 4, 2, 'Noah Field', 'Hidden.', false),
    (3, 3, 2, 'Noah Field', 'Below a hidden one.', true)`.execute(database);
  await sql`insert into vote (kind, target_id, member_id, value) values ('answer', 1, 1, 1), ('answer', 1, 4, 1),
    ('question', 1, 1, 1)`.execute(database);
  await sql`insert into follow (member_id, kind, target_id, created_at) values (2, 'agent', 1, '2026-11-01'),
    (2, 'location', 1, '2026-11-02'), (2, 'question', 3, '2026-11-03'), (1, 'member', 2, '2026-11-04')`.execute(
    database,
  );
});
afterAll(() => all.close());

const profile = `query P($username: String!, $page: Int, $size: Int) { userProfile(username: $username, reviewsPage: $page, reviewsPageSize: $size) {
  id username name avatar bio memberSince reviewCount questionCount answerCount discussionCount score isCurrentUserAdmin isViewingOwnProfile isAgent agentUsername followerCount isFollowing
  reviews { total pagination { currentPage totalPages pageSize } results { kind reviewId about path title text rating } }
  questions { total results { postId } } discussions { total } answers { total results { text } } followers { total results { username } } following { total results { kind name address } } } }`;

test('[MEMB-10, GQL-10, GQL-12] a profile counts what everyone sees of a member, and their score', async () => {
  const { data } = await all.as.visitor.graph(profile, { username: 'NOAH', page: 1, size: 2 });
  expect(data?.['userProfile']).toEqual({
    id: '2',
    username: 'noah',
    name: 'Noah Field',
    avatar: null,
    bio: 'Walks dogs.',
    memberSince: '2024-02-01T00:00:00.000Z',
    reviewCount: 3,
    questionCount: 1,
    answerCount: 1,
    discussionCount: 1,
    score: 5 * 3 + 3 + 2 + 3,
    isCurrentUserAdmin: false,
    isViewingOwnProfile: false,
    isAgent: false,
    agentUsername: null,
    followerCount: 1,
    isFollowing: false,
    reviews: {
      total: 3,
      pagination: { currentPage: 1, totalPages: 2, pageSize: 2 },
      results: [
        {
          kind: 'location',
          reviewId: '1',
          about: 'Richmond, VIC 3121',
          path: '/location/richmond-vic-3121/reviews',
          title: 'Good',
          text: 'Pros: Trams, Cafes\nCons: Noise',
          rating: 4,
        },
        {
          kind: 'agent',
          reviewId: '2',
          about: 'Ben Marsh',
          path: '/agent/ben/reviews',
          title: 'Slow',
          text: 'No call.',
          rating: 2,
        },
      ],
    },
    questions: { total: 1, results: [{ postId: '1' }] },
    discussions: { total: 1 },
    answers: { total: 1, results: [{ text: 'Yes.' }] },
    followers: { total: 1, results: [{ username: 'mara' }] },
    following: null,
  });
  expect(
    (await all.as.visitor.graph(profile, { username: 'noah', page: 2, size: 2 })).data?.['userProfile'].reviews.results,
  ).toMatchObject([{ reviewId: '1', kind: 'agent' }]);
});

test('[MEMB-10] a profile depends on its viewer: the member, an admin, a follower; and marks agents', async () => {
  const flags = async (who: keyof QuestionService['as'], username = 'noah') => {
    const { data } = await all.as[who].graph(profile, { username });
    const { isCurrentUserAdmin, isViewingOwnProfile, isAgent, isFollowing, following, questions } =
      data?.['userProfile'] ?? {};
    return [isCurrentUserAdmin, isViewingOwnProfile, isAgent, isFollowing, following?.total ?? null, questions.total];
  };
  expect(await flags('noah')).toEqual([false, true, false, false, 2, 2]);
  expect(await flags('quinn')).toEqual([true, false, false, false, 2, 2]);
  expect(await flags('mara')).toEqual([false, false, false, true, null, 1]);
  expect(await flags('mara', 'petra')).toEqual([false, false, true, false, null, 0]);
});

test('[MEMB-10] unknown and former members have no profile; invalid pages are rejected', async () => {
  await sql`update member set deleted_at = now() where id = 3`.execute(all.database);
  for (const username of ['nobody', 'olive', '', '\u0000', 'x'.repeat(5000)])
    expect(await all.as.visitor.graph(profile, { username })).toEqual({ data: { userProfile: null } });
  for (const page of [{ page: 0 }, { page: 1001 }, { size: 0 }, { size: 51 }])
    expect((await all.as.visitor.graph(profile, { username: 'noah', ...page })).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
});

test("[REST-09, MEMB-12] the summary of a member's agent reviews", async () => {
  expect((await all.as.visitor.call('GET', '/member/2/agentreviews/summary')).body).toEqual({
    memberId: 2,
    count: 2,
    average: 3.5,
    stars: [0, 1, 0, 0, 1],
    latest: [
      {
        reviewId: 2,
        agentName: 'Ben Marsh',
        uri: '/agent/ben/reviews',
        path: '/agent/ben/reviews',
        title: 'Slow',
        rating: 2,
        createdAt: '2026-11-02T00:00:00.000Z',
      },
      {
        reviewId: 1,
        agentName: 'Ada Lovell',
        uri: '/agent/ada/reviews',
        path: '/agent/ada/reviews',
        title: 'Kind',
        rating: 5,
        createdAt: '2026-11-01T00:00:00.000Z',
      },
    ],
  });
  expect((await all.as.visitor.call('GET', '/member/1/agentreviews/summary')).body).toEqual({
    memberId: 1,
    count: 0,
    average: null,
    stars: [0, 0, 0, 0, 0],
    latest: [],
  });
  expect((await all.as.visitor.call('GET', '/member/99/agentreviews/summary')).status).toBe(404);
});

test('[REST-09, MEMB-12] the summary of what a member follows; what exactly is for themselves and admins', async () => {
  const counts = { memberId: 2, agents: 1, locations: 1, questions: 1, members: 0, total: 3 };
  const latest = [
    {
      kind: 'location',
      targetId: 1,
      name: 'Richmond, VIC 3121',
      uri: '/location/richmond-vic-3121',
      address: '/location/richmond-vic-3121',
      followedAt: '2026-11-02T00:00:00.000Z',
    },
    {
      kind: 'agent',
      targetId: 1,
      name: 'Ada Lovell',
      uri: '/agent/ada',
      address: '/agent/ada',
      followedAt: '2026-11-01T00:00:00.000Z',
    },
  ];
  const get = async (who: keyof QuestionService['as']) =>
    (await all.as[who].call('GET', '/member/2/following/summary')).body;
  expect([await get('visitor'), await get('mara'), await get('noah'), await get('quinn')]).toEqual([
    { ...counts, latest: null },
    { ...counts, latest: null },
    { ...counts, latest },
    { ...counts, latest },
  ]);
  expect((await all.as.visitor.call('GET', '/member/99/following/summary')).status).toBe(404);
});

test('[REST-09] Facebook pages of members who are agents; only valid URLs', async () => {
  const page = { memberId: 4, agentId: 1, username: 'ada', name: 'Ada Lovell', url: 'https://social.example/ada' };
  expect((await all.as.visitor.call('GET', '/members/facebook-pages')).body).toEqual({ total: 1, results: [page] });
  expect((await all.as.visitor.call('GET', '/members/facebook-page/4')).body).toEqual(page);
  expect([
    (await all.as.visitor.call('GET', '/members/facebook-page/2')).status,
    (await all.as.visitor.call('GET', '/members/facebook-page/x')).status,
  ]).toEqual([404, 422]);
  await sql`update agent set social = '{"facebook": "javascript:alert(1)"}' where id = 1`.execute(all.database);
  expect((await all.as.visitor.call('GET', '/members/facebook-page/4')).status).toBe(404);
});

test('[MEMB-12] what a member follows is listed by groups, discussions apart from questions; hidden from others', async () => {
  await sql`insert into follow (member_id, kind, target_id, created_at) values (2, 'question', 2, '2026-11-05'),
    (2, 'question', 4, '2026-11-06'), (2, 'member', 1, '2026-11-07')`.execute(all.database);
  const document = `query F($of: FollowedGroup) { userProfile(username: "noah") {
    following(of: $of, take: 10) { total results { group kind targetId name detail address } } followingCounts { agents locations questions discussions members } } }`;
  const profileOf = async (who: keyof QuestionService['as'], of?: string) =>
    (await all.as[who].graph(document, { of })).data?.['userProfile'];
  expect(await profileOf('noah', 'discussions')).toEqual({
    following: {
      total: 1,
      results: [
        {
          group: 'discussions',
          kind: 'question',
          targetId: '2',
          name: 'Talk',
          detail: 'Richmond',
          address: '/question/q-2',
        },
      ],
    },
    // The hidden one is left out.
    followingCounts: { agents: 1, locations: 1, questions: 1, discussions: 1, members: 1 },
  });
  expect((await profileOf('noah')).following.results.map(({ group }: { group: string }) => group)).toEqual([
    'members',
    'questions',
    'discussions',
    'locations',
    'agents',
  ]);
  expect((await profileOf('noah', 'agents')).following.results).toMatchObject([
    { kind: 'agent', detail: expect.any(String) },
  ]);
  for (const who of ['visitor', 'mara'] as const)
    expect(await profileOf(who)).toEqual({ following: null, followingCounts: null });
  await sql`delete from follow where member_id = 2 and created_at >= '2026-11-05'`.execute(all.database);
});
