import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, type RecordedRequest, request, services, Site } from '@verandah/areas/test-kit';
import { olivia, pelican } from '../../test-kit/people.ts';
import type { FinderData } from './data.ts';
import { everyone, finderAddress, readFinder } from './finder-search.ts';
import { finderHead } from './head.ts';
import { loadFinder } from './load.ts';
import { FinderView } from './view.tsx';

const richmond = { slug: 'richmond-vic-3121', label: 'Richmond, VIC 3121', stateCode: 'VIC', type: 'suburb' } as const;
const found: FinderData = {
  search: { ...everyone, location: richmond.slug },
  place: richmond,
  unknownPlace: '',
  agents: [olivia],
  offices: [],
  totals: { agents: 31, offices: 4 },
  local: 30,
  similar: false,
  countedTo: '2026-11-27',
};
const listed = { local: 30, similar: false, period: { to: '2026-11-27' } };
const responses = {
  FindAgents: { agents: { ...listed, total: 31, results: [olivia] }, offices: { total: 4 } },
  FindOffices: { agents: { total: 31 }, offices: { ...listed, total: 4, results: [pelican] } },
  FinderPlace: { location: richmond },
};
const show = (data: FinderData, graph = stubGraph({}).graph) =>
  render(
    <Site given={services(graph)}>
      <FinderView data={data} />
    </Site>,
  );
const wantedOf = (call: RecordedRequest | undefined): unknown =>
  JSON.parse((call?.variables as { wanted: string } | undefined)?.wanted ?? 'null');

afterEach(cleanup);

test('[AGNT-01] an address of the finder holds the search, and each search has one address', () => {
  const search = {
    type: 'offices',
    name: 'pelican',
    location: 'richmond-vic-3121',
    deals: 'rent',
    rating: '4.5',
    sort: 'activity',
    page: 3,
  } as const;
  expect(readFinder(new URL(finderAddress(search), 'https://site.example'))).toEqual(search);
  expect(finderAddress(everyone)).toBe('/agent-finder');
  expect(
    readFinder(
      new URL('https://site.example/agent-finder?type=x&page=-2&deals=steal&rating=9&sort=magic&name=%20a%00%0Ab%20'),
    ),
  ).toEqual({ ...everyone, name: 'a b' });
});

test('[AGNT-01] the finder requests a page of agents by name and location in the order of tier, reviews and activity', async () => {
  const { graph, requests } = stubGraph(responses);
  const loaded = await loadFinder(
    request(graph, '/agent-finder?location=richmond-vic-3121&name=oli&deals=sale&rating=4&page=2'),
  );
  expect(loaded).toMatchObject({
    status: 200,
    data: { agents: [{ name: 'Olivia Nakamura' }], totals: { agents: 31, offices: 4 }, place: richmond },
  });
  expect(wantedOf(requests[0])).toEqual({
    name: 'oli',
    location: 'richmond-vic-3121',
    deals: 'sale',
    rating: 4,
    sort: 'best',
    skip: 25,
    take: 25,
  });
  expect(requests[0]?.variables).toMatchObject({ location: 'richmond-vic-3121' });
  expect(await loadFinder(request(graph, '/agent-finder?type=offices'))).toMatchObject({
    data: { offices: [{ name: 'Pelican Homes' }], agents: [] },
  });
});

test('[AGNT-01] a typed location redirects to its address, a former one to the present one, an unknown one shows a message', async () => {
  const typed = (best: unknown) =>
    loadFinder(
      request(
        stubGraph({ ...responses, FinderPlaces: { locationSearch: best } }).graph,
        '/agent-finder?place=Richmnd&name=oli',
      ),
    );
  expect(await typed([richmond])).toEqual({
    status: 302,
    location: '/agent-finder?location=richmond-vic-3121&name=oli',
  });
  const unknown = await typed([]);
  expect(unknown).toMatchObject({ status: 200, data: { unknownPlace: 'Richmnd' }, head: { noIndex: true } });
  if (unknown.status === 200) show(unknown.data);
  expect(screen.getByLabelText(/Suburb/)).toHaveValue('Richmnd');
  expect(screen.getByLabelText(/Suburb/)).toHaveAccessibleDescription(/We couldn’t find that location/);
  const at = (location: unknown, path: string) =>
    loadFinder(request(stubGraph({ ...responses, FinderPlace: { location } }).graph, path));
  expect(await at(richmond, '/agent-finder?location=richmond-3121')).toEqual({
    status: 301,
    location: '/agent-finder?location=richmond-vic-3121',
  });
  expect(await at(null, '/agent-finder?location=nowhere-vic-9999')).toEqual({ status: 404 });
  for (const page of ['9', '401', '99999999'])
    expect(await at(richmond, `/agent-finder?location=richmond-vic-3121&page=${page}`)).toEqual({ status: 404 });
});

