import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addressXml, documentWith, listingXml } from '../fixtures/listing.ts';
import { feedService, opsToken } from '../fixtures/service.ts';
import { createFeedKey } from '../../agencies/offices/feed-keys.ts';
import { jsonExample } from '../json/published-schema.ts';
import type { FeedReport } from '../report/report.ts';
import { feedRoutes } from '../routes.ts';

type Site = Awaited<ReturnType<typeof feedService>> & { readonly app: FastifyInstance; readonly key: string };
async function site(): Promise<Site> {
  const own = await feedService();
  const app = Fastify();
  await feedRoutes(app, own.service);
  await app.ready();
  return { ...own, app, key: await createFeedKey(own.database, 10) };
}
let one: Site;
let other: Site;
beforeAll(async () => {
  [one, other] = [await site(), await site()];
});
afterAll(async () => {
  for (const each of [one, other]) {
    await each.app.close();
    await each.close();
  }
});

const get = (at: Site, url: string, headers: Record<string, string> = { 'x-feed-key': at.key }) =>
  at.app.inject({ url, headers });
async function send(at: Site, payload: string, path = '/feeds/reaxml', type = 'application/xml'): Promise<FeedReport> {
  const response = await at.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'x-feed-key': at.key, 'content-type': type },
  });
  expect(response.statusCode).toBe(202);
  const { status } = response.json<{ status: string }>();
  for (;;) {
    const report = (await get(at, status)).json<FeedReport>();
    if (report.status === 'done' || report.status === 'failed') return report;
  }
}

/** Everything that a feed decides of the office's listings, on either site. */
async function listingsOf({ database }: Site): Promise<unknown> {
  const { rows } = await sql`
    select l.feed_kind, l.feed_unique_id, l.feed_modified_at, l.status_type, l.status, l.published, l.under_offer,
      l.property_type, l.locality_id,
      l.search_price, l.price_visible, l.price_text, l.street_visible, l.unit, l.street_number, l.street,
        l.position_approximate,
      -- The middle of a street is that of what the site knows.
      case when not l.position_approximate then point(l.longitude, l.latitude) end as position,
      l.bedrooms, l.bathrooms, l.car_spaces, l.land_metres, l.frontage_metres, l.building_metres, l.features::text,
        l.auction_at, l.completed_on,
      l.completed_price, l.completed_price_visible, l.available_on, l.bond, l.title, l.description, l.document,
        r.record,
      (select array_agg(a.name || a.phone order by la.place) from listing_agent la join agent a on a.id = la.agent_id
        where la.listing_id = l.id) as agents,
      (select array_agg(i.starts_at order by i.starts_at) from inspection i where i.listing_id = l.id) as inspections
    from listing l left join feed_record r on r.listing_id = l.id
      where l.office_id = 10 order by l.feed_kind, l.feed_unique_id`.execute(database);
  return rows;
}

const house = `${addressXml({ number: '3/39' })}<category name="House"/><price display="no">900000</price><priceView>Hidden &amp; sought</priceView>
  <headline>Light</headline><description>One &lt; two</description><features><bedrooms>3</bedrooms><garages>2</garages><pool>1</pool></features>
  <landDetails><area unit="squareMeter">300</area></landDetails><inspectionTimes><inspection>28-Nov-2030 11:00am to 11:30am</inspection></inspectionTimes>
  <objects><img id="m" url="https://pictures.example/1.jpg" modTime="2026-11-01-09:00:00"/><floorplan id="1" url="https://pictures.example/plan.png"/></objects>
  <listingAgent id="1"><name>Ada Lovell</name><telephone>0400 000 001</telephone><email>ada@example.com</email></listingAgent>
  <auction date="2030-12-05-11:00:00"/><geoLat>-37.8</geoLat><geoLong>145.1</geoLong>`;
const feed = documentWith(
  listingXml(house, { id: 'H1' }),
  listingXml(`${addressXml({ display: 'no' })}<category name="House"/>`, { id: 'H2' }),
  listingXml(
    `${addressXml()}<soldDetails><soldPrice display="no">870000</soldPrice><soldDate>2026-10-30</soldDate></soldDetails>`,
    {
      id: 'H3',
      status: 'sold',
    },
  ),
  listingXml(`${addressXml({ number: '7' })}<rent period="week">650</rent><bond>2600</bond><category name="Unit"/>`, {
    id: 'R1',
    kind: 'rental',
  }),
  listingXml(`${addressXml({ number: '9' })}<price>500000</price>`, { id: 'H4', status: 'withdrawn' }),
);

