import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, request, services, Site } from '@verandah/areas/test-kit';
import type { PropertyData } from './data.ts';
import { fetchParts } from './lazy-parts.tsx';
import { loadProperty } from './load.ts';
import { PropertyView } from './view.tsx';

const suburb = {
  id: '1',
  slug: 'richmond-vic-3121',
  name: 'Richmond',
  label: 'Richmond, VIC 3121',
  type: 'suburb',
  stateCode: 'VIC',
  postcode: '3121',
  followerCount: 3,
  region: null,
  medians: {
    asOf: '2026-11-20',
    leastSample: 5,
    kinds: [
      {
        kind: 'unit',
        sold: { median: 610_000, sampleSize: 48 },
        soldBefore: { median: 590_000, sampleSize: 41 },
        change: 3.4,
        rent: { median: 550, sampleSize: 20 },
        bedrooms: [],
        quarters: [
          { from: '2026-04-01', median: 600_000, sampleSize: 12 },
          { from: '2026-07-01', median: 620_000, sampleSize: 14 },
        ],
      },
    ],
  },
};
const address = {
  street: '3/12A Wilson Street',
  suburb: 'Richmond',
  stateCode: 'VIC',
  postcode: '3121',
  timeZone: 'Australia/Melbourne',
  latitude: -37.82,
  longitude: 145,
};
const latest = {
  uri: 'wilson-street-7',
  status: 'completed',
  statusType: 'sold',
  propertyType: 'apartment',
  address,
  features: { bedrooms: 2, bathrooms: 1, cars: null },
  landFeatures: null,
  buildingFeatures: { area: 88 },
  media: {
    photos: [
      { key: null, width: 3, height: 2, colour: '#ccc', alt: '' },
      { key: 'drawn-apartment-01', width: 1800, height: 1200, colour: '#ccc', alt: 'The building' },
    ],
  },
  agents: [{ username: 'ada', name: 'Ada Lovell' }],
  office: { name: 'Harbour and Vale' },
  similar: [],
};
const compared = [8, 12].map((id) => ({
  id: String(id),
  uri: `near-${id}`,
  address: { ...address, street: `${id} Main Road` },
  priceDetails: { shortDescription: '$720,000' },
  features: { bedrooms: 2 },
  saleDetails: { soldOn: '2026-09-05' },
}));
const property = {
  slug: '12a-unit-3',
  streetSlug: 'wilson-street',
  streetName: 'Wilson Street',
  location: suburb,
  history: [
    { on: '2024-05-06', kind: 'sold', price: null },
    { on: '2019-02-01', kind: 'leased', price: '$600 per week' },
  ],
  estimate: { low: 650_000, middle: 720_000, high: 810_000, sampleSize: 31, medianError: 7.4, tested: 24 },
  kind: 'unit',
  compared,
  latest,
};
const own = '/location/richmond-vic-3121/wilson-street/12a-unit-3';
const load = (given: unknown, path = own) => {
  const [slug = '', street = '', wanted = ''] = new URL(path, 'https://site.example').pathname.split('/').slice(2);
  const { graph } = stubGraph({ PropertyPage: { property: given } });
  return loadProperty(request(graph, path, { slug, street, property: wanted }));
};
const show = async (given: unknown, path = own) => {
  const loaded = await load(given, path);
  if (loaded.status !== 200) throw new Error('no page');
  await fetchParts();
  const site = services(stubGraph({}).graph);
  render(
    <Site given={site}>
      <PropertyView data={loaded.data as PropertyData} />
    </Site>,
  );
  return site;
};
afterEach(cleanup);

test('[PROP-01] a property has one address; on offer it leads to its listing, unknown it is not found', async () => {
  expect(await load(property)).toMatchObject({
    status: 200,
    head: {
      title: '3/12A Wilson Street, Richmond, VIC 3121: sales history and price estimate',
      canonical: own,
      structuredData: [
        { '@type': 'Residence', address: { streetAddress: '3/12A Wilson Street', postalCode: '3121' } },
        { '@type': 'BreadcrumbList' },
      ],
    },
  });
  expect(await load(property, '/location/richmond-vic-3121/wilson-st/12A-unit-3')).toEqual({
    status: 301,
    location: own,
  });
  expect(await load({ ...property, latest: { ...latest, status: 'available' } })).toEqual({
    status: 302,
    location: '/property/wilson-street-7',
  });
  expect([await load(null), await load({ ...property, latest: null })]).toEqual([{ status: 404 }, { status: 404 }]);
});

