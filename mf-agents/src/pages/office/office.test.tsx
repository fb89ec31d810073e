import { cleanup, render, screen, within } from '@testing-library/react';
import { stubGraph, request, services, Site } from '@verandah/areas/test-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { olivia, pelican, profile } from '../../test-kit/people.ts';
import { loadCompany } from '../company/load.ts';
import { CompanyView } from '../company/view.tsx';
import { officeData } from './head.ts';
import { loadOffice, submitOffice } from './load.ts';
import type { PageOffice } from './queries.ts';
import { OfficeView } from './view.tsx';

const office: PageOffice = {
  ...pelican,
  listingCounts: { buy: 12, rent: 7, sold: 80, leased: 41 },
  phone: '(03) 9876 5432',
  address: '1 Swan Street, Richmond VIC 3121',
  about: 'On the corner since 1962.\n\nFour of us.',
  licences: [{ stateCode: 'VIC', number: '091234L', verifiedAt: '2026-11-03T02:00:00Z' }],
  socialLinks: {
    website: 'https://www.pelican.example/',
    facebook: null,
    instagram: 'javascript:alert(1)',
    linkedin: null,
    twitter: null,
  },
  company: { slug: 'wattle-group-1', name: 'Wattle Group' },
  location: { suburb: 'Richmond', stateCode: 'VIC', postcode: '3121', locationSlug: 'richmond-vic-3121' },
  reviewSummary: profile.reviewSummary,
  agents: { total: 14, results: [olivia] },
};
const home = {
  id: '7',
  uri: 'rose-7',
  statusType: 'buy',
  tierType: 'basic',
  propertyType: 'house',
  listedAt: '2026-11-10T00:00:00Z',
  priceDetails: { shortDescription: '$1,250,000' },
  address: {
    street: '12 Rose Street',
    suburb: 'Richmond',
    stateCode: 'VIC',
    postcode: '3121',
    timeZone: 'Australia/Melbourne',
  },
  features: { bedrooms: 3, bathrooms: 2, cars: 1 },
  landFeatures: null,
  inspections: [],
  auction: null,
  saleDetails: null,
  rentalDetails: null,
  media: { photos: [] },
  agents: [],
  otherOffices: [],
  office: { id: '2', name: 'Pelican Homes', brandColour: null, logo: null },
};
const responses = {
  OfficePage: { office },
  OfficeHomes: { buy: { results: [home] }, rent: { results: [] }, sold: { results: [] } },
};
const load = (slug = 'pelican-2', query = '', given: Record<string, unknown> = responses) =>
  loadOffice(request(stubGraph(given).graph, `/real-estate-agency/${slug}${query}`, { slug }));
const view = async () => {
  const loaded = await load();
  if (loaded.status !== 200) throw new Error('No page.');
  return (
    <Site given={services(stubGraph({}).graph)} at="/real-estate-agency/pelican-2">
      <OfficeView data={loaded.data} />
    </Site>
  );
};

afterEach(cleanup);

test('[AGNT-06] an office is found by its slug with id; a former slug redirects; a page beyond its agents is not found', async () => {
  expect(await load()).toMatchObject({
    status: 200,
    data: { office: { name: 'Pelican Homes' }, page: 1 },
    head: { title: 'Pelican Homes, Richmond, VIC 3121', canonical: '/real-estate-agency/pelican-2' },
  });
  expect(await load('a-former-name-2')).toEqual({ status: 301, location: '/real-estate-agency/pelican-2' });
  for (const page of ['9', '501', '99999999'])
    expect(await load('pelican-2', `?page=${page}`)).toEqual({ status: 404 });
  expect(await load('nobody-9', '', { ...responses, OfficePage: { office: null } })).toEqual({ status: 404 });
});

