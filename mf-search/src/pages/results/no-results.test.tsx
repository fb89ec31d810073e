import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraph, visit, type Responses } from '../../test-kit/visit.tsx';
import { foundResults, inRichmond, searchAt } from '../../test-kit/market.ts';
import { addressOf } from '../../features/filters/filter-address.ts';
import type { FoundResults } from './data.ts';
import { ResultsView } from './view.tsx';
import { readAlternatives } from './alternative-searches.ts';

beforeAll(() => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  // As the newest browsers do, whatever its type says.
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as never;
});

const none = (change: Partial<FoundResults> = {}) =>
  foundResults({
    listings: [],
    total: 0,
    exactTotal: 0,
    pagination: { currentPage: 1, totalPages: 0, skip: 0 },
    search: inRichmond({ features: ['pool'], price: { max: 100_000 } }),
    ...change,
  });
const leads = (name: string | RegExp) => searchAt(screen.getByRole('link', { name }).getAttribute('href') ?? '');

/** A market in which the pool excludes 34 homes and the price 3, and only Cremorne has homes of its own. */
const market: Responses = {
  Relaxations: () => ({
    listingSearch: {
      relaxations: [
        { filter: 'features', total: 34 },
        { filter: 'price', total: 3 },
        { filter: 'bedrooms', total: 0 },
      ],
      relaxedPairs: [],
    },
  }),
  NearestSuburbs: () => ({ listingSearch: { nearestSuburbs: [] } }),
  NearbySuburbs: () => ({
    location: {
      surroundingSuburbs: [
        { slug: 'cremorne-vic-3121', label: 'Cremorne, VIC 3121' },
        { slug: 'burnley-vic-3121', label: 'Burnley, VIC 3121' },
      ],
    },
  }),
  PlaceTotal: ({
    query,
  }: {
    query: { propertyFeatures?: string[]; locationSearchContext: { searchLocations: { slug: string }[] } };
  }) => ({
    listingSearch: {
      exactTotal:
        query.locationSearchContext.searchLocations[0]?.slug === 'cremorne-vic-3121' && !query.propertyFeatures
          ? 12
          : 0,
    },
  }),
};

