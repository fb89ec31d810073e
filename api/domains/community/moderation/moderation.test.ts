import { sql } from 'kysely';
import { fillTestListings } from '../../listings/test-market.ts';
import { questionService, type QuestionService } from '../questions/test-questions.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
});
afterAll(() => all.close());
beforeEach(async () => {
  await all.clean();
  await emptyTables(all.database, [
    'mail',
    'notification',
    'agent_review',
    'location_review',
    'listing',
    'listing_hold',
  ]);
  await sql`insert into question (id, uri, locality_id, member_id, author_name, title, content)
    values (1, 'q-1', 1, 1, 'Mara Quill', 'What is parking like?', 'Two cars.')`.execute(all.database);
  await sql`insert into answer (id, question_id, member_id, author_name, text)
    values (1, 1, 2, 'Noah Field', 'Terrible.')`.execute(all.database);
  await sql`insert into answer_comment (id, answer_id, member_id, author_name, text)
    values (1, 1, 1, 'Mara Quill', 'Why?')`.execute(all.database);
  await sql`insert into agent_review (id, agent_id, member_id, author_name, role, rating, title, text, status,
    created_at) values (1, 1, 2, 'Noah Field', 'buyer', 5, 'Kind', 'Rang back.', 'pending', '2026-01-01')`.execute(
    all.database,
  );
  await sql`insert into location_review (id, locality_id, member_id, author_name, relation, rating, pros, cons)
    values (1, 1, 2, 'Noah Field', 'lives', 4, 'Trams', 'Noise')`.execute(all.database);
  await sql`insert into location_review_comment (id, review_id, member_id, author_name, text)
    values (1, 1, 1, 'Mara Quill', 'True.')`.execute(all.database);
  await fillTestListings(all.database, [
    { id: 1, title: 'A calm house' },
    { id: 2, published: false },
  ]);
  await sql`update agent set email = 'ada@example.com' where id = 1`.execute(all.database);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0)`.execute(all.database);
});

const report = (
  who: keyof QuestionService['as'],
  kind: string,
  id = 1,
  body: object = { reason: 'Spam', detail: 'It sells loans.' },
) => all.as[who].call('POST', `/user/report?postId=${id}&kind=${kind}`, body);
const judge = (
  kind: string,
  action: string,
  why = 'It breaks the rules.',
  who: keyof QuestionService['as'] = 'quinn',
) => all.as[who].call('POST', `/moderation/${kind}/1/${action}`, { why });
const kinds = {
  question: 'noah',
  answer: 'mara',
  'answer-comment': 'noah',
  'location-review': 'mara',
  'location-review-comment': 'noah',
  listing: 'noah',
} as const;
const mails = async () =>
  (
    await sql<{
      email: string;
      subject: string;
      text: string;
    }>`select email, subject, text from mail order by queued_at, key`.execute(all.database)
  ).rows;

test('[MOD-01, LEG-04] any question, answer, comment, review and listing can be reported, once while the report is open', async () => {
  for (const [kind, who] of Object.entries(kinds)) {
    for (const status of [202, 202]) expect([kind, (await report(who, kind)).status]).toEqual([kind, status]);
  }
  expect((await all.as.noah.call('POST', '/legacy/user/report?postId=1', { reason: 'Spam' })).body).toEqual({
    reported: true,
  });
  expect((await sql`select kind from report`.execute(all.database)).rows).toHaveLength(6);
  const { data } = await all.as.petra.graph(
    'mutation { report(kind: locationReviewComment, targetId: 1, reason: "Rude") }',
  );
  expect(data).toEqual({ report: true });
});

test('[MOD-01] visitors, authors and members who cannot see an item cannot report it; a report has a reason', async () => {
  expect((await report('visitor', 'question')).status).toBe(401);
  expect((await report('mara', 'question')).status).toBe(403);
  for (const [kind, id] of [
    ['question', 99],
    ['agent-review', 1],
    ['listing', 2],
    ['listing', 99],
  ] as const)
    expect([kind, id, (await report('petra', kind, id)).status]).toEqual([kind, id, 404]);
  expect(
    (await report('petra', 'question', 1, { reason: ' ', detail: 7 })).body.errors.map(
      ({ field }: { field: string }) => field,
    ),
  ).toEqual(['reason', 'detail']);
  expect((await report('petra', 'nonsense')).body.errors).toEqual([
    { field: 'kind', message: expect.stringContaining('must be one of listing') },
  ]);
});

test('[MOD-01, MOD-03] only admins see the queue: reports and waiting reviews, the longest waiting first, counted by kind', async () => {
  await report('noah', 'question');
  await report('petra', 'question', 1, { reason: 'Rude' });
  for (const path of ['/moderation/queue', '/moderation/question/1']) {
    expect([
      (await all.as.visitor.call('GET', path)).status,
      (await all.as.mara.call('GET', path)).status,
      (await all.as.petra.call('GET', path)).status,
    ]).toEqual([401, 403, 403]);
  }
  const { body } = await all.as.quinn.call('GET', '/moderation/queue');
  expect(body).toEqual({
    total: 2,
    counts: [
      { kind: 'agent-review', count: 1 },
      { kind: 'question', count: 1 },
    ],
    results: [
      {
        kind: 'agent-review',
        targetId: 1,
        reportCount: 0,
        since: '2026-01-01T00:00:00.000Z',
        case: expect.objectContaining({ state: 'pending', text: 'Kind\nRang back.', path: '/agent/ada/reviews' }),
      },
      {
        kind: 'question',
        targetId: 1,
        reportCount: 2,
        since: expect.any(String),
        case: {
          kind: 'question',
          targetId: 1,
          state: 'visible',
          isLocked: false,
          text: 'What is parking like?\nTwo cars.',
          uri: '/question/q-1',
          path: '/question/q-1',
          authorId: 1,
          authorName: 'Mara Quill',
          place: 'Richmond VIC 3121',
          author: expect.objectContaining({ username: 'mara' }),
          history: [],
          reports: [
            { reason: 'Spam', detail: 'It sells loans.', reporter: 'Noah Field', createdAt: expect.any(String) },
            { reason: 'Rude', detail: '', reporter: 'Petra Lane', createdAt: expect.any(String) },
          ],
        },
      },
    ],
  });
  expect((await all.as.quinn.call('GET', '/moderation/queue?kind=question&skip=1')).body).toEqual({
    total: 1,
    counts: body.counts,
    results: [],
  });
  const graph = await all.as.quinn.graph(
    '{ moderationQueue(kind: agentReview) { total counts { kind count } results { reportCount case { kind state authorName } } } moderationCase(kind: listing, targetId: 1) { text path authorName } review: moderationCase(kind: locationReview, targetId: 1) { text } }',
  );
  expect(graph.data).toEqual({
    moderationQueue: {
      total: 1,
      counts: [
        { kind: 'agentReview', count: 1 },
        { kind: 'question', count: 1 },
      ],
      results: [{ reportCount: 0, case: { kind: 'agentReview', state: 'pending', authorName: 'Noah Field' } }],
    },
    moderationCase: { text: 'A calm house', path: '/property/house-1', authorName: 'Ada Lovell' },
    review: { text: expect.stringContaining('Pros: Trams\nCons: Noise') },
  });
  expect((await all.as.mara.graph('{ moderationQueue { total } }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

test('[MOD-01] all content can be hidden, shown, removed and restored, and returns its state', async () => {
  for (const kind of Object.keys(kinds)) {
    const states: string[] = [];
    for (const action of ['hide', 'show', 'remove', 'restore']) states.push((await judge(kind, action)).body.state);
    expect([kind, states]).toEqual([kind, ['hidden', 'visible', 'removed', 'visible']]);
    expect([kind, (await judge(kind, 'restore')).body]).toMatchObject([
      kind,
      { status: 409, detail: expect.stringContaining('nothing to restore') },
    ]);
  }
  expect((await judge('agent-review', 'show')).body.state).toBe('visible');
  expect((await sql`select status from agent_review`.execute(all.database)).rows).toEqual([{ status: 'published' }]);
});

test('[MOD-01, QNA-02] hidden content is hidden from others immediately; the count of answers follows', async () => {
  await judge('answer', 'hide');
  expect((await all.as.visitor.call('GET', '/question/1')).body).toMatchObject({ replyCount: 0, replies: [] });
  expect((await all.as.noah.call('GET', '/question/1')).body).toMatchObject({ replies: [{ isVisible: false }] });
  await judge('question', 'hide');
  expect([
    (await all.as.noah.call('GET', '/question/1')).status,
    (await all.as.mara.call('GET', '/question/1')).body.isVisible,
  ]).toEqual([404, false]);
  await judge('question', 'remove');
  expect((await all.as.mara.call('GET', '/question/1')).status).toBe(404);
});

test('[MOD-01] a held listing stays unpublished whatever its feed sends, and gets the feed’s state once it is released', async () => {
  const found = async () =>
    (
      await sql`select l.published, exists (select from listing_search s where s.id = l.id) as found from listing l
        where id = 1`.execute(all.database)
    ).rows[0];
  await judge('listing', 'hide');
  expect(await found()).toEqual({ published: false, found: false });
  await sql`update listing set published = true, title = 'Changed' where id = 1`.execute(all.database);
  expect(await found()).toEqual({ published: false, found: false });
  await judge('listing', 'remove');
  await judge('listing', 'restore');
  expect(await found()).toEqual({ published: true, found: true });
  await judge('listing', 'hide');
  await sql`update listing set published = false where id = 1`.execute(all.database);
  await judge('listing', 'show');
  expect(await found()).toEqual({ published: false, found: false });
});

test('[MOD-01] every decision has its moderator and reason, closes the reports and notifies the author by mail', async () => {
  await report('noah', 'question');
  const { body } = await judge('question', 'hide', 'It is an advertisement.');
  expect(body).toMatchObject({
    state: 'hidden',
    reports: [],
    history: [{ who: 'Quinn Admin', action: 'hide', why: 'It is an advertisement.', at: expect.stringMatching(/Z$/) }],
  });
  expect((await sql`select status from report`.execute(all.database)).rows).toEqual([{ status: 'upheld' }]);
  const graph = await all.as.quinn.graph(
    'mutation { moderate(kind: question, targetId: 1, action: show, why: "It was a mistake.") { state history { action why } } }',
  );
  expect(graph.data).toEqual({
    moderate: {
      state: 'visible',
      history: [
        { action: 'hide', why: 'It is an advertisement.' },
        { action: 'show', why: 'It was a mistake.' },
      ],
    },
  });
  await judge('listing', 'remove', 'It is not for sale.');
  expect(await mails()).toMatchObject([
    {
      email: 'mara@example.com',
      subject: 'Your question was hidden',
      text: expect.stringContaining(
        '“What is parking like? Two cars.” was hidden: only you and our moderators see it.\n\nReason: It is an advertisement.',
      ),
    },
    { email: 'mara@example.com', subject: 'Your question can be seen by everyone now' },
    { email: 'ada@example.com', subject: 'Your listing was removed' },
  ]);
});

test('[MOD-01] reports are dismissed with a reason; the subject stays and nobody is notified', async () => {
  await report('noah', 'question');
  expect((await judge('question', 'dismiss', 'A fair question.')).body).toMatchObject({
    state: 'visible',
    history: [{ action: 'dismiss' }],
  });
  expect((await judge('question', 'dismiss')).status).toBe(409);
  expect([(await sql`select status from report`.execute(all.database)).rows, await mails()]).toEqual([
    [{ status: 'dismissed' }],
    [],
  ]);
  expect((await report('noah', 'question')).status).toBe(202);
});

const answersTo = async (who: keyof QuestionService['as']): Promise<readonly object[]> =>
  (await all.as[who].graph('{ notifications { results { kind text subject path } } }')).data?.['notifications'].results;

test('[MOD-10] who reported something is notified of the decision, upheld or not', async () => {
  expect((await report('noah', 'listing', 1, { reason: 'Something else', detail: '' })).body.errors).toEqual([
    { field: 'detail', message: 'Describe what’s wrong.' },
  ]);
  await report('noah', 'listing', 1, { reason: 'It looks like a scam', detail: 'They want a deposit.' });
  expect(await answersTo('noah')).toEqual([]);
  await judge('listing', 'remove');
  const answer = { kind: 'reportAnswer', subject: 'It looks like a scam', path: '/notifications' };
  expect(await answersTo('noah')).toEqual([{ ...answer, text: 'Thank you: we acted on your report of a listing' }]);
  await judge('listing', 'restore');
  await report('noah', 'question');
  await judge('question', 'dismiss');
  expect(await answersTo('noah')).toEqual([
    {
      kind: 'reportAnswer',
      text: 'We looked at your report of a question and found nothing to change',
      subject: 'Spam',
      path: '/notifications',
    },
    { ...answer, text: 'Thank you: we acted on your report of a listing', path: '/property/house-1' },
  ]);
  expect(await answersTo('petra')).toEqual([]);
});

test('[MOD-11] a member whose reports are mostly dismissed may report twice a day', async () => {
  const dismissed = async (): Promise<number> => {
    const { status } = await report('noah', 'question');
    await judge('question', 'dismiss');
    return status;
  };
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push(await dismissed());
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  expect((await report('petra', 'question')).status).toBe(202);
  await sql`insert into report (kind, target_id, member_id, reason, status)
    select 'question', 1, 2, 'Spam', 'upheld' from generate_series(1, 6)`.execute(all.database);
  expect((await report('noah', 'question')).status).toBe(202);
});

test('[MOD-01] only admins judge, with a reason, and of two at once one takes effect', async () => {
  expect([
    (await judge('question', 'hide', 'No.', 'visitor')).status,
    (await judge('question', 'hide', 'No.', 'mara')).status,
    (await judge('question', 'hide', ' ')).status,
  ]).toEqual([401, 403, 422]);
  expect(
    (
      await all.as.petra.graph(
        'mutation { moderate(kind: question, targetId: 1, action: hide, why: "I want to.") { state } }',
      )
    ).errors?.[0]?.extensions?.code,
  ).toBe('FORBIDDEN');
  expect(
    (await Promise.all([judge('question', 'hide'), judge('question', 'hide')])).map(({ status }) => status).toSorted(),
  ).toEqual([200, 409]);
});

test('[MOD-04] what is approved or restored needs no reason, what is against the author does', async () => {
  await report('noah', 'question');
  expect((await judge('question', 'dismiss', '')).body).toMatchObject({ history: [{ action: 'dismiss', why: '' }] });
  for (const action of ['warn', 'lock', 'hide', 'remove'])
    expect((await judge('question', action, '')).status).toBe(422);
  expect((await judge('question', 'lock')).status).toBe(200);
  expect((await judge('question', 'unlock', '')).status).toBe(200);
  const approve = { kind: 'agentReview', targetId: '1', action: 'show' };
  const hide = { kind: 'question', targetId: '1', action: 'hide' };
  expect((await several([approve, hide], 'quinn', '')).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  expect((await several([approve], 'quinn', '')).data).toMatchObject({ moderateSeveral: [{ problem: null }] });
  const { rows } = await sql<{ text: string }>`
    select text from mail where subject = 'Your review can be seen by everyone now'`.execute(all.database);
  expect(rows.map(({ text }) => text)).toEqual([expect.not.stringContaining('Reason:')]);
});

test('[MOD-01] the audit trail is only ever added to', async () => {
  await judge('question', 'hide');
  await expect(sql`update moderation_event set why = 'Another reason'`.execute(all.database)).rejects.toThrow(
    'only ever added to',
  );
  await expect(sql`delete from moderation_event`.execute(all.database)).rejects.toThrow('only ever added to');
  await sql`update moderation_event set member_id = null`.execute(all.database);
  expect((await all.as.quinn.call('GET', '/moderation/question/1')).body.history).toMatchObject([
    { who: 'Quinn Admin' },
  ]);
});

const several = async (
  choices: readonly object[],
  who: keyof QuestionService['as'] = 'quinn',
  why = 'Within our rules.',
) =>
  all.as[who].graph(
    `mutation Several($choices: [ModerationChoice!]!, $why: String!) { moderateSeveral(choices: $choices,
      why: $why) { kind targetId action problem } }`,
    { choices, why },
  );

test('[MEMB-29] several are judged at once: each with its own entry and mail, and what fails is named', async () => {
  await report('noah', 'question');
  const choices = [
    { kind: 'question', targetId: '1', action: 'dismiss' },
    { kind: 'agentReview', targetId: '1', action: 'show' },
    { kind: 'answer', targetId: '1', action: 'dismiss' },
    { kind: 'answer', targetId: '999', action: 'hide' },
    { kind: 'locationReview', targetId: '1', action: 'hide' },
  ];
  const { data } = await several(choices);
  expect(data?.['moderateSeveral'].map(({ problem }: { problem: string | null }) => problem)).toEqual([
    null,
    null,
    'There are no open reports to dismiss.',
    'There is no such answer.',
    null,
  ]);
  const { rows } = await sql<{ entry: string }>`
    select kind || ' ' || action || ' ' || why as entry from moderation_event
      where why = 'Within our rules.' order by id desc limit 3`.execute(all.database);
  expect(rows.map(({ entry }) => entry)).toEqual([
    'location-review hide Within our rules.',
    'agent-review show Within our rules.',
    'question dismiss Within our rules.',
  ]);
  expect((await sql`select 1 from mail where kind = 'notice'`.execute(all.database)).rows).toHaveLength(2);
  for (const who of ['mara', 'petra'] as const)
    expect((await several(choices, who)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const wrong = [
    several([]),
    several(Array.from({ length: 51 }, () => choices[0] ?? {})),
    several(choices, 'quinn', ' '),
  ];
  for (const each of wrong) expect((await each).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('[MEMB-28] a case has its place and the record of its author as a member', async () => {
  const { body } = await all.as.quinn.call('GET', '/moderation/agent-review/1');
  expect(body).toMatchObject({
    place: expect.any(String),
    author: { username: 'noah', published: 2, rejected: 0, memberSince: expect.any(String) },
  });
  await judge('answer', 'hide');
  expect((await all.as.quinn.call('GET', '/moderation/queue')).body.results).toMatchObject([
    { kind: 'agent-review', case: { author: { username: 'noah', published: 1, rejected: 1 } } },
  ]);
  expect((await all.as.quinn.call('GET', '/moderation/question/1')).body.place).toMatch(/^\S.* [A-Z]{2,3} \d{4}$/);
  expect((await all.as.quinn.call('GET', '/moderation/listing/1')).body.author).toBeNull();
});