test('[AGNT-01] a card has the rating with its count, sales of twelve months, the median with its sample size, and the office', () => {
  show(found);
  const card = screen.getByRole('article', { name: 'Olivia Nakamura' });
  expect(within(card).getByRole('link', { name: 'Olivia Nakamura' })).toHaveAttribute('href', '/agent/olivia-nakamura');
  expect(card).toHaveTextContent('4.6 out of 5 stars from 31 reviews');
  expect(card).toHaveTextContent('Sold in 12 months14');
  expect(card).toHaveTextContent('Median sale price$1.25Mfrom 11 sales');
  expect(card).toHaveTextContent('Pelican Homes');
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 to 25 of 31, most sales and leases in Richmond, VIC 3121 in the 12 months to 27 Nov 2026 first',
  );
  expect(screen.getByRole('link', { name: 'Agencies (4)' })).toHaveAttribute(
    'href',
    '/agent-finder?location=richmond-vic-3121&type=offices',
  );
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/agent-finder?location=richmond-vic-3121&page=2',
  );
});

test('[AGNT-01] a median of too few prices is left out, and mostly leasing agents show leases', () => {
  const lets = {
    ...olivia,
    performance: {
      ...olivia.performance,
      medianSoldPrice: null,
      medianSoldPriceCount: 0,
      soldInPeriod: 1,
      leasedInPeriod: 22,
      forRent: 3,
      medianRent: 640,
      medianRentCount: 20,
    },
  };
  show({
    ...found,
    agents: [
      lets,
      { ...olivia, id: '9', performance: { ...olivia.performance, medianSoldPrice: null, medianSoldPriceCount: 0 } },
    ],
  });
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Leased in 12 months22');
  expect(first).toHaveTextContent('Median rent$640 pwfrom 20 leases');
  expect(first).toHaveTextContent('Current listings8');
  expect(second).not.toHaveTextContent('Median');
});

const nothing = {
  forSale: 0,
  forRent: 0,
  soldInPeriod: 0,
  leasedInPeriod: 0,
  medianSoldPrice: null,
  medianSoldPriceCount: 0,
  medianRent: null,
  medianRentCount: 0,
};

test('[AGNT-20] agents without activity in the location are below the others under a heading; no card reads 0 sold', () => {
  const dora = { ...olivia, id: '9', name: 'Dora Lovett', performance: nothing };
  show({ ...found, agents: [olivia, dora] });
  const also = screen.getByRole('region', { name: 'Also in Richmond, VIC 3121' });
  expect(within(also).getAllByRole('article')).toEqual([screen.getByRole('article', { name: 'Dora Lovett' })]);
  expect(also).toHaveTextContent(
    'No sales, leases or current listings in Richmond, VIC 3121 in the 12 months to 27 Nov 2026. Their office is here, or they say that they work here.',
  );
  expect(screen.getByRole('article', { name: 'Dora Lovett' })).not.toHaveTextContent(/\b0\b/);
  expect(screen.getByRole('option', { name: 'Most sales and leases' })).toBeInTheDocument();
  cleanup();
  show({ ...found, place: null, search: everyone, local: null, agents: [dora] });
  expect(screen.getByRole('region', { name: 'No recent activity' })).toHaveTextContent(
    'No sales, leases or current listings in the 12 months to 27 Nov 2026.',
  );
});

