import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, visitor } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { reply, thread } from '../../test-kit/thread.ts';
import { mara, visit } from '../../test-kit/visit.tsx';
import type { QuestionData } from './data.ts';
import { QuestionView } from './view.tsx';

const data: QuestionData = {
  thread,
  related: [
    { postId: '8', uri: 'other-8', title: 'Where is the pool?', replyCount: 1, location: { name: 'Richmond' } },
  ],
  viewer: null,
  refused: null,
  reported: null,
  problem: null,
};
const show = (more: Partial<QuestionData> = {}, options: Parameters<typeof visit>[1] = {}) =>
  visit(<QuestionView data={{ ...data, ...more }} />, { path: '/question/x-7', ...options });
const scrolled: Element[] = [];
beforeEach(() => {
  sessionStorage.clear();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
});

test('[QNA-01] a question shows its answers, comments, votes, followers, location and related questions', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is parking like?');
  expect(screen.getByText('2 followers')).toBeInTheDocument();
  const [first] = screen.getAllByRole('article', { name: 'Answer from Noah' });
  expect(within(first as HTMLElement).getByText('Answer 21.')).toBeInTheDocument();
  expect(within(first as HTMLElement).getByRole('list', { name: 'Comments' })).toHaveTextContent('Thank you.');
  expect(screen.getByRole('link', { name: 'All questions about Richmond' })).toHaveAttribute(
    'href',
    '/questions/in/richmond-vic-3121',
  );
  expect(screen.getByRole('link', { name: 'Where is the pool?' })).toHaveAttribute('href', '/question/other-8');
});

test('[QNA-02] discussions are marked, closed ones accept no answers, and the best answer is named', () => {
  show({ thread: { ...thread, isDiscussion: true, isLocked: true } });
  expect(screen.getByText('Discussion')).toBeInTheDocument();
  expect(
    screen.getByText('Our moderators have closed this discussion to new answers and comments.'),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText('What would you like to share?')).toBeNull();
  show({ thread: { ...thread, bestAnswerId: '21' } });
  expect(screen.getByText('Best answer, chosen by the asker')).toBeInTheDocument();
});

test('[QNA-02] signed-in members see their own hidden answers and votes, which the public page does not contain', async () => {
  const own = {
    ...thread,
    viewerVote: 1,
    replies: [reply('24', { isVisible: false, author: { ...reply('24').author, memberId: '1' } })],
  };
  const { requests } = show({}, { session: mara, responses: { QuestionThread: { qAndA: own } } });
  expect(await screen.findByText(/only you and they can see it/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit your answer' })).toHaveAttribute('href', '/questions/edit/answer/24');
  expect(requests.map(({ name }) => name)).toEqual(['QuestionThread']);
});

test('[QNA-02] an answer is sent once with its key, and the page shows it; the draft survives a network failure', async () => {
  const responses: unknown[] = [
    new GraphError('AnswerQuestion', 'network', 'offline'),
    { answerQuestion: { postId: '25' } },
  ];
  const { requests } = show(
    { viewer: '1' },
    {
      session: mara,
      responses: {
        AnswerQuestion: () => responses.shift(),
        QuestionThread: {
          qAndA: { ...thread, replies: [...thread.replies, reply('25', { text: 'Behind the library.' })] },
        },
      },
    },
  );
  const box = screen.getByLabelText('What would you like to share?');
  await userEvent.type(box, 'Behind the library.');
  await userEvent.click(screen.getByRole('button', { name: 'Post answer' }));
  expect(await screen.findByText(/couldn’t confirm this was posted/)).toBeInTheDocument();
  expect(box).toHaveValue('Behind the library.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Behind the library.', { selector: 'p' })).toBeInTheDocument();
  const keys = requests
    .filter(({ name }) => name === 'AnswerQuestion')
    .map(({ variables }) => (variables as { key: string }).key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect([box.textContent, screen.getByText('Answer posted.')]).toEqual(['', expect.anything()]);
  // The new answer is above the form, wherever the order puts it.
  const posted = document.getElementById('answer-25');
  expect(posted).toHaveFocus();
  expect(scrolled).toEqual([posted]);
});

test('[QNA-02] answers that others write meanwhile are counted, and shown when the reader wants them', async () => {
  jest.useFakeTimers();
  try {
    const responses: unknown[] = [
      new GraphError('QuestionThread', 'network', 'offline'),
      { qAndA: { ...thread, replies: [...thread.replies, reply('25')] } },
    ];
    const { report } = show({}, { responses: { QuestionThread: () => responses.shift() } });
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    // Polling without a network reports no errors.
    expect(report).not.toHaveBeenCalled();
    expect(screen.queryByText('Answer 25.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 new answer' }));
    expect(screen.getByText('Answer 25.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('[QNA-02] a visitor who answers goes to sign-in, and finds the draft again', async () => {
  const { navigate } = show({}, { session: visitor });
  await userEvent.type(screen.getByLabelText('What would you like to share?'), 'A draft.');
  await userEvent.click(screen.getByRole('button', { name: 'Post answer' }));
  expect(navigate).toHaveBeenCalledWith('/sign-in?return=%2Fquestion%2Fx-7&reason=answer');
  expect(JSON.stringify({ ...sessionStorage })).toContain('A draft.');
});

test('[QNA-02] following shows at once and is reverted when it fails', async () => {
  show({ viewer: '1' }, { session: mara, responses: { FollowQuestion: refusal('THROTTLED', 'Too many in an hour.') } });
  await userEvent.click(screen.getByRole('button', { name: 'Follow this question' }));
  expect(await screen.findByText('Too many in an hour.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Follow this question' })).toHaveAttribute('aria-pressed', 'false');
});

test('[QNA-02, MOD-01] a post is reported in place', async () => {
  const { requests } = show(
    { viewer: '5' },
    { session: { ...mara, memberId: '5' }, responses: { ReportPost: { report: true } } },
  );
  await userEvent.click(screen.getByText(/^Report/, { selector: 'article[aria-labelledby="title"] summary' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Send report' })[0] as HTMLElement);
  expect(await screen.findByText('Thank you. Our moderators will look at this question.')).toBeInTheDocument();
  expect(requests).toEqual([
    { name: 'ReportPost', variables: { kind: 'question', id: '7', reason: 'Spam or advertising', detail: '' } },
  ]);
});

test('[QNA-02] the author of a question accepts an answer; a failure is reverted with a message', async () => {
  show(
    { viewer: '1' },
    {
      session: mara,
      responses: { ChooseBestAnswer: refusal('FORBIDDEN', 'Only the person who asked can choose the best answer.') },
    },
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Mark as best answer' })[0] as HTMLElement);
  await waitFor(() =>
    expect(screen.getByText('Only the person who asked can choose the best answer.')).toBeInTheDocument(),
  );
  expect(screen.queryByText('Best answer, chosen by the asker')).toBeNull();
});
