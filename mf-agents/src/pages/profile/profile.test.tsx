import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, request, services, Site } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { renderToStaticMarkup } from 'react-dom/server';
import { emptyStart } from '../../features/enquiry/fields.ts';
import { lazyTabs } from '../../features/tabs/lazy.ts';
import { profile, review } from '../../test-kit/people.ts';
import type { ProfileData, TabData } from './data.ts';
import { agentData, profileHead } from './head.ts';
import { loadProfile } from './load.ts';
import { submitProfile } from './submit.ts';
import { ProfileView } from './view.tsx';

const activity: TabData = {
  tab: 'activity',
  page: 1,
  type: null,
  total: 3,
  results: [
    {
      id: '1',
      type: 'ListedAProperty',
      at: '2026-11-20T02:00:00Z',
      title: '',
      address: null,
      listing: {
        uri: 'rose-7',
        statusType: 'buy',
        priceDetails: { shortDescription: '$1,250,000' },
        media: { photos: [] },
        address: { street: '12 Rose Street', suburb: 'Richmond', stateCode: 'VIC', postcode: '3121' },
      },
    },
    {
      id: '2',
      type: 'ReviewedALocation',
      at: '2026-11-01T02:00:00Z',
      title: 'Richmond',
      address: '/location/richmond-vic-3121/reviews',
      listing: null,
    },
    {
      id: '3',
      type: 'AnsweredAQuestion',
      at: '2026-10-01T02:00:00Z',
      title: 'Parking?',
      address: '/question/parking-1',
      listing: null,
    },
  ],
};
const reviews: TabData = { tab: 'reviews', page: 1, total: 1, results: [review] };
const data = (content: TabData = activity): ProfileData => ({
  agent: profile,
  content,
  enquiry: emptyStart,
  reviewed: false,
  reported: false,
  awardsShown: true,
});
const page = (given: ProfileData, graph = stubGraph({}).graph) => (
  <Site given={services(graph)} at="/agent/olivia-nakamura">
    <ProfileView data={given} />
  </Site>
);
const empty = { total: 0, results: [] };
const responses = {
  AgentPage: { agentProfile: profile },
  AgentActivities: { agentActivities: { total: 30, results: activity.results } },
  AgentListings: { agentListings: empty },
  AgentReviews: { agentReviews: { total: 1, results: [review] } },
  AgentAnswers: { agentAnswers: empty },
  AgentQuestions: { agentQuestions: empty },
  AgentFollowers: { agentFollowers: empty },
  AgentFollowing: { agentFollowing: empty },
};
const load = (tab: string | undefined, query = '', given: object = responses) => {
  const { graph, requests: options } = stubGraph(given as Record<string, unknown>);
  return {
    requests: options,
    loaded: loadProfile(
      request(graph, `/agent/olivia-nakamura${tab ? `/${tab}` : ''}${query}`, {
        username: 'olivia-nakamura',
        ...(tab && { tab }),
      }),
    ),
  };
};

beforeAll(() => lazyTabs.fetch());
afterEach(cleanup);

test("[AGNT-02] each tab has its own address, the first the agent's; unknown tabs and pages are not found", async () => {
  for (const tab of ['listings', 'reviews', 'answers', 'questions', 'followers', 'following'])
    expect(await load(tab).loaded).toMatchObject({ status: 200, data: { content: { tab } } });
  expect(await load(undefined).loaded).toMatchObject({
    status: 200,
    data: { content: { tab: 'activity', total: 30 } },
  });
  expect(await load('activity').loaded).toEqual({ status: 301, location: '/agent/olivia-nakamura' });
  expect(await load('money').loaded).toEqual({ status: 404 });
  expect(await load(undefined, '', { ...responses, AgentPage: { agentProfile: null } }).loaded).toEqual({
    status: 404,
  });
  for (const page of ['9', '501', '99999999'])
    expect(await load('reviews', `?page=${page}`).loaded).toEqual({ status: 404 });
  const { graph } = stubGraph(responses);
  expect(
    await loadProfile(
      request(graph, '/agent/OLIVIA-Nakamura/reviews?page=1', { username: 'OLIVIA-Nakamura', tab: 'reviews' }),
    ),
  ).toEqual({ status: 301, location: '/agent/olivia-nakamura/reviews?page=1' });
});

