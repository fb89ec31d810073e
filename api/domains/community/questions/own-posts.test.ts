import { sql } from 'kysely';
import { questionService, type QuestionService } from './test-questions.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
});
afterAll(() => all.close());
beforeEach(async () => {
  await all.clean();
  await graph(
    'mara',
    'mutation { askQuestion(locationUniqueUri: "richmond-vic-3121", input: { title: "What is parking like?", content: "Two cars.", topics: [transport] }) { postId } }',
  );
});

type Who = keyof QuestionService['as'];
const graph = async (who: Who, query: string) => {
  const { data, errors } = await all.as[who].graph(query);
  return errors ? { code: errors[0]?.extensions?.code, message: errors[0]?.message } : data;
};
const answer = (who: Who, text = 'Permits are easy to get.') =>
  graph(who, `mutation { answerQuestion(questionId: 1, text: "${text}") { postId } }`);
const read = (who: Who = 'visitor') =>
  graph(
    who,
    '{ qAndA(questionUniqueUri: "x-1") { title content topics editedAt isLocked bestAnswerId replies { postId text editedAt comments { text editedAt } } } }',
  );

test('[QNA-02] authors edit their posts, which are then marked as edited; others and visitors cannot', async () => {
  await answer('noah');
  await graph('mara', 'mutation { commentOnAnswer(answerId: 1, text: "Thanks.") { postId } }');
  for (const [who, code] of [
    ['visitor', 'SIGNED_OUT'],
    ['petra', 'NOT_FOUND'],
    ['quinn', 'NOT_FOUND'],
  ] as const) {
    expect([who, await graph(who, 'mutation { changeAnswer(postId: 1, text: "Mine now") { text } }')]).toMatchObject([
      who,
      { code },
    ]);
    expect([who, await graph(who, '{ ownPost(kind: answer, postId: 1) { text } }')]).toMatchObject([who, { code }]);
  }
  expect(
    await graph('noah', '{ ownPost(kind: answer, postId: 1) { kind text isAnswered question { postId } } }'),
  ).toEqual({
    ownPost: { kind: 'answer', text: 'Permits are easy to get.', isAnswered: false, question: { postId: '1' } },
  });
  await graph('noah', 'mutation { changeAnswer(postId: 1, text: "Permits cost 40 dollars.") { text } }');
  await graph('mara', 'mutation { changeComment(postId: 1, text: "Thank you.") { text } }');
  expect(
    await graph(
      'mara',
      'mutation { changeQuestion(postId: 1, change: { content: "Three cars.", topics: [costs, costs, transport] }) { content topics title } }',
    ),
  ).toEqual({
    changeQuestion: { content: 'Three cars.', topics: ['costs', 'transport'], title: 'What is parking like?' },
  });
  expect(await read()).toMatchObject({
    qAndA: {
      content: 'Three cars.',
      editedAt: expect.any(String),
      replies: [
        {
          text: 'Permits cost 40 dollars.',
          editedAt: expect.any(String),
          comments: [{ text: 'Thank you.', editedAt: expect.any(String) }],
        },
      ],
    },
  });
  expect(await graph('noah', 'mutation { changeAnswer(postId: 1, text: " ") { text } }')).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('[QNA-02] a title stays once others have answered, and so does the question', async () => {
  expect(
    await graph(
      'mara',
      'mutation { changeQuestion(postId: 1, change: { title: "What is parking there like?" }) { title } }',
    ),
  ).toEqual({ changeQuestion: { title: 'What is parking there like?' } });
  await answer('mara', 'I found out myself.');
  expect(await graph('mara', '{ ownPost(kind: question, postId: 1) { isAnswered } }')).toEqual({
    ownPost: { isAnswered: false },
  });
  await answer('noah');
  expect(
    await graph(
      'mara',
      'mutation { changeQuestion(postId: 1, change: { title: "Something else entirely" }) { title } }',
    ),
  ).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('can’t change the title') });
  expect(await graph('mara', 'mutation { withdrawPost(kind: question, postId: 1) }')).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('people have answered'),
  });
  expect(await graph('noah', 'mutation { withdrawPost(kind: answer, postId: 2) }')).toEqual({ withdrawPost: true });
  expect(await graph('mara', 'mutation { withdrawPost(kind: question, postId: 1) }')).toEqual({ withdrawPost: true });
  expect(await read('mara')).toEqual({ qAndA: null });
});