test('[SRCH-27] no results: the filter whose removal finds the most is offered first, with its number', async () => {
  const data = none();
  visit(<ResultsView data={{ ...data, alternatives: await readAlternatives(fakeGraph(market), data) }} />);
  const best = await screen.findByRole('link', { name: 'Show 34 homes without “Pool”' });
  expect(leads('Show 34 homes without “Pool”')).toMatchObject({
    features: [],
    price: { max: 100_000 },
    locations: ['richmond-vic-3121'],
  });
  expect(leads('Show 3 homes without “Under $100k”')).toMatchObject({ features: ['pool'], price: {} });
  const offered = within(best.parentElement as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(offered).toEqual([
    'Show 34 homes without “Pool”',
    'Show 3 homes without “Under $100k”',
    'Clear all filters',
    'Follow this search in a feed reader',
  ]);
  expect(screen.getByRole('link', { name: 'Follow this search in a feed reader' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/feeds\/search\/for-sale\/richmond-vic-3121/),
  );
});

test.each([
  [['studio'], 'bedrooms', '“Studio Apartments, 1 bed”', { propertyTypes: [], bedrooms: { only: [] } }],
  [['house', 'studio'], 'bedrooms', '“1 bed”', { propertyTypes: ['house', 'studio'], bedrooms: { only: [] } }],
  [['house', 'studio'], 'propertyTypes', '“Houses”', { propertyTypes: ['studio'], bedrooms: { only: [1] } }],
] as const)(
  '[SRCH-04, SRCH-27] no results: a studio is dropped with the bedrooms that it is one of (%j without %s)',
  async (propertyTypes, filter, label, left) => {
    const data = none({ search: inRichmond({ propertyTypes, bedrooms: { only: [1] }, features: ['pool'] }) });
    const relaxations = [{ filter, total: 7 }];
    const graph = fakeGraph({
      ...market,
      Relaxations: () => ({ listingSearch: { relaxations, relaxedPairs: [] } }),
    });
    visit(<ResultsView data={{ ...data, alternatives: await readAlternatives(graph, data) }} />);
    const name = `Show 7 homes without ${label}`;
    await screen.findByRole('link', { name });
    expect(leads(name)).toMatchObject({ ...left, features: ['pool'] });
  },
);

test('[ALRT-10] no results: an alert on the search is offered, and requested in one press', async () => {
  const { bus } = visit(<ResultsView data={none()} />, {}, { isLive: () => true });
  const requested: unknown[] = [];
  bus.follow('alert-asked', (value) => requested.push(value));
  await userEvent.click(await screen.findByRole('link', { name: 'Email me new homes' }));
  expect(requested).toEqual([expect.objectContaining({ search: expect.stringMatching(/richmond-vic-3121.*pool/i) })]);
});

test('[SRCH-40] no results: pairs of filters are offered with their number, first of all where no single one helps', async () => {
  const data = none();
  const strict: Responses = {
    ...market,
    Relaxations: () => ({
      listingSearch: {
        relaxations: [
          { filter: 'features', total: 0 },
          { filter: 'price', total: 0 },
        ],
        relaxedPairs: [{ filters: ['price', 'features'], total: 5 }],
      },
    }),
  };
  visit(<ResultsView data={{ ...data, alternatives: await readAlternatives(fakeGraph(strict), data) }} />);
  const name = 'Show 5 homes without “Under $100k” and “Pool”';
  const pair = await screen.findByRole('link', { name });
  expect(leads(name)).toMatchObject({ features: [], price: {}, locations: ['richmond-vic-3121'] });
  expect(pair.className).not.toBe(screen.getByRole('link', { name: 'Clear all filters' }).className);
});

test('[SRCH-41] no results: the nearest suburbs with the same filters are offered, and their links include the filters', async () => {
  const data = none();
  const graph = fakeGraph({
    ...market,
    NearestSuburbs: () => ({
      listingSearch: { nearestSuburbs: [{ slug: 'kew-vic-3101', label: 'Kew, VIC 3101', total: 2 }] },
    }),
  });
  visit(<ResultsView data={{ ...data, alternatives: await readAlternatives(graph, data) }} />);
  const nearby = await screen.findByRole('region', { name: 'Homes nearby with your filters' });
  expect(
    within(nearby)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Kew, VIC 3101 2 homes']);
  expect(leads(/^Kew/)).toMatchObject({
    locations: ['kew-vic-3101'],
    features: ['pool'],
    price: { max: 100_000 },
  });
});

test('[SRCH-27] no results: nearby suburbs are offered with their counts, except those without homes', async () => {
  const data = none();
  visit(<ResultsView data={{ ...data, alternatives: await readAlternatives(fakeGraph(market), data) }} />);
  const nearby = await screen.findByRole('region', { name: 'Homes nearby' });
  expect(
    within(nearby)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Cremorne, VIC 3121 12 homes']);
  expect(leads(/^Cremorne/)).toMatchObject({ locations: ['cremorne-vic-3121'], features: [] });
});

test('[SRCH-27] nearby suburbs that were not searched yet are counted with the filters', async () => {
  const graph = fakeGraph(market);
  await readAlternatives(
    graph,
    none({ search: inRichmond({ features: ['pool'], surrounding: false }), leftOut: ['9'] }),
  );
  const requests = graph.requests.filter(({ name }) => name === 'PlaceTotal');
  expect(requests).toHaveLength(3);
  for (const { variables } of requests)
    expect(variables).toMatchObject({ query: { propertyFeatures: ['pool'], leaveOut: ['9'], paging: { take: 1 } } });
});

test('a search without filters requests no relaxations, and a page past the last links to the first', async () => {
  const graph = fakeGraph(market);
  await readAlternatives(graph, none({ search: inRichmond() }));
  expect(graph.requests.map(({ name }) => name)).not.toContain('Relaxations');
  visit(
    <ResultsView
      data={none({
        search: inRichmond({ page: 9 }),
        total: 60,
        pagination: { currentPage: 9, totalPages: 3, skip: 200 },
      })}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'There are no more pages' })).toBeInTheDocument();
  expect(leads('First page')).toMatchObject({ page: 1 });
});

test('[SRCH-09, SRCH-27] a failed search leaves the last results in place and offers to try again there', async () => {
  const last = foundResults();
  const { navigate, show } = visit(<ResultsView data={last} />);
  const search = inRichmond({ features: ['pool'] });
  const address = addressOf(search, {});
  for (let failure = 0; failure < 2; failure++) show(<ResultsView data={{ kind: 'failed', search, address, last }} />);
  expect(screen.getByRole('alert')).toHaveTextContent("Sorry, we're having a problem searching. Please try again");
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(navigate.mock.calls).toEqual([[address]]);
  show(<ResultsView data={foundResults({ search })} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SRCH-27] a first page whose search fails has a message inside the search frame', () => {
  const search = inRichmond();
  visit(<ResultsView data={{ kind: 'failed', search, address: addressOf(search, {}), last: null }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
  expect(screen.getByRole('alert')).toHaveTextContent("Sorry, we're having a problem searching");
  expect(screen.getByRole('combobox')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Buy, rent, sold or leased' })).toBeInTheDocument();
});
