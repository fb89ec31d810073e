import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beside, card, hidden, house } from '../../test-kit/listing.ts';
import { emptyListingEnquiry } from '../../features/enquiry/choices.ts';
import { startFields } from '../../features/calculators/start.ts';
import { pricesData } from '../../features/prices/prices-data.ts';
import type { ListingData } from './data.ts';
import type { PageListing } from './listing.ts';
import { fetchParts } from './lazy-parts.tsx';
import { ListingPage } from './listing-page.tsx';
import { ListingView } from './view.tsx';

const data = (listing: PageListing, more: Partial<ListingData> = {}): ListingData => ({
  listing,
  similar: [card('8')],
  others: [card('9')],
  enquired: false,
  report: { isSent: false },
  prices: pricesData(false, beside),
  schools: beside.schools,
  stations: beside.nearestStations,
  topics: beside.topics,
  costs: { start: startFields(listing, new URLSearchParams()), requested: false },
  ...more,
});
const page = (listing: PageListing, more?: Partial<ListingData>) => (
  <Site given={services(stubGraph({}).graph)}>
    <ListingView data={data(listing, more)} />
  </Site>
);

beforeAll(async () => {
  await fetchParts();
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

test('[LIST-01] the page shows all stated facts, in its order', () => {
  render(page(house));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('12 Rose Street, Richmond, VIC 3121');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Inspections and auction',
    'A garden home',
    'Features',
    'Property details',
    'Floor plan',
    'Location',
    'Nearest stations',
    'Schools nearby',
    'Prices in Richmond',
    'Questions about Richmond',
    'Repayments and stamp duty',
    'Ask about 12 Rose Street',
    'Agent',
    'Similar homes nearby',
    'More from Pelican Homes',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Main features',
      'Indoor',
      'Outdoor',
      'Eco',
      'Other features',
      'Land',
      'Building',
      'Rural',
      'Documents',
    ]),
  );
  expect(screen.getByText('Wine cellar')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Contract/ })).toHaveAttribute('href', 'https://files.example/contract.pdf');
  expect(screen.getByRole('link', { name: 'Pelican Homes' })).toHaveAttribute('href', '/real-estate-agency/pelican-2');
  expect(screen.getByRole('link', { name: 'Living in Richmond' })).toHaveAttribute(
    'href',
    '/location/richmond-vic-3121',
  );
  expect(screen.getByRole('link', { name: /Call Olivia Nakamura/ })).toHaveAttribute('href', 'tel:+61412345678');
  expect(screen.getByRole('link', { name: 'Video' })).toHaveAttribute('href', 'https://videos.example/1');
  expect(screen.queryByRole('link', { name: 'Virtual tour' })).toBeNull();
});

test('[LIST-01] links follow the live areas: an office without a page links to its listings, a suburb without one is text', () => {
  render(
    <Site given={{ ...services(stubGraph({}).graph), isLive: (href) => href.endsWith('/buy') }}>
      <ListingView data={data(house)} />
    </Site>,
  );
  expect(screen.getByRole('link', { name: 'Pelican Homes' })).toHaveAttribute(
    'href',
    '/real-estate-agency/pelican-2/buy',
  );
  expect(screen.queryByRole('link', { name: /^Living in/ })).toBeNull();
});

test('[LIST-10] inspections and auction are shown in the property’s time zone, past ones not at all', () => {
  render(page({ ...house, address: { ...house.address, timeZone: 'Australia/Perth' } }));
  const times = screen.getByRole('region', { name: 'Inspections and auction' });
  expect(times).toHaveTextContent('Sat 28 Nov8:00 am – 8:30 am');
  expect(times).toHaveTextContent('Auction Sat 5 Dec10:30 am');
  expect(times).toHaveTextContent('Perth time');
  expect(within(times).getAllByRole('listitem')).toHaveLength(2);
});

