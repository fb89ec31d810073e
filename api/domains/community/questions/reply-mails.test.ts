import { sql } from 'kysely';
import { holdClock } from '../../../test-kit/hold-clock.ts';
import { questionService, type QuestionService } from './test-questions.ts';

holdClock();
let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
});
afterAll(() => all.close());
beforeEach(async () => {
  await all.clean();
  await sql`truncate mail`.execute(all.database);
  await sql`update member set preferences = '{}'`.execute(all.database);
});

type Who = keyof QuestionService['as'];
const ask = (who: Who, title = 'Is it noisy?') =>
  all.as[who].call('POST', '/richmond-vic-3121/questions/ask', { title, content: '' });
const answer = (who: Who, text: string, key?: string) =>
  all.as[who].call('POST', '/posts/questions/answer', { questionId: 1, text }, key ? { 'idempotency-key': key } : {});
const comment = (who: Who, text: string) =>
  all.as[who].call('POST', '/posts/questions/answercomment', { answerId: 1, text });

interface SentMail {
  readonly email: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
}
const mails = async (): Promise<readonly SentMail[]> =>
  (await sql<SentMail>`select email, kind, subject, text from mail order by queued_at, key`.execute(all.database)).rows;

test('[QNA-07] who asked is mailed each answer by others, once, with its words and its place on the page', async () => {
  await ask('mara');
  expect((await answer('noah', 'Only on Fridays.', 'answer-of-noah-1')).status).toBe(201);
  await answer('noah', 'Only on Fridays.', 'answer-of-noah-1');
  await answer('mara', 'I have found out by now.');
  const sent = await mails();
  expect(sent.map(({ email, kind, subject }) => [email, kind, subject])).toEqual([
    ['mara@example.com', 'reply', 'Noah Field answered your question “Is it noisy?”'],
  ]);
  expect(sent[0]?.text).toContain('Only on Fridays.');
  expect(sent[0]?.text).toMatch(/View answer: http\S+\/question\/is-it-noisy-richmond-vic-3121-1#answer-1\n/);
});

test('[QNA-07] who answered is mailed comments on the answer; by GraphQL too', async () => {
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  await sql`truncate mail`.execute(all.database);
  await comment('mara', 'Thank you, good to know.');
  await all.as.petra.graph('mutation { commentOnAnswer(answerId: 1, text: "And on Saturdays.") { postId } }');
  await comment('noah', 'You are welcome.');
  expect((await mails()).map(({ email, subject }) => [email, subject])).toEqual([
    ['noah@example.com', 'Mara Quill commented on your answer to “Is it noisy?”'],
    ['noah@example.com', 'Petra Lane commented on your answer to “Is it noisy?”'],
  ]);
});

test('[QNA-07, MEMB-11] nobody is mailed who switched these mails off or has not confirmed their address', async () => {
  await ask('mara');
  for (const state of [sql`preferences = '{"notices":false}'`, sql`email_verified_at = null`]) {
    await sql`update member set ${state} where id = 1`.execute(all.database);
    await sql`delete from answer`.execute(all.database);
    expect((await answer('noah', 'Only on Fridays.')).status).toBe(201);
    await sql`update member set preferences = '{}', email_verified_at = now() where id = 1`.execute(all.database);
  }
  expect(await mails()).toEqual([]);
});

test('[QNA-07] a long answer is shortened at a word, and no line break of a title reaches the subject', async () => {
  await ask('mara');
  await sql`update question set title = ${'Is it\nnoisy?'}`.execute(all.database);
  await answer('noah', 'word '.repeat(400).trim());
  const [mail] = await mails();
  expect(mail?.subject).toBe('Noah Field answered your question “Is it noisy?”');
  expect(mail?.text).toContain('word word …');
  expect(mail?.text.length).toBeLessThan(1200);
});
