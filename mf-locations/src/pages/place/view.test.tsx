import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, request } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { responses, soldHome } from '../../test-kit/overview.ts';
import { services, Site } from '../../test-kit/site.tsx';
import type { PlaceData } from './data.ts';
import { placeHead } from './head.ts';
import { fetchParts } from './lazy-parts.tsx';
import { loadPlace } from './load.ts';
import { PlacePageView } from './view.tsx';

let data: PlaceData;
beforeAll(async () => {
  await fetchParts();
  const loaded = await loadPlace(
    request(stubGraph(responses).graph, '/location/richmond-vic-3121', { slug: 'richmond-vic-3121' }),
  );
  if (loaded.status !== 200) throw new Error('The page did not load.');
  ({ data } = loaded);
});
afterEach(cleanup);
const own = {
  locationOverview: {
    location: { isFollowing: false, followerCount: 2 },
    ownReview: null,
    reviews: { results: [{ id: '9', isOwn: false, markedHelpful: null }] },
  },
};
const show = (given: Readonly<Record<string, unknown>> = {}, signedIn = false) => {
  const { graph, requests } = stubGraph({ OwnPlace: own, ...given });
  const site = services(graph, signedIn);
  render(
    <Site given={site}>
      <PlacePageView data={data} />
    </Site>,
  );
  return { requests, site };
};

test('[LOC-03] the page shows all data of a suburb, in its order', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Richmond');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What locals say',
    'Reviews of Richmond',
    'Property prices in Richmond',
    'Questions about Richmond',
    'Streets in Richmond',
    'Near Richmond',
    'Homes in Richmond',
  ]);
  expect(screen.getByRole('img', { name: /^Richmond and the suburbs around it/ })).toBeInTheDocument();
  expect(screen.getByText(/boundary of .* is approximate/)).toBeInTheDocument();
  expect(screen.getByText('Be the first to answer')).toBeInTheDocument();
});

test('[LOC-19] a suburb without homes on the market leads to those nearby', () => {
  show();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'Homes' })).toHaveAttribute('href', '#buy');
  const homes = within(screen.getByRole('region', { name: 'Homes in Richmond' }));
  expect(homes.getByText(/^No homes are for sale or for rent in Richmond right now\./)).toBeInTheDocument();
  expect(homes.getByRole('link', { name: 'Homes for sale nearby' })).toHaveAttribute(
    'href',
    '/for-sale/richmond-vic-3121/real-estate',
  );
  expect(homes.getByRole('link', { name: 'Homes for rent nearby' })).toHaveAttribute(
    'href',
    '/for-rent/richmond-vic-3121/real-estate',
  );
  expect(homes.getByRole('link', { name: 'Cremorne, VIC 3121' })).toHaveAttribute(
    'href',
    '/for-sale/cremorne-vic-3121/real-estate',
  );
  expect(homes.queryByRole('link', { name: 'Email me new homes' })).toBeNull();
});

test('[LOC-19] a suburb without homes leads to an alert by email, while a live area has it', () => {
  const site = { ...services(stubGraph({ OwnPlace: own }).graph), isLive: (href: string) => href === '/alerts/email' };
  render(
    <Site given={site}>
      <PlacePageView data={data} />
    </Site>,
  );
  expect(screen.getByRole('link', { name: 'Email me new homes' })).toHaveAttribute(
    'href',
    '/alerts/email?search=%2Ffor-sale%2Frichmond-vic-3121%2Freal-estate',
  );
});

