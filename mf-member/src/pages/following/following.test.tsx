import type { PageRequest } from '@verandah/areas';
import { Site } from '@verandah/areas/test-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, cut, settle, signIn } from '../../test-kit/stub-graph.ts';
import { load as loadFollowing, submit as submitForm } from './load.ts';
import type { FollowingData } from './view.tsx';
import { FollowingView } from './view.tsx';

const now = Date.parse('2026-11-21T00:00:00Z');
const counts = { agents: 1, locations: 0, questions: 1, discussions: 1, members: 0 };
const things = [
  {
    kind: 'agent',
    group: 'agents',
    targetId: '9',
    name: 'Olivia Nakamura',
    detail: 'Fern and Co',
    address: '/agent/olivia',
    followedAt: '2026-11-20T00:00:00Z',
  },
  {
    kind: 'question',
    group: 'discussions',
    targetId: '3',
    name: 'Dogs in the park',
    detail: 'Richmond',
    address: '/question/dogs-3',
    followedAt: '2026-11-10T00:00:00Z',
  },
] as const;
const followingResponse = (total = 2) => ({
  userProfile: { following: { total, results: things }, followingCounts: counts },
});
const mia = { signedIn: true, memberId: '4', username: 'mia', roles: ['member'] };
const request = (path: string, graph: PageRequest['graph'], session: PageRequest['session'] = mia): PageRequest => {
  const url = new URL(path, 'https://verandah.example');
  const group = url.pathname.split('/')[2];
  return { url, params: group === undefined ? {} : { group }, session, flags: {}, now, graph };
};
const data: FollowingData = { group: null, counts, things, page: 1, pages: 1 };

test('[MEMB-12] what a member follows is loaded by kind and page, for the member only', async () => {
  const { graph, requests } = stubGraph({ Following: followingResponse(60) });
  expect(await loadFollowing(request('/following/discussions?page=2', graph))).toMatchObject({
    status: 200,
    data: { group: 'discussions', page: 2, pages: 3, counts },
    head: { canonical: '/following/discussions?page=2', noIndex: true },
  });
  expect(requests[0]?.variables).toEqual({ username: 'mia', of: 'discussions', skip: 25, take: 25 });
  expect(await loadFollowing(request('/following', graph, { signedIn: false, roles: [] }))).toEqual({
    status: 303,
    location: '/sign-in?return=%2Ffollowing&reason=following',
  });
  for (const path of ['/following/enemies', '/following?page=0', '/following?page=x'])
    expect([path, await loadFollowing(request(path, graph))]).toEqual([path, { status: 404 }]);
  // The last item of the last page was unfollowed: the previous page is shown.
  expect(await loadFollowing(request('/following/agents?page=4', graph))).toEqual({
    status: 303,
    location: '/following/agents?page=3',
  });
});

test('[MEMB-12] each item has a link to its page, its kind, and a button to unfollow; without script as well', async () => {
  const { graph, requests } = stubGraph({
    Following: followingResponse(),
    EndFollowing: { unfollow: { isFollowing: false } },
  });
  const submit = (fields: Record<string, string>) => submitForm(request('/following?page=1', graph), fields);
  expect(await submit({ do: 'unfollow', kind: 'question', id: '3', name: 'Dogs in the park' })).toEqual({
    status: 303,
    location: '/following?page=1',
  });
  expect(requests.at(-1)).toMatchObject({ name: 'EndFollowing', variables: { kind: 'question', id: '3' } });
  expect(await submit({ do: 'unfollow', kind: 'planet', id: '3' })).toMatchObject({
    status: 422,
    data: { refused: { failure: { message: expect.stringContaining('couldn’t unfollow') } } },
  });
});

function open(responses: Record<string, unknown>, shown: FollowingData = data) {
  const visit = stubGraph(responses);
  signIn(visit.bus);
  render(
    <Site given={visit.services} now={now}>
      <FollowingView data={shown} />
    </Site>,
  );
  return visit;
}

test('[MEMB-12] a press on Unfollow unfollows with a message; on failure a message states that the follow remains', async () => {
  const visit = open({ EndFollowing: { unfollow: { isFollowing: false } } });
  expect(screen.getByRole('link', { name: 'Olivia Nakamura' })).toHaveAttribute('href', '/agent/olivia');
  expect(screen.getByText(/Discussion · Richmond · followed/)).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Everything (3)', 'Agents (1)', 'Locations (0)', 'Questions (1)', 'Discussions (1)', 'Members (0)']);
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow Olivia Nakamura' }));
  await settle();
  expect([visit.requests.at(-1)?.variables, visit.notices, visit.moves]).toEqual([
    { kind: 'agent', id: '9' },
    ['success: You no longer follow Olivia Nakamura.'],
    ['/following'],
  ]);
  visit.responses['EndFollowing'] = cut();
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow Dogs in the park' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /You’re still following Dogs in the park\.\s*We couldn’t connect/,
  );
});

test('[MEMB-12] a member who follows nothing reads how to', () => {
  open({}, { ...data, group: 'agents', things: [], counts: { ...counts, agents: 0 } });
  expect(screen.getByText('You’re not following any agents yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find an agent' })).toHaveAttribute('href', '/agent-finder');
});
