import { cleanup, render, screen, within } from '@testing-library/react';
import { stubGraph, request, services, Site } from '@verandah/areas/test-kit';
import type { PropertyData } from './data.ts';
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
  comparables: [
    {
      uri: 'near-8',
      address: { ...address, street: '9 Main Road' },
      priceDetails: { shortDescription: '$720,000' },
      features: { bedrooms: 2 },
      saleDetails: { soldOn: '2026-09-05' },
    },
  ],
};
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
  latest,
};
const own = '/location/richmond-vic-3121/wilson-street/12a-unit-3';
const load = (given: unknown, path = own) => {
  const [slug = '', street = '', wanted = ''] = path.split('/').slice(2);
  const { graph } = stubGraph({ PropertyPage: { property: given } });
  return loadProperty(request(graph, path, { slug, street, property: wanted }));
};
const show = async (given: unknown) => {
  const loaded = await load(given);
  if (loaded.status !== 200) throw new Error('no page');
  return render(
    <Site given={services(stubGraph({}).graph)}>
      <PropertyView data={loaded.data as PropertyData} />
    </Site>,
  );
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
  expect(screen.getByRole('link', { name: '9 Main Road, Richmond, VIC 3121' })).toHaveAttribute(
    'href',
    '/property/near-8',
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Ask Ada Lovell for an appraisal' })).toHaveAttribute(
    'href',
    '/agent/ada?ask=appraisal#enquiry',
  );
});

test('[PROP-03] without an estimate the page states why', async () => {
  await show({ ...property, estimate: null, history: [] });
  expect(screen.getByRole('region', { name: 'What it might sell for' })).toHaveTextContent(
    'Too few homes of this kind have sold in and around Richmond',
  );
  expect(screen.getByText('We have no record of a sale or lease at this address.')).toBeInTheDocument();
});
