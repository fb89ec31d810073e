import { cleanup, render, screen } from '@testing-library/react';
import { member, request, stubGraph } from '@verandah/areas/test-kit';
import { load } from './load.ts';
import { OwnHomesView, type OwnHomesData } from './view.tsx';

afterEach(cleanup);

test('[PROP-06] a member’s homes have their ranges; without any the page leads to the search', async () => {
  const show = async (claimedHomes: readonly object[]) => {
    const loaded = await load(request(stubGraph({ OwnHomes: { claimedHomes } }).graph, '/home-value/mine', {}, member));
    if (loaded.status !== 200) throw new Error('no page');
    render(<OwnHomesView data={loaded.data as OwnHomesData} />);
  };
  const home = {
    id: '5',
    address: '39 Main Road',
    uri: '/location/richmond-vic-3121/main-road/39/mine',
    tracked: true,
    location: { label: 'Richmond, VIC 3121' },
    estimate: { low: 900_000, high: 1_100_000 },
  };
  await show([home, { ...home, id: '6', address: '2 Main Road', uri: '/x', tracked: false, estimate: null }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '39 Main Road, Richmond, VIC 3121$900,000 – $1,100,000 · emailed once a month',
    '2 Main Road, Richmond, VIC 3121Too few sales for an estimate',
  ]);
  cleanup();
  await show([]);
  expect(screen.getByRole('link', { name: 'Find your home' })).toHaveAttribute('href', '/home-value');
  expect(await load(request(stubGraph({}).graph, '/home-value/mine'))).toEqual({
    status: 303,
    location: `/sign-in?${new URLSearchParams({ return: '/home-value/mine', reason: 'home' }).toString()}`,
  });
});