test('[QNA-02, MOD-01] what moderators hid can be deleted, not changed; what its author deleted is not theirs to restore', async () => {
  await answer('noah');
  await sql`update answer set is_visible = false`.execute(all.database);
  expect(await graph('noah', 'mutation { changeAnswer(postId: 1, text: "Still me") { text } }')).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('hidden'),
  });
  await graph('noah', 'mutation { withdrawPost(kind: answer, postId: 1) }');
  expect(
    await graph(
      'quinn',
      'mutation { moderate(kind: answer, targetId: 1, action: restore, why: "A mistake") { state } }',
    ),
  ).toMatchObject({ code: 'NOT_FOUND' });
});

test('[QNA-02] the asker chooses the best answer, which comes first; others cannot', async () => {
  await answer('noah');
  await answer('petra', 'Never after seven.');
  await graph('quinn', 'mutation { voteOnPost(kind: answer, postId: 1, value: 1) { votes } }');
  const choose = (who: Who, answerId: string) =>
    graph(who, `mutation { chooseBestAnswer(questionId: 1, answerId: ${answerId}) { bestAnswerId } }`);
  expect([await choose('visitor', '2'), await choose('noah', '2'), await choose('mara', '99')]).toMatchObject([
    { code: 'SIGNED_OUT' },
    { code: 'FORBIDDEN' },
    { code: 'NOT_FOUND' },
  ]);
  expect(await choose('mara', '2')).toEqual({ chooseBestAnswer: { bestAnswerId: '2' } });
  expect(await read()).toMatchObject({ qAndA: { bestAnswerId: '2', replies: [{ postId: '2' }, { postId: '1' }] } });
  expect(await choose('mara', 'null')).toEqual({ chooseBestAnswer: { bestAnswerId: null } });
  expect(await read()).toMatchObject({ qAndA: { replies: [{ postId: '1' }, { postId: '2' }] } });
});

