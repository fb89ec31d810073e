import type { PageRequest } from '@verandah/areas';
import { createBus } from '@verandah/bus';
import type { GraphDocument } from '@verandah/graph';
import { NowContext, readPending, Router, ServicesContext, type Services } from '@verandah/kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserData } from './data.ts';
import { load as loadUser } from './load.ts';
import { UserView } from './view.tsx';

const profile = {
  id: '4',
  username: 'mia',
  name: 'Mia Kovac',
  avatar: null,
  bio: 'Lives in Fitzroy.',
  memberSince: '2025-03-02T00:00:00Z',
  isAgent: true,
  agentUsername: 'mia-kovac',
  reviewCount: 12,
  questionCount: 2,
  answerCount: 3,
  discussionCount: 0,
  score: 71,
  followerCount: 5,
};
const review = {
  kind: 'agent',
  reviewId: '1',
  about: 'Olivia Nakamura',
  path: '/agent/olivia',
  title: 'Good',
  text: 'Very.',
  rating: 5,
  createdAt: '2026-11-01T00:00:00Z',
} as const;
const now = Date.parse('2026-11-21T00:00:00Z');

function graph(responses: Readonly<Record<string, unknown>>) {
  const requests: unknown[] = [];
  const send = <Result, Variables>(
    document: GraphDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    requests.push([document.name, variables]);
    const response = responses[document.name];
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response as Result);
  };
  return { requests, read: send, write: send };
}
const request = (path: string, params: PageRequest['params'], result: unknown) => {
  const given = graph({ MemberProfile: result });
  return {
    given,
    loaded: loadUser({
      url: new URL(path, 'https://verandah.example'),
      params,
      session: { signedIn: false, roles: [] },
      flags: {},
      now,
      graph: given,
    }),
  };
};

test('[MEMB-10] a profile by username has its counts and score; each tab loads only its own list', async () => {
  const { loaded, given } = request(
    '/user/mia?page=2',
    { username: 'mia' },
    { userProfile: { ...profile, reviews: { total: 12, results: [review] } } },
  );
  expect(await loaded).toMatchObject({
    status: 200,
    data: { tab: 'reviews', page: 2, pages: 2, reviews: [{ about: 'Olivia Nakamura' }], profile: { score: 71 } },
    head: { canonical: '/user/mia?page=2', title: 'Mia Kovac | Verandah' },
  });
  expect(given.requests).toEqual([
    [
      'MemberProfile',
      {
        username: 'mia',
        page: 2,
        skip: 10,
        take: 10,
        reviews: true,
        questions: false,
        answers: false,
        discussions: false,
        follows: false,
      },
    ],
  ]);
  expect(
    await request(
      '/user/mia/questions',
      { username: 'mia', tab: 'questions' },
      { userProfile: { ...profile, questions: { total: 0, results: [] } } },
    ).loaded,
  ).toMatchObject({ status: 200, data: { tab: 'questions', pages: 1 }, head: { canonical: '/user/mia/questions' } });
});

test('[MEMB-10] unknown members, unknown tabs and pages beyond the last are not found; the first tab has one address', async () => {
  expect(await request('/user/x', { username: 'x' }, { userProfile: null }).loaded).toEqual({ status: 404 });
  expect(await request('/user/mia/secrets', { username: 'mia', tab: 'secrets' }, null).loaded).toEqual({ status: 404 });
  expect(await request('/user/mia?page=0', { username: 'mia' }, null).loaded).toEqual({ status: 404 });
  expect(
    await request(
      '/user/mia?page=9',
      { username: 'mia' },
      { userProfile: { ...profile, reviews: { total: 12, results: [] } } },
    ).loaded,
  ).toEqual({ status: 404 });
  expect(await request('/user/mia/reviews', { username: 'mia', tab: 'reviews' }, null).loaded).toEqual({
    status: 301,
    location: '/user/mia',
  });
});