test('[LOC-40] prices come before opinions that nobody has written yet', () => {
  if (data.kind !== 'place') throw new Error('The page is of no place.');
  const ratings = { average: null, count: 0, distribution: [0, 0, 0, 0, 0], factors: [] };
  const page = { ...data, ratings, pros: [], cons: [], reviews: { total: 0, results: [] } };
  render(
    <Site given={services(stubGraph({ OwnPlace: own }).graph)}>
      <PlacePageView data={page} />
    </Site>,
  );
  const [first, second] = screen.getAllByRole('heading', { level: 2 });
  expect([first?.textContent, second?.textContent]).toEqual(['Property prices in Richmond', 'What locals say']);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(contents.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Prices', 'What locals say']);
});

test('[LOC-19] a state leads to all of its regions, and is not called a suburb', async () => {
  if (data.kind !== 'place') throw new Error('The page is of no place.');
  const region = {
    slug: 'yarra-vic',
    name: 'Yarra',
    label: 'Yarra, VIC',
    listingCounts: { buy: 1, rent: 0 },
    rating: { average: null, count: 0 },
  };
  const state = { ...data.place, type: 'state', name: 'Victoria', slug: 'vic', label: 'Victoria' } as const;
  const page = { ...data, place: state, regions: { total: 81, results: [region] } };
  render(
    <Site given={services(stubGraph({ OwnPlace: own }).graph)}>
      <PlacePageView data={page} />
    </Site>,
  );
  expect(screen.getByRole('link', { name: 'All 81 regions' })).toHaveAttribute(
    'href',
    '/find-region/region-by-state/vic',
  );
  expect(screen.queryByRole('region', { name: 'Homes in Victoria' })).toBeNull();
  expect(placeHead(page).title).toBe('Victoria: suburbs, prices and homes');
});

test('[LOC-12] the latest sales are cards, with a link to all of them', () => {
  if (data.kind !== 'place') throw new Error('The page is of no place.');
  render(
    <Site given={services(stubGraph({ OwnPlace: own }).graph)}>
      <PlacePageView data={{ ...data, sold: [soldHome] }} />
    </Site>,
  );
  const sold = screen.getByRole('region', { name: 'Recently sold in Richmond' });
  expect(within(sold).getByText('$1,150,000')).toBeVisible();
  expect(within(sold).getByRole('link', { name: 'All 40 sales' })).toHaveAttribute(
    'href',
    '/sold-properties/richmond-vic-3121/real-estate',
  );
  expect(screen.getByRole('link', { name: 'Sold' })).toHaveAttribute('href', '#sold');
});

test('[LOC-03, LIST-30] medians show their period and sample size; too small samples show only their size', () => {
  show();
  expect(screen.getByText(/^Median prices for the 12 months to 21 Nov 2026/)).toBeVisible();
  expect(screen.getByRole('article', { name: 'Houses' })).toHaveTextContent(
    '$1,040,00031 sales in 12 months+4.0% on the previous 12 months (28 sales)',
  );
  expect(screen.getByRole('article', { name: 'Units' })).toHaveTextContent('Not enough data (4 sales in 12 months)');
  const rows = within(screen.getByRole('region', { name: 'Medians by bedrooms' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['HomePriceRent per week', '3 bedroom house$1,100,000 12 salesNot enough data']);
});

test('[LIST-73] prices of a suburb state sample, period and source of each figure on demand', () => {
  show();
  const basis = within(screen.getByRole('article', { name: 'Houses' })).getByRole('group');
  expect(basis).not.toHaveAttribute('open');
  expect(basis).toHaveTextContent('How we worked this out: Houses in Richmond');
  expect(basis).toHaveTextContent('Median priceThe middle of 31 sales in the 12 months to 21 Nov 2026.');
  expect(basis).toHaveTextContent('GrowthCompared with the median of 28 sales in the 12 months before.');
  expect(basis).toHaveTextContent(/SourceListings on Verandah, and sales with a disclosed price\. A median needs at/);
});

test('[LOC-07] following shows at once and is reverted with a message when it fails; visitors go to sign-in', async () => {
  const { site } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Follow Richmond' }));
  expect(site.moves).toEqual([
    expect.stringContaining('/sign-in?return=%2Flocation%2Frichmond-vic-3121&reason=follow'),
  ]);
  expect(JSON.parse(localStorage.getItem('verandah.pending') ?? '[]')).toContainEqual(
    expect.objectContaining({ kind: 'follow', what: 'location', id: '1' }),
  );
  cleanup();
  show({ FollowLocation: new GraphError('FollowLocation', 'network', 'offline') }, true);
  await userEvent.click(screen.getByRole('button', { name: 'Follow Richmond' }));
  expect(screen.getByText('We couldn’t follow Richmond for you. Try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Follow Richmond' })).toHaveAttribute('aria-pressed', 'false');
  cleanup();
  show({ FollowLocation: { follow: { isFollowing: true, followerCount: 3 } } }, true);
  await userEvent.click(screen.getByRole('button', { name: 'Follow Richmond' }));
  expect(screen.getByRole('button', { name: 'Following Richmond' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('3 followers')).toBeInTheDocument();
});

test('[LOC-05] a review is marked helpful, and unmarked', async () => {
  const { requests } = show(
    {
      MarkReviewHelpful: { markLocationReviewHelpful: { helpfulCount: 4, markedHelpful: true } },
      UndoReviewHelpful: { undoLocationReviewHelpful: { helpfulCount: 3, markedHelpful: null } },
    },
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Helpful 3.*review of Mara Quill/ }));
  expect(screen.getByRole('button', { name: /^Helpful 4.*review of Mara Quill/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Helpful 4.*review of Mara Quill/ })).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Helpful 4.*review of Mara Quill/ }));
  expect(await screen.findByRole('button', { name: /^Helpful 3.*review of Mara Quill/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(requests.map(({ name }) => name)).toEqual(['OwnPlace', 'MarkReviewHelpful', 'UndoReviewHelpful']);
});

test('[LOC-09, LOC-02] the page for a location that could not be fetched is called "Australia" and links onwards', () => {
  render(
    <Site given={services(stubGraph({}).graph)}>
      <PlacePageView data={{ kind: 'unknown' }} />
    </Site>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Australia');
  expect(screen.getByRole('link', { name: 'All locations' })).toHaveAttribute('href', '/locations');
});

test('[AGNT-20] agents of a suburb are those with sales, leases or listings there, with how many', async () => {
  const agent = (name: string, performance: object) => ({
    username: name.toLowerCase(),
    name,
    title: null,
    portrait: null,
    office: { name: 'Pelican Homes' },
    performance: { soldInPeriod: 0, leasedInPeriod: 0, forSale: 0, forRent: 0, ...performance },
  });
  const around = {
    ...responses.LocationAround,
    agents: {
      local: 2,
      results: [
        agent('Ben', { soldInPeriod: 3, forSale: 1, forRent: 1 }),
        agent('Emil', { leasedInPeriod: 1 }),
        agent('Dora', {}),
      ],
    },
  };
  const loaded = await loadPlace(
    request(stubGraph({ ...responses, LocationAround: around }).graph, '/location/richmond-vic-3121', {
      slug: 'richmond-vic-3121',
    }),
  );
  if (loaded.status !== 200) throw new Error('The page did not load.');
  render(
    <Site given={services(stubGraph({ OwnPlace: own }).graph)}>
      <PlacePageView data={loaded.data} />
    </Site>,
  );
  const section = screen.getByRole('region', { name: 'Agents in Richmond' });
  expect(section).toHaveTextContent(
    'Those with the most sales and leases in Richmond in the last 12 months come first.',
  );
  expect(within(section).getByRole('group')).toHaveTextContent(/^How we worked this out: the order of agents/);
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Pelican Homes · 3 sold, 2 listed now'),
    expect.stringContaining('Pelican Homes · 1 leased'),
  ]);
});

test('[LOC-14, LOC-15] similar suburbs state the criteria and link to a comparison; the nearest station is a fact', () => {
  if (data.kind !== 'place') throw new Error('The page is of no place.');
  const similar = (name: string, slug: string) => ({
    distanceMetres: 3_240,
    median: 1_450_000,
    houseShare: 58,
    location: { slug, name, label: `${name}, VIC` },
  });
  render(
    <Site given={services(stubGraph({ OwnPlace: own }).graph)}>
      <PlacePageView
        data={{
          ...data,
          place: { ...data.place, nearestStation: { name: 'Burnley', distanceMetres: 840 } },
          similar: {
            kind: 'house',
            median: 1_400_000,
            houseShare: 62,
            kilometres: 25,
            months: 24,
            results: [similar('Fitzroy', 'fitzroy-vic-3065'), similar('Northcote', 'northcote-vic-3070')],
          },
        }}
      />
    </Site>,
  );
  const section = screen.getByRole('region', { name: 'Suburbs like Richmond' });
  expect(section).toHaveTextContent(
    'Within 25 km, with a median house price and a share of houses close to Richmond’s ($1.4M and 62%) among sales of the last 24 months.',
  );
  expect(within(section).getByRole('link', { name: 'Fitzroy' })).toHaveAttribute('href', '/location/fitzroy-vic-3065');
  expect(section).toHaveTextContent('$1.45M median house · 58% houses · 3.2 km');
  expect(within(section).getByRole('link', { name: 'Compare them' })).toHaveAttribute(
    'href',
    '/locations/compare?suburbs=richmond-vic-3121,fitzroy-vic-3065,northcote-vic-3070',
  );
  expect(screen.getByText('850 m from Burnley station')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Similar' })).toHaveAttribute('href', '#similar');
});