test('[AGNT-20] an agency’s card has its sales and leases in the place', () => {
  show({ ...found, search: { ...found.search, type: 'offices' }, agents: [], offices: [pelican] });
  const card = screen.getByRole('article', { name: 'Pelican Homes' });
  expect(card).toHaveTextContent('Sold in 12 months80');
  expect(card).toHaveTextContent('Median sale price$990kfrom 64 sales');
  expect(card).toHaveTextContent('Current listings19');
});

test('[AGNT-20] the order states what it counts', () => {
  const order = (search: Partial<FinderData['search']>, more: Partial<FinderData> = {}) => {
    cleanup();
    show({ ...found, ...more, search: { ...found.search, ...search } });
    return screen.getByRole('status').textContent;
  };
  show(found);
  expect(screen.getByText(/^How we worked this out/).closest('details')).toHaveTextContent(
    /Sales, leases and medians in Richmond, VIC 3121 in the 12 months to 27 Nov 2026/,
  );
  expect(order({ deals: 'rent' })).toMatch(/most leases in Richmond, VIC 3121 in the 12 months to 27 Nov 2026 first$/);
  expect(order({ sort: 'reviews' })).toMatch(/best reviewed first$/);
  expect(order({ location: '' }, { place: null })).toMatch(/most complete profiles and best reviews first$/);
});

test('[AGNT-21] similar names are labelled as similar, and a name is searched in all of Australia', () => {
  show({ ...found, search: { ...found.search, name: 'olivea' }, similar: true });
  expect(screen.getByText('No agent is called “olivea”. These names are similar.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('most similar names first');
  cleanup();
  show({ ...found, search: { ...found.search, name: 'zzz' }, agents: [], totals: { agents: 0, offices: 0 } });
  expect(screen.getByRole('link', { name: 'Find “zzz” in all of Australia' })).toHaveAttribute(
    'href',
    '/agent-finder?name=zzz',
  );
});

test('[AGNT-01] no results show a message and suggest a wider search', () => {
  show({ ...found, search: { ...found.search, name: 'zzz' }, agents: [], totals: { agents: 0, offices: 0 } });
  expect(screen.getByRole('heading', { name: 'No agent matches your search' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all in Richmond, VIC 3121' })).toHaveAttribute(
    'href',
    '/agent-finder?location=richmond-vic-3121',
  );
});

test('[AGNT-01] a place without agents leads to those of its state, and blames no spelling', () => {
  show({ ...found, agents: [], totals: { agents: 0, offices: 0 } });
  expect(screen.getByRole('heading', { name: 'No agents in Richmond, VIC 3121 yet' })).toBeVisible();
  expect(screen.queryByText(/spelling/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Agents in Victoria' })).toHaveAttribute(
    'href',
    '/agent-finder?location=vic',
  );
});

test('[AGNT-01] the form submits by GET, suggests locations while typing and applies a choice at once', async () => {
  const { graph, requests } = stubGraph({ FinderPlaces: { locationSearch: [richmond] } });
  const { container } = show(found, graph);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/agent-finder']);
  const sent = jest.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest rated');
  expect(sent).toHaveBeenCalledTimes(1);
  await userEvent.clear(screen.getByLabelText(/Suburb/));
  await userEvent.type(screen.getByLabelText(/Suburb/), 'rich');
  await waitFor(() => expect(container.querySelector('datalist option')).toHaveValue('Richmond, VIC 3121'));
  expect(requests.at(-1)).toEqual({ name: 'FinderPlaces', variables: { term: 'rich', take: 6 } });
});

test('[AGNT-01, SEO-02] the head names location and count; the canonical address has no filters; filtered lists: no index', () => {
  expect(finderHead(found)).toMatchObject({
    title: 'Real estate agents in Richmond, VIC 3121',
    canonical: '/agent-finder?location=richmond-vic-3121',
  });
  expect(finderHead(found).noIndex).toBeUndefined();
  const narrowed = finderHead({ ...found, search: { ...found.search, name: 'oli', sort: 'reviews', page: 2 } });
  expect(narrowed).toMatchObject({
    noIndex: true,
    canonical: '/agent-finder?location=richmond-vic-3121&page=2',
    title: 'Real estate agents in Richmond, VIC 3121, page 2',
  });
  expect(narrowed.structuredData?.[0]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 31,
    itemListElement: [{ url: '/agent/olivia-nakamura' }],
  });
});
