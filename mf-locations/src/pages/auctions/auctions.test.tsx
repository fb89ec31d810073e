import { cleanup, render, screen, within } from '@testing-library/react';
import { request, services, Site, stubGraph } from '@verandah/areas/test-kit';
import type { AuctionsData } from './data.ts';
import { loadAuctions } from './load.ts';
import { AuctionsView } from './view.tsx';

const home = (id: number, auctionResult: string, statusType: string, shortDescription: string) => ({
  id: String(id),
  uri: `home-${id}`,
  propertyType: 'house',
  statusType,
  features: { bedrooms: 3 },
  address: {
    street: `${id} Main Road`,
    suburb: 'Richmond',
    stateCode: 'VIC',
    postcode: '3121',
    timeZone: 'Australia/Melbourne',
  },
  priceDetails: { shortDescription },
  saleDetails: { auctionResult, auctionedOn: '2026-11-21' },
});
const week = {
  from: '2026-11-16',
  to: '2026-11-22',
  reported: 8,
  sold: 6,
  clearanceRate: 75,
  earlier: '2026-11-09',
  later: null,
  centre: { latitude: -37.814, longitude: 144.963 },
  listings: {
    total: 120,
    results: [home(1, 'soldAtAuction', 'sold', '$1,200,000'), home(2, 'passedIn', 'buy', '$900,000 – $990,000')],
  },
};
const load = (path: string, auctionWeek: object | null = week) => {
  const { graph, requests } = stubGraph({ AuctionResults: { auctionWeek } });
  const [city, monday] = new URL(path, 'https://site.example').pathname.split('/').slice(2);
  const params = { ...(city && { city }), ...(monday && { week: monday }) };
  return loadAuctions(request(graph, path, params)).then((loaded) => ({ loaded, requests }));
};
const show = async (path: string, auctionWeek: object | null = week) => {
  const { loaded } = await load(path, auctionWeek);
  if (loaded.status !== 200) throw new Error('no page');
  render(
    <Site given={services(stubGraph({}).graph)}>
      <AuctionsView data={loaded.data as AuctionsData} />
    </Site>,
  );
};
afterEach(cleanup);

test('[LOC-23] a city has its latest week; a week is at its Monday, other days lead there', async () => {
  const { loaded, requests } = await load('/auction-results/melbourne?page=2');
  expect(requests[0]?.variables).toEqual({ stateCode: 'VIC', day: null, skip: 50, take: 50 });
  expect(loaded).toMatchObject({
    data: { pages: 3, page: 2 },
    head: {
      title: 'Melbourne auction results, week of 16 Nov 2026',
      canonical: '/auction-results/melbourne?page=2',
    },
  });
  expect((await load('/auction-results/melbourne/2026-11-16')).loaded).toMatchObject({
    head: { canonical: '/auction-results/melbourne/2026-11-16' },
  });
  expect((await load('/auction-results/melbourne/2026-11-22')).loaded).toEqual({
    status: 301,
    location: '/auction-results/melbourne/2026-11-16',
  });
  for (const path of ['geelong', 'melbourne/2026-02-30', 'melbourne/x', 'melbourne?page=4'])
    expect([path, (await load(`/auction-results/${path}`)).loaded.status]).toEqual([path, 404]);
});

test('[LOC-23] the page has the clearance rate with its sample, how each auction ended, and a way to the map', async () => {
  await show('/auction-results/melbourne');
  expect(screen.getByRole('region', { name: 'Clearance rate' })).toHaveTextContent(
    '75% clearance rate: 6 sold of 8 auctions that agents reported here.',
  );
  const homes = within(screen.getByRole('region', { name: 'Homes' })).getAllByRole('listitem');
  expect(homes.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    '1 Main Road, Richmond, VIC 31213 bedroom house · 21 Nov 2026Sold at auction$1,200,000',
    '2 Main Road, Richmond, VIC 31213 bedroom house · 21 Nov 2026Passed in',
  ]);
  expect(screen.getByRole('link', { name: 'Sold homes on the map' })).toHaveAttribute(
    'href',
    '/sold-properties#map=-37.814,144.963,10',
  );
  expect(screen.getByRole('link', { name: 'Earlier week' })).toHaveAttribute(
    'href',
    '/auction-results/melbourne/2026-11-09',
  );
  expect(screen.queryByRole('link', { name: 'Later week' })).toBeNull();
});

test('[LOC-23] few results have no rate; a city without any says so; without a city there are all', async () => {
  await show('/auction-results/hobart', { ...week, reported: 3, sold: 1, clearanceRate: null });
  expect(screen.getByText('Too few results')).toBeVisible();
  cleanup();
  await show('/auction-results/darwin', null);
  expect(screen.getByText('Agents haven’t reported any auction results in Darwin yet.')).toBeVisible();
  cleanup();
  await show('/auction-results');
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Adelaide', 'Brisbane', 'Canberra', 'Darwin', 'Hobart', 'Melbourne', 'Perth', 'Sydney']);
});
