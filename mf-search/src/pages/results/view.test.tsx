import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphError } from '@verandah/graph';
import userEvent from '@testing-library/user-event';
import { aggregations, countedOpen, foundResults, inRichmond, listing, searchAt } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { addressOf } from '../../features/filters/filter-address.ts';
import { fetchQuickFilters } from '../../features/filters/lazy-quick-filters.tsx';
import type { FoundResults } from './data.ts';
import { ResultsView } from './view.tsx';

beforeAll(() => fetchQuickFilters());
beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

beforeAll(() => {
  // Missing in jsdom: media queries, and two methods of dialogs.
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

const results = foundResults;

test('[LOC-03] results of one location link to its own page, while an area serves it', () => {
  visit(<ResultsView data={foundResults()} />, {}, { isLive: (href) => href.startsWith('/location/') });
  expect(screen.getByRole('link', { name: 'Living in Richmond' })).toHaveAttribute(
    'href',
    '/location/richmond-vic-3121',
  );
  cleanup();
  visit(<ResultsView data={foundResults()} />);
  expect(screen.queryByRole('link', { name: /^Living in/ })).toBeNull();
});

test('[SRCH-01] tabs lead to the same search in the other modes, with the filters that still apply', () => {
  visit(<ResultsView data={results({ search: inRichmond({ propertyTypes: ['house'], price: { max: 900_000 } }) })} />);
  const tabs = screen.getByRole('navigation', { name: 'Buy, rent, sold or leased' });
  expect(within(tabs).getByRole('link', { name: 'Buy' })).toHaveAttribute('aria-current', 'page');
  const to = (name: string) => searchAt(within(tabs).getByRole('link', { name }).getAttribute('href') ?? '');
  expect(to('Rent')).toMatchObject({
    mode: 'rent',
    propertyTypes: ['house'],
    price: {},
    locations: ['richmond-vic-3121'],
  });
  expect(to('Sold')).toMatchObject({ mode: 'sold', propertyTypes: ['house'], price: { max: 900_000 } });
  expect(to('Leased')).toMatchObject({ mode: 'leased', propertyTypes: ['house'] });
});

test('[URL-08] with facet level 3 the links of the page have two filters in their path', () => {
  const search = inRichmond({ bedrooms: { only: [2] }, features: ['pool'], bathrooms: { only: [1] } });
  visit(<ResultsView data={results({ search })} />, {}, { flags: { facetLevel3: true } });
  const base = '/for-rent/richmond-vic-3121/real-estate/2-bedrooms-pool';
  expect(screen.getByRole('link', { name: 'Rent' })).toHaveAttribute('href', `${base}?bathrooms=1`);
  // The chip that removes the filter by bathrooms.
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(base.replace('for-rent', 'for-sale'));
  expect(screen.getByRole('link', { name: /Filters/ }).getAttribute('href')).toContain('2-bedrooms-pool?');
});

test('[SHELL-101] a press on Filters shows on its button until their script has come', async () => {
  visit(<ResultsView data={results()} />);
  const button = screen.getByRole('link', { name: /Filters/ });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-busy');
});

test('[SRCH-09] the count is shown exactly, up to fifty thousand', () => {
  const { show } = visit(<ResultsView data={results({ total: 1243 })} />);
  expect(screen.getByText('1,243 homes')).toBeInTheDocument();
  show(<ResultsView data={results({ total: 50_001 })} />);
  expect(screen.getByText('50,000+ homes')).toBeInTheDocument();
});

test('[LIST-73] the median of results states its sample and source on demand', () => {
  visit(<ResultsView data={results({ median: 1_240_000 })} />);
  const opener = screen.getByRole('button', { name: 'median $1,240,000' });
  const basis = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  expect(basis).toHaveAttribute('popover');
  expect(basis).toHaveTextContent(/^The middle of the prices shown on these homes\. Source: listings/);
});

test('[SRCH-09] no results suggest what to do', async () => {
  visit(
    <ResultsView
      data={results({ total: 0, listings: [], search: inRichmond({ features: ['pool'], price: { max: 100_000 } }) })}
    />,
  );
  expect(await screen.findByText('0 homes found, change your filters or zoom out.')).toBeInTheDocument();
  expect(searchAt(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href') ?? '')).toMatchObject({
    features: [],
    price: {},
  });
});

test('[SRCH-11] the heading is the title of the search', () => {
  visit(<ResultsView data={results({ title: 'Homes for sale in Mapped Area' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Homes for sale in Mapped Area');
});

test('homes in the requested locations come first, a line announces those nearby, both are counted', () => {
  visit(<ResultsView data={results({ exactTotal: 2, total: 60 })} />);
  expect(screen.getByText('2 in Richmond, 58 nearby')).toBeInTheDocument();
  const near = screen.getByRole('region', { name: '58 homes near Richmond' });
  expect(within(near).getAllByRole('article')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Results' })).getAllByRole('article')).toHaveLength(2);
});

test('only the first two photographs are fetched first', () => {
  const { container } = visit(<ResultsView data={results({ exactTotal: 1 })} />);
  expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(2);
  expect(container.querySelectorAll('img[loading="lazy"]')).toHaveLength(1);
});

test('active filters are links to the search without them', () => {
  visit(<ResultsView data={results({ search: inRichmond({ propertyTypes: ['house'], bedrooms: { only: [5] } }) })} />);
  const chips = screen.getByRole('list', { name: 'Active filters' });
  expect(
    searchAt(
      within(chips)
        .getByRole('link', { name: /Houses/ })
        .getAttribute('href') ?? '',
    ).propertyTypes,
  ).toEqual([]);
  expect(within(chips).getByRole('link', { name: /5\+ beds/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Filters/ })).toHaveTextContent('2');
});

test('pages are links to canonical addresses', () => {
  visit(<ResultsView data={results()} />);
  expect(searchAt(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href') ?? '')).toMatchObject({
    page: 2,
    locations: ['richmond-vic-3121'],
  });
});

test('another sort order is a navigation that preserves the scroll position', async () => {
  const { navigate } = visit(<ResultsView data={results()} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Cheapest');
  expect(searchAt(navigate.mock.calls[0]?.[0] ?? '').sort).toBe('cheapest');
  expect(navigate.mock.calls[0]?.[1]).toEqual({ keepScroll: true });
});

test('without script the filters are in the page as a form', async () => {
  const { container } = visit(<ResultsView data={results({ filtersOpen: true })} />);
  const form = await screen.findByRole('form', { name: 'Filters' });
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', expect.stringMatching(/^\/for-sale\/richmond-vic-3121/));
  expect(container.querySelector('input[name="filters"]')).toHaveValue('set');
});

async function openFilters(
  change: Partial<FoundResults> = {},
  count: (variables: { query: { propertyTypes?: string[] } }) => unknown = () => ({
    listingSearch: { total: 1243, aggregations: countedOpen },
  }),
) {
  const page = visit(<ResultsView data={results(change)} />, { CountResults: count });
  await userEvent.click(screen.getByRole('link', { name: /^Filters/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  return { ...page, drawer };
}

test('[SRCH-03] the button counts what the chosen filters would show, and applying navigates there', async () => {
  const { drawer, navigate } = await openFilters();
  expect(within(drawer).getByRole('button', { name: 'Show 60 homes' })).toBeInTheDocument();
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'House 41' }));
  await userEvent.click(within(drawer).getByRole('checkbox', { name: /^3 bedrooms/ }));
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Show 1,243 homes' }));
  const [address = '', options] = navigate.mock.calls[0] ?? [];
  expect(searchAt(address)).toMatchObject({ propertyTypes: ['house'], bedrooms: { only: [3] } });
  expect(options).toEqual({ replace: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[SRCH-81] price, beds and type have pop-overs that count, keep the other filters and return the focus', async () => {
  const search = inRichmond({ features: ['pool'], propertyTypes: ['studio'] });
  const { navigate, show } = visit(<ResultsView data={results({ search })} />, {
    CountResults: () => ({ listingSearch: { total: 1243, aggregations: countedOpen } }),
  });
  const opener = (name: string) => screen.getByRole('link', { name });
  expect(await screen.findByRole('link', { name: 'Beds: Studio Apartments' })).toBeInTheDocument();
  await userEvent.click(opener('Price'));
  const price = await screen.findByRole('dialog', { name: 'Price' });
  expect(within(price).getByRole('combobox', { name: 'Minimum price' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), opener('Price')]).toEqual([null, document.activeElement]);
  // Tab beyond it closes it, and so does its button.
  await userEvent.keyboard('{Enter}');
  expect(opener('Price')).toHaveAttribute('aria-expanded', 'true');
  act(() => opener('Type').focus());
  expect(opener('Price')).toHaveAttribute('aria-expanded', 'false');

  await userEvent.keyboard('{Enter}');
  const type = await screen.findByRole('dialog', { name: 'Type' });
  await userEvent.click(within(type).getByRole('checkbox', { name: /^House/ }));
  await userEvent.click(await within(type).findByRole('button', { name: 'Show 1,243 homes' }));
  const chosen = searchAt(navigate.mock.calls[0]?.[0] ?? '');
  expect(chosen).toEqual({ ...search, propertyTypes: ['house', 'studio'] });
  expect(opener('Type')).toHaveFocus();

  // Without script they lead to their place in the form.
  show(<ResultsView data={results({ search: chosen, filtersOpen: true })} />);
  const [form, place = ''] = opener('Type: Houses').getAttribute('href')?.split('#') ?? [];
  expect(form).toMatch(/^\/for-sale\/richmond-vic-3121.*filters=open$/);
  await screen.findByRole('form', { name: 'Filters' });
  expect(document.querySelector(`fieldset#${place} legend`)).toHaveTextContent('Property type');
});

test('[SRCH-03] a group of filters can be cleared by itself', async () => {
  const { drawer, navigate } = await openFilters({
    search: inRichmond({ propertyTypes: ['house'], bedrooms: { only: [2] } }),
  });
  await userEvent.click(within(drawer).getByRole('button', { name: 'Clear property type' }));
  expect(within(drawer).getByRole('checkbox', { name: 'House 41' })).not.toBeChecked();
  expect(within(drawer).getByRole('checkbox', { name: /^2 bedrooms/ })).toBeChecked();
  fireEvent.submit(drawer.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(searchAt(navigate.mock.calls[0]?.[0] ?? '')).toMatchObject({ propertyTypes: [], bedrooms: { only: [2] } });
});

test('[SRCH-44] another distance, and no point any more: the button counts, and applying navigates there', async () => {
  const near = { latitude: -37.824, longitude: 144.99, kilometres: 2, name: 'Work' } as const;
  const counted: unknown[] = [];
  const { drawer, navigate } = await openFilters({ search: inRichmond({ near }) }, ({ query }) => {
    counted.push((query as { near?: unknown }).near);
    return { listingSearch: { total: 1243, aggregations: countedOpen } };
  });
  expect(screen.getByRole('link', { name: /Within 2 km of Work/ })).toBeInTheDocument();
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: /^Distance/ }), '5 km');
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Show 1,243 homes' }));
  expect(counted.at(-1)).toEqual({ ...near, kilometres: 5 });
  expect(searchAt(navigate.mock.calls[0]?.[0] ?? '').near).toEqual({ ...near, kilometres: 5 });
});

test('[SRCH-49] near a point each card states the distance of its home, and nearest first is one list', () => {
  const near = { latitude: -37.824, longitude: 144.99, kilometres: 2, name: 'Work' } as const;
  const listings = [1, 2].map((id) => ({
    ...listing(id),
    address: { ...listing(id).address, latitude: -37.824 + id / 100, longitude: 144.99 },
  }));
  const { show } = visit(<ResultsView data={results({ listings, search: inRichmond({ near }), exactTotal: 1 })} />);
  const texts = () => screen.getAllByText(/km from Work$/).map(({ textContent }) => textContent);
  expect(texts()).toEqual(['1.1 km from Work', '2.2 km from Work']);
  expect(screen.getByRole('region', { name: '59 homes near Richmond' })).toBeInTheDocument();
  const nearest = inRichmond({ near, sort: 'nearest' });
  show(<ResultsView data={results({ listings, search: nearest, exactTotal: 1 })} />);
  expect(texts()).toHaveLength(2);
  expect(screen.queryByRole('region', { name: '59 homes near Richmond' })).toBeNull();
  show(<ResultsView data={results({ listings })} />);
  expect(screen.queryByText(/km from/)).toBeNull();
});

test('[SRCH-50] a travel time that cannot be calculated has a message, with the same search by distance', () => {
  const near = { latitude: -37.824, longitude: 144.99, minutes: 20, by: 'drive', name: 'Work' } as const;
  const nearProblem = 'Travel times aren’t available right now. Search by distance instead.';
  const search = inRichmond({ near, sort: 'nearest' });
  const failed = { kind: 'failed', search, address: addressOf(search, {}), nearProblem } as const;
  const { show } = visit(<ResultsView data={{ ...failed, last: null }} />);
  expect(screen.getByText(/^Travel times aren’t available right now/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Within 5 km of Work' });
  expect(searchAt(link.getAttribute('href') ?? '')).toMatchObject({
    near: { latitude: -37.824, longitude: 144.99, kilometres: 5, name: 'Work' },
    sort: 'nearest',
  });
  show(<ResultsView data={{ ...failed, last: results() }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Richmond');
  expect(screen.getByRole('link', { name: 'Within 5 km of Work' })).toBeInTheDocument();
});

test('[SRCH-50] while filters are chosen, a travel time that cannot be calculated has a message beside it', async () => {
  const near = { latitude: -37.824, longitude: 144.99, kilometres: 2, name: 'Work' } as const;
  const message = 'Travel times aren’t available right now. Search by distance instead.';
  const { drawer } = await openFilters({ search: inRichmond({ near }), travelModes: ['drive'] }, () => {
    throw new GraphError('CountResults', 'graphql', message, undefined, {
      code: 'UNAVAILABLE',
      problems: [{ field: 'near', message }],
    });
  });
  const reach = within(drawer).getByRole('combobox', { name: 'Distance or travel time' });
  await userEvent.selectOptions(reach, '20 min by car');
  expect(await within(drawer).findByText(message)).toBeInTheDocument();
  expect(within(drawer).getByRole('button', { name: 'Show homes' })).toBeEnabled();
});

test('[SRCH-44] the group clears the point', async () => {
  const near = { latitude: -37.824, longitude: 144.99, kilometres: 2, name: 'Work' } as const;
  const { drawer, navigate } = await openFilters({ search: inRichmond({ near, propertyTypes: ['house'] }) });
  await userEvent.click(within(drawer).getByRole('button', { name: 'Clear near a place' }));
  fireEvent.submit(drawer.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  const left = searchAt(navigate.mock.calls[0]?.[0] ?? '');
  expect([left.near, left.propertyTypes]).toEqual([undefined, ['house']]);
});

test('[SRCH-44] without script the form contains the point and its distance can be changed', async () => {
  const near = { latitude: -37.824, longitude: 144.99, kilometres: 2, name: 'Work' } as const;
  visit(<ResultsView data={results({ filtersOpen: true, search: inRichmond({ near }) })} />);
  const form = await screen.findByRole('form', { name: 'Filters' });
  expect(form.querySelectorAll('input[name="near"]')).toHaveLength(1);
  expect(new FormData(form as HTMLFormElement).get('near')).toBe('-37.824,144.99,2km,Work');
  expect(within(form).getByRole('combobox', { name: /^Distance/ })).toHaveAttribute('name', 'near-reach');
  expect(within(form).queryByRole('combobox', { name: 'Place' })).toBeNull();
});

test('[SRCH-10] five of anything reads 5+', async () => {
  const { drawer } = await openFilters();
  expect(within(drawer).getByRole('checkbox', { name: /^5 or more bedrooms/ }).parentElement).toHaveTextContent('5+');
});

test('[SRCH-04, SRCH-08] every choice shows its number of homes, studios too', async () => {
  const counted: typeof aggregations = {
    ...aggregations,
    propertyTypes: [...aggregations.propertyTypes, { value: 'studio', count: 9 }],
    baths: [{ value: 2, count: 17 }],
    cars: [{ value: 1, count: 8 }],
  };
  const { drawer, navigate } = await openFilters({ aggregations: counted });
  for (const name of [
    /^House 41$/,
    /^Studio ?, 9 homes$/,
    /^3 bedrooms ?, 31 homes$/,
    /^2 bathrooms ?, 17 homes$/,
    /^1 car space ?, 8 homes$/,
    /^4 bathrooms ?, 0 homes$/,
    /^Sun 22 Nov ?, 5 homes$/,
  ]) {
    expect(within(drawer).getByRole('checkbox', { name })).toBeInTheDocument();
  }
  await userEvent.click(within(drawer).getByRole('checkbox', { name: /^Studio ?, 9 homes$/ }));
  fireEvent.submit(drawer.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(searchAt(navigate.mock.calls[0]?.[0] ?? '').propertyTypes).toEqual(['studio']);
});

test('[SRCH-73] keywords, time since listing, traits and floor area are chosen beside their numbers of homes', async () => {
  const { drawer, navigate } = await openFilters();
  await userEvent.type(
    within(drawer).getByRole('textbox', { name: /^Words in the description/ }),
    'North-facing, granny flat',
  );
  await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Floor plan 25' }));
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Newly built' }));
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: 'Listed' }), 'Last 7 days (9)');
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: 'Minimum floor area' }), '150 m²');
  expect(within(drawer).queryByLabelText('Available by')).toBeNull();
  fireEvent.submit(drawer.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(navigate.mock.calls[0]?.[0]).toContain(
    '?floor-area=over-150&with=floor-plan,new&keywords=granny%20flat,north%20facing&listed=7',
  );
});

test('[SRCH-74] a rental is searched by the day of moving in, and each choice is a chip that takes it back', async () => {
  const search = searchAt(
    '/for-rent/richmond-vic-3121?available=2026-12-05&keywords=granny+flat,pool&listed=1&with=video',
  );
  const { drawer } = await openFilters({ search });
  expect(within(drawer).getByLabelText('Available by')).toHaveValue('2026-12-05');
  const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    expect.stringContaining('Keyword: granny flat'),
    expect.stringContaining('Keyword: pool'),
    expect.stringContaining('Video'),
    expect.stringContaining('Listed in the last 24 hours'),
    expect.stringContaining('Available by Sat 5 Dec'),
    'Clear all',
  ]);
  expect(searchAt(chips[0]?.getAttribute('href') ?? '')).toEqual({ ...search, keywords: ['pool'] });
});

test('[SRCH-70] a card shows where the text of its home has the keywords, and marks them', () => {
  visit(
    <ResultsView
      data={results({
        listings: [listing(1), listing(2)],
        excerpts: {
          '1': [
            { text: 'a ', isMatch: false },
            { text: 'granny flat', isMatch: true },
          ],
        },
      })}
    />,
  );
  const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  expect(within(first).getByText('granny flat').tagName).toBe('MARK');
  expect(second.querySelector('mark')).toBeNull();
});

test('[SRCH-75] J and K go from home to home, and one link goes past all of them', async () => {
  visit(<ResultsView data={results()} />);
  const [first, second] = screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').querySelector('a'));
  const skip = screen.getByRole('link', { name: /^Skip the homes/ });
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toContainElement(
    screen.getByRole('link', { name: 'Page 2' }),
  );
  act(() => skip.focus());
  await userEvent.keyboard('k');
  expect(skip).toHaveFocus();
  await userEvent.keyboard('j');
  expect(first).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('J');
  expect(second).toHaveFocus();
  await userEvent.keyboard('k');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(first).toHaveFocus();
});

test('[SRCH-78] the third tab stop of a home is Compare, from which the arrow keys go to Hide and back', async () => {
  visit(<ResultsView data={results()} />);
  const [card, second] = screen.getAllByRole('article');
  const inCard = within(card as HTMLElement);
  const [compare, hide] = [inCard.getByRole('checkbox'), inCard.getByRole('button', { name: /^Hide/ })];
  act(() => inCard.getByRole('heading').querySelector('a')?.focus());
  await userEvent.tab();
  expect(compare).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(hide).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(compare).toHaveFocus();
  await userEvent.tab();
  expect(second).toContainElement(document.activeElement as HTMLElement);
});

test('[SRCH-15] inspections and auctions: any time, today and seven days in the location’s time zone, each with its number', async () => {
  const { drawer } = await openFilters();
  const group = within(drawer).getByRole('group', { name: 'Open for inspection' });
  expect(
    within(group)
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent),
  ).toEqual([
    'Any Time',
    'Today, 0 homes',
    'Sun 22 Nov, 5 homes',
    'Mon 23 Nov, 0 homes',
    'Tue 24 Nov, 0 homes',
    'Wed 25 Nov, 0 homes',
    'Thu 26 Nov, 0 homes',
    'Fri 27 Nov, 0 homes',
    'Sat 28 Nov, 0 homes',
  ]);
  expect(within(within(drawer).getByRole('group', { name: 'Auction' })).getAllByRole('checkbox')).toHaveLength(9);
});

test('[SRCH-03] a reversed range is corrected, with a message', async () => {
  const { drawer, navigate } = await openFilters();
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: 'Minimum price' }), '900000');
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: 'Maximum price' }), '500000');
  expect(within(drawer).getByText(/^The minimum is higher than the maximum/)).toBeInTheDocument();
  fireEvent.submit(drawer.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(searchAt(navigate.mock.calls[0]?.[0] ?? '').price).toEqual({ min: 500_000, max: 900_000 });
});

test('[SRCH-12, SRCH-14] prices are chosen from the options of the mode, and their distribution is a table for screen readers', async () => {
  const { drawer } = await openFilters();
  const lowest = within(drawer).getByRole('combobox', { name: 'Minimum price' });
  const labels = within(lowest)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(labels.slice(0, 3)).toEqual(['$Min', '$50k', '$100k']);
  expect(labels.at(-1)).toBe('$11m');
  const table = within(drawer).getByRole('table', { name: 'Homes by price' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['PriceHomes', 'Under $500k3', '$500k–$1m12', 'Over $1m6']);
  await userEvent.selectOptions(lowest, '500000');
  expect(within(drawer).getByText('Over $500k')).toBeInTheDocument();
});

test('[SRCH-21] a late count does not replace that of a later choice', async () => {
  const late = new Map<string, (value: unknown) => void>();
  const { drawer } = await openFilters(
    {},
    ({ query }) =>
      new Promise((resolve) => {
        late.set(String(query.propertyTypes), resolve);
      }),
  );
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'House 41' }));
  await waitFor(() => expect([...late.keys()]).toContain('house'));
  await userEvent.click(within(drawer).getByRole('checkbox', { name: /^Unit/ }));
  await waitFor(() => expect([...late.keys()]).toContain('house,unit'));
  await act(async () => late.get('house,unit')?.({ listingSearch: { total: 7, aggregations: countedOpen } }));
  await act(async () => late.get('house')?.({ listingSearch: { total: 999, aggregations: countedOpen } }));
  expect(within(drawer).getByRole('button', { name: 'Show 7 homes' })).toBeInTheDocument();
});

test('[SRCH-53] pointing at a home renders its card again and no other', () => {
  let renders = 0;
  const other = listing(2);
  const { office } = other;
  Object.defineProperty(other, 'office', {
    get: () => {
      renders += 1;
      return office;
    },
  });
  visit(<ResultsView data={results({ listings: [listing(1), other] })} />);
  const [first] = screen.getAllByRole('article') as [HTMLElement];
  const before = renders;
  expect(before).toBeGreaterThan(0);
  fireEvent.pointerEnter(first.closest('li') as HTMLElement);
  expect(first).toHaveAttribute('data-highlighted');
  expect(renders).toBe(before);
});