test('[AGNT-06] it shows its agents, its listings with links to all of them, the summary of its reviews and its company', async () => {
  render(await view());
  expect(screen.getByRole('heading', { level: 1, name: 'Pelican Homes' })).toBeVisible();
  expect(screen.getByText(/1 Swan Street, Richmond VIC 3121/)).toHaveTextContent('Part of Wattle Group');
  expect(screen.getAllByRole('link', { name: 'Wattle Group' }).at(-1)).toHaveAttribute(
    'href',
    '/real-estate-company/wattle-group-1',
  );
  const agents = screen.getByRole('region', { name: '14 agents' });
  expect(within(agents).getByRole('link', { name: 'Olivia Nakamura' })).toHaveAttribute(
    'href',
    '/agent/olivia-nakamura',
  );
  expect(within(agents).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/real-estate-agency/pelican-2?page=2',
  );
  const homes = screen.getByRole('region', { name: 'For sale' });
  expect(within(homes).getByRole('link', { name: 'See all 12: For sale' })).toHaveAttribute(
    'href',
    '/real-estate-agency/pelican-2/buy',
  );
  expect(within(homes).getByRole('link', { name: /12 Rose Street/ })).toHaveAttribute('href', '/property/rose-7');
  expect(screen.queryByRole('region', { name: 'For rent' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Agent reviews' })).toHaveTextContent('5 stars: 22');
});

test('[AGNT-11] it shows what its admins wrote about it, its logo and its safe links', async () => {
  const loaded = await load('pelican-2', '', {
    ...responses,
    OfficePage: { office: { ...office, logo: '/media/avatars/x.webp' } },
  });
  if (loaded.status !== 200) throw new Error('No page.');
  const { container } = render(
    <Site given={services(stubGraph({}).graph)} at="/real-estate-agency/pelican-2">
      <OfficeView data={loaded.data} />
    </Site>,
  );
  const about = screen.getByRole('region', { name: 'About us' });
  expect([...about.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'On the corner since 1962.',
    'Four of us.',
  ]);
  const links = within(screen.getByRole('region', { name: 'Find us online' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.pelican.example/']);
  expect(container.querySelector('header img')).toHaveAttribute('src', '/media/avatars/x.webp');
});

test('[AGNT-06, SEO-02] structured data hold the office, its stars, its company and its agents', () => {
  expect(officeData({ office })).toMatchObject({
    '@type': 'RealEstateAgent',
    name: 'Pelican Homes',
    telephone: '(03) 9876 5432',
    address: { streetAddress: '1 Swan Street', addressLocality: 'Richmond' },
    aggregateRating: { ratingValue: 4.6, reviewCount: 31 },
    parentOrganization: { name: 'Wattle Group' },
    employee: [{ name: 'Olivia Nakamura', url: '/agent/olivia-nakamura' }],
  });
});

test("[AGNT-07, AGNT-06] an office receives enquiries without script: a message, an appraisal, a buyer's requirements", async () => {
  const html = renderToStaticMarkup(await view());
  expect(html).toContain('action="/real-estate-agency/pelican-2?ask=message#enquiry"');
  const { graph, requests } = stubGraph({
    ...responses,
    AddEnquiry: { addEnquiry: { receipt: { id: '1' }, problems: [] } },
  });
  const send = (query: string, extra: object = {}) =>
    submitOffice(request(graph, `/real-estate-agency/pelican-2${query}`, { slug: 'pelican-2' }), {
      name: 'Jo',
      email: 'jo@example.com',
      message: 'Hello',
      consent: 'yes',
      ...extra,
    });
  expect(await send('?ask=message')).toEqual({
    status: 303,
    location: '/real-estate-agency/pelican-2?enquired=1#enquiry',
  });
  expect(requests.at(-1)).toMatchObject({
    name: 'AddEnquiry',
    variables: { input: { kind: 'property', officeId: '2' } },
  });
  expect(await send('?ask=buyer', { mode: 'rent', bedrooms: '2', priceMaximum: '$650' })).toMatchObject({
    status: 303,
  });
  expect(requests.at(-1)).toMatchObject({
    variables: { input: { kind: 'buyer', mode: 'rent', bedrooms: 2, priceMaximum: 650 } },
  });
  expect(await send('?ask=appraisal')).toMatchObject({
    status: 422,
    data: { enquiry: { kind: 'appraisal', problems: { address: 'Enter your property’s address.' } } },
  });
});

test('[AGNT-06] a company has its offices and a safe link to its website', async () => {
  const company = {
    slug: 'wattle-group-1',
    name: 'Wattle Group',
    website: 'https://wattle.example',
    officeCount: 30,
    offices: [pelican],
  };
  const open = (slug: string, query = '', given: unknown = company) =>
    loadCompany(
      request(stubGraph({ CompanyPage: { company: given } }).graph, `/real-estate-company/${slug}${query}`, { slug }),
    );
  const loaded = await open('wattle-group-1');
  expect(loaded).toMatchObject({
    status: 200,
    head: {
      title: 'Wattle Group',
      structuredData: [
        { '@type': 'Organization', subOrganization: [{ url: '/real-estate-agency/pelican-2' }] },
        { '@type': 'BreadcrumbList' },
      ],
    },
  });
  expect(await open('old-1')).toEqual({ status: 301, location: '/real-estate-company/wattle-group-1' });
  expect(await open('x-9', '', null)).toEqual({ status: 404 });
  for (const page of ['5', '401', '99999999'])
    expect(await open('wattle-group-1', `?page=${page}`)).toEqual({ status: 404 });
  if (loaded.status === 200)
    render(
      <Site given={services(stubGraph({}).graph)}>
        <CompanyView data={loaded.data} />
      </Site>,
    );
  expect(screen.getByRole('article', { name: 'Pelican Homes' })).toHaveTextContent('Richmond, VIC 3121');
  expect(
    screen.getByRole('link', { name: /^wattle\.example ?, website of Wattle Group, opens in a new tab$/ }),
  ).toHaveAttribute('rel', 'nofollow ugc noopener');
});
