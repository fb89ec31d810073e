import { compareGroups, compareRows } from './rows.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageRequest } from '@verandah/areas';
import { SavingContext } from '@verandah/design';
import { createBus } from '@verandah/bus';
import { fakeGraph, noon, visit, type Responses } from '../../test-kit/visit.tsx';
import { foundResults, listing } from '../../test-kit/market.ts';
import { ResultsView } from '../results/view.tsx';
import type { CompareData, ComparedHome } from './data.ts';
import { loadCompare } from './load.ts';
import { CompareView } from './view.tsx';

beforeAll(() => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});

const home = (id: number, change: Partial<ComparedHome> = {}): ComparedHome => {
  const { features, ...rest } = listing(id);
  return { ...rest, features: { ...features, tags: ['pool'] }, ...change } as ComparedHome;
};
/** Only the first six listings exist. */
const market: Responses = {
  ComparedHomes: ({ ids }: { ids: string[] }) => ({
    listingsById: ids.filter((id) => Number(id) <= 6).map((id) => home(Number(id))),
  }),
};

async function open(address: string) {
  const graph = fakeGraph(market);
  const request: PageRequest = {
    url: new URL(address, 'http://localhost'),
    params: {},
    session: { signedIn: false, roles: [] },
    flags: {},
    now: noon,
    graph,
  };
  const loaded = await loadCompare(request);
  if (!('data' in loaded)) throw new Error(`${address} returned ${loaded.status}`);
  return { data: loaded.data, head: loaded.head, graph };
}
const show = async (
  address: string,
  bus = createBus({
    report: (error) => {
      throw error;
    },
  }),
) => {
  const { data } = await open(address);
  const page = visit(<CompareView data={data} />, {}, { bus });
  await screen.findByRole('heading', { level: 1, name: 'Compare homes' });
  return { ...page, data };
};

test('[SRCH-26] homes are shown side by side in a table with a heading for each home and each fact', async () => {
  await show('/compare?homes=2,1,3');
  const table = screen.getByRole('table', { name: /^Homes side by side/ });
  const columns = within(table)
    .getAllByRole('columnheader')
    .map((header) => within(header).getAllByRole('link')[0]?.textContent);
  expect(columns).toEqual(['2 Rose Street, Richmond', '1 Rose Street, Richmond', '3 Rose Street, Richmond']);
  const row = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row('Price')).toEqual(['$900,000', '$900,000', '$900,000']);
  expect(row('Bedrooms')).toEqual(['2', '2', '2']);
  expect(row('Agency')).toEqual(['Finch Estate', 'Finch Estate', 'Finch Estate']);
  expect(within(table).queryByRole('rowheader', { name: 'Land' })).toBeNull();
});

test('[SRCH-26] a studio is a studio, not a home without bedrooms; zero stays where it is a fact', () => {
  const studio = home(1, { propertyType: 'studio', features: { bedrooms: 0, bathrooms: 1, cars: 0, tags: [] } });
  const rows = compareRows([studio, home(2)], 0);
  const values = (title: string) => rows.find((row) => row.title === title)?.values[0];
  expect([values('Bedrooms'), values('Car spaces')]).toEqual(['Studio', '0']);
  expect(compareRows([home(3, { propertyType: 'house', features: { ...studio.features } })], 0)[2]?.values).toEqual([
    '0',
  ]);
});

test('[SRCH-26] facts and features in which homes differ come first, each feature in a row of its own', async () => {
  const tags = (...names: string[]) => ({ ...home(1).features, tags: names }) as ComparedHome['features'];
  const [first, second] = [
    home(1, { features: tags('pool', 'study', 'balcony') }),
    home(2, { features: tags('study', 'solarPanels'), priceDetails: { shortDescription: '$800,000' } }),
  ];
  const { different, same } = compareGroups([first, second], 0);
  expect(different.map(({ title, values }) => [title, ...values])).toEqual([
    ['Price', '$900,000', '$800,000'],
    ['Pool', true, null],
    ['Balcony', true, null],
    ['Solar panels', null, true],
  ]);
  expect(same.map(({ title }) => title)).toEqual([
    'Property type',
    'Bedrooms',
    'Bathrooms',
    'Car spaces',
    'Agency',
    'Study',
  ]);
  const { unmount } = visit(<CompareView data={{ homes: [first, second], missing: 0, beyond: 0 }} />);
  const titles = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['What is different', 'Price']);
  expect(titles.indexOf('What is the same')).toBe(1 + different.length);
  unmount();
  visit(<CompareView data={{ homes: [first], missing: 0, beyond: 0 }} />);
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Price');
});