test('[DATA-25] an export that is imported into another site makes the same listings', async () => {
  await send(one, feed);
  const json = {
    listings: [{ ...jsonExample.listings[0], agentId: 'XYZABC', features: { balcony: true, gym: false } }],
  };
  expect(await send(one, JSON.stringify(json), '/feeds/listings', 'application/json')).toMatchObject({
    counts: { created: 1 },
  });
  const response = await get(one, '/feeds/listings.xml');
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'private, no-cache',
  ]);
  const report = await send(other, response.body);
  expect([report.status, report.problem, report.counts.rejected, report.total]).toEqual(['done', null, 0, 6]);
  expect(await listingsOf(other)).toEqual(await listingsOf(one));
  // Back where it came from it changes nothing.
  expect(await send(one, response.body)).toMatchObject({ counts: { unchanged: 6, created: 0, updated: 0 } });
});

test('[DATA-25] the export has agents’ edits and agent-entered listings, and only the state of a withheld one', async () => {
  await sql`update listing set title = 'By hand', updated_at = now() where feed_unique_id = 'H1'`.execute(one.database);
  await sql`update listing set published = false, updated_at = now() where feed_unique_id = 'H2'`.execute(one.database);
  await sql`insert into listing_edit (listing_id, name, feed, own, member_id)
    select id, 'title', '{"title":"Light"}', '{"title":"By hand"}', null from listing
    where feed_unique_id = 'H1'`.execute(one.database);
  const {
    rows: [made],
  } = await sql<{ id: number }>`
    insert into listing (uri, status_type, status, published, listing_class, property_type, office_id, locality_id,
      price_visible, search_price, street_visible, street_number, street, title, description)
    values ('agent-entered', 'buy', 'available', true, 'sale', 7, 10, 1, true, 750000, true, '5', 'Hand Street',
      'Made by hand', 'It is') returning id`.execute(one.database);
  const whole = (await get(one, '/feeds/listings.xml')).body;
  expect(whole).toContain('<headline>By hand</headline>');
  expect(whole).toContain(`<uniqueID>V${made?.id}</uniqueID>`);
  expect(whole).not.toContain('<uniqueID>H2</uniqueID>');
  const changed = (await get(one, '/feeds/listings.xml?modifiedSince=2026-01-01T00:00:00Z')).body;
  expect(changed).toMatch(
    /<residential [^>]*status="withdrawn"><agentID>XYZABC<\/agentID><uniqueID>H2<\/uniqueID><\/residential>/,
  );
  expect((await get(one, '/feeds/listings.xml?modifiedSince=2199-01-01')).body).not.toContain('<residential');
});

test('[DATA-25] an unchanged export is 304 by its tag, which a change of a listing ends', async () => {
  const { headers } = await get(one, '/feeds/listings.xml');
  const conditional = () =>
    get(one, '/feeds/listings.xml', { 'x-feed-key': one.key, 'if-none-match': `"x", ${String(headers['etag'])}` });
  expect((await conditional()).statusCode).toBe(304);
  await sql`update listing set updated_at = now() where feed_unique_id = 'H4'`.execute(one.database);
  expect((await conditional()).statusCode).toBe(200);
});

test('[SEC-56] a key exports its own office only; the operator names one; others get nothing', async () => {
  const stranger = await createFeedKey(one.database, 1);
  const own = await get(one, '/feeds/listings.xml', { 'x-feed-key': stranger });
  expect([own.statusCode, own.body]).toEqual([200, expect.not.stringContaining('H1')]);
  const codes = async (url: string, headers: Record<string, string>) => (await get(one, url, headers)).statusCode;
  expect([
    await codes('/feeds/listings.xml?agentId=XYZABC', { 'x-feed-key': stranger }),
    await codes('/feeds/listings.xml', { 'x-feed-key': 'vfk_wrong' }),
    await codes('/feeds/listings.xml', {}),
    await codes('/feeds/listings.xml', { authorization: `Bearer ${opsToken}` }),
    await codes('/feeds/listings.xml?agentId=NOBODY', { authorization: `Bearer ${opsToken}` }),
    await codes('/feeds/listings.xml?agentId=xyzabc', { authorization: `Bearer ${opsToken}` }),
    await codes('/feeds/listings.xml?modifiedSince=yesterday', { 'x-feed-key': one.key }),
    await codes('/feeds/listings.xml?modifiedSince=2026-13-45', { 'x-feed-key': one.key }),
  ]).toEqual([403, 401, 401, 400, 404, 200, 400, 400]);
});

