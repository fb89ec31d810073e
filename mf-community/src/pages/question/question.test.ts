import { stubGraph, refusal, request, visitor } from '@verandah/areas/test-kit';
import { mara } from '../../test-kit/visit.tsx';
import { reply, thread } from '../../test-kit/thread.ts';
import { loadQuestion } from './load.ts';
import { structuredData } from './structured-data.ts';
import { submitQuestion } from './submit.ts';

const path = `/question/${thread.uri}`;
const found = { QuestionPage: { qAndA: { ...thread, related: [] } } };
const load = (responses: object, at = path, session = visitor) =>
  loadQuestion(
    request(
      stubGraph(responses as Record<string, unknown>).graph,
      at,
      { uri: at.split('/').at(-1)?.split('?')[0] ?? '' },
      session,
    ),
  );
const submit = (form: Record<string, string>, responses: object, session = mara) => {
  const { graph, requests } = stubGraph({ ...found, ...responses });
  return { requests, response: submitQuestion(request(graph, path, { uri: thread.uri }, session), form) };
};

test('[QNA-01, SEO-02] a question has one address; an invisible one is not found', async () => {
  expect(await load(found)).toMatchObject({
    status: 200,
    head: { canonical: path, title: 'What is parking like? – Richmond, VIC 3121' },
    data: { viewer: null },
  });
  expect(await load({ QuestionPage: { qAndA: null } })).toEqual({ status: 404 });
  expect(await load(found, '/question/old-name-7')).toEqual({ status: 301, location: path });
});

test('[QNA-02] a hidden question is shown at an address for its author and moderators, and is not indexed', async () => {
  const hidden = { QuestionPage: { qAndA: { ...thread, isVisible: false, related: [] } } };
  expect(await load(hidden, path, mara)).toEqual({ status: 302, location: `/questions/hidden/${thread.uri}` });
  expect(await load(hidden, `/questions/hidden/${thread.uri}`, mara)).toMatchObject({
    status: 200,
    head: { noIndex: true },
  });
  expect(await load(found, `/questions/hidden/${thread.uri}`, mara)).toEqual({ status: 302, location: path });
});

test('[QNA-04] question pages carry QAPage data: the accepted answer, the others, nothing hidden', () => {
  const [page] = structuredData({
    ...thread,
    bestAnswerId: '22',
    replies: [...thread.replies, reply('23', { isVisible: false })],
  });
  expect(page).toMatchObject({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: 'What is parking like?',
      text: thread.content,
      answerCount: 2,
      upvoteCount: 4,
      dateCreated: thread.createdAt,
      author: { '@type': 'Person', name: 'Mara' },
      acceptedAnswer: { '@type': 'Answer', text: 'Answer 22.', url: `${path}#answer-22` },
      suggestedAnswer: [{ '@type': 'Answer', text: 'Answer 21.', upvoteCount: 3, comment: [{ text: 'Thank you.' }] }],
    },
  });
  expect(JSON.stringify(page)).not.toContain('Answer 23.');
  expect(structuredData({ ...thread, isDiscussion: true })[0]).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: thread.title,
    commentCount: 2,
  });
});

test('[QNA-02, QNA-03] without script each form performs its action and redirects to where it was', async () => {
  const cases = [
    [
      { do: 'answer', text: 'Behind it.' },
      { AnswerQuestion: { answerQuestion: { postId: '40' } } },
      `${path}#answer-40`,
    ],
    [
      { do: 'comment', id: '21', text: 'Thanks.' },
      { CommentOnAnswer: { commentOnAnswer: { postId: '41' } } },
      `${path}#comment-41`,
    ],
    [
      { do: 'vote', kind: 'answer', id: '21', value: '-1' },
      { VoteOnPost: { voteOnPost: { votes: 2, viewerVote: -1 } } },
      `${path}#answer-21`,
    ],
    [{ do: 'follow' }, { FollowQuestion: { follow: { isFollowing: true, followerCount: 3 } } }, path],
    [{ do: 'best', id: '21' }, { ChooseBestAnswer: { chooseBestAnswer: { bestAnswerId: '21' } } }, `${path}#answer-21`],
    [
      { do: 'report', kind: 'answer', id: '21', reason: 'Spam' },
      { ReportPost: { report: true } },
      `${path}?reported=answer.21#answer-21`,
    ],
  ] as const;
  for (const [form, responses, location] of cases) {
    const { response, requests } = submit(form, responses);
    expect(await response).toEqual({ status: 303, location });
    expect(requests).toHaveLength(2);
  }
});

test('[QNA-02] a form rejected without script returns its text and error; visitors keep their text through sign-in', async () => {
  const refused = await submit(
    { do: 'answer', text: 'x' },
    {
      AnswerQuestion: refusal('BAD_USER_INPUT', 'text: short', [
        { field: 'text', message: 'must have at least 2 characters' },
      ]),
    },
  ).response;
  expect(refused).toMatchObject({
    status: 422,
    head: { noIndex: true },
    data: {
      refused: { answerId: null, text: 'x', problem: 'This must have at least 2 characters.', signedOut: false },
    },
  });
  expect(
    await submit(
      { do: 'vote', kind: 'question', id: '7', value: '1' },
      { VoteOnPost: refusal('FORBIDDEN', 'You can’t vote for your own post.') },
    ).response,
  ).toMatchObject({ status: 422, data: { problem: 'You can’t vote for your own post.' } });
  const anonymous = submit({ do: 'comment', id: '21', text: 'Mine' }, {}, visitor);
  expect(await anonymous.response).toMatchObject({
    status: 422,
    data: { refused: { answerId: '21', text: 'Mine', signedOut: true } },
  });
  expect(anonymous.requests.map(({ name }) => name)).toEqual(['QuestionPage']);
  expect(await submit({ do: 'follow' }, {}, visitor).response).toEqual({
    status: 303,
    location: `/sign-in?return=${encodeURIComponent(path)}&reason=follow`,
  });
  expect(
    await submit(
      { do: 'report', kind: 'answer', id: '21', reason: 'Spam' },
      { ReportPost: refusal('SIGNED_OUT', 'Sign in first.') },
    ).response,
  ).toMatchObject({ status: 303, location: expect.stringContaining('/sign-in') });
});
