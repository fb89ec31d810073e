import { sql } from 'kysely';
import { holdClock } from '../../../test-kit/hold-clock.ts';
import { questionService, type QuestionService } from '../../community/questions/test-questions.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

holdClock();
let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
});
afterAll(() => all.close());
beforeEach(async () => {
  await all.clean();
  await emptyTables(all.database, ['notification', 'push_event'], 'restart identity');
});

type Who = keyof QuestionService['as'];
const ask = (who: Who, title = 'Is it noisy?', isDiscussion = false) =>
  all.as[who].call('POST', '/richmond-vic-3121/questions/ask', { title, content: '', isDiscussion });
const answer = (who: Who, text: string, key?: string) =>
  all.as[who].call('POST', '/posts/questions/answer', { questionId: 1, text }, key ? { 'idempotency-key': key } : {});
const comment = (who: Who, text: string) =>
  all.as[who].call('POST', '/posts/questions/answercomment', { answerId: 1, text });

const fields = 'id kind text subject excerpt path isRead';
const list = async (who: Who, args = '') =>
  (await all.as[who].graph(`{ notifications${args} { results { ${fields} } olderThan } unreadNotifications }`))
    .data as {
    notifications: {
      results: readonly {
        id: string;
        kind: string;
        text: string;
        subject: string | null;
        excerpt: string | null;
        path: string;
        isRead: boolean;
      }[];
      olderThan: string | null;
    };
    unreadNotifications: number;
  };
const texts = async (who: Who) => (await list(who)).notifications.results.map(({ text }) => text);
const pushed = async () =>
  (
    await sql<{ member_id: number; event: unknown }>`select member_id, event from push_event order by id`.execute(
      all.database,
    )
  ).rows;

test('[NTFY-01, NTFY-02] the asker follows the question, and is notified of each answer by others, once', async () => {
  await ask('mara');
  await answer('noah', 'Only on Fridays.', 'answer-of-noah-1');
  await answer('noah', 'Only on Fridays.', 'answer-of-noah-1');
  await answer('mara', 'I have found out by now.');
  expect(await list('mara')).toEqual({
    notifications: {
      results: [
        {
          id: expect.stringMatching(/^\d+$/),
          kind: 'answer',
          text: 'Noah Field answered your question about Richmond',
          subject: 'Is it noisy?',
          excerpt: 'Only on Fridays.',
          path: '/question/is-it-noisy-richmond-vic-3121-1#answer-1',
          isRead: false,
        },
      ],
      olderThan: null,
    },
    unreadNotifications: 1,
  });
  expect(await pushed()).toEqual([{ member_id: 1, event: { kind: 'notifications' } }]);
  expect(await texts('noah')).toEqual([]);
});

test('[NTFY-01, NTFY-02] followers of a question are notified of answers; unfollowing stops it, also for the asker', async () => {
  await ask('mara', 'Who likes the market?', true);
  await all.as.petra.graph('mutation { follow(kind: question, targetId: "1") { isFollowing } }');
  await answer('noah', 'Everybody does.');
  expect([await texts('mara'), await texts('petra')]).toEqual([
    ['Noah Field replied to your discussion about Richmond'],
    ['Noah Field replied to a discussion about Richmond that you follow'],
  ]);
  await all.as.mara.graph('mutation { unfollow(kind: question, targetId: "1") { isFollowing } }');
  await answer('petra', 'Not on Mondays.');
  expect((await texts('mara')).length).toBe(1);
});

test('[NTFY-02] the author of an answer is notified of comments, but not of their own', async () => {
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  await comment('mara', 'Thank you, good to know.');
  await comment('noah', 'You are welcome.');
  expect((await list('noah')).notifications.results).toMatchObject([
    {
      kind: 'comment',
      text: 'Mara Quill commented on your answer about Richmond',
      path: '/question/is-it-noisy-richmond-vic-3121-1#comment-1',
    },
  ]);
});