function open(responses: Readonly<Record<string, unknown>>, data: Partial<UserData> = {}) {
  const navigations: string[] = [];
  const notifications: unknown[] = [];
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.follow('notifications', (notice) => notifications.push(notice));
  const services: Services = {
    graph: graph(responses),
    bus,
    session: { signedIn: false, roles: [], known: true },
    flags: {},
    isLive: () => true,
    report: () => undefined,
    navigate: (href) => {
      navigations.push(href);
      return Promise.resolve();
    },
  };
  const all: UserData = {
    profile,
    tab: 'reviews',
    page: 1,
    pages: 1,
    reviews: [review],
    questions: [],
    answers: [],
    followers: [],
    ...data,
  };
  render(
    <ServicesContext value={services}>
      <NowContext value={now}>
        <Router
          location="/user/mia"
          navigator={{ createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined }}
        >
          <UserView data={all} />
        </Router>
      </NowContext>
    </ServicesContext>,
  );
  return { bus, navigations, notifications };
}
const own = {
  userProfile: {
    isViewingOwnProfile: true,
    isCurrentUserAdmin: true,
    isFollowing: false,
    followerCount: 5,
    following: {
      total: 1,
      results: [
        {
          kind: 'agent',
          targetId: '9',
          name: 'Olivia Nakamura',
          address: '/agent/olivia',
          followedAt: '2026-11-01T00:00:00Z',
        },
      ],
    },
  },
};

test('[MEMB-10] the viewer’s own profile shows links for an agent and an admin; others see none of them', async () => {
  const { bus } = open({ MemberProfileOwn: own });
  expect(screen.getByText('Agent profile')).toHaveAttribute('href', '/agent/mia-kovac');
  expect(screen.queryByText('Edit profile')).not.toBeInTheDocument();
  await act(async () => bus.publish('session', { signedIn: true, memberId: '4', roles: ['member', 'admin'] }));
  expect(screen.getByText('Edit profile')).toHaveAttribute('href', '/account#profile');
  expect(screen.getByText('Moderation')).toHaveAttribute('href', '/moderation');
  expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
});

test('[MEMB-12] followers are visible to everyone; what a member follows is visible to them and admins', async () => {
  const { bus } = open(
    { MemberProfileOwn: own },
    {
      tab: 'follows',
      reviews: [],
      followers: [{ username: 'noah', name: 'Noah', avatar: null, followedAt: '2026-11-14T00:00:00Z' }],
    },
  );
  expect(screen.getByText('Noah')).toHaveAttribute('href', '/user/noah');
  expect(screen.queryByText('Olivia Nakamura')).not.toBeInTheDocument();
  await act(async () => bus.publish('session', { signedIn: true, memberId: '4', roles: ['member'] }));
  expect(screen.getByText('Olivia Nakamura')).toHaveAttribute('href', '/agent/olivia');
});

test('[MEMB-12] following a member shows at once and is reverted when it fails; a visitor goes to sign-in', async () => {
  localStorage.clear();
  const { bus, navigations, notifications } = open({
    MemberProfileOwn: {
      userProfile: { ...own.userProfile, isViewingOwnProfile: false, isCurrentUserAdmin: false, following: null },
    },
    FollowMember: new Error('offline'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Follow Mia Kovac' }));
  expect([navigations, readPending()]).toEqual([
    ['/sign-in?return=%2Fuser%2Fmia&reason=follow'],
    [{ kind: 'follow', what: 'member', id: '4' }],
  ]);
  await act(async () => bus.publish('session', { signedIn: true, memberId: '7', roles: ['member'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Follow Mia Kovac' }));
  expect(await screen.findByRole('button', { name: 'Follow Mia Kovac' })).toHaveAttribute('aria-pressed', 'false');
  expect(notifications).toEqual([{ kind: 'error', text: 'We couldn’t follow Mia Kovac for you. Try again.' }]);
});
