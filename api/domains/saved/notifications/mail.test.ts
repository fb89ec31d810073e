import { sql } from 'kysely';
import { suppressMail } from '../../../platform/mail/public.ts';
import { holdClock } from '../../../test-kit/hold-clock.ts';
import { questionService, type QuestionService } from '../../community/questions/test-questions.ts';
import { mailNotifications, notificationMailJob, queueNotificationMails } from './public.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

holdClock();
let all: QuestionService;
const settings = { publicUrl: 'https://verandah.example' } as Parameters<typeof mailNotifications>[0]['settings'];
beforeAll(async () => {
  all = await questionService();
});
afterAll(() => all.close());
beforeEach(async () => {
  await all.clean();
  await emptyTables(all.database, ['mail', 'notification', 'mail_suppression', 'job_wanted']);
  await sql`update member set preferences = '{}', email_verified_at = now(), suspended_at = null`.execute(all.database);
});

type Who = keyof QuestionService['as'];
const ask = (who: Who, title = 'Is it noisy?') =>
  all.as[who].call('POST', '/richmond-vic-3121/questions/ask', { title, content: '' });
const answer = (who: Who, text: string, key?: string) =>
  all.as[who].call('POST', '/posts/questions/answer', { questionId: 1, text }, key ? { 'idempotency-key': key } : {});
const comment = (who: Who, text: string) =>
  all.as[who].call('POST', '/posts/questions/answercomment', { answerId: 1, text });
const prefer = (preferences: object, memberId = 1) =>
  sql`update member set preferences = ${JSON.stringify(preferences)}::jsonb where id = ${memberId}`.execute(
    all.database,
  );

interface SentMail {
  readonly email: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
}
/** Runs the mail jobs that were queued, and returns the mails that they queued. */
async function mails(): Promise<readonly SentMail[]> {
  const { rows: jobs } = await sql<{ data: unknown }>`
    delete from job_wanted where name = ${notificationMailJob} returning data`.execute(all.database);
  for (const { data } of jobs) await mailNotifications({ database: all.database, settings }, data);
  const { rows } = await sql<SentMail>`delete from mail returning email, kind, subject, text`.execute(all.database);
  return rows;
}

test('[QNA-07, NTFY-10] the asker is mailed others’ answers immediately, once, with the text and a link to it', async () => {
  await ask('mara');
  expect((await answer('noah', 'Only on Fridays.', 'answer-of-noah-1')).status).toBe(201);
  await answer('noah', 'Only on Fridays.', 'answer-of-noah-1');
  await answer('mara', 'I have found out by now.');
  const sent = await mails();
  expect(sent.map(({ email, kind, subject }) => [email, kind, subject])).toEqual([
    ['mara@example.com', 'reply', 'Noah Field answered your question about Richmond: Is it noisy?'],
  ]);
  expect(sent[0]?.text).toContain('Only on Fridays.');
  expect(sent[0]?.text).toContain(
    'Read the reply: https://verandah.example/question/is-it-noisy-richmond-vic-3121-1#answer-1\n',
  );
  expect(await mails()).toEqual([]);
});

test('[QNA-07] the author of an answer is mailed its comments; by GraphQL too, and several together are one mail', async () => {
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  await mails();
  await comment('mara', 'Thank you, good to know.');
  await all.as.petra.graph('mutation { commentOnAnswer(answerId: 1, text: "And on Saturdays.") { postId } }');
  await comment('noah', 'You are welcome.');
  const [sent, ...others] = await mails();
  expect([sent?.email, sent?.subject, others]).toEqual(['noah@example.com', '2 new replies on Verandah', []]);
  expect(sent?.text).toMatch(
    /Petra Lane commented on your answer about Richmond\nIs it noisy\?\nAnd on Saturdays\.\nhttps:/,
  );
  expect(sent?.text).toContain('View all notifications: https://verandah.example/notifications');
});

test('[QNA-07, MEMB-11] members who turned these mails off, are suspended or have an unconfirmed address get none', async () => {
  await ask('mara');
  for (const state of [
    sql`preferences = '{"notices":false}'`,
    sql`preferences = '{"emails":{"replies":"never"}}'`,
    sql`email_verified_at = null`,
    sql`suspended_at = now()`,
  ]) {
    await sql`update member set ${state} where id = 1`.execute(all.database);
    await sql`delete from answer`.execute(all.database);
    expect((await answer('noah', 'Only on Fridays.')).status).toBe(201);
    expect(await mails()).toEqual([]);
    await queueNotificationMails(all.database, 'daily');
    expect(await mails()).toEqual([]);
    await sql`update member set preferences = '{}', email_verified_at = now(), suspended_at = null
      where id = 1`.execute(all.database);
  }
});

test('[QNA-07] a long answer is shortened at a word, and no line break of a title reaches the subject', async () => {
  await ask('mara');
  await sql`update question set title = ${'Is it\nnoisy?'}`.execute(all.database);
  await answer('noah', 'word '.repeat(400).trim());
  const [mail] = await mails();
  expect(mail?.subject).toBe('Noah Field answered your question about Richmond: Is it noisy?');
  expect(mail?.text).toContain('word word …');
  expect(mail?.text.length).toBeLessThan(1300);
});

test('[NTFY-10] daily and weekly: only at their time, only unread ones that were in no mail, without removed ones', async () => {
  await ask('mara');
  await prefer({ emails: { replies: 'daily' } });
  await answer('noah', 'Only on Fridays.');
  await answer('petra', 'And on Saturdays too.');
  await answer('quinn', 'On Sundays it is quiet.');
  expect(await mails()).toEqual([]);
  await queueNotificationMails(all.database, 'weekly');
  expect(await mails()).toEqual([]);
  await sql`update notification set read_at = now() where target_id = 1`.execute(all.database);
  await sql`update answer set removed = true where id = 2`.execute(all.database);
  await queueNotificationMails(all.database, 'daily');
  const sent = await mails();
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Quinn Admin answered your question about Richmond: Is it noisy?',
  ]);
  await queueNotificationMails(all.database, 'daily');
  expect(await mails()).toEqual([]);
});

test('[NTFY-10] a frequency that was changed, or mails that were stopped by a link, hold also for a mail that is queued', async () => {
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  await prefer({ emails: { replies: 'weekly' } });
  expect(await mails()).toEqual([]);
  await prefer({});
  await answer('petra', 'And on Saturdays too.');
  await suppressMail(all.database, 'mara@example.com', 'reply');
  expect(await mails()).toEqual([]);
});

test('[NTFY-10] a group is emailed by itself: stopping one does not affect another', async () => {
  await sql`insert into follow (member_id, kind, target_id) values (1, 'location', 1)`.execute(all.database);
  await prefer({ emails: { followed: 'immediately', replies: 'never' } });
  await ask('noah', 'Where is the best coffee?');
  const sent = await mails();
  expect(sent.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['followed', 'Noah Field asked a question about Richmond: Where is the best coffee?'],
  ]);
});

test('[NTFY-11] notifications that a member switched off are neither listed nor counted, and return when switched on', async () => {
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  const listed = async () => {
    const { data } = await all.as.mara.graph('{ notifications { results { text } } unreadNotifications }');
    const { notifications, unreadNotifications } = data as {
      notifications: { results: readonly object[] };
      unreadNotifications: number;
    };
    return [notifications.results.length, unreadNotifications];
  };
  await prefer({ site: { replies: false } });
  expect(await listed()).toEqual([0, 0]);
  await prefer({ site: { replies: true, alerts: false } });
  expect(await listed()).toEqual([1, 1]);
});
