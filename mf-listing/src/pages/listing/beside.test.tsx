import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import type { Services } from '@verandah/kit';
import { startFields } from '../../features/calculators/start.ts';
import { pricesData } from '../../features/prices/prices-data.ts';
import { beside, hidden, house } from '../../test-kit/listing.ts';
import type { ListingData } from './data.ts';
import { fetchParts } from './lazy-parts.tsx';
import type { PageListing } from './listing.ts';
import { ListingView } from './view.tsx';

const data = (listing: PageListing, more: Partial<ListingData> = {}): ListingData => ({
  listing,
  similar: [],
  others: [],
  enquired: false,
  report: { isSent: false },
  prices: pricesData(false, beside),
  schools: beside.schools,
  stations: beside.nearestStations,
  topics: beside.topics,
  costs: { start: startFields(listing, new URLSearchParams()), requested: false },
  ...more,
});
const show = (listing: PageListing, more: Partial<ListingData> = {}, given: Services = services(stubGraph({}).graph)) =>
  render(
    <Site given={given}>
      <ListingView data={data(listing, more)} />
    </Site>,
  );

beforeAll(fetchParts);
afterEach(cleanup);

test('[LIST-06] the price shows the suburb’s median with its sample; below are history and comparables', () => {
  show(house);
  expect(
    screen.getByRole('link', { name: 'Median of houses in Richmond: $1,310,000 (31 sales in 12 months)' }),
  ).toHaveAttribute('href', '#prices');
  const prices = screen.getByRole('region', { name: 'Prices in Richmond' });
  expect(
    within(prices)
      .getAllByRole('listitem')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['18 Nov 2026Price changed$1,250,000', '10 Nov 2026Listed$1,320,000', '5 May 2018Sold$870,000']);
  expect(within(prices).getByText('+4.2%')).toBeInTheDocument();
  expect(within(prices).getByRole('link', { name: '3 Vine Street, Richmond, VIC 3121' })).toHaveAttribute(
    'href',
    '/property/sold-70',
  );
  expect(prices).toHaveTextContent('Sold 3 Oct 2026');
});

test('[LIST-06] a rental is compared with rents and shows no sales', () => {
  const prices = pricesData(true, beside);
  expect(prices).toMatchObject({ comparables: [], medians: { quarters: { from: '', medians: [] } } });
  show({ ...house, statusType: 'rent', saleDetails: null }, { prices });
  expect(
    screen.getByRole('link', { name: 'Median rent of houses in Richmond: $820 per week (9 homes on offer)' }),
  ).toBeInTheDocument();
});

test('[LIST-73] medians state their sample, period and source on demand', () => {
  show(house);
  const basis = within(screen.getByRole('region', { name: 'Prices in Richmond' })).getByText(/^How we worked this out/);
  expect(basis.closest('details')).not.toHaveAttribute('open');
  expect([...(basis.closest('details')?.querySelectorAll('dl > div') ?? [])].map((each) => each.textContent)).toEqual([
    'Median priceThe middle of 31 sales in the past 12 months.',
    'ChangeThis median compared with that of the 12 months before.',
    'Median rentThe middle of the asking rents of 9 homes on offer today.',
    'SourceListings on Verandah, and sales with a disclosed price. A median needs at least five.',
  ]);
});

test('[LIST-72] the page of a home that other offices list too leads to theirs; its office is marked as verified', () => {
  const other = { uri: 'house-8', agents: [{ name: 'Ben Marsh' }], office: { name: 'North' } };
  show({ ...house, alsoListedBy: [other] });
  const people = screen.getByRole('region', { name: 'Agent' });
  expect(within(people).getByRole('link', { name: 'Ben Marsh, North' })).toHaveAttribute('href', '/property/house-8');
  expect(people).toHaveTextContent('Verified agency, licence 091234L (VIC)');
  cleanup();
  show({ ...house, address: { ...house.address, stateCode: 'NSW' } });
  expect(screen.queryByText(/^Verified agency/)).toBeNull();
  expect(screen.queryByText('Also listed by')).toBeNull();
});