test('[LIST-03] a sold listing shows its day and price and has no inspections', () => {
  render(
    page({
      ...house,
      statusType: 'sold',
      status: 'completed',
      saleDetails: {
        isUnderOffer: false,
        setSaleOn: null,
        setSaleAt: null,
        auctionResult: null,
        auctionedOn: null,
        soldOn: '2026-11-14',
        soldPrice: 1_311_000,
        loanPrice: null,
      },
    }),
  );
  expect(screen.getAllByRole('list', { name: 'Status' })[0]).toHaveTextContent(/^Sold 14 Nov 2026$/);
  expect(screen.getByText('$1,311,000')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Inspections/ })).toBeNull();
});

test('[PROP-02, LIST-14] an ended listing leads to the page of its address, one on offer or with a hidden address does not', () => {
  const link = () => screen.queryByRole('link', { name: /^All sales of/ });
  const ended = { statusType: 'sold', status: 'completed' } as const;
  const { unmount } = render(page({ ...house, ...ended }));
  expect(link()).toHaveAttribute('href', '/location/richmond-vic-3121/rose-street/12');
  unmount();
  const { unmount: leave } = render(page({ ...hidden, ...ended }));
  expect(link()).toBeNull();
  leave();
  render(page(house));
  expect(link()).toBeNull();
});

