import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberSearch } from '../../features/places/recent-store.ts';
import { listing } from '../../test-kit/market.ts';
import { createBus } from '@verandah/bus';
import { fakeGraph, noon, visit } from '../../test-kit/visit.tsx';
import { homePage } from './page.ts';
import { HomeView } from './view.tsx';

const data = {
  buy: [1, 2].map(listing),
  rent: [3].map((id) => ({ ...listing(id), statusType: 'rent' as const })),
  posts: [
    {
      slug: 'a-post',
      title: 'Reading a floor plan',
      summary: 'In short.',
      topic: 'Buying',
      publishedAt: '2026-10-29T00:00:00Z',
    },
  ],
};

test('[SHELL-18] the home page has a search, featured listings and suburbs to begin with', () => {
  visit(<HomeView data={data} />);
  expect(screen.getByRole('search')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Featured homes for sale' })).getAllByRole('article')).toHaveLength(
    2,
  );
  expect(within(screen.getByRole('region', { name: 'New for rent' })).getAllByRole('article')).toHaveLength(1);
  expect(
    within(screen.getByRole('region', { name: 'Melbourne' })).getByRole('link', { name: 'Richmond' }),
  ).toHaveAttribute('href', expect.stringMatching(/^\/for-sale\/richmond-vic-3121/));
});

test('the chosen mode decides where the search goes', async () => {
  const { container } = visit(<HomeView data={data} />);
  expect(container.querySelector('form')).toHaveAttribute('action', '/for-sale');
  await userEvent.click(screen.getByRole('radio', { name: 'Rent' }));
  expect(container.querySelector('form')).toHaveAttribute('action', '/for-rent');
});

test('[SHELL-18] its data are the home page listings of the API; a home page without any is still complete', async () => {
  const graph = fakeGraph({ Home: () => ({ buy: [], rent: [], posts: { results: [] } }) });
  const loaded = await homePage.load({
    url: new URL('http://localhost/'),
    params: {},
    session: { signedIn: false, roles: [] },
    flags: {},
    now: noon,
    graph,
  });
  expect(graph.requests).toEqual([{ name: 'Home', variables: expect.objectContaining({ take: 6 }) }]);
  expect(loaded).toMatchObject({ status: 200, head: { canonical: '/' } });
  visit(<HomeView data={{ buy: [], rent: [], posts: [] }} />);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('[SHELL-18, QNA-05, LIST-30] the latest posts, with their days, are on the home page while the blog is live', () => {
  visit(<HomeView data={data} />, {}, { isLive: (href) => href === '/blog' });
  const posts = within(screen.getByRole('region', { name: 'From the blog' }));
  expect([
    posts.getByRole('link', { name: 'Reading a floor plan' }).getAttribute('href'),
    posts.getByRole('link', { name: 'All posts' }).getAttribute('href'),
  ]).toEqual(['/blog/a-post', '/blog']);
  expect(posts.getByText('29 Oct 2026')).toBeVisible();
});

test('[PROP-08] the home page leads to what one’s own home is worth, while a live area serves that', () => {
  visit(<HomeView data={data} />, {}, { isLive: (href) => href === '/home-value' });
  expect(screen.getByRole('link', { name: 'What’s my home worth?' })).toHaveAttribute('href', '/home-value');
  cleanup();
  visit(<HomeView data={data} />);
  expect(screen.queryByRole('link', { name: 'What’s my home worth?' })).toBeNull();
});

test('[SHELL-18] without a blog there are no posts', () => {
  visit(<HomeView data={data} />);
  expect(screen.queryByRole('region', { name: 'From the blog' })).toBeNull();
});

test('[SRCH-43] the home page shows the homes viewed last in this browser, without those that are gone', async () => {
  const responses = {
    ViewedHomes: ({ ids }: { ids: string[] }) => ({
      listingsById: ids
        .filter((id) => id !== '5')
        .toSorted()
        .map((id) => listing(Number(id))),
    }),
  };
  const { bus, graph } = visit(<HomeView data={data} />, responses, { isLive: (href) => href === '/user-history' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  act(() => bus.publish('viewed', { listingIds: ['9', '5', '7', '8', '6'] }));
  const viewed = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(viewed.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    ['9', '7', '8'].map((id) => `${id} Rose Street Richmond, VIC 3121`),
  );
  expect(viewed.getByRole('link', { name: 'All you viewed' })).toHaveAttribute('href', '/user-history');
  expect(graph.requests).toHaveLength(1);
});

test('[SHELL-95] the home page shows homes of the place that this browser searched last, without the hidden ones', async () => {
  const responses = { LocalHomes: () => ({ listingSearch: { results: [listing(7), listing(8)] } }) };
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.publish('hidden', { listingIds: ['9'] });
  rememberSearch({ address: '/for-rent/richmond-vic-3121/real-estate?bedrooms=2', place: 'Richmond, VIC 3121' });
  // On the map, in no place.
  rememberSearch({
    address: '/for-sale/australia/real-estate?context=map&bounds=-37.9,144.9,-37.8,145.1',
    place: 'Map area',
  });
  const { graph } = visit(<HomeView data={data} />, responses, { bus });
  const local = within(await screen.findByRole('region', { name: 'Homes in Richmond, VIC 3121' }));
  expect(local.getAllByRole('article')).toHaveLength(2);
  expect(local.getByText('For rent · 2 beds')).toBeVisible();
  expect(local.getByRole('link', { name: 'All homes' })).toHaveAttribute(
    'href',
    '/for-rent/richmond-vic-3121/real-estate?bedrooms=2',
  );
  expect(graph.requests).toEqual([
    {
      name: 'LocalHomes',
      variables: {
        query: expect.objectContaining({
          statusType: 'rent',
          locationSearchContext: expect.objectContaining({ searchLocations: [{ slug: 'richmond-vic-3121' }] }),
          paging: { skip: 0, take: 6 },
          leaveOut: ['9'],
        }),
      },
    },
  ]);
  cleanup();
  localStorage.clear();
  visit(<HomeView data={data} />, responses);
  expect(screen.queryByRole('region', { name: /^Homes in/ })).toBeNull();
});
