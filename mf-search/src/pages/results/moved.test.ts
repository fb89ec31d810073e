import type { PageRequest } from '@verandah/areas';
import { response, finch, richmond } from '../../test-kit/market.ts';
import { fakeGraph, noon, type Responses } from '../../test-kit/visit.tsx';
import type { FoundResults } from './data.ts';
import { loadResults } from './load.ts';

const request = (address: string, responses: Responses, params: PageRequest['params'] = {}): PageRequest => ({
  url: new URL(address, 'http://localhost'),
  params,
  session: { signedIn: false, roles: [] },
  flags: {},
  now: noon,
  graph: fakeGraph(responses),
});
const load = (address: string, responses: Responses) => loadResults(request(address, responses));

/** An API in which Rich Mond was renamed to Richmond: former slugs return the present location. */
const renamed: Responses = {
  Results: ({ places }: { places: readonly string[] }) =>
    response({}, places.some((slug) => /^rich/.test(slug)) ? [richmond] : []),
  SettlePlace: ({ identifier }: { identifier: string }) => ({
    location: identifier === 'rich-mond-vic-3121' ? { slug: richmond.slug } : null,
  }),
};

test("[SEO-03] a renamed suburb's former slug redirects to the present one, in path and query, with all filters", async () => {
  expect(await load('/for-sale/rich-mond-vic-3121/houses?bathrooms=2', renamed)).toEqual({
    status: 301,
    location: '/for-sale/richmond-vic-3121/houses?bathrooms=2',
  });
  const carlton = { ...richmond, slug: 'carlton-vic-3053' };
  const beside: Responses = { ...renamed, Results: () => response({}, [carlton, richmond]) };
  expect(await load('/for-sale/carlton-vic-3053?suburbs=rich-mond-vic-3121,nowhere-vic-1&sort=newest', beside)).toEqual(
    {
      status: 301,
      location: '/for-sale/carlton-vic-3053/real-estate?suburbs=richmond-vic-3121,nowhere-vic-1&sort=newest',
    },
  );
});

const asOffice = (office: typeof finch | null): Responses => ({
  Results: () => ({ ...response({ results: [] }, []), office }),
});

test('[SRCH-18, URL-14] an office is named by its own record, whatever was found', async () => {
  const loaded = await load('/real-estate-agency/finch-estate-12/rent?bedrooms=2', asOffice(finch));
  if (loaded.status !== 200) throw new Error(`returned ${loaded.status}`);
  const data = loaded.data as FoundResults;
  expect(data).toMatchObject({
    office: finch,
    title: '2-bedroom homes for rent by Finch Estate',
    timeZone: 'Australia/Melbourne',
    search: { context: 'office' },
  });
  expect(loaded.head).toMatchObject({
    canonical: '/real-estate-agency/finch-estate-12/rent?bedrooms=2',
    noIndex: true,
  });
});

test('[SRCH-18, URL-14, SEO-03] an unknown office is a 404; a changed slug with the right id redirects to the present one', async () => {
  expect(await load('/real-estate-agency/nobody-99/buy', asOffice(null))).toEqual({ status: 404 });
  expect(await load('/real-estate-agency/a-former-name-12/sold?features=pool&page=2', asOffice(finch))).toEqual({
    status: 301,
    location: '/real-estate-agency/finch-estate-12/sold?features=pool&page=2',
  });
});

test('[SRCH-28] a page of results links its feed, the same from every page of results', async () => {
  const feedsOf = async (address: string) => {
    const loaded = await load(address, { Results: () => response() });
    return loaded.status === 200 ? loaded.head.feeds : undefined;
  };
  const feeds = [
    { title: 'New: Houses for sale in Richmond VIC 3121', href: '/feeds/search/for-sale/richmond-vic-3121/houses' },
  ];
  expect(await feedsOf('/for-sale/richmond-vic-3121/houses')).toEqual(feeds);
  expect(await feedsOf('/for-sale/richmond-vic-3121/houses/page-2')).toEqual(feeds);
});

test('[URL-22] four digits in an address are a postcode, never the id of a suburb', async () => {
  // As in the API: a bare number is an id, and another location has this one.
  const thornlands = { ...richmond, slug: 'thornlands-qld-4164' };
  const area = { ...richmond, slug: 'vic-3121', label: 'VIC 3121' };
  const known: Readonly<Record<string, typeof richmond>> = {
    '3121': thornlands,
    'postcode-3121': area,
    'vic-3121': area,
  };
  const market: Responses = {
    Results: ({ places }: { places: readonly string[] }) =>
      response(
        {},
        places.flatMap((slug) => known[slug] ?? []),
      ),
    SettlePlace: ({ identifier }: { identifier: string }) => ({ location: known[identifier] ?? null }),
  };
  for (const address of ['/for-sale/3121/real-estate', '/properties-for-sale/3121'])
    expect(await load(address, market)).toEqual({ status: 301, location: '/for-sale/vic-3121/real-estate' });
  expect(await load('/for-sale/vic-3121/real-estate', market)).toMatchObject({ status: 200 });
  expect(await load('/for-sale/9998/real-estate', market)).toEqual({ status: 404 });
});

test('[URL-23] a page beyond the last is not found; the first one always exists, however few results there are', async () => {
  const market: Responses = { Results: () => response({}, [richmond]) };
  expect(await load('/for-sale/richmond-vic-3121/real-estate/page-3', market)).toMatchObject({ status: 200 });
  for (const page of ['/page-4', '/page-9999', '?page=4'])
    expect(await load(`/for-sale/richmond-vic-3121/real-estate${page}`, market)).toEqual({ status: 404 });
  const none: Responses = {
    Results: () =>
      response({ results: [], total: 0, pagination: { currentPage: 1, totalPages: 0, skip: 0 } }, [richmond]),
    NearbySuburbs: () => ({ location: null }),
  };
  expect(await load('/for-sale/richmond-vic-3121', none)).toMatchObject({ status: 200 });
});