test("[AGNT-02, LIST-30] the page has the agent's identity, contacts, figures, areas, expertise and safe links", () => {
  render(page(data()));
  expect(screen.getByRole('heading', { level: 1, name: 'Olivia Nakamura' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Pelican Homes' })[0]).toHaveAttribute(
    'href',
    '/real-estate-agency/pelican-2',
  );
  expect(screen.getByRole('link', { name: 'Call Olivia Nakamura: 0412 345 678' })).toHaveAttribute(
    'href',
    'tel:+61412345678',
  );
  const figures = screen.getByRole('complementary', { name: 'Figures' });
  expect(figures).toHaveTextContent('Median $1.25M from 11 sales');
  expect(figures).toHaveTextContent('Sold and leased22 Nov 2025 to 21 Nov 2026.');
  expect(screen.getByRole('link', { name: 'Richmond, VIC 3121' })).toHaveAttribute(
    'href',
    '/location/richmond-vic-3121',
  );
  expect(screen.getByText('Terraces')).toBeVisible();
  const website = screen.getByRole('link', {
    name: /^olivia\.example ?, website of Olivia Nakamura, opens in a new tab$/,
  });
  expect([website.getAttribute('rel'), website.getAttribute('href')]).toEqual([
    'nofollow ugc noopener',
    'https://www.olivia.example/',
  ]);
  expect(screen.queryByRole('link', { name: /Facebook/ })).toBeNull();
  expect(document.body.innerHTML).not.toContain('javascript:');
  const tabs = screen.getByRole('navigation', { name: 'About Olivia Nakamura' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(
    ['', '/listings', '/reviews', '/answers', '/questions', '/followers', '/following'].map(
      (tab) => `/agent/olivia-nakamura${tab}`,
    ),
  );
  expect(within(tabs).getByRole('link', { name: 'Activity' })).toHaveAttribute('aria-current', 'page');
});

test('[AGNT-02] awards are shown unless their flag is off', async () => {
  const { rerender } = render(page(data()));
  expect(screen.getByText('Agent of the year, 2025')).toBeVisible();
  rerender(page({ ...data(), awardsShown: false }));
  expect(screen.queryByText('Agent of the year, 2025')).toBeNull();
  const { graph } = stubGraph(responses);
  expect(
    await loadProfile({
      ...request(graph, '/agent/olivia-nakamura', { username: 'olivia-nakamura' }),
      flags: { awardWinners: false },
    }),
  ).toMatchObject({ data: { awardsShown: false } });
});

test('[AGNT-08] activity of all six types is shown, of all types or of one', async () => {
  const types = [
    'ListedAProperty',
    'SoldOrLeasedAProperty',
    'Reviewed',
    'ReviewedALocation',
    'AnsweredAQuestion',
    'AskedAQuestion',
  ] as const;
  const sold = { ...activity.results[0]?.listing, statusType: 'leased' } as NonNullable<
    (typeof activity.results)[number]['listing']
  >;
  const each = types.map((type, index) => ({
    id: String(index),
    type,
    at: '2026-11-01T02:00:00Z',
    title: type.endsWith('AProperty') ? '' : `About ${type}`,
    address: type.endsWith('AProperty') ? null : `/question/${type}`,
    listing: type.endsWith('AProperty') ? sold : null,
  }));
  render(page(data({ ...activity, total: 6, results: each })));
  for (const words of [
    'Listed a home for rent',
    'Leased a home',
    'Was reviewed',
    'Reviewed a suburb',
    'Answered a question',
    'Asked a question',
  ])
    expect(screen.getByText(new RegExp(`^${words} ·`))).toBeVisible();
  expect(screen.getAllByRole('link', { name: '12 Rose Street, Richmond, VIC 3121' })[0]).toHaveAttribute(
    'href',
    '/property/rose-7',
  );
  const kinds = screen.getByRole('navigation', { name: 'Activity type' });
  expect(within(kinds).getAllByRole('link')).toHaveLength(7);
  expect(within(kinds).getByRole('link', { name: 'Sold or leased a property' })).toHaveAttribute(
    'href',
    '/agent/olivia-nakamura?type=SoldOrLeasedAProperty',
  );
  const { requests, loaded } = load(undefined, '?type=Reviewed&page=2');
  expect(await loaded).toMatchObject({
    status: 200,
    data: { content: { type: 'Reviewed', page: 2 } },
    head: { noIndex: true },
  });
  expect(requests[1]?.variables).toEqual({ username: 'olivia-nakamura', types: ['Reviewed'], skip: 10, take: 10 });
});

test('[AGNT-03] listings are current, sold or leased; without a kind those that exist', async () => {
  const { requests, loaded } = load('listings');
  expect(await loaded).toMatchObject({ data: { content: { tab: 'listings', kind: 'buy' } } });
  expect(requests[1]?.variables).toMatchObject({ kind: 'buy' });
  expect(await load('listings', '?kind=sold').loaded).toMatchObject({
    data: { content: { kind: 'sold' } },
    head: { canonical: '/agent/olivia-nakamura/listings?kind=sold' },
  });
  const idle = {
    ...responses,
    AgentPage: { agentProfile: { ...profile, performance: { ...profile.performance, forSale: 0 } } },
  };
  expect(await load('listings', '', idle).loaded).toMatchObject({ data: { content: { kind: 'sold' } } });
  render(page(data({ tab: 'listings', page: 1, kind: 'sold', total: 0, results: [] })));
  expect(screen.getByRole('link', { name: 'Sold (40)' })).toHaveAttribute('aria-current', 'page');
});

test("[AGNT-02, SEO-02] structured data have the agent's stars, the reviews on their tab, and the breadcrumbs", () => {
  expect(agentData(data())).toMatchObject({
    '@type': 'RealEstateAgent',
    name: 'Olivia Nakamura',
    telephone: '+61412345678',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 31 },
    sameAs: ['https://www.olivia.example/', 'https://instagram.example/olivia'],
  });
  expect(agentData(data())).not.toHaveProperty('review');
  expect(agentData(data(reviews))).toMatchObject({
    review: [{ author: { name: 'Jo Li' }, reviewRating: { ratingValue: 5 } }],
  });
  expect(
    agentData({
      ...data(),
      agent: { ...profile, reviewSummary: { average: null, count: 0, stars: [0, 0, 0, 0, 0], factors: [] } },
    }),
  ).not.toHaveProperty('aggregateRating');
  const head = profileHead(data());
  expect(head).toMatchObject({
    title: 'Olivia Nakamura, Property consultant at Pelican Homes',
    canonical: '/agent/olivia-nakamura',
  });
  expect(head.structuredData?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { item: '/' },
      { item: '/agent-finder?location=richmond-vic-3121' },
      { item: '/real-estate-agency/pelican-2' },
      { item: '/agent/olivia-nakamura' },
    ],
  });
  expect(profileHead(data({ tab: 'followers', page: 1, total: 2, results: [] })).noIndex).toBe(true);
});

test('[AGNT-02] another tab is a navigation that preserves the scroll position', async () => {
  const navigations: unknown[] = [];
  render(
    <Site
      given={services(stubGraph({}).graph, {
        navigate: (...requests) => {
          navigations.push(requests);
          return Promise.resolve();
        },
      })}
      at="/agent/olivia-nakamura"
    >
      <ProfileView data={data()} />
    </Site>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Reviews (31)' }));
  expect(navigations).toEqual([['/agent/olivia-nakamura/reviews', { keepScroll: true }]]);
});

test("[AGNT-05, MOD-01] a review is reported without script too: a member's report is accepted, a visitor signs in first", async () => {
  const report = (response: unknown) => {
    const { graph, requests } = stubGraph({ ...responses, ReportReview: response });
    return {
      requests,
      result: submitProfile(
        request(graph, '/agent/olivia-nakamura/reviews', { username: 'olivia-nakamura', tab: 'reviews' }),
        { do: 'report', review: '70', reason: 'It’s advertising', detail: '' },
      ),
    };
  };
  const { requests, result } = report({ report: true });
  expect(await result).toEqual({ status: 303, location: '/agent/olivia-nakamura/reviews?reported=1' });
  expect(requests.at(-1)).toEqual({
    name: 'ReportReview',
    variables: { id: '70', reason: 'It’s advertising', detail: '' },
  });
  expect(
    await report(new GraphError('ReportReview', 'graphql', 'Sign in.', undefined, { code: 'SIGNED_OUT', problems: [] }))
      .result,
  ).toEqual({ status: 303, location: '/sign-in?return=%2Fagent%2Folivia-nakamura%2Freviews&reason=report' });
  expect(await load('reviews', '?reported=1').loaded).toMatchObject({
    data: { reported: true },
    head: { noIndex: true },
  });
});

describe('[AGNT-07] an enquiry without script', () => {
  const form = { name: 'Jo', email: 'jo@example.com', phone: '', message: 'When?', consent: 'yes' };
  const submit = (
    fields: Record<string, string>,
    query = '',
    response: unknown = { addEnquiry: { receipt: { id: '1' }, problems: [] } },
  ) => {
    const { graph, requests } = stubGraph({ ...responses, AddEnquiry: response });
    return {
      requests,
      result: submitProfile(request(graph, `/agent/olivia-nakamura${query}`, { username: 'olivia-nakamura' }), fields),
    };
  };

  test('[AGNT-07] is written under one key and redirects to a thank-you at its own address', async () => {
    const { requests, result } = submit(
      { ...form, address: '12 Rose Street', timing: 'now', intention: 'sell' },
      '?ask=appraisal',
    );
    expect(await result).toEqual({ status: 303, location: '/agent/olivia-nakamura?enquired=1#enquiry' });
    expect(requests.at(-1)).toMatchObject({
      name: 'AddEnquiry',
      variables: {
        key: expect.stringMatching(/^ask-2026-11-21-/),
        input: {
          kind: 'appraisal',
          agentId: '1',
          address: '12 Rose Street',
          timing: 'now',
          intention: 'sell',
          phone: null,
        },
      },
    });
    const again = submit({ ...form, address: '12 Rose Street', timing: 'now', intention: 'sell' }, '?ask=appraisal');
    await again.result;
    expect(again.requests.at(-1)).toEqual(requests.at(-1));
    expect(await load(undefined, '?enquired=1').loaded).toMatchObject({
      data: { enquiry: { state: 'sent' } },
      head: { noIndex: true },
    });
  });

  test('[AGNT-07] with errors is returned with its values and its validation errors beside the fields', async () => {
    const { requests, result } = submit({ ...form, email: 'jo@', priceMaximum: 'a lot', mode: 'rent' }, '?ask=buyer');
    const refused = await result;
    expect(refused).toMatchObject({
      status: 422,
      data: { enquiry: { kind: 'buyer', fields: { email: 'jo@', priceMaximum: 'a lot', mode: 'rent' } } },
    });
    expect(requests.some(({ name }) => name === 'AddEnquiry')).toBe(false);
    if (refused.status !== 422) return;
    const html = renderToStaticMarkup(page(refused.data));
    expect(html).toContain('Enter a price in dollars, such as 850,000, or leave it blank.');
    expect(html).toContain('value="a lot"');
    expect(html).toMatch(/action="\/agent\/olivia-nakamura\?ask=buyer#enquiry"/);
  });
});