test('[NTFY-04] hidden, removed and deleted content, and that of suspended authors, is neither shown nor counted', async () => {
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  for (const [change, back] of [
    [sql`update answer set is_visible = false`, sql`update answer set is_visible = true`],
    [sql`update answer set removed = true`, sql`update answer set removed = false`],
    [sql`update question set removed = true`, sql`update question set removed = false`],
    [sql`update member set suspended_at = now() where id = 2`, sql`update member set suspended_at = null where id = 2`],
  ] as const) {
    await change.execute(all.database);
    expect(await list('mara')).toEqual({ notifications: { results: [], olderThan: null }, unreadNotifications: 0 });
    await back.execute(all.database);
    expect((await list('mara')).unreadNotifications).toBe(1);
  }
  await sql`update member set deleted_at = now() where id = 2`.execute(all.database);
  expect(await texts('mara')).toEqual(['Former member answered your question about Richmond']);
  await sql`update member set deleted_at = null where id = 2`.execute(all.database);
  await sql`delete from answer`.execute(all.database);
  expect(await texts('mara')).toEqual([]);
});

test('[NTFY-03] marking as read reduces the count, notifies the member’s other pages, and has one effect', async () => {
  await ask('mara');
  for (const who of ['noah', 'petra', 'quinn'] as const) await answer(who, `An answer by ${who} that is new.`);
  const [latest, , first] = (await list('mara')).notifications.results;
  await emptyTables(all.database, ['push_event']);
  const mark = async (mutation: string) => (await all.as.mara.graph(`mutation { done: ${mutation} }`)).data;
  expect(await mark(`markNotificationsRead(ids: ["${first?.id}"])`)).toEqual({ done: 2 });
  expect(await mark(`markNotificationsRead(ids: ["${first?.id}"])`)).toEqual({ done: 2 });
  expect((await pushed()).length).toBe(1);
  expect((await list('mara')).notifications.results.map(({ isRead }) => isRead)).toEqual([false, false, true]);
  await answer('noah', 'One that came while the list was open.');
  expect(await mark(`markAllNotificationsRead(upTo: "${latest?.id}")`)).toEqual({ done: 1 });
});

test('[NTFY-03] members cannot read or mark others’ notifications', async () => {
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  const [own] = (await list('mara')).notifications.results;
  for (const mutation of [`markNotificationsRead(ids: ["${own?.id}"])`, 'markAllNotificationsRead(upTo: "999999")'])
    for (const who of ['noah', 'quinn'] as const)
      expect((await all.as[who].graph(`mutation { done: ${mutation} }`)).data).toEqual({ done: 0 });
  expect(await list('quinn')).toEqual({ notifications: { results: [], olderThan: null }, unreadNotifications: 0 });
  expect((await list('mara')).unreadNotifications).toBe(1);
  for (const query of [
    '{ notifications { olderThan } }',
    '{ unreadNotifications }',
    'mutation { markNotificationsRead(ids: ["1"]) }',
  ])
    expect((await all.as.visitor.graph(query)).errors?.[0]?.extensions?.code).toBe('SIGNED_OUT');
});

test('[NTFY-03] the list is paged, and rejects invalid ids and too many at once', async () => {
  await ask('mara');
  for (const who of ['noah', 'petra', 'quinn'] as const) await answer(who, `An answer by ${who} that is new.`);
  const { results, olderThan } = (await list('mara', '(take: 2)')).notifications;
  expect([results.length, olderThan]).toEqual([2, results[1]?.id]);
  const rest = (await list('mara', `(take: 2, before: "${olderThan}")`)).notifications;
  expect([rest.results.map(({ text }) => text), rest.olderThan]).toEqual([
    ['Noah Field answered your question about Richmond'],
    null,
  ]);
  const code = async (query: string) => (await all.as.mara.graph(query)).errors?.[0]?.extensions?.code;
  expect(await code('{ notifications(before: "x") { olderThan } }')).toBe('BAD_USER_INPUT');
  expect(await code('{ notifications(take: 101) { olderThan } }')).toBe('BAD_USER_INPUT');
  expect(await code(`mutation { markNotificationsRead(ids: ${JSON.stringify(Array(101).fill('1'))}) }`)).toBe(
    'BAD_USER_INPUT',
  );
  expect(await code('mutation { markAllNotificationsRead(upTo: "-1") }')).toBe('BAD_USER_INPUT');
});