test('[DATA-23] JSON is validated without being stored, another type is rejected by name, and the schema is public', async () => {
  const before = await listingsOf(one);
  const post = (payload: string, type = 'application/json', path = '/feeds/listings/validate') =>
    one.app.inject({ method: 'POST', url: path, payload, headers: { 'x-feed-key': one.key, 'content-type': type } });
  const listing = { ...jsonExample.listings[0], agentId: 'XYZABC', uniqueId: 'DRY' };
  const tried = await post(
    JSON.stringify({ listings: [listing, { ...listing, uniqueId: 'BAD', price: { amount: 'x' } }] }),
  );
  expect(tried.json()).toMatchObject({
    id: null,
    counts: { created: 1, rejected: 1 },
    listings: [
      { uniqueId: 'DRY', outcome: 'created' },
      {
        kind: 'residential',
        uniqueId: 'BAD',
        outcome: 'rejected',
        notes: [
          {
            code: 'value-not-in-schema',
            path: '/listings/1/price/amount',
            message: expect.stringContaining('must be number'),
          },
        ],
      },
    ],
  });
  expect(await listingsOf(one)).toEqual(before);
  const wrong = await post('<propertyList/>', 'application/xml', '/feeds/listings');
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    415,
    { detail: expect.stringContaining('application/json') },
  ]);
  const foreign = await send(
    one,
    JSON.stringify({ listings: [{ ...listing, agentId: 'SOMEONE', address: { suburb: 'Richmond', state: 'VIC' } }] }),
    '/feeds/listings',
    'application/json',
  );
  expect(foreign.listings).toMatchObject([
    { outcome: 'rejected', notes: [{ code: 'agent-not-yours', path: '/listings/0/agentId' }] },
  ]);
  const none = await send(one, '[]', '/feeds/listings', 'application/json');
  expect([none.status, none.problem]).toEqual(['failed', expect.stringContaining('{"listings"')]);
  const schema = await get(one, '/feeds/listings.schema.json', {});
  expect([schema.statusCode, schema.headers['content-type']]).toEqual([200, expect.stringContaining('schema+json')]);
  expect(schema.json()).toMatchObject({ $schema: expect.stringContaining('2020-12'), required: ['listings'] });
});

test('[SEC-55] whatever a hostile listing contains, its line is written and the import continues', async () => {
  const hostile = [
    '{"kind":"a\\u0000b\\ud800","__proto__":{"x":1},"uniqueId":"\\u0000"}',
    '{"kind":"a","\\u0000key":1}',
    '{"kind":"a","\\ud800":1,"\\ud800":2}',
    '{"kind":"a","key\\u0007":{"~/":1}}',
    '{"kind":"a",\u0000}',
    `{"kind":"residential","agentId":"XYZABC","uniqueId":"${'\\u0000'.repeat(40)}","status":"current"}`,
    '{"kind":"residential","agentId":"XYZABC","uniqueId":"HOSTILE","status":"current","headline":"\\u0000\\udc00","priceText":"\\u0001","address":{"suburb":"Rich\\u0000mond","state":"VIC","postcode":"3121","street":"\\ud83c"}}',
  ];
  const report = await send(one, `{"listings":[${hostile.join(',')}]}`, '/feeds/listings', 'application/json');
  expect([report.status, report.listings.map(({ outcome }) => outcome)]).toEqual([
    'done',
    ['rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'created'],
  ]);
  expect((await get(one, '/feeds/listings.xml')).body).toContain('<uniqueID>HOSTILE</uniqueID>');
});
