import { request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { SaxesParser } from 'saxes';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../domains/listings/test-market.ts';
import { refreshListingSuggestions } from '../../domains/geography/locations/public.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { fileList } from './sitemaps/file-list.ts';
import { listingPages } from './sitemaps/listing-pages.ts';
import { propertyPages } from './sitemaps/property-pages.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(database, [
    {
      id: 1,
      listed_at: '2026-11-03T00:00:00Z',
      updated_at: '2026-11-20T10:00:00.500Z',
      bedrooms: 3,
      bathrooms: 1,
      car_spaces: 6,
      land_metres: 1412,
      street: 'Smith & Sons <Lane>',
    },
    {
      id: 2,
      listed_at: '2026-11-05T00:00:00Z',
      street_visible: false,
      price_visible: false,
      search_price: 1_250_000,
      uri: 'house-richmond-2',
      street: 'Wattlebird Lane',
    },
    { id: 3, listed_at: '2026-11-04T00:00:00Z', locality_id: 2, property_type: 13 },
    { id: 4, status_type: 'rent', search_price: 500 },
    { id: 5, status: 'removed' },
    { id: 6, published: false },
    { id: 7, office_id: 2, locality_id: 5 },
    { id: 50_001, locality_id: 4, updated_at: '2026-11-21T08:00:00Z' },
  ]);
  await sql`update listing set document = '{"x": 1}' where id = 1`.execute(database);
  service = await testService(database, { publicUrl: 'https://verandah.example' });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

/** A request whose path is sent unchanged. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<{ status: number; headers: Record<string, string>; body: Buffer; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(service.address);
    httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const body = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            body,
            text: body.toString(),
          });
        });
    })
      .on('error', reject)
      .end();
  });

/** The elements of a well-formed document: [name, attributes, text]. */
function elements(xml: string): [string, Record<string, string>, string][] {
  const found: [string, Record<string, string>, string][] = [];
  const open: [string, Record<string, string>, string][] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: [string, Record<string, string>, string] = [name, attributes, ''];
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last[2] += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return found;
}
/** What the elements of a name hold, themselves. */
const texts = (xml: string, name: string): string[] =>
  elements(xml)
    .filter(([each]) => each === name)
    .map(([, , text]) => text);

const feed = '/feeds/search/for-sale/richmond-vic-3121/real-estate';

test('[SRCH-28] a search has an Atom feed: the newest first, wherever they are, with stable ids and nothing hidden', async () => {
  const { status, headers, text } = await ask(feed);
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(elements(text)[0]).toEqual([
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-AU' },
    expect.any(String),
  ]);
  expect(texts(text, 'id')).toEqual([
    'tag:verandah.example,2026:search/for-sale/richmond-vic-3121/real-estate?sort=newest',
    'tag:verandah.example,2026:listing/2',
    'tag:verandah.example,2026:listing/3',
    'tag:verandah.example,2026:listing/1',
  ]);
  expect(texts(text, 'title')).toEqual([
    'Homes for sale in Richmond VIC 3121',
    'Address available on request, Richmond, VIC 3121',
    '39 Main Road, Cremorne, VIC 3121',
    '39 Smith & Sons <Lane>, Richmond, VIC 3121',
  ]);
  expect(texts(text, 'summary')[0]).toMatch(/^Contact agent · House$/);
  expect(texts(text, 'summary')[2]).toBe(
    '$1,000,000 · House · 3 bedrooms, 1 bathroom, 5+ car spaces · 1,412 m² of land',
  );
  expect(texts(text, 'published')[1]).toBe('2026-11-04T00:00:00.000Z');
  expect(texts(text, 'updated')[0]).toBe('2026-11-20T10:00:00.500Z');
  const links = elements(text)
    .filter(([name]) => name === 'link')
    .map(([, { rel, href }]) => `${rel} ${href}`);
  expect(links.slice(0, 3)).toEqual([
    'self https://verandah.example/feeds/search/for-sale/richmond-vic-3121/real-estate?sort=newest',
    'alternate https://verandah.example/for-sale/richmond-vic-3121/real-estate?sort=newest',
    'alternate https://verandah.example/property/house-richmond-2',
  ]);
  expect(text).not.toMatch(/Wattlebird|1,?250,?000/);
});