test('[QNA-01] questions are found by topic, kind and words, also of one place', async () => {
  await graph(
    'noah',
    'mutation { askQuestion(locationUniqueUri: "cremorne-vic-3121", input: { title: "Where do children play?", content: "Parks and the like.", topics: [schools], isDiscussion: true }) { postId } }',
  );
  const titles = async (args: string) => {
    const found = (await graph('visitor', `{ qAndAIndex { questions(${args}) { results { title } } } }`)) as {
      qAndAIndex?: { questions: { results: { title: string }[] } };
      code?: string;
    };
    return found.qAndAIndex?.questions.results.map(({ title }) => title) ?? found.code;
  };
  expect([
    await titles('topic: transport'),
    await titles('kind: discussions'),
    await titles('term: "playing parks"'),
    await titles('term: "parked cars"'),
    await titles('term: "   "'),
  ]).toEqual([
    ['What is parking like?'],
    ['Where do children play?'],
    ['Where do children play?'],
    ['What is parking like?'],
    ['Where do children play?', 'What is parking like?'],
  ]);
  for (const odd of ["' & | !", ':*', '"', '\\\\', '%'])
    expect(await titles(`term: ${JSON.stringify(odd)}`)).toEqual(expect.any(Array));
  expect(await titles(`term: "${'x'.repeat(201)}"`)).toBe('BAD_USER_INPUT');
  expect(
    await graph(
      'visitor',
      '{ locationQAndAIndex(locationUniqueUri: "cremorne-vic-3121") { questions(topic: transport) { total } } }',
    ),
  ).toEqual({ locationQAndAIndex: { questions: { total: 0 } } });
  expect(await graph('visitor', '{ qAndAIndex { topics { topic questionCount } } }')).toEqual({
    qAndAIndex: {
      topics: [
        { topic: 'schools', questionCount: 1 },
        { topic: 'transport', questionCount: 1 },
      ],
    },
  });
  expect(
    await graph(
      'mara',
      'mutation { askQuestion(locationUniqueUri: "richmond-vic-3121", input: { title: "Four topics at once?", topics: [schools, safety, costs, renting] }) { postId } }',
    ),
  ).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('[QNA-01] similarly worded and related questions are returned; hidden ones never', async () => {
  await graph(
    'noah',
    'mutation { askQuestion(locationUniqueUri: "cremorne-vic-3121", input: { title: "How is parking in the evening?" }) { postId } }',
  );
  await graph(
    'noah',
    'mutation { askQuestion(locationUniqueUri: "cremorne-vic-3121", input: { title: "Where do children play?" }) { postId } }',
  );
  const similar = async (title: string, more = '') =>
    (
      (await graph('visitor', `{ similarQuestions(title: ${JSON.stringify(title)}${more}) { postId } }`)) as {
        similarQuestions: { postId: string }[];
      }
    ).similarQuestions.map(({ postId }) => postId);
  expect((await similar('Is evening parking easy?'))[0]).toBe('2');
  expect((await similar('parking', ', locationUniqueUri: "richmond-vic-3121"'))[0]).toBe('1');
  expect([await similar('wombats'), await similar("o'brien & \\\\ : ('"), await similar('住みやすい')]).toEqual([
    [],
    [],
    [],
  ]);
  const related = async () =>
    (
      (await graph('visitor', '{ qAndA(questionUniqueUri: "x-2") { related { postId } } }')) as {
        qAndA: { related: { postId: string }[] };
      }
    ).qAndA.related.map(({ postId }) => postId);
  expect(await related()).toEqual(expect.arrayContaining(['1', '3']));
  await sql`update question set is_visible = false where id = 1`.execute(all.database);
  expect([await related(), await similar('parking', ', locationUniqueUri: "richmond-vic-3121"')]).toEqual([
    ['3'],
    ['2'],
  ]);
});

test('[MOD-01, QNA-02] moderators warn authors and close questions: no more answers and comments until they are opened', async () => {
  await answer('noah');
  const judge = (kind: string, action: string) =>
    graph(
      'quinn',
      `mutation { moderate(kind: ${kind}, targetId: 1, action: ${action}, why: "It went round in circles.") { state
        isLocked history { action } } }`,
    );
  expect(await judge('question', 'lock')).toMatchObject({ moderate: { state: 'visible', isLocked: true } });
  expect([
    await answer('petra', 'One more thing.'),
    await graph('mara', 'mutation { commentOnAnswer(answerId: 1, text: "Thanks.") { postId } }'),
  ]).toMatchObject([{ code: 'CONFLICT', message: expect.stringContaining('closed') }, { code: 'CONFLICT' }]);
  expect([await judge('question', 'lock'), await judge('answer', 'lock')]).toMatchObject([
    { code: 'CONFLICT' },
    { code: 'CONFLICT' },
  ]);
  expect(await judge('question', 'unlock')).toMatchObject({
    moderate: { isLocked: false, history: [{ action: 'lock' }, { action: 'unlock' }] },
  });
  expect(await answer('petra', 'One more thing.')).toMatchObject({ answerQuestion: { postId: '2' } });
  await graph('mara', 'mutation { report(kind: answer, targetId: 1, reason: "Rude") }');
  await emptyTables(all.database, ['mail']);
  expect(await judge('answer', 'warn')).toMatchObject({ moderate: { state: 'visible' } });
  const { rows } = await sql<{
    subject: string;
    status: string;
  }>`select m.subject, r.status from mail m, report r`.execute(all.database);
  expect(rows).toEqual([{ subject: 'Your answer was reported, and our moderators agree', status: 'upheld' }]);
});
