import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { readPending } from '@verandah/kit';
import { profile } from '../../test-kit/people.ts';
import { Identity } from '../profile/identity.tsx';

const member = { signedIn: true, memberId: '4', roles: ['member'] } as const;

function open(
  responses: Record<string, unknown>,
  session: { readonly signedIn: boolean; readonly memberId?: string; readonly roles: readonly string[] } = member,
) {
  const navigations: string[] = [];
  const notifications: unknown[] = [];
  const { graph, requests } = stubGraph({
    AgentFollowed: { agentProfile: { isFollowed: false, followers: 12 } },
    ...responses,
  });
  const given = services(graph, {
    navigate: (href) => {
      navigations.push(href);
      return Promise.resolve();
    },
  });
  given.bus.follow('notifications', (message) => notifications.push(message));
  render(
    <Site given={given} at="/agent/olivia-nakamura">
      <Identity agent={profile} />
    </Site>,
  );
  act(() => given.bus.publish('session', { ...session, roles: [...session.roles] }));
  return { requests, navigations, notifications };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("[AGNT-04] a press shows at once, count included, and the API's response replaces it", async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const { requests } = open({
    FollowAgent: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Follow Olivia Nakamura' }));
  expect(screen.getByRole('button', { name: 'Following Olivia Nakamura' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('13 followers')).toBeVisible();
  await act(async () => arrive({ follow: { isFollowing: true, followerCount: 15 } }));
  expect(screen.getByText('15 followers')).toBeVisible();
  expect(requests.at(-1)).toEqual({ name: 'FollowAgent', variables: { id: '1' } });
});

test('[AGNT-04] a follow is loaded after a reload, and ended by a press', async () => {
  open({
    AgentFollowed: { agentProfile: { isFollowed: true, followers: 20 } },
    UnfollowAgent: { unfollow: { isFollowing: false, followerCount: 19 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Following Olivia Nakamura' }));
  expect(await screen.findByRole('button', { name: 'Follow Olivia Nakamura' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(screen.getByText('19 followers')).toBeVisible();
});

test('[AGNT-04] a failure reverts both with a message', async () => {
  const { notifications } = open({ FollowAgent: new GraphError('FollowAgent', 'network', 'offline') });
  await userEvent.click(screen.getByRole('button', { name: 'Follow Olivia Nakamura' }));
  await waitFor(() =>
    expect(notifications).toEqual([{ kind: 'error', text: 'We couldn’t follow Olivia Nakamura for you. Try again.' }]),
  );
  expect(screen.getByRole('button', { name: 'Follow Olivia Nakamura' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('12 followers')).toBeVisible();
});

test('[AGNT-04] a visitor signs in first, and then follows', async () => {
  const { navigations, requests } = open({}, { signedIn: false, roles: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Follow Olivia Nakamura' }));
  expect(navigations).toEqual(['/sign-in?return=%2Fagent%2Folivia-nakamura&reason=follow']);
  expect(readPending()).toEqual([{ kind: 'follow', what: 'agent', id: '1' }]);
  expect(requests).toEqual([]);
});
