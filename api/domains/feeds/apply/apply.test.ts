import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillFeedMarket } from '../fixtures/market.ts';
import { addressXml, documentWith, listingXml } from '../fixtures/listing.ts';
import { ListingReader } from '../read/listings.ts';
import { applyListing, type Applied } from './listing.ts';
import { operator, type Sender } from '../../agencies/offices/feed-sender.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillFeedMarket(database);
});
afterAll(() => database.destroy());

let number = 0;
/** An id of a listing that no other test uses. */
const freshId = (): string => `L${(number += 1)}`;

const apply = async (xml: string, sender: Sender = operator): Promise<Applied> => {
  const reader = new ListingReader();
  const [read] = [...reader.push(documentWith(xml)), ...reader.end()];
  if (read === undefined) throw new Error('no listing');
  return database.transaction().execute((transaction) => applyListing(transaction, read, sender, false));
};
// Most listings here name no category and are the same home, which have tests of their own.
const codes = ({ notes }: Applied): string[] =>
  notes.map(({ code }) => code).filter((code) => code !== 'category-missing' && !code.startsWith('check-'));
const listing = async ({ listingId }: Applied): Promise<Record<string, unknown>> =>
  (await sql<Record<string, unknown>>`select * from listing where id = ${listingId}`.execute(database)).rows[0] ?? {};
const searchRow = async ({ listingId }: Applied): Promise<Record<string, unknown> | undefined> =>
  (await sql<Record<string, unknown>>`select * from listing_search where id = ${listingId}`.execute(database)).rows[0];
const house = `${addressXml({ suburb: 'RICHMOND', state: 'vic' })}<price display="yes">900000</price><priceView>$880,000 - $950,000</priceView><category name="House"/>
  <headline>Light</headline><features><bedrooms>3</bedrooms><garages>1</garages><carports>1</carports><pool>1</pool></features><landDetails><area unit="acre">1</area></landDetails>
  <inspectionTimes><inspection>28-Nov-2026 11:00am to 11:30am</inspection></inspectionTimes><listingAgent id="1"><name>Ada Example</name><email>ada@example.com</email></listingAgent>`;

test('[DATA-02] a residential listing becomes one that can be found by suburb, with all its data', async () => {
  const done = await apply(listingXml(house, { id: freshId() }));
  expect(done.outcome).toBe('created');
  expect(await listing(done)).toMatchObject({
    uri: `39-main-road-richmond-vic-3121-house-${done.listingId}`,
    status_type: 'buy',
    status: 'available',
    published: true,
    listing_class: 'sale',
    property_type: 7,
    locality_id: 1,
    search_price: 900_000,
    price_visible: true,
    price_text: '$880,000 - $950,000',
    street_visible: true,
    street_number: '39',
    street: 'Main Road',
    bedrooms: 3,
    car_spaces: 2,
    land_metres: 4046.86,
    features: 16n,
    title: 'Light',
    latitude: -37.82,
    longitude: 145,
    position_approximate: true,
  });
  expect(await searchRow(done)).toMatchObject({ mode: 1, locality_id: 1, price: 900_000 });
  const { rows } =
    await sql`select starts_at, ends_at, local_date from inspection where listing_id = ${done.listingId}`.execute(
      database,
    );
  expect(rows).toEqual([
    {
      starts_at: new Date('2026-11-28T00:00:00Z'),
      ends_at: new Date('2026-11-28T00:30:00Z'),
      local_date: '2026-11-28',
    },
  ]);
});

