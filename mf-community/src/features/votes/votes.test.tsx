import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { refusal, visitor } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { mara, visit } from '../../test-kit/visit.tsx';
import { afterVote } from './use-vote.ts';
import { Votes } from './votes.tsx';

const votes = <Votes kind="answer" postId="21" votes={3} viewerVote={0} address="/question/x-7" own={false} />;
const useful = () => screen.getByRole('button', { name: 'This answer is useful' });

test('[QNA-03] a vote counts once: the same vote again removes it, the other one replaces it', () => {
  expect([
    afterVote({ votes: 3, viewerVote: 0 }, 1),
    afterVote({ votes: 4, viewerVote: 1 }, 1),
    afterVote({ votes: 4, viewerVote: 1 }, -1),
  ]).toEqual([
    { votes: 4, viewerVote: 1 },
    { votes: 3, viewerVote: 0 },
    { votes: 2, viewerVote: -1 },
  ]);
});

test("[QNA-03] a vote shows at once; presses are sent in order, each with a key of its own, and the API's count is final", async () => {
  let respond = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const { requests } = visit(votes, {
    session: mara,
    responses: {
      VoteOnPost: jest
        .fn()
        .mockImplementationOnce(async () => {
          await first;
          return { voteOnPost: { votes: 4, viewerVote: 1 } };
        })
        .mockResolvedValue({ voteOnPost: { votes: 5, viewerVote: 0 } }),
    },
  });
  await userEvent.click(useful());
  expect(useful()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(useful());
  expect(useful()).toHaveAttribute('aria-pressed', 'false');
  respond();
  await screen.findByText('5 votes');
  expect(requests.map(({ variables }) => variables)).toEqual(
    [1, 2].map(() => ({ kind: 'answer', postId: '21', value: 1, key: expect.stringMatching(/^community-/) })),
  );
  expect(new Set(requests.map(({ variables }) => (variables as { key: string }).key)).size).toBe(2);
});

test.each([
  ['a refusal', refusal('CONFLICT', 'You can not vote now.'), 'You can not vote now.'],
  ['a lost network', new GraphError('VoteOnPost', 'network', 'offline'), 'We couldn’t connect'],
])('[QNA-03] after %s the vote is reverted with a message', async (_name, problem, message) => {
  visit(votes, { session: mara, responses: { VoteOnPost: problem } });
  await userEvent.click(useful());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect([useful().getAttribute('aria-pressed'), screen.getByText('3 votes')]).toEqual(['false', expect.anything()]);
});

test('[QNA-03] a vote whose response was lost is cast once: the next press reuses its key, waiting ones are dropped', async () => {
  let lose = (): void => undefined;
  const lost = new Promise<never>((_, reject) => {
    lose = () => reject(new GraphError('VoteOnPost', 'network', 'offline'));
  });
  const keysSeen = new Map<string, { votes: number; viewerVote: number }>();
  let stored = { votes: 3, viewerVote: 0 };
  // As the API does: it returns the earlier result for a used key, and toggles for a new one.
  let times = 0;
  const cast = (variables: unknown): unknown => {
    const { key, value } = variables as { key: string; value: 1 | -1 };
    stored = keysSeen.get(key) ?? afterVote(stored, value);
    keysSeen.set(key, stored);
    times += 1;
    return times === 1 ? lost : { voteOnPost: stored };
  };
  visit(votes, { session: mara, responses: { VoteOnPost: cast } });
  await userEvent.click(useful());
  await userEvent.click(useful());
  lose();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t connect'));
  expect(times).toBe(1);
  await userEvent.click(useful());
  await screen.findByText('4 votes');
  expect([useful().getAttribute('aria-pressed'), stored.viewerVote, keysSeen.size]).toEqual(['true', 1, 1]);
  await userEvent.click(useful());
  await screen.findByText('3 votes');
  expect(keysSeen.size).toBe(2);
});

test('[QNA-03] a visitor goes to sign-in and returns here; authors cannot vote for their own posts', async () => {
  const { navigate, requests } = visit(votes, { session: visitor, path: '/question/x-7' });
  await userEvent.click(useful());
  expect([navigate.mock.calls, requests]).toEqual([[['/sign-in?return=%2Fquestion%2Fx-7&reason=vote']], []]);
  visit(<Votes kind="question" postId="7" votes={0} viewerVote={0} address="/question/x-7" own />, { session: mara });
  expect(screen.getByRole('button', { name: 'This question is useful' })).toBeDisabled();
});

test('[QNA-03] data that the page loads during a vote do not undo its count', async () => {
  function Read() {
    const [viewerVote, setViewerVote] = useState<0 | 1>(0);
    return (
      <>
        <button type="button" onClick={() => setViewerVote(1)}>
          Read
        </button>
        <Votes kind="answer" postId="21" votes={0} viewerVote={viewerVote} address="/question/x-7" own={false} />
      </>
    );
  }
  visit(<Read />, { session: mara, responses: { VoteOnPost: { voteOnPost: { votes: 1, viewerVote: 1 } } } });
  await userEvent.click(useful());
  await screen.findByText('1 vote');
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(screen.getByText('1 vote')).toBeInTheDocument();
});
