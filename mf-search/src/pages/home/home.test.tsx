import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listing } from '../../test-kit/market.ts';
import { fakeGraph, noon, visit } from '../../test-kit/visit.tsx';
import { homePage } from './page.ts';
import { HomeView } from './view.tsx';

const data = { buy: [1, 2].map(listing), rent: [3].map((id) => ({ ...listing(id), statusType: 'rent' as const })) };

test('[SHELL-18] the home page has a search, featured listings and suburbs to begin with', () => {
  visit(<HomeView data={data} />);
  expect(screen.getByRole('search')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Featured homes for sale' })).getAllByRole('article')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'New to rent' })).getAllByRole('article')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Melbourne' })).getByRole('link', { name: 'Richmond' })).toHaveAttribute('href', expect.stringMatching(/^\/for-sale\/richmond-vic-3121/));
});

test('the chosen mode decides where the search goes', async () => {
  const { container } = visit(<HomeView data={data} />);
  expect(container.querySelector('form')).toHaveAttribute('action', '/for-sale');
  await userEvent.click(screen.getByRole('radio', { name: 'Rent' }));
  expect(container.querySelector('form')).toHaveAttribute('action', '/for-rent');
});

test('[SHELL-18] its data are the home page listings of the API; a home without any still stands', async () => {
  const graph = fakeGraph({ Home: () => ({ buy: [], rent: [] }) });
  const loaded = await homePage.load({ url: new URL('http://localhost/'), params: {}, session: { signedIn: false, roles: [] }, flags: {}, now: noon, graph });
  expect(graph.asked).toEqual([{ name: 'Home', variables: expect.objectContaining({ take: 6 }) }]);
  expect(loaded).toMatchObject({ status: 200, head: { canonical: '/' } });
  visit(<HomeView data={{ buy: [], rent: [] }} />);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
