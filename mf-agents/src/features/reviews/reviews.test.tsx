import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AgentReview } from '../../pages/profile/agent.ts';
import { profile, review } from '../../test-kit/people.ts';
import { ReviewList } from './review-list.tsx';
import { Summary } from './summary.tsx';

interface Who {
  readonly username?: string;
  readonly agentId?: string;
}

function open(list: readonly AgentReview[], responses: Record<string, unknown> = {}, who?: Who) {
  const navigations: string[] = [];
  const { graph, requests } = stubGraph({
    AgentReviews: { agentReviews: { total: list.length, results: list } },
    ...responses,
  });
  const given = services(graph, {
    navigate: (href) => {
      navigations.push(href);
      return Promise.resolve();
    },
  });
  const pageOf = (page: number, published: readonly AgentReview[]) => (
    <Site given={given} at="/agent/olivia-nakamura/reviews">
      <ReviewList agent={profile} page={page} published={published} />
    </Site>
  );
  const { rerender } = render(pageOf(1, list));
  act(() => {
    given.bus.publish(
      'session',
      who ? { signedIn: true, memberId: '4', roles: ['member'] } : { signedIn: false, roles: [] },
    );
    if (who) given.bus.publish('member', { memberId: '4', ...who });
  });
  return {
    requests,
    navigations,
    turn: (page: number, published: readonly AgentReview[]) => rerender(pageOf(page, published)),
  };
}

afterEach(cleanup);

test('[AGNT-05] a review has its stars by factor, its role and its source; imported and requested ones are marked', () => {
  open([
    { ...review, reply: 'Thank you.', repliedAt: '2026-11-02T00:00:00Z' },
    { ...review, id: '71', source: 'imported', authorUsername: null, role: 'landlord' },
    { ...review, id: '72', source: 'vendor', authorUsername: null },
  ]);
  const [first, imported, requests] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Jo LiVendor · 1 Nov 2026');
  expect(first).toHaveTextContent('Honesty');
  expect(within(first as HTMLElement).getByRole('group', { name: 'Reply from Olivia Nakamura' })).toHaveTextContent(
    'Thank you.',
  );
  expect(imported).toHaveTextContent('Imported');
  expect(imported).toHaveTextContent('Landlord');
  expect(requests).toHaveTextContent('Invited by the agent');
});

test('[AGNT-05] the next page shows its published reviews when the member’s own can’t be loaded', async () => {
  const { turn, requests } = open(
    [review],
    {
      AgentReviews: ({ skip }: { skip: number }) =>
        skip === 0
          ? { agentReviews: { total: 2, results: [{ ...review, text: 'Mine, on the first page.' }] } }
          : new Error('down'),
    },
    { username: 'jo' },
  );
  expect(await screen.findByText('Mine, on the first page.')).toBeVisible();
  turn(2, [{ ...review, id: '90', text: 'On the second page.' }]);
  expect(screen.getByText('On the second page.')).toBeVisible();
  await act(async () => undefined);
  expect(requests).toHaveLength(2);
  expect(screen.getByText('On the second page.')).toBeVisible();
});

test('[AGNT-05] authors see their own pending review with its state, and withdraw it', async () => {
  const own: AgentReview = { ...review, id: '80', status: 'pending', text: 'Mine, not yet seen by others.' };
  const { requests } = open(
    [review],
    {
      AgentReviews: { agentReviews: { total: 2, results: [own, { ...review, authorUsername: 'mo' }] } },
      TakeBackReview: { deleteAgentReview: '80' },
    },
    { username: 'jo' },
  );
  expect(await screen.findByText('Awaiting approval. Only you can see it.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete your review' }));
  expect(screen.queryByText('Mine, not yet seen by others.')).toBeNull();
  expect(requests.at(-1)).toEqual({ name: 'TakeBackReview', variables: { id: '80' } });
});

test('[AGNT-05] a review that could not be withdrawn is shown again', async () => {
  open([review], { TakeBackReview: new GraphError('TakeBackReview', 'network', 'offline') }, { username: 'jo' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete your review' }));
  expect(await screen.findByText('Told us everything.')).toBeVisible();
});

test('[AGNT-05] the agent replies below the review; a failure preserves the draft', async () => {
  const responses: unknown[] = [
    new GraphError('AnswerReview', 'network', 'offline'),
    { replyToAgentReview: { ...review, reply: 'We enjoyed it.', repliedAt: '2026-11-21T00:00:00Z' } },
  ];
  const { requests } = open([review], { AnswerReview: () => responses.shift() }, { agentId: '1', username: 'olivia' });
  await userEvent.click(await screen.findByText(/^Reply/));
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }));
  expect(screen.getByLabelText('Your reply')).toHaveAccessibleDescription(/Write a reply first/);
  await userEvent.type(screen.getByLabelText('Your reply'), 'We enjoyed it.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here');
  expect(screen.getByLabelText('Your reply')).toHaveValue('We enjoyed it.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }));
  expect(await screen.findByRole('group', { name: 'Reply from Olivia Nakamura' })).toHaveTextContent('We enjoyed it.');
  expect(requests.filter(({ name }) => name === 'AnswerReview')).toEqual(
    Array.from({ length: 2 }, () => ({ name: 'AnswerReview', variables: { id: '70', reply: 'We enjoyed it.' } })),
  );
});

test('[AGNT-05, MOD-01] a member reports a review; a visitor goes to sign-in', async () => {
  const { requests } = open([review], { ReportReview: { report: true } }, { username: 'mo' });
  await userEvent.click(screen.getByText(/^Report/));
  await userEvent.selectOptions(screen.getByLabelText('What’s wrong?'), 'It’s advertising');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Our moderators will look at this review');
  expect(requests.at(-1)).toEqual({
    name: 'ReportReview',
    variables: { id: '70', reason: 'It’s advertising', detail: '' },
  });
  cleanup();
  const { navigations } = open([review]);
  await userEvent.click(screen.getByText(/^Report/));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(navigations).toEqual(['/sign-in?return=%2Fagent%2Folivia-nakamura%2Freviews&reason=report']);
});

test('[AGNT-02, AGNT-05] the summary shows the count for each number of stars, in words too', () => {
  const html = renderToStaticMarkup(<Summary summary={profile.reviewSummary} />);
  for (const words of ['5 stars: 22', '1 star: 0', '4.6 out of 5 stars from 31 reviews', 'Local knowledge'])
    expect(html).toContain(words);
  expect(
    renderToStaticMarkup(<Summary summary={{ average: null, count: 0, stars: [0, 0, 0, 0, 0], factors: [] }} />),
  ).toBe('');
});