test('[DATA-02] rental, land and rural become listings of their own kind; one identity in several kinds is several listings', async () => {
  const id = freshId();
  const rental = await apply(
    listingXml(
      `${addressXml()}<rent period="week" display="yes">650</rent><bond>2800</bond><dateAvailable>2026-12-01</dateAvailable><category name="Unit"/>`,
      { kind: 'rental', id },
    ),
  );
  const land = await apply(listingXml(`${addressXml()}<landCategory name="Residential"/>`, { kind: 'land', id }));
  const rural = await apply(
    listingXml(`${addressXml()}<ruralCategory name="Dairy"/><ruralFeatures><fencing>Good</fencing></ruralFeatures>`, {
      kind: 'rural',
      id,
    }),
  );
  expect([rental, land, rural].map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created']);
  expect(await listing(rental)).toMatchObject({
    status_type: 'rent',
    listing_class: 'rental',
    search_price: 650,
    bond: 2800,
    available_on: '2026-12-01',
    property_type: 14,
  });
  expect(await listing(land)).toMatchObject({ status_type: 'buy', property_type: 19 });
  expect(await listing(rural)).toMatchObject({
    property_type: 22,
    document: { rural: [{ label: 'Fencing', text: 'Good' }] },
  });
  expect(await searchRow(rental)).toMatchObject({ mode: 2 });
});

test('[DATA-02, DATA-08] equal content is a no-op, also with a newer modTime', async () => {
  const id = freshId();
  const first = await apply(listingXml(house, { id }));
  const before = await listing(first);
  expect((await apply(listingXml(house, { id }))).outcome).toBe('unchanged');
  expect(await listing(first)).toEqual(before);
  expect((await apply(listingXml(house, { id, modTime: '2026-11-05-09:00:00' }))).outcome).toBe('unchanged');
  expect(await listing(first)).toEqual({ ...before, feed_modified_at: '2026-11-05T09:00:00' });
});

test('[DATA-08] an older modTime is ignored, an equal one with other content applied and reported', async () => {
  const id = freshId();
  await apply(listingXml(house, { id }));
  const older = await apply(listingXml('<headline>Old</headline>', { id, modTime: '2026-10-31-09:00:00' }));
  expect([older.outcome, codes(older)]).toEqual(['unchanged', ['older']]);
  const same = await apply(listingXml('<headline>Same time</headline>', { id }));
  expect([same.outcome, codes(same)]).toEqual(['updated', ['same-time-changed']]);
  expect(await listing(same)).toMatchObject({ title: 'Same time', bedrooms: 3, search_price: 900_000 });
  const timeless = await apply(listingXml('<headline>No time</headline>', { id, modTime: null }));
  expect([timeless.outcome, codes(timeless)]).toEqual(['updated', ['modtime-missing']]);
  expect(await listing(timeless)).toMatchObject({ title: 'No time', feed_modified_at: '2026-11-01T09:00:00' });
});

test('[DATA-02] sold, leased, withdrawn and off-market change the stored listing', async () => {
  const id = freshId();
  await apply(listingXml(house, { id }));
  const sold = await apply(
    listingXml(
      '<soldDetails><soldPrice display="yes">910000</soldPrice><soldDate>2026-11-10</soldDate></soldDetails>',
      { id, status: 'sold', modTime: '2026-11-11' },
    ),
  );
  expect(sold.outcome).toBe('updated');
  expect(await listing(sold)).toMatchObject({
    status_type: 'sold',
    status: 'completed',
    completed_price: 910_000,
    completed_price_visible: true,
    completed_on: '2026-11-10',
    bedrooms: 3,
  });
  expect(await searchRow(sold)).toMatchObject({ mode: 3, price: 910_000 });
  for (const status of ['withdrawn', 'offmarket', 'deleted']) {
    const gone = await apply(listingXml('', { id, status, modTime: '2026-11-12' }));
    expect([gone.outcome, await searchRow(gone)]).toEqual(['updated', undefined]);
    expect(await listing(gone)).toMatchObject({ status: 'removed', status_type: 'buy' });
  }
  const rentalId = freshId();
  await apply(
    listingXml(`${addressXml()}<rent period="week" display="yes">650</rent>`, { kind: 'rental', id: rentalId }),
  );
  const leased = await apply(
    listingXml('', { kind: 'rental', id: rentalId, status: 'leased', modTime: '2026-11-12-10:00:00' }),
  );
  expect(await listing(leased)).toMatchObject({
    status_type: 'leased',
    status: 'completed',
    completed_on: '2026-11-12',
  });
});

test('[DATA-02] a change of status of an unknown listing is stored until its full record arrives, also an older one', async () => {
  const id = freshId();
  const fragment = await apply(
    listingXml('<soldDetails><price display="yes">500000</price><date>2026-11-01</date></soldDetails>', {
      id,
      status: 'sold',
      modTime: '2026-11-02',
    }),
  );
  expect([fragment.outcome, fragment.uri, codes(fragment), await searchRow(fragment)]).toEqual([
    'stored',
    null,
    ['listing-not-known'],
    undefined,
  ]);
  const full = await apply(listingXml(house, { id, modTime: '2026-11-01' }));
  expect([full.outcome, codes(full)]).toEqual(['created', ['older-completes']]);
  expect(await listing(full)).toMatchObject({
    status_type: 'sold',
    completed_price: 500_000,
    bedrooms: 3,
    feed_modified_at: '2026-11-02T00:00:00',
  });
  const gone = await apply(listingXml('', { id: freshId(), status: 'withdrawn' }));
  expect([gone.outcome, codes(gone)]).toEqual(['stored', ['listing-not-known']]);
});

test('[DATA-09] kinds without a home in the product are stored, not published, and reported', async () => {
  for (const kind of ['commercial', 'commercialLand', 'business', 'holidayRental']) {
    const done = await apply(listingXml(addressXml(), { kind, id: freshId() }));
    expect([done.outcome, done.uri, codes(done), await searchRow(done)]).toEqual([
      'stored',
      null,
      ['kind-not-published'],
      undefined,
    ]);
    expect(await listing(done)).toMatchObject({ published: false });
  }
  const holiday = await apply(listingXml(`${addressXml()}<holiday value="yes"/>`, { kind: 'rental', id: freshId() }));
  expect([holiday.outcome, codes(holiday)]).toEqual(['stored', ['holiday-not-published']]);
});

test('[LIST-14, DATA-08] a hidden address with coordinates reveals neither street nor position anywhere', async () => {
  const done = await apply(
    listingXml(
      `${addressXml({ display: 'no' })}<headline>See 39 Main Road</headline><extraFields><geoLat>-37.81</geoLat><geoLong>145.01</geoLong></extraFields>`,
      { id: freshId() },
    ),
  );
  expect(codes(done)).toEqual(['address-hidden', 'hidden-address-in-text']);
  expect(await listing(done)).toMatchObject({
    street_visible: false,
    latitude: null,
    longitude: null,
    uri: `richmond-vic-3121-other-${done.listingId}`,
  });
  expect(await searchRow(done)).toMatchObject({ position: null, locality_id: 1 });
  const shown = await apply(
    listingXml(`${addressXml()}<extraFields><geoLat>-37.81</geoLat><geoLong>145.01</geoLong></extraFields>`, {
      id: freshId(),
    }),
  );
  expect(await searchRow(shown)).toMatchObject({ position: { x: 145.01, y: -37.81 } });
});

test('[LIST-14] a hidden suburb keeps the listing unpublished; a hidden price has no text and matches no price', async () => {
  const suburb = await apply(listingXml(addressXml({ suburbDisplay: 'no' }), { id: freshId() }));
  expect([suburb.outcome, suburb.uri, codes(suburb)]).toEqual(['stored', null, ['suburb-hidden']]);
  expect(String((await listing(suburb))['uri'])).not.toMatch(/richmond|main/);
  const price = await apply(
    listingXml(`${addressXml()}<price display="no">900000</price><priceView>About $900,000</priceView>`, {
      id: freshId(),
    }),
  );
  expect(await listing(price)).toMatchObject({ price_visible: false, price_text: null, search_price: 900_000 });
  expect(await searchRow(price)).toMatchObject({ price: null, price_band: 0 });
});

test.each([
  [
    'VIC',
    'residential',
    '<price display="yes">500000</price><priceView>Between $400,000 and $600,000</priceView>',
    'law-range-over-10-percent',
    500_000,
  ],
  [
    'VIC',
    'residential',
    '<price display="yes">500000</price><priceView>Offers above $500,000</priceView>',
    'law-vic-open-ended',
    500_000,
  ],
  [
    'VIC',
    'land',
    '<price display="yes">80000</price><priceView>To suit buyers $60,000+</priceView>',
    'law-vic-open-ended',
    80_000,
  ],
  [
    'QLD',
    'residential',
    '<authority value="auction"/><price display="yes">500000</price><priceView>Guide $500,000</priceView>',
    'law-qld-auction-guide',
    null,
  ],
  [
    'QLD',
    'residential',
    '<authority value="auction"/><price display="yes">500000</price>',
    'law-qld-auction-guide',
    null,
  ],
  [
    'VIC',
    'rental',
    '<rent period="week" display="yes">500</rent><priceView>$500 - $550 per week</priceView>',
    'law-rent-not-fixed',
    500,
  ],
] as const)(
  '[LIST-13] %s %s: %s breaks the law; it is reported by its rule, replaced by no figure, and the listing stays',
  async (state, kind, inside, code, found) => {
    const place = state === 'QLD' ? { suburb: 'Paddington', state, postcode: '4064' } : {};
    const done = await apply(listingXml(`${addressXml(place)}${inside}`, { kind, id: freshId() }));
    expect([done.outcome, codes(done)]).toEqual(['created', expect.arrayContaining([code])]);
    expect(await listing(done)).toMatchObject({
      price_text: found === null ? null : 'Contact agent',
      price_visible: found !== null,
    });
    expect(await searchRow(done)).toMatchObject({ price: found });
  },
);

test('[LIST-13] what the law of the state allows is displayed as it is written', async () => {
  for (const [place, view] of [
    [{}, '$900,000 - $990,000'],
    [{ suburb: 'Paddington', state: 'QLD', postcode: '4064' }, 'Offers over $900,000'],
    [{ suburb: 'Perth', state: 'WA', postcode: '6000' }, 'From $700,000 to $900,000'],
  ] as const) {
    const done = await apply(
      listingXml(`${addressXml(place)}<price display="yes">900000</price><priceView>${view}</priceView>`, {
        id: freshId(),
      }),
    );
    expect(codes(done)).toEqual([]);
    expect(await listing(done)).toMatchObject({ price_text: view, price_visible: true });
  }
});

test('[DATA-08] local times are those of the property; one in a daylight-saving gap is moved forward and noted', async () => {
  const inside =
    '<authority value="auction"/><auction date="2027-10-03T02:30"/><inspectionTimes><inspection>2027-10-03 02:15 to 02:45</inspection></inspectionTimes>';
  const done = await apply(listingXml(`${addressXml()}${inside}`, { id: freshId() }));
  expect(codes(done)).toEqual(['time-moved', 'time-moved']);
  expect(await listing(done)).toMatchObject({ auction_at: new Date('2027-10-02T16:30:00Z') });
  const perth = await apply(
    listingXml(`${addressXml({ suburb: 'Perth', state: 'WA', postcode: '6000' })}${inside}`, { id: freshId() }),
  );
  expect(codes(perth)).toEqual([]);
  expect(await listing(perth)).toMatchObject({ auction_at: new Date('2027-10-02T18:30:00Z') });
  const zero = await apply(
    listingXml(`${addressXml()}<authority value="auction"/><auction date="0000-00-00-00:00:00"/>`, { id: freshId() }),
  );
  expect(await listing(zero)).toMatchObject({ auction_at: null });
});

test('[DATA-02] an unknown suburb becomes a provisional one and is reported; a listing with an unknown state stays unpublished', async () => {
  const done = await apply(
    listingXml(addressXml({ suburb: 'MOCKFORD', state: 'NSW', postcode: '0002' }), { id: freshId() }),
  );
  expect([done.outcome, codes(done)]).toEqual(['created', ['suburb-provisional']]);
  const again = await apply(
    listingXml(addressXml({ suburb: 'Mockford', state: 'NSW', postcode: '0002' }), { id: freshId() }),
  );
  expect(codes(again)).toEqual([]);
  expect((await listing(again))['locality_id']).toBe((await listing(done))['locality_id']);
  const nowhere = await apply(listingXml(addressXml({ state: 'Otago' }), { id: freshId() }));
  expect([nowhere.outcome, codes(nowhere)]).toEqual(['stored', ['state-unknown']]);
  const abroad = await apply(
    listingXml(addressXml().replace('</address>', '<country>NZ</country></address>'), { id: freshId() }),
  );
  expect([abroad.outcome, codes(abroad)]).toEqual(['stored', ['country-unknown']]);
});

test("[DATA-08] an office's key takes its own agentID only; the operator's import makes an unclaimed office", async () => {
  await sql`update office set feed_agent_id = 'OWNAAA' where id = 1`.execute(database);
  const office: Sender = { operator: false, officeId: 1, agentId: 'OWNAAA' };
  const other = await apply(listingXml(addressXml(), { id: freshId(), agentId: 'OTHERS' }), office);
  expect([other.outcome, codes(other)]).toEqual(['rejected', ['agent-not-yours']]);
  const own = await apply(listingXml(addressXml(), { id: freshId(), agentId: 'ownaaa' }), office);
  expect(await listing(own)).toMatchObject({ office_id: 1, feed_agent_id: 'OWNAAA' });
  const made = await apply(listingXml(addressXml(), { id: freshId(), agentId: 'NEWBIE' }));
  expect(codes(made)).toEqual(['office-made']);
  const { rows } = await sql`select name, claimed, slug from office where feed_agent_id = 'NEWBIE'`.execute(database);
  expect(rows).toEqual([{ name: 'Agency NEWBIE', claimed: false, slug: expect.stringMatching(/^agency-newbie-\d+$/) }]);
});

test('[DATA-02, AGNT-09] agents are matched by email or name within their office, and never changed in another', async () => {
  await sql`update office set feed_agent_id = 'AGEAAA' where id = 2`.execute(database);
  const agents =
    '<listingAgent id="1"><name>Cleo Wren</name><telephone type="mobile">0400 111 222</telephone></listingAgent><listingAgent id="2"><name>Dan New</name><email>dan@example.com</email></listingAgent>';
  const id = freshId();
  const done = await apply(listingXml(`${addressXml()}${agents}`, { id, agentId: 'AGEAAA' }));
  const of = async () =>
    (
      await sql<{ id: number; name: string; phone: string | null }>`
    select a.id, a.name, a.phone from listing_agent l join agent a on a.id = l.agent_id
      where l.listing_id = ${done.listingId} order by place`.execute(database)
    ).rows;
  const [cleo, dan] = await of();
  expect([cleo, dan]).toMatchObject([{ id: 3, name: 'Cleo Wren', phone: '0400 111 222' }, { name: 'Dan New' }]);
  await apply(
    listingXml(
      '<listingAgent id="1"/><listingAgent id="2"><name>Daniel New</name><email>Dan@Example.com</email></listingAgent>',
      { id, agentId: 'AGEAAA', modTime: '2026-11-09' },
    ),
  );
  expect(await of()).toEqual([{ ...dan, name: 'Daniel New' }]);
  // [AGNT-09] What an agent has written on their profile stays.
  await sql`update agent set phone = '+61400000000', profile_edited_at = now() where id = ${dan?.id}`.execute(database);
  const number =
    '<name>Daniel New</name><email>Dan@Example.com</email><telephone type="mobile">0400 999 999</telephone>';
  await apply(
    listingXml(`<listingAgent id="1"/><listingAgent id="2">${number}</listingAgent>`, {
      id,
      agentId: 'AGEAAA',
      modTime: '2026-11-10',
    }),
  );
  expect(await of()).toMatchObject([{ name: 'Daniel New', phone: '+61400000000' }]);
  const guest = await apply(
    listingXml(
      `${addressXml()}<listingAgent id="2"><agentID>AGEAAA</agentID><name>Cleo Wren</name><telephone>03 9999 9999</telephone></listingAgent><listingAgent id="3"><agentID>AGEAAA</agentID><name>Nobody Known</name></listingAgent>`,
      { id: freshId() },
    ),
  );
  expect(codes(guest)).toEqual(['agent-of-other-office']);
  expect((await sql`select phone from agent where id = 3`.execute(database)).rows).toEqual([{ phone: '0400 111 222' }]);
});

test('[DATA-02] a home without a category is Other, and the report notes it', async () => {
  const { notes, ...done } = await apply(listingXml(addressXml(), { id: freshId() }));
  expect(notes.filter(({ code }) => !code.startsWith('check-'))).toMatchObject([
    { code: 'category-missing', path: 'residential/category' },
  ]);
  expect(await listing({ ...done, notes })).toMatchObject({ property_type: 18 });
});

test('[DATA-08] an emptied picture slot is removed, a picture fetched before is retained', async () => {
  const id = freshId();
  const first = await apply(
    listingXml(
      `${addressXml()}<objects><img id="a" url="https://e.com/a.jpg"/><img id="m" url="https://e.com/m.jpg"/></objects>`,
      { id },
    ),
  );
  await sql`update listing set document = jsonb_set(document, '{photos,0,key}', '"stored-key"')
    where id = ${first.listingId}`.execute(database);
  const second = await apply(
    listingXml('<objects><img id="a"/><img id="b" url="javascript:alert(1)"/></objects>', {
      id,
      modTime: '2026-11-02',
    }),
  );
  expect(codes(second)).toEqual(['link-refused']);
  expect(await listing(second)).toMatchObject({
    document: { photos: [{ slot: 'm', source: 'https://e.com/m.jpg', key: 'stored-key', alt: 'Photo 1' }] },
  });
  expect((await listing(second))['document']).toHaveProperty('photos.length', 1);
});

test('[DATA-18] a listing without coordinates is where the address file has it; a hidden or unknown one has no position', async () => {
  await sql`with s as (insert into address_street (state_code, locality, postcode, name)
    values ('VIC', 'richmond', '3121', 'found street') returning id)
    insert into address_point (street_id, number, unit, first, last, latitude, longitude)
      select id, '39', '', 39, 39, -37.8211, 145.0011 from s`.execute(database);
  const send = async (address: string, more = '') =>
    listing(await apply(listingXml(`${address}<category name="House"/>${more}`, { id: freshId() })));
  const found = { latitude: -37.8211, longitude: 145.0011, position_approximate: false, position_from_file: true };
  expect(await send(addressXml({ street: 'Found St' }))).toMatchObject(found);
  expect(await send(addressXml({ number: '7/39', street: 'Found St' }))).toMatchObject(found);
  expect(await send(addressXml({ street: 'Found St', display: 'no' }))).toMatchObject({
    latitude: null,
    position_approximate: false,
    position_from_file: false,
  });
  expect(await send(addressXml({ street: 'Found St', suburb: 'Nowhere Hill' }))).toMatchObject({ latitude: null });
  // A feed's own coordinates count.
  expect(
    await send(addressXml({ street: 'Found St' }), '<geoLat>-37.8</geoLat><geoLong>145.1</geoLong>'),
  ).toMatchObject({
    latitude: -37.8,
    position_from_file: false,
  });
});

test('[DATA-47] a wrong postcode makes no second suburb of a name: the listing is in the known one, and that is reported', async () => {
  for (const postcode of ['3999', '3000', '2000']) {
    const done = await apply(
      listingXml(`${addressXml({ suburb: 'Richmond', postcode })}<category name="House"/>`, { id: freshId() }),
    );
    expect([postcode, codes(done), done.uri]).toEqual([
      postcode,
      ['postcode-unlike-suburb'],
      expect.stringContaining('richmond-vic-3121'),
    ]);
  }
  const { rows } = await sql`select from locality where name = 'Richmond' and state_code = 'VIC'`.execute(database);
  expect(rows).toHaveLength(1);
});

test('[DATA-24] a place without a postcode takes the feed’s and gets no twin; of two namesakes without one neither does', async () => {
  await sql`insert into locality (id, slug, name, state_code, postcode, latitude, longitude, setting, time_zone) values
    (60, 'quiet-creek-vic', 'Quiet Creek', 'VIC', null, -37, 144, 'rural', 'Australia/Melbourne'),
    (61, 'twin-hills-vic', 'Twin Hills', 'VIC', null, -37, 144, 'rural', 'Australia/Melbourne'),
    (62, 'twin-hills-vic-2', 'Twin Hills', 'VIC', null, -36, 142, 'rural', 'Australia/Melbourne')`.execute(database);
  const send = (suburb: string, postcode: string) =>
    apply(listingXml(`${addressXml({ suburb, postcode })}<category name="House"/>`, { id: freshId() }));
  const places = async (name: string) =>
    (
      await sql<{
        place: string;
      }>`select concat_ws(' ', id, postcode, case when provisional then 'provisional' end) as place from locality
        where name = ${name} order by id`.execute(database)
    ).rows.map(({ place }) => place);
  // Not a postcode of the state.
  await send('Quiet Creek', '6999');
  expect(await places('Quiet Creek')).toEqual(['60']);
  const done = await send('Quiet Creek', '3456');
  expect([done.uri, await places('Quiet Creek')]).toEqual([
    expect.stringContaining('quiet-creek-vic-3456'),
    ['60 3456'],
  ]);
  await send('QUIET CREEK', '3456');
  await send('Quiet Creek', '');
  expect(await places('Quiet Creek')).toEqual(['60 3456']);
  await send('Twin Hills', '3457');
  expect(await places('Twin Hills')).toEqual(['61', '62']);
});

const documentOf = async (done: Applied) =>
  (await listing(done))['document'] as {
    documents: { title: string; url: string }[];
    yearBuilt?: number;
    setSale?: unknown;
    depositTaken?: boolean;
    auctionOutcome?: unknown;
    newlyBuilt?: boolean;
  };

test('[DATA-39] elements of feeds of 2011 and later: Statement of Information, years, set sale, auction outcome, deposit', async () => {
  const id = freshId();
  const inside = `${addressXml()}<authority value="setsale"/><setSale date="2026-12-12-17:00:00"/><newConstruction>true</newConstruction><yearBuilt value="1997"/>
    <auctionOutcome><auctionDate>2026-11-01</auctionDate><auctionResult type="passed-in"/></auctionOutcome>
    <media><attachment usage="statementOfInformation" id="a" url="https://files.example/soi.pdf"/></media>
    <objects><document id="1" title="Section 32" url="https://files.example/s.pdf"/></objects>`;
  const done = await apply(listingXml(inside, { id }));
  expect(codes(done)).toEqual([]);
  expect(await documentOf(done)).toMatchObject({
    documents: [
      { title: 'Statement of Information', url: 'https://files.example/soi.pdf' },
      { title: 'Section 32', url: 'https://files.example/s.pdf' },
    ],
    yearBuilt: 1997,
    newlyBuilt: true,
    setSale: { on: '2026-12-12', at: '2026-12-12T06:00:00.000Z' },
    auctionOutcome: { result: 'passedIn', day: '2026-11-01' },
  });
  const cleared = await apply(listingXml('<media></media>', { id, modTime: '2026-11-02-09:00:00' }));
  expect((await documentOf(cleared)).documents).toEqual([{ title: 'Section 32', url: 'https://files.example/s.pdf' }]);
  const rental = await apply(
    listingXml(`${addressXml()}<rent period="week">600</rent><depositTaken value="yes"/>`, {
      kind: 'rental',
      id: freshId(),
    }),
  );
  expect(await documentOf(rental)).toMatchObject({ depositTaken: true });
});

test('[DATA-39] an agent is identified by the feed’s id on any listing; the feed’s data are on the profile', async () => {
  const agents = async ({ listingId }: Applied) =>
    (
      await sql<{ id: number; name: string; social: unknown; photo: string | null; phone: string | null }>`
        select a.id, a.name, a.social, a.feed_photo as photo, a.phone from listing_agent la
          join agent a on a.id = la.agent_id where la.listing_id = ${listingId}`.execute(database)
    ).rows;
  const withAgent = (inside: string) =>
    `${addressXml()}<listingAgent id="1"><uniqueListingAgentID>aaaa-1111</uniqueListingAgentID>${inside}</listingAgent>`;
  const id = freshId();
  const full = await apply(
    listingXml(
      withAgent(`<name>Robin Sample</name><telephone type="mobile">0400 000 111</telephone><email>robin@agency.example</email>
        <facebookURL>https://www.facebook.com/robin</facebookURL><media><attachment usage="agentPhoto" id="v1" url="https://i.example/r.png"/></media>`),
      { id },
    ),
  );
  const [robin] = await agents(full);
  expect(robin).toMatchObject({
    name: 'Robin Sample',
    social: { facebook: 'https://www.facebook.com/robin' },
    photo: 'https://i.example/r.png#v1',
  });
  const again = await apply(
    listingXml(`${withAgent('')}<headline>New</headline>`, { id, modTime: '2026-11-05-09:00:00' }),
  );
  expect([again.outcome, await agents(again)]).toEqual(['updated', [robin]]);
  // Another listing of the office names the agent by the id only; a new name and address are still the same agent.
  expect(await agents(await apply(listingXml(withAgent(''), { id: freshId() })))).toEqual([robin]);
  const renamed = await apply(
    listingXml(withAgent('<name>Robin Newname</name><facebookURL/><twitterURL>https://x.com/robin</twitterURL>'), {
      id: freshId(),
    }),
  );
  expect(await agents(renamed)).toEqual([
    { ...robin, name: 'Robin Newname', social: { twitter: 'https://x.com/robin' } },
  ]);
  const unknown = await apply(
    listingXml(`${addressXml()}<listingAgent id="1"><uniqueListingAgentID>zzzz</uniqueListingAgentID></listingAgent>`, {
      id: freshId(),
    }),
  );
  expect([codes(unknown), await agents(unknown)]).toEqual([['agent-not-known'], []]);
});

test('[DATA-38] offsets of modTime, auction and inspections are honoured', async () => {
  const id = freshId();
  const first = await apply(
    listingXml(
      `${addressXml()}<price>800000</price><authority value="auction"/><auction date="2026-12-12T00:30:00.000Z"/>
      <inspectionTimes><inspection>2026-12-05T23:00:00.000Z to 2026-12-05T23:30:00.000Z</inspection></inspectionTimes>`,
      { id, modTime: '2026-11-20T22:30:00.000Z' },
    ),
  );
  expect(await listing(first)).toMatchObject({
    auction_at: new Date('2026-12-12T00:30:00Z'),
    feed_modified_at: '2026-11-20T22:30:00Z',
  });
  const { rows } =
    await sql`select starts_at, local_date from inspection where listing_id = ${first.listingId}`.execute(database);
  expect(rows).toEqual([{ starts_at: new Date('2026-12-05T23:00:00Z'), local_date: '2026-12-06' }]);
  // Nine in Melbourne is half an hour before.
  const earlier = await apply(listingXml('<price>790000</price>', { id, modTime: '2026-11-21T09:00:00+11:00' }));
  expect([earlier.outcome, codes(earlier)]).toEqual(['unchanged', ['older']]);
  const local = await apply(listingXml('<price>780000</price>', { id, modTime: '2026-11-21-10:00:00' }));
  expect([local.outcome, (await listing(local))['search_price']]).toEqual(['updated', 780_000]);
});

test('[DATA-38] updates within the repeated hour are applied in order of arrival', async () => {
  const id = freshId();
  await apply(listingXml(`${addressXml()}<price>800000</price>`, { id, modTime: '2027-04-04-02:50:00' }));
  const after = await apply(listingXml('<price>790000</price>', { id, modTime: '2027-04-04-02:10:00' }));
  expect([after.outcome, (await listing(after))['search_price']]).toEqual(['updated', 790_000]);
});