test('[SRCH-28] a feed follows every filter, and an office', async () => {
  expect(
    texts(
      (await ask('/feeds/search/for-sale/richmond-vic-3121/houses?bedrooms=3&priceminimum=500000')).text,
      'id',
    ).slice(1),
  ).toEqual(['tag:verandah.example,2026:listing/1']);
  const office = (await ask('/feeds/search/real-estate-agency/north-perth-2/buy')).text;
  expect(texts(office, 'title')[0]).toBe('Homes for sale by North');
  const none = await ask('/feeds/search/leased-properties/perth-wa-6000/real-estate');
  expect([none.status, texts(none.text, 'entry'), texts(none.text, 'updated')]).toEqual([
    200,
    [],
    ['2026-01-01T00:00:00.000Z'],
  ]);
});

test('[SRCH-28] a current copy of a feed gets 304, and HEAD by its headers', async () => {
  const { headers, body } = await ask(feed);
  expect(headers).toMatchObject({
    etag: expect.stringMatching(/^"[\w-]{20,}"$/),
    'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
    'cache-control': 'public, max-age=300',
  });
  const status = async (sent: Record<string, string>) => (await ask(feed, { headers: sent })).status;
  const etag = String(headers['etag']);
  expect(await status({ 'if-none-match': etag })).toBe(304);
  expect(await status({ 'if-none-match': `"x", W/${etag}` })).toBe(304);
  expect(await status({ 'if-none-match': '"x"', 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' })).toBe(200);
  expect(await status({ 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' })).toBe(304);
  expect(await status({ 'if-modified-since': 'Fri, 20 Nov 2026 09:59:59 GMT' })).toBe(200);
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
  const head = await ask(feed, { method: 'HEAD' });
  expect([head.status, head.headers['etag'], head.headers['content-length'], head.body.length]).toEqual([
    200,
    etag,
    String(body.length),
    0,
  ]);
});

test('[SRCH-28, URL-18] other pages have no feed, and unreadable addresses get a reason', async () => {
  const problemOf = async (address: string) => {
    const { status, text } = await ask(`/feeds/search${address}`);
    return `${status} ${(JSON.parse(text) as { detail: string }).detail.slice(0, 40)}`;
  };
  expect(await problemOf('/castles')).toBe('404 This is not a search: use the address of');
  expect(await problemOf('/for-sale/atlantis-vic-9999')).toBe('404 The location or office of this search do');
  expect(await problemOf('/real-estate-agency/nobody-99/buy')).toBe('404 The location or office of this search do');
  expect(await problemOf('/for-sale/richmond-vic-3121?features=%FF')).toBe(
    '400 The address holds a percent sign that be',
  );
  expect(await problemOf('/for-sale/richmond-vic-3121?features=%00')).toBe(
    '400 The address holds a NUL character (%00):',
  );
  expect(await problemOf(`/for-sale/richmond-vic-3121?features=${'x'.repeat(9000)}`)).toMatch(
    /^400 The address has 90/,
  );
});

test('[SEO-01] the index names every file with its last change; a file holds canonical, absolute addresses', async () => {
  const { status, headers, text } = await ask('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(texts(text, 'loc')).toEqual([
    'https://verandah.example/sitemaps/searches/1.xml',
    'https://verandah.example/sitemaps/listings/1.xml',
    'https://verandah.example/sitemaps/listings/2.xml',
  ]);
  expect(texts(text, 'lastmod').at(-1)).toBe('2026-11-21T08:00:00.000Z');
  const listings = (await ask('/sitemaps/listings/1.xml')).text;
  expect(texts(listings, 'loc')).toEqual(
    ['house-1', 'house-richmond-2', 'house-3', 'house-4', 'house-7'].map(
      (uri) => `https://verandah.example/property/${uri}`,
    ),
  );
  expect(texts(listings, 'lastmod')[0]).toBe('2026-11-20T10:00:00.500Z');
  const searches = texts((await ask('/sitemaps/searches/1.xml')).text, 'loc').map((address) =>
    address.replace('https://verandah.example', ''),
  );
  expect(searches).toEqual([
    '/for-sale/cremorne-vic-3121/real-estate',
    '/for-sale/cremorne-vic-3121/townhouses',
    '/for-sale/paddington-qld-4064/real-estate',
    '/for-sale/paddington-qld-4064/houses',
    '/for-sale/perth-wa-6000/real-estate',
    '/for-sale/perth-wa-6000/houses',
    '/for-sale/richmond-vic-3121/real-estate',
    '/for-sale/richmond-vic-3121/houses',
    '/for-rent/richmond-vic-3121/real-estate',
    '/for-rent/richmond-vic-3121/houses',
  ]);
});

test('[LIST-71] of several listings of one home the sitemap has the one that stands for the others', async () => {
  await sql`insert into merged_listing (listing_id, lead_id) values (3, 1)`.execute(database);
  const paths = [];
  for await (const entries of listingPages.entries(database, 1)) paths.push(...entries.map(({ path }) => path));
  await sql`delete from merged_listing`.execute(database);
  expect(paths).toEqual(['house-1', 'house-richmond-2', 'house-4', 'house-7'].map((uri) => `/property/${uri}`));
});

test('[SEO-01] sitemaps are compressed if accepted, and current copies get 304', async () => {
  for (const path of ['/sitemap.xml', '/sitemaps/listings/2.xml', '/sitemaps/searches/1.xml']) {
    const plain = await ask(path);
    const packed = await ask(path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.body).toString()).toBe(plain.text);
    expect((await ask(path, { headers: { 'if-none-match': String(plain.headers['etag']) } })).status).toBe(304);
    expect((await ask(path, { headers: { 'if-modified-since': String(plain.headers['last-modified']) } })).status).toBe(
      304,
    );
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.headers['etag'], head.body.length]).toEqual([200, plain.headers['etag'], 0]);
  }
  for (const path of [
    '/sitemaps/listings/3.xml',
    '/sitemaps/listings/1',
    '/sitemaps/castles/1.xml',
    '/sitemaps/listings/01.xml',
  ])
    expect((await ask(path)).status).toBe(404);
});

test("[SEO-01] a file of more listings than are read at once holds each of them once, and no other file's", async () => {
  await sql`insert into listing (id, uri, status_type, status, listing_class, property_type, office_id)
    select id, 'block-' || id, 'buy', 'available', 'sale', 7, 1 from generate_series(100001, 104500) id`.execute(
    database,
  );
  const read = async (file: number): Promise<string[]> => {
    const paths: string[] = [];
    for await (const some of listingPages.entries(database, file)) paths.push(...some.map(({ path }) => path));
    return paths;
  };
  const third = await read(3);
  expect([third.length, new Set(third).size, third[0], third.at(-1)]).toEqual([
    4500,
    4500,
    '/property/block-100001',
    '/property/block-104500',
  ]);
  expect(await read(2)).toEqual(['/property/house-50001']);
  expect(await read(4)).toEqual([]);
});

test('the files are counted once for everybody, and again when the count is old', async () => {
  let now = 0;
  const list = fileList(database, () => now);
  const [one, other] = await Promise.all([list(), list()]);
  expect(other).toBe(one);
  now = 299_999;
  expect(await list()).toBe(one);
  now = 300_000;
  expect(await list()).not.toBe(one);
});

test('[PROP-01, PROP-04] a sitemap names each property once that was sold at a disclosed price and is not on offer', async () => {
  const sold = {
    status_type: 'sold',
    status: 'completed',
    completed_on: '2026-10-10',
    completed_price: 800_000,
    completed_price_visible: true,
    street: 'Wilson St',
  };
  await fillTestListings(database, [
    { id: 101, ...sold, street_number: '12A', unit: '3' },
    { id: 102, ...sold, street_number: '12a', unit: '3' },
    { id: 103, ...sold, street_number: '14' },
    { id: 104, street: 'Wilson Street', street_number: '14' },
    { id: 105, ...sold, street_number: '16', completed_price_visible: false },
    { id: 106, ...sold, street_number: '18', street_visible: false },
    { id: 107, ...sold, street_number: '20', status: 'removed' },
    { id: 108, ...sold, street_number: null },
  ]);
  await refreshListingSuggestions(database, 'all');
  const [file] = await propertyPages.files(database);
  expect(file).toMatchObject({ number: 1, count: 1 });
  const paths: string[] = [];
  for await (const entries of propertyPages.entries(database, 1)) paths.push(...entries.map(({ path }) => path));
  expect(paths).toEqual(['/location/richmond-vic-3121/wilson-street/12a-unit-3']);
});