test('[SRCH-26] a home on the market can be saved and enquired about', async () => {
  const sold = home(2, { statusType: 'sold' });
  const requestSave = jest.fn();
  visit(
    <SavingContext value={{ has: () => false, follow: () => () => undefined, requestSave }}>
      <CompareView data={{ homes: [home(1), sold], missing: 0, beyond: 0 }} />
    </SavingContext>,
    {},
    { isLive: (href) => href.startsWith('/property/') },
  );
  expect(await screen.findByRole('link', { name: 'Enquire about 1 Rose Street' })).toHaveAttribute(
    'href',
    '/property/1-rose-street-richmond-vic-3121-1#enquiry',
  );
  expect(screen.queryByRole('link', { name: 'Enquire about 2 Rose Street' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 Rose Street' }));
  expect(requestSave).toHaveBeenCalledWith('2');
});

test('[SRCH-26] the next inspection, land and agents are compared; missing facts are stated as missing', async () => {
  const inspected = home(1, {
    inspections: [
      { startsAt: '2026-11-14T00:00:00Z', endsAt: '2026-11-14T00:30:00Z' },
      { startsAt: '2026-11-28T00:00:00Z', endsAt: '2026-11-28T00:30:00Z' },
    ],
    landFeatures: { area: 1412 },
    agents: [
      { id: '1', name: 'Amelia Tran' },
      { id: '2', name: 'Tom Tavita' },
    ],
  });
  const data: CompareData = { homes: [inspected, home(2)], missing: 0, beyond: 0 };
  visit(<CompareView data={data} />);
  const row = async (name: string) =>
    within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(await row('Next inspection')).toEqual(['Sat 28 Nov, 11:00\u00A0am – 11:30\u00A0am', '–Not stated']);
  expect(await row('Land')).toEqual(['1,412 m²', '–Not stated']);
  expect(await row('Agent')).toEqual(['Amelia TranTom Tavita', '–Not stated']);
  expect(await row('Pool')).toEqual(['Yes', 'Yes']);
});

test('[SRCH-26] the address carries the homes, as one list or as repeated form fields, and is not indexed', async () => {
  for (const address of ['/compare?homes=2,1', '/compare?homes=2&homes=1', '/compare?homes=2,2,1']) {
    const { data, head } = await open(address);
    expect(data.homes.map(({ id }) => id)).toEqual(['2', '1']);
    expect(head.noIndex).toBe(true);
  }
});

test('[SRCH-26] missing homes are left out with a message, and of more than four the first four are shown', async () => {
  await show('/compare?homes=1,99,drop table,2,3,4,5,');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getByText('2 homes couldn’t be found and may no longer be listed.')).toBeInTheDocument();
  expect(screen.getByText(/^Only the first 4 homes are shown/)).toBeInTheDocument();
});

test('[SRCH-26] an address without homes makes no request and explains how to choose', async () => {
  const { graph } = await open('/compare?homes=%F0,..');
  expect(graph.requests).toEqual([]);
  await show('/compare');
  expect(screen.getByRole('heading', { name: 'No homes chosen yet' })).toBeInTheDocument();
});

test('[SRCH-26] each home has a link that removes it, and the homes shown stay selected', async () => {
  const { bus } = await show('/compare?homes=1,2,3');
  expect(screen.getByRole('link', { name: 'Remove 2 Rose Street' })).toHaveAttribute('href', '/compare?homes=1,3');
  expect(bus.last('compared')).toEqual({ listingIds: ['1', '2', '3'] });
});

test('[SRCH-26] the table can be printed', async () => {
  window.print = jest.fn();
  await show('/compare?homes=1,2');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalled();
});

test('[SRCH-26] two to four homes are selected on their cards, and the tray links to them', async () => {
  const listings = [1, 2, 3, 4, 5].map(listing);
  const { bus } = visit(<ResultsView data={foundResults({ listings })} />);
  const box = (id: number) => screen.getByRole('checkbox', { name: `Compare ${id} Rose Street` });
  await userEvent.click(box(2));
  const tray = await screen.findByRole('region', { name: 'Homes to compare' });
  expect(within(tray).getByText('Choose one more to compare')).toBeInTheDocument();
  await userEvent.click(box(1));
  expect(within(tray).getByRole('link', { name: 'Compare 2 homes' })).toHaveAttribute('href', '/compare?homes=2,1');
  await userEvent.click(box(3));
  await userEvent.click(box(4));
  expect(box(5)).toBeDisabled();
  await userEvent.click(within(tray).getByRole('button', { name: 'Remove 1 Rose Street' }));
  expect(box(5)).toBeEnabled();
  expect(tray).toHaveFocus();
  expect(bus.last('compared')).toEqual({ listingIds: ['2', '3', '4'] });
  await userEvent.click(within(tray).getByRole('button', { name: 'Clear homes to compare' }));
  expect(screen.queryByRole('region', { name: 'Homes to compare' })).toBeNull();
  expect(box(2)).not.toBeChecked();
  expect(document.getElementById('results')).toHaveFocus();
});

test('[SRCH-26] homes selected on another page are named in the tray', async () => {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  bus.publish('compared', { listingIds: ['44', '1'] });
  visit(
    <ResultsView data={foundResults()} />,
    { ChosenHomes: ({ ids }: { ids: string[] }) => ({ listingsById: ids.map((id) => listing(Number(id))) }) },
    { bus },
  );
  expect(await screen.findByRole('button', { name: 'Remove 44 Rose Street' })).toBeInTheDocument();
});

test('[SRCH-26] without script the boxes are fields of a form that leads to the table', () => {
  const { container } = visit(<ResultsView data={foundResults()} />);
  const form = container.querySelector<HTMLFormElement>('form#compare-homes');
  expect(form).toHaveAttribute('action', '/compare');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare 1 Rose Street' });
  expect([box.form, box.name, box.value]).toEqual([form, 'homes', '1']);
});