test('[LIST-02, LIST-14] a hidden address is "this property" in sentences and nowhere else in the page', () => {
  const { container } = render(
    page(hidden, { similar: [], others: [], prices: { history: [], medians: null, comparables: [] } }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Address available on request, Richmond, VIC 3121',
  );
  expect(screen.getByRole('heading', { name: 'Ask about this property' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Photos of this property' })).toBeInTheDocument();
  expect(container.innerHTML).not.toMatch(/Rose|144\.99|37\.82|1,250,000/);
});

test('[LIST-31] the bar of sections leads to each heading that is there, and to no other', () => {
  for (const listing of [house, hidden, { ...house, features: { ...house.features, tags: [], extraFeatures: [] } }]) {
    const { container, unmount } = render(page(listing));
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const targets = links.map((link) => container.querySelector(link.getAttribute('href') ?? ''));
    expect(targets.every((target) => target?.tagName === 'H2')).toBe(true);
    const sections = [...container.querySelectorAll('h2[id]')].filter((heading) => targets.includes(heading));
    expect(sections).toEqual(targets);
    unmount();
  }
  render(page(house));
  expect(screen.getByRole('navigation', { name: 'On this page' })).toHaveTextContent(
    'InspectionsAboutFeaturesFloor planMapStationsSchoolsPricesCosts',
  );
});

test('[LIST-15] without script the page is readable, its pictures are links and the form posts to its own address', () => {
  const html = renderToStaticMarkup(page(house));
  const box = document.createElement('div');
  box.innerHTML = html;
  const form = box.querySelector('#enquiry form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe(`/property/${house.uri}#enquiry`);
  expect([...box.querySelectorAll('#enquiry form [name]')].map((field) => field.getAttribute('name'))).toEqual([
    'wantsPrice',
    'wantsInspection',
    'wantsContract',
    'name',
    'email',
    'phone',
    'message',
    'consent',
  ]);
  expect(box.querySelector('a[href="/media/drawn-living-02/1440.jpg"] img[alt="Sitting room"]')).not.toBeNull();
  expect(box.querySelector('a[href="#enquiry"]')).not.toBeNull();
});

test('[LIST-15, LIST-04] a rejected form returns with its validation errors and values, the first error in focus', () => {
  const html = renderToStaticMarkup(
    page(house, {
      refused: {
        fields: { ...emptyListingEnquiry, name: 'Jo', email: 'jo@', message: 'Hi', consent: true, wantsContract: true },
        problems: { email: 'Enter an email address like name@example.com.' },
        failed: false,
      },
    }),
  );
  expect(html).toMatch(/<input[^>]*autofocus=""[^>]*name="email"|<input[^>]*name="email"[^>]*autofocus=""/);
  expect(html).toContain('Enter an email address like name@example.com.');
  expect(html).toContain('value="jo@"');
  expect(html).toMatch(/<input[^>]*name="wantsContract"[^>]*checked=""|<input[^>]*checked=""[^>]*name="wantsContract"/);
  expect(renderToStaticMarkup(page(house, { enquired: true }))).toContain('Your enquiry has been received');
});

test('[LIST-09] pictures are AVIF with a fallback, the first eager, its neighbour loaded ahead', () => {
  const { container } = render(page(house));
  const [first, second, third] = container.querySelectorAll('section[aria-label^="Photos"] picture');
  expect([...(first?.querySelectorAll('source') ?? [])].map(({ type }) => type)).toEqual(['image/avif']);
  expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/\/960\.webp$/);
  expect(first?.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  expect(second?.querySelector('img')).not.toHaveAttribute('loading');
  expect(second?.querySelector('img')).toHaveAttribute('fetchpriority', 'low');
  if (third) expect(third.querySelector('img')).toHaveAttribute('loading', 'lazy');
  const sent = document.createElement('div');
  sent.innerHTML = renderToStaticMarkup(page(house));
  expect(sent.querySelectorAll('section[aria-label^="Photos"] img')[1]).toHaveAttribute('loading', 'lazy');
});

test('[LIST-09] a listing without downloaded photographs has a message, beside its tours and plans', () => {
  const media = { ...house.media, photos: house.media.photos.map((photo) => ({ ...photo, key: null })) };
  const { container } = render(page({ ...house, media }));
  expect(screen.getByText('No photos yet')).toBeVisible();
  const gallery = container.querySelector('section[aria-label^="Photos"]');
  expect(gallery?.querySelector('a')).toHaveTextContent('Floor plan');
  expect(gallery?.querySelector('ul')).toBeNull();
});

test('[LIST-09] a picture opens in the viewer; arrows turn pages, plus zooms, closing restores focus', async () => {
  render(page(house));
  const opener = screen.getByRole('link', { name: 'Sitting room' });
  opener.focus();
  await userEvent.click(opener);
  const box = await screen.findByRole('dialog', { name: 'Photos of 12 Rose Street' });
  expect(box).toHaveTextContent('2 of 4Sitting room');
  within(box).getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(box).toHaveTextContent('3 of 4Floor plan');
  await userEvent.keyboard('+');
  expect(within(box).getByRole('button', { name: 'Floor plan. Zoom' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(box).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('viewing the page publishes the view', () => {
  const given = services(stubGraph({}).graph);
  render(
    <Site given={given}>
      <ListingView data={data(house)} />
    </Site>,
  );
  expect(given.bus.last('viewed')).toEqual({ listingIds: ['7'] });
});

test('[LIST-14] the map of a hidden address requests only its suburb', async () => {
  const { graph, requests } = stubGraph({ SuburbPosition: { location: null } });
  render(
    <Site given={services(graph)}>
      <ListingView data={data(hidden)} />
    </Site>,
  );
  expect(screen.getByRole('heading', { name: 'The suburb' })).toBeInTheDocument();
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(requests).toEqual([{ name: 'SuburbPosition', variables: { slug: 'richmond-vic-3121' } }]);
});

test('[SHELL-27] the page is hydrated in pauses: it is in a boundary of its own', () => {
  const html = renderToString(
    <Site given={services(stubGraph({}).graph)}>
      <ListingPage data={data(house)} />
    </Site>,
  );
  expect(html).toMatch(/^<!--\$--><div .*<\/div><!--\/\$-->$/s);
});

test('[LIST-90] coming inspections that take registrations have a button that posts, others and auctions have none', () => {
  const registration = { takesRegistrations: true, isRequired: true, hasAppointments: true };
  render(page({ ...house, registration }));
  const times = within(screen.getByRole('region', { name: 'Inspections and auction' }));
  const button = times.getByRole('button', { name: /^Register for the inspection Sat 28 Nov/ });
  expect(button.closest('form')).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(button.closest('form') as HTMLFormElement))).toEqual({
    do: 'book',
    listingId: '7',
    startsAt: '2026-11-28T00:00:00Z',
    back: `/inspections/${house.uri}?at=2026-11-28T00%3A00%3A00Z`,
  });
  expect(times.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute('href', `/inspections/${house.uri}`);
  expect(times.getByText(/need to register/)).toBeInTheDocument();
  cleanup();
  render(page({ ...house, registration: null }));
  expect(screen.queryByRole('button', { name: /^Register/ })).toBeNull();
});