test('[PROP-01] a page without a price is not indexed', async () => {
  const empty = { ...property, estimate: null, history: [{ on: '2024-05-06', kind: 'sold', price: null }] };
  expect(await load(empty)).toMatchObject({ head: { noIndex: true } });
  expect((await load(property)) as { head: object }).not.toMatchObject({ head: { noIndex: true } });
});

test('[PROP-02, PROP-03] the page shows the sales, and an estimate with its sales, its method and its error', async () => {
  await show(property);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3/12A Wilson Street');
  const estimate = screen.getByRole('region', { name: 'What it might sell for' });
  expect(estimate).toHaveTextContent('$650,000 – $810,000');
  expect(estimate).toHaveTextContent('31 sales of this kind of home in and around Richmond');
  expect(estimate).toHaveTextContent('24 homes sold in Richmond');
  expect(estimate).toHaveTextContent('within 7.4% of the sale price');
  expect(estimate).toHaveTextContent('not a valuation');
  const events = within(screen.getByRole('region', { name: 'Sales and leases' })).getAllByRole('listitem');
  expect(events.map(({ textContent }) => textContent)).toEqual([
    '6 May 2024SoldPrice withheld',
    '1 Feb 2019Leased$600 per week',
  ]);
  expect(screen.getByRole('link', { name: '8 Main Road, Richmond, VIC 3121' })).toHaveAttribute(
    'href',
    '/property/near-8',
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Ask Ada Lovell for an appraisal' })).toHaveAttribute(
    'href',
    '/agent/ada?ask=appraisal#enquiry',
  );
});

test('[PROP-05] a sale is left out and included again by links; the address has the choice, and the page its effect', async () => {
  const graph = stubGraph({ PropertyPage: { property } });
  const [slug = '', street = '', wanted = ''] = own.split('/').slice(2);
  await loadProperty(request(graph.graph, `${own}?without=12,x,12,8`, { slug, street, property: wanted }));
  expect(graph.requests[0]?.variables).toMatchObject({ without: ['12', '8'] });
  expect(await load(property, `${own}?without=12`)).toMatchObject({ head: { canonical: own, noIndex: true } });

  const { moves } = await show(property, `${own}?without=12,99`);
  const estimate = within(screen.getByRole('region', { name: 'What it might sell for' }));
  expect(estimate.getByText(/without the 1 sale that you left out/)).toBeVisible();
  const choice = (name: string) => estimate.getByRole('link', { name: `${name}, Richmond, VIC 3121` });
  expect(choice('Leave out 8 Main Road')).toHaveAttribute('href', `${own}?without=12,8`);
  expect(choice('Include 12 Main Road')).toHaveAttribute('href', own);
  await userEvent.click(choice('Leave out 8 Main Road'));
  expect(moves.map((href) => new URL(href).search)).toEqual(['?without=12,8']);
  cleanup();
  await show({ ...property, estimate: null }, `${own}?without=8,12`);
  expect(screen.getByText('Too few sales are left. Include some of them again.')).toBeVisible();
});

test('[LOC-22] a property’s page has the price trend of its kind of home in its suburb', async () => {
  await show(property);
  const trend = screen.getByRole('region', { name: 'Prices in Richmond' });
  expect(trend).toHaveTextContent('Units in Richmond: median price $610,000 (48 sales in 12 months), +3.4% on');
  expect(within(trend).getByRole('table')).toHaveTextContent('$620k');
  cleanup();
  await show({ ...property, kind: null });
  expect(screen.queryByRole('region', { name: 'Prices in Richmond' })).toBeNull();
});

test('[PROP-03] without an estimate the page states why', async () => {
  await show({ ...property, estimate: null, history: [] });
  expect(screen.getByRole('region', { name: 'What it might sell for' })).toHaveTextContent(
    'Too few homes of this kind have sold in and around Richmond',
  );
  expect(screen.getByText('We have no record of a sale or lease at this address.')).toBeInTheDocument();
});