test('[LIST-01, LIST-102] schools by catchment and the nearest of each level, by suburb if the address is hidden; topics', () => {
  show(house);
  const schools = screen.getByRole('region', { name: 'Schools nearby' });
  expect(schools).toHaveTextContent(
    [
      'In the catchment ofSchool 4Catholic · Secondary · Richmond2.7 km',
      'Nearest primary schoolsSchool 1Government · Primary · Richmond350 m',
      'Nearest secondary schoolsSchool 2Catholic · Secondary · Richmond1.1 km',
      '5 more schools',
    ].join(''),
  );
  expect(schools).toHaveTextContent(/Check enrolment zones with the school, as they change each year\.$/);
  expect(
    within(screen.getByRole('region', { name: 'Questions about Richmond' })).getByRole('link', {
      name: 'Is it quiet at night?',
    }),
  ).toHaveAttribute('href', '/question/is-it-quiet-4');
  cleanup();
  show(hidden, {
    schools: {
      areKnown: true,
      measuredFrom: 'suburb',
      results: beside.schools.results.map((school) => ({ ...school, distanceMetres: null })),
      nearest: [],
      catchments: [],
    },
  });
  expect(screen.getByText('2 more schools')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Schools in Richmond' })).not.toHaveTextContent(/\d m\b|km/);
});

test('[LIST-100] the nearest stations with walk and lines; for a hidden address from the centre of its suburb', () => {
  show(house);
  const stations = screen.getByRole('region', { name: 'Nearest stations' });
  expect(
    within(stations)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['East Richmond StationBelgrave and Lilydale lines720 m, 9 min walk', 'Burnley Station5.2 km']);
  expect(stations).toHaveTextContent('Distances are in a straight line, so the walk is longer.');
  cleanup();
  show(hidden);
  expect(screen.getByRole('region', { name: 'Nearest stations' })).toHaveTextContent(
    'Distances are in a straight line from the centre of Richmond, so the walk is longer.',
  );
  cleanup();
  show(house, { stations: [] });
  expect(screen.queryByRole('region', { name: 'Nearest stations' })).toBeNull();
});

test('[LIST-05] each time has a calendar file of its own, and one file holds them all', () => {
  show(house);
  expect(
    screen.getByRole('link', { name: 'Add to calendar: inspection Sat 28 Nov, 11:00\u00A0am – 11:30\u00A0am' }),
  ).toHaveAttribute('href', `/calendar/${house.uri}.ics?at=2026-11-28T00%3A00%3A00Z`);
  expect(screen.getByRole('link', { name: 'Add all to calendar' })).toHaveAttribute(
    'href',
    `/calendar/${house.uri}.ics`,
  );
});

test('[LIST-08] following the agent as a visitor leads to sign-in, and the follow stays pending', async () => {
  const navigations: string[] = [];
  const given = {
    ...services(stubGraph({}).graph),
    navigate: (href: string) => {
      navigations.push(href);
      return Promise.resolve();
    },
  };
  show(house, {}, given);
  await userEvent.click(screen.getByRole('button', { name: 'Follow Olivia Nakamura' }));
  expect(navigations).toEqual([expect.stringMatching(/^\/sign-in\?.*reason=follow/)]);
  expect(JSON.stringify({ ...localStorage })).toContain('follow');
  localStorage.clear();
});

test('[LIST-08] a member follows at once; a failed change is reverted with a message', async () => {
  const { graph, requests } = stubGraph({
    ListingAgentFollowed: { agentProfile: { isFollowed: false } },
    ListingFollowAgent: { follow: { isFollowing: true } },
    ListingUnfollowAgent: new Error('down'),
  });
  const given = { ...services(graph), session: { signedIn: true, memberId: '3', roles: [] } };
  const messages: string[] = [];
  given.bus.follow('notifications', ({ text }) => messages.push(text));
  show(house, {}, given);
  given.bus.publish('session', { signedIn: true, memberId: '3', roles: [] });
  const button = await screen.findByRole('button', { name: /Olivia Nakamura$/, pressed: false });
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('ListingAgentFollowed'));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(button);
  await waitFor(() => expect(messages).toEqual([expect.stringContaining('You still follow Olivia Nakamura')]));
  expect(button).toHaveAttribute('aria-pressed', 'true');
});
