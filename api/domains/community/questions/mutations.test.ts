import { questionService, type QuestionService } from './test-questions.ts';

let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
});
afterAll(() => all.close());
beforeEach(() => all.clean());

const asking = `mutation A($input: QuestionInput!, $place: String! = "richmond-vic-3121") { askQuestion(locationUniqueUri: $place, input: $input) { postId uri title content isDiscussion street author { username } } }`;
const code = (answer: Awaited<ReturnType<QuestionService['as']['mara']['graph']>>) =>
  answer.errors?.[0]?.extensions?.code;

test('[QNA-02] asking, answering, commenting and voting by the graph API follow the same rules', async () => {
  const { mara, noah, visitor, olive } = all.as;
  const input = { title: 'Where is the library?' };
  expect((await mara.graph(asking, { input: { ...input, isDiscussion: true } })).data).toEqual({
    askQuestion: {
      postId: '1',
      uri: 'where-is-the-library-richmond-vic-3121-1',
      title: input.title,
      content: '',
      isDiscussion: true,
      street: null,
      author: { username: 'mara' },
    },
  });
  expect([
    code(await visitor.graph(asking, { input })),
    code(await olive.graph(asking, { input })),
    code(await mara.graph(asking, { input })),
    code(await noah.graph(asking, { input, place: 'nowhere' })),
  ]).toEqual(['SIGNED_OUT', 'FORBIDDEN', 'CONFLICT', 'NOT_FOUND']);
  const wrong = await noah.graph(asking, { input: { title: 'short' } });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    problems: [{ field: 'title', message: 'must have at least 8 characters' }],
  });

  expect(
    (await noah.graph('mutation { answerQuestion(questionId: 1, text: "Church Street.") { postId questionId text } }'))
      .data,
  ).toEqual({ answerQuestion: { postId: '1', questionId: '1', text: 'Church Street.' } });
  expect((await mara.graph('mutation { commentOnAnswer(answerId: 1, text: "Thanks") { postId text } }')).data).toEqual({
    commentOnAnswer: { postId: '1', text: 'Thanks' },
  });
  const vote = (kind: string, value: number) =>
    noah.graph(`mutation { voteOnPost(kind: ${kind}, postId: 1, value: ${value}) { votes viewerVote } }`);
  expect((await vote('question', -1)).data).toEqual({ voteOnPost: { votes: -1, viewerVote: -1 } });
  expect([
    code(await vote('answer', 1)),
    code(await vote('question', 5)),
    code(await mara.graph('mutation { voteOnPost(kind: answer, postId: "x", value: 1) { votes } }')),
  ]).toEqual(['FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND']);
});
