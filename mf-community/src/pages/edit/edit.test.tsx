import { screen } from '@testing-library/react';
import { stubGraph, refusal, request, visitor } from '@verandah/areas/test-kit';
import type { OwnPost } from '../../features/own/queries.ts';
import { thread } from '../../test-kit/thread.ts';
import { mara, visit } from '../../test-kit/visit.tsx';
import { load as loadYours } from '../yours/load.ts';
import { YoursView } from '../yours/view.tsx';
import { load as loadEdit, submit as submitEdit } from './load.ts';
import { EditView } from './view.tsx';

const question = {
  postId: '7',
  uri: thread.uri,
  title: thread.title,
  isVisible: true,
  isDiscussion: false,
  topics: thread.topics,
  bestAnswerId: null,
  replies: [{ postId: '21', text: 'Answer 21.', author: { name: 'Noah' } }],
};
const own: OwnPost = { kind: 'question', postId: '7', text: 'Two cars.', isVisible: true, isAnswered: false, question };
const send = (form: Record<string, string | string[]>, responses: object, post = own) => {
  const { graph, requests } = stubGraph({ OwnPost: { ownPost: post }, ...responses });
  return {
    requests,
    answered: submitEdit(
      request(graph, `/questions/edit/${post.kind}/${post.postId}`, { kind: post.kind, id: post.postId }, mara),
      form,
    ),
  };
};

test('[QNA-02] authors edit their question, accept an answer, and delete the question', async () => {
  const changed = send(
    { title: 'What is parking there like?', text: 'Three cars.', topics: ['costs'], best: '21' },
    {
      ChangeQuestion: { changeQuestion: { uri: thread.uri } },
      ChooseBestAnswer: { chooseBestAnswer: { bestAnswerId: '21' } },
    },
  );
  expect(await changed.answered).toEqual({ status: 303, location: `/question/${thread.uri}` });
  expect(changed.requests.slice(1).map(({ variables }) => variables)).toEqual([
    { id: '7', change: { title: 'What is parking there like?', content: 'Three cars.', topics: ['costs'] } },
    { questionId: '7', answerId: '21' },
  ]);
  expect(await send({ do: 'delete' }, { WithdrawPost: { withdrawPost: true } }).answered).toEqual({
    status: 303,
    location: '/questions/yours',
  });
  const refused = send(
    { title: 'x', text: 'Unchanged.' },
    { ChangeQuestion: refusal('BAD_USER_INPUT', '', [{ field: 'title', message: 'must have at least 8 characters' }]) },
  );
  expect(await refused.answered).toMatchObject({
    status: 422,
    data: {
      problems: { title: 'This must have at least 8 characters.' },
      post: { text: 'Unchanged.', question: { title: 'x' } },
    },
  });
});

test("[QNA-02] once answered, a question's title cannot change and it cannot be deleted; a hidden post can only be deleted", () => {
  const { container } = visit(
    <EditView data={{ post: { ...own, isAnswered: true }, problems: {}, isDeleting: false }} />,
    {
      session: mara,
    },
  );
  expect([screen.queryByLabelText('Title'), screen.queryByText('Delete this question')]).toEqual([null, null]);
  container.remove();
  visit(
    <EditView
      data={{ post: { ...own, kind: 'answer', postId: '21', isVisible: false }, problems: {}, isDeleting: false }}
    />,
    {
      session: mara,
    },
  );
  expect(screen.getByText(/You can delete it, but not edit it/)).toBeInTheDocument();
  expect([screen.queryByRole('button', { name: 'Save' }), screen.getByText('Delete this answer')]).toEqual([
    null,
    expect.anything(),
  ]);
});

test('[QNA-02] only authors can edit a post', async () => {
  const at = (session: typeof mara, response: unknown) =>
    loadEdit(
      request(
        stubGraph({ OwnPost: response }).graph,
        '/questions/edit/answer/21',
        { kind: 'answer', id: '21' },
        session,
      ),
    );
  expect([await at(visitor, null), await at(mara, refusal('NOT_FOUND', 'There is no such answer.'))]).toEqual([
    { status: 302, location: expect.stringContaining('/sign-in') },
    { status: 404 },
  ]);
});

test('[QNA-02] members find all their questions and answers, hidden posts too, each with a link to edit it', async () => {
  const { graph, requests } = stubGraph({
    OwnPosts: {
      userProfile: {
        questions: { total: 1, results: [{ ...thread, isVisible: false }] },
        discussions: { total: 0, results: [] },
        answers: {
          total: 1,
          results: [
            { postId: '21', questionId: '9', text: 'Mine.', isVisible: true, createdAt: thread.createdAt, votes: 2 },
          ],
        },
      },
    },
  });
  const loaded = await loadYours(request(graph, '/questions/yours', {}, mara));
  expect(requests).toEqual([{ name: 'OwnPosts', variables: { username: 'mara' } }]);
  if (loaded.status !== 200) throw new Error('not loaded');
  visit(<YoursView data={loaded.data} />, { session: mara });
  expect(screen.getByRole('link', { name: thread.title })).toHaveAttribute('href', `/questions/hidden/${thread.uri}`);
  expect(screen.getByText('Hidden by moderators')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit your answer' })).toHaveAttribute('href', '/questions/edit/answer/21');
  expect(screen.getByRole('link', { name: 'Delete your answer' })).toHaveAttribute(
    'href',
    '/questions/edit/answer/21?delete=yes#delete',
  );
});
