import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { applyListing } from '../../../feeds/apply/listing.ts';
import { operator } from '../../offices/feed-sender.ts';
import { addressXml, documentWith, listingXml } from '../../../feeds/fixtures/listing.ts';
import { ListingReader } from '../../../feeds/read/listings.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
let mara: TestCaller;
let petra: TestCaller;
let cleo: TestCaller;
let quinn: TestCaller;
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`insert into member (id, username, name, email, email_verified_at, agent_id)
    values (6, 'cleo-wren', 'Cleo Wren', 'cleo@example.com', now(), 3)`.execute(database);
  await sql`update office set feed_agent_id = 'XYZABC' where id = 1`.execute(database);
  await sql`update agent set email = 'ada@example.com' where id = 1`.execute(database);
  await fillTestListings(
    database,
    [
      { id: 1 },
      { id: 2, locality_id: 4 },
      { id: 3, status_type: 'rent', search_price: 600 },
      { id: 4, published: false },
      { id: 5, status: 'removed' },
      { id: 6, published: false, locality_id: null },
      { id: 7, office_id: 2 },
    ],
    Date.now(),
  );
  await sql`insert into listing_agent (listing_id, agent_id, place) select id, case id when 7 then 3 else 1 end, 0
    from listing`.execute(database);
  for (const table of ['listing', 'locality', 'office', 'agent'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100)`.execute(database);
  service = await testService(database);
  visitor = await callerOf(service, null);
  mara = await callerOf(service, testMembers.mara);
  petra = await callerOf(service, testMembers.petra);
  quinn = await callerOf(service, testMembers.quinn);
  cleo = await callerOf(service, { ...testMembers.petra, memberId: 6, username: 'cleo-wren', agentId: 3 });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const code = async (caller: TestCaller, mutation: string, variables: object = {}) =>
  (await caller.graph(mutation, variables)).errors?.[0]?.extensions?.code;
const run = async (mutation: string, variables: object = {}) => {
  const { data, errors } = await petra.graph(mutation, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
};
const edit = (id: number, input: object, fields = 'id') =>
  petra.graph(
    `mutation E($id: ID!, $input: OwnListingInput!) { editOwnListing(id: $id, input: $input) { ${fields} } }`,
    { id, input },
  );
const found = async (query: string) => {
  const { data, errors } = await visitor.graph(
    `{ listingSearch(query: { ${query}, searchMode: location, locationSearchContext: {} }) { total results { id } } }`,
  );
  expect(errors).toBeUndefined();
  return data?.['listingSearch'].results
    .map(({ id }: { id: string }) => Number(id))
    .toSorted((a: number, b: number) => a - b);
};

test('[PORT-01] an agent sees their own listings by state, drafts and hidden values included', async () => {
  const own = await run(
    '{ ownListings { total results { id state } counts { onOffer underOffer completed draft removed } } }',
  );
  expect(own.total).toBe(5);
  expect(own.counts).toEqual({ onOffer: 3, underOffer: 0, completed: 0, draft: 2, removed: 1 });
  expect(
    (await run('{ ownListings(state: draft) { results { id } } }')).results
      .map(({ id }: { id: string }) => id)
      .toSorted(),
  ).toEqual(['4', '6']);
  expect(await run('{ ownListing(id: 4) { state published searchPrice street shown { id } feed { kind } } }')).toEqual({
    state: 'draft',
    published: false,
    searchPrice: 1_000_000,
    street: '39 Main Road',
    shown: null,
    feed: null,
  });
});

test('[PORT-20] homes on offer that no inspection is planned for are listed apart', async () => {
  const without = async () =>
    (await run('{ ownListings(withoutInspections: true) { total results { id } } }')) as { total: number };
  const ids = async () =>
    (await run('{ ownListings(withoutInspections: true) { results { id } } }')).results
      .map(({ id }: { id: string }) => id)
      .toSorted();
  expect(await ids()).toEqual(['1', '2', '3']);
  await sql`insert into inspection (listing_id, starts_at, ends_at, local_date) values
    (1, now() + interval '1 day', now() + interval '25 hours', current_date + 1),
    (2, now() - interval '25 hours', now() - interval '1 day', current_date - 1)`.execute(database);
  expect([await ids(), (await without()).total]).toEqual([['2', '3'], 2]);
  await sql`delete from inspection`.execute(database);
});

test('[PORT-01] only an agent of the listing has to do with it', async () => {
  for (const operation of [
    '{ ownListing(id: 1) { id } }',
    'mutation { editOwnListing(id: 1, input: { title: "Mine" }) { id } }',
    'mutation { setInspections(id: 1, inspections: []) { id } }',
    'mutation { setUnderOffer(id: 1, underOffer: true) { id } }',
    'mutation { completeListing(id: 1, input: { completedOn: "2026-11-01" }) { id } }',
    'mutation { reopenListing(id: 1) { id } }',
    'mutation { setListingPublished(id: 1, published: false) { id } }',
    'mutation { dismissListingFlag(id: 1, rule: "duplicate") { id } }',
  ]) {
    expect([
      operation,
      await code(visitor, operation),
      await code(mara, operation),
      await code(quinn, operation),
      await code(cleo, operation),
    ]).toEqual([operation, 'SIGNED_OUT', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
  }
  expect(await code(visitor, '{ ownListings { total } }')).toBe('SIGNED_OUT');
  expect(await code(mara, '{ ownListings { total } }')).toBe('FORBIDDEN');
  await sql`update agent set left_at = now() where id = 3`.execute(database);
  expect(await code(cleo, '{ ownListings { total } }')).toBe('FORBIDDEN');
  await sql`update agent set left_at = null where id = 3`.execute(database);
});

test('[PORT-01] an edit is what everyone sees, and what searches find, at once', async () => {
  const { errors, data } = await edit(
    1,
    { title: ' Terrace by the river ', bedrooms: 4, searchPrice: 1_500_000, priceText: '$1,450,000 - $1,550,000' },
    'title bedrooms searchPrice priceText shown { title priceDetails { shortDescription } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.['editOwnListing']).toEqual({
    title: 'Terrace by the river',
    bedrooms: 4,
    searchPrice: 1_500_000,
    priceText: '$1,450,000 - $1,550,000',
    shown: { title: 'Terrace by the river', priceDetails: { shortDescription: '$1,450,000 - $1,550,000' } },
  });
  expect(await found('statusType: buy, price: { min: 1400000 }')).toEqual([1]);
  expect(
    (await edit(1, { streetVisible: false }, 'uri shown { address { isHidden latitude } }')).data?.['editOwnListing'],
  ).toEqual({ uri: 'richmond-vic-3121-house-1', shown: { address: { isHidden: true, latitude: null } } });
  expect((await sql`select position from listing_search where id = 1`.execute(database)).rows).toEqual([
    { position: null },
  ]);
  await edit(1, { streetVisible: true });
});

test('[PORT-01, LIST-13] the price law of the state holds at an edit', async () => {
  const problems = async (id: number, input: object) => {
    const { errors } = await edit(id, input);
    return (errors?.[0]?.extensions as { problems?: { field: string }[] } | undefined)?.problems?.map(
      ({ field }) => field,
    );
  };
  expect(await problems(1, { priceText: '$1,000,000 - $1,300,000' })).toEqual(['priceText']);
  expect(await problems(1, { priceText: 'From $1,000,000' })).toEqual(['priceText']);
  expect(await problems(3, { priceText: '$600 - $650 per week' })).toEqual(['priceText']);
  expect(await problems(2, { auctionAt: soon(100) })).toEqual(['priceVisible']);
  expect(await problems(2, { auctionAt: soon(100), priceVisible: false })).toBeUndefined();
  expect(await problems(2, { priceVisible: true })).toEqual(['priceVisible']);
  expect(await problems(2, { priceText: 'Guide $1m' })).toEqual(['priceText']);
  expect(await problems(1, { priceVisible: false, priceText: 'Around 1.5' })).toEqual(['priceText']);
  expect(await problems(3, { auctionAt: soon(100) })).toEqual(['auctionAt']);
  expect(await problems(1, { bedrooms: -1, title: 'See www.ada.example' })).toEqual(['title', 'bedrooms']);
  expect(await problems(1, { title: 'Limited to the title' })).toBeUndefined();
});

test('[PORT-01] inspections are set as a whole, on the clock of the property', async () => {
  const set = (inspections: object[]) =>
    petra.graph(
      'mutation S($inspections: [InspectionInput!]!) { setInspections(id: 1, inspections: $inspections) { inspections { startsAt endsAt } } }',
      { inspections },
    );
  const visit = { startsAt: soon(30), endsAt: soon(30.5) };
  expect((await set([visit])).data?.['setInspections']).toEqual({ inspections: [visit] });
  expect(
    (await sql`select next_inspection is not null as next from listing_search where id = 1`.execute(database)).rows,
  ).toEqual([{ next: true }]);
  for (const wrong of [
    [{ startsAt: soon(2), endsAt: soon(1) }],
    [{ startsAt: soon(-3), endsAt: soon(-2) }],
    [visit, visit],
    [{ startsAt: 'tomorrow', endsAt: 'later' }],
    [{ startsAt: soon(1), endsAt: soon(20) }],
    [{ startsAt: soon(9000), endsAt: soon(9001) }],
  ]) {
    expect((await set(wrong)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  }
  expect((await set([])).data?.['setInspections']).toEqual({ inspections: [] });
});

test('[PORT-01, LIST-14] under offer, sold with a price that may be hidden, and back: searches show it at once', async () => {
  await run('mutation { setUnderOffer(id: 1, underOffer: true) { state } }');
  expect(await found('statusType: buy, isUnderOffer: false')).not.toContain(1);
  expect(
    await run(
      'mutation { completeListing(id: 1, input: { completedOn: "2026-11-18", price: 1480000 }) { state statusType underOffer shown { priceDetails { shortDescription } saleDetails { soldOn soldPrice } } } }',
    ),
  ).toEqual({
    state: 'completed',
    statusType: 'sold',
    underOffer: false,
    shown: {
      priceDetails: { shortDescription: 'Price withheld' },
      saleDetails: { soldOn: '2026-11-18', soldPrice: null },
    },
  });
  expect([await found('statusType: sold'), await found('statusType: sold, price: { min: 1 }')]).toEqual([[1], []]);
  expect(
    (await sql`select price, price_visible from agent_transaction where listing_id = 1`.execute(database)).rows,
  ).toEqual([{ price: 1_480_000, price_visible: false }]);
  expect(
    (await visitor.call('GET', '/agents/activities?agentId=1&activityTypes=SoldOrLeasedAProperty')).body.results,
  ).toMatchObject([{ type: 'SoldOrLeasedAProperty', listingId: 1 }]);
  await run(
    'mutation { completeListing(id: 1, input: { completedOn: "2026-11-18", price: 1480000, priceVisible: true }) { id } }',
  );
  expect(await found('statusType: sold, price: { min: 1 }')).toEqual([1]);
  expect(await code(petra, 'mutation { setUnderOffer(id: 1, underOffer: true) { id } }')).toBe('CONFLICT');
  expect(
    await code(
      petra,
      'mutation { completeListing(id: 1, input: { completedOn: "2026-11-18", priceVisible: true }) { id } }',
    ),
  ).toBe('BAD_USER_INPUT');
  expect(await code(petra, 'mutation { completeListing(id: 1, input: { completedOn: "2030-11-18" }) { id } }')).toBe(
    'BAD_USER_INPUT',
  );
  expect(await run('mutation { reopenListing(id: 1) { state completedPrice } }')).toEqual({
    state: 'onOffer',
    completedPrice: null,
  });
  expect(await found('statusType: buy')).toContain(1);
  expect(
    await run('mutation { completeListing(id: 3, input: { completedOn: "2026-11-18", price: 620 }) { statusType } }'),
  ).toEqual({ statusType: 'leased' });
});

test('[PORT-01] drafts are published and taken back; one without a place cannot be, and one off the market is not changed', async () => {
  expect(await run('mutation { setListingPublished(id: 4, published: true) { state } }')).toEqual({ state: 'onOffer' });
  expect(await found('statusType: buy')).toContain(4);
  expect(await run('mutation { setListingPublished(id: 4, published: false) { state } }')).toEqual({ state: 'draft' });
  expect(await found('statusType: buy')).not.toContain(4);
  expect(await code(petra, 'mutation { setListingPublished(id: 6, published: true) { id } }')).toBe('CONFLICT');
  expect((await edit(5, { title: 'Back' })).errors?.[0]?.extensions?.code).toBe('CONFLICT');
});

test('[PORT-01, MOD-02] findings of checks are shown to the agent, who can dismiss them', async () => {
  await sql`delete from listing_flag`.execute(database);
  await sql`insert into listing_flag (listing_id, rule, detail) values (1, 'duplicate', 'Like listing 2')`.execute(
    database,
  );
  expect(await run('{ ownListing(id: 1) { flags { rule detail } } }')).toEqual({
    flags: [{ rule: 'duplicate', detail: 'Like listing 2' }],
  });
  expect(await run('mutation { dismissListingFlag(id: 1, rule: "duplicate") { flags { rule } } }')).toEqual({
    flags: [],
  });
  expect(await code(petra, 'mutation { dismissListingFlag(id: 1, rule: "duplicate") { id } }')).toBe('NOT_FOUND');
});

const feed = async (xml: string) => {
  const reader = new ListingReader();
  const [read] = [...reader.push(documentWith(xml)), ...reader.end()];
  if (read === undefined) throw new Error('no listing');
  return database.transaction().execute((transaction) => applyListing(transaction, read, operator, false));
};
const body = (
  headline: string,
  text = '',
) => `${addressXml({ suburb: 'RICHMOND', state: 'vic' })}<price display="yes">900000</price><category name="House"/><headline>${headline}</headline>${text}
  <inspectionTimes><inspection>28-Nov-2027 11:00am to 11:30am</inspection></inspectionTimes><listingAgent id="1"><name>Ada Lovell</name><email>ada@example.com</email></listingAgent>`;

test("[PORT-01, DATA-08] an agent's edit holds until the feed sends a different value", async () => {
  const made = await feed(listingXml(body('From the feed'), { id: 'EDIT1', modTime: '2026-11-01' }));
  const id = made.listingId ?? 0;
  await edit(id, { title: 'By hand', searchPrice: 950_000 });
  await run(
    `mutation { completeListing(id: ${id}, input: { completedOn: "2026-11-05", price: 940000,
      priceVisible: true }) { id } }`,
  );
  const other = await feed(
    listingXml(body('From the feed', '<description>New words</description>'), { id: 'EDIT1', modTime: '2026-11-02' }),
  );
  expect([
    other.outcome,
    other.notes.filter((note) => note.code === 'edit-kept').map(({ message }) => message),
  ]).toEqual(['updated', [expect.stringContaining('price, status, title')]]);
  expect(
    await run(
      `{ ownListing(id: ${id}) { title description searchPrice statusType completedOn feed { uniqueId edits } } }`,
    ),
  ).toEqual({
    title: 'By hand',
    description: 'New words',
    searchPrice: 950_000,
    statusType: 'sold',
    completedOn: '2026-11-05',
    feed: { uniqueId: 'EDIT1', edits: ['price', 'status', 'title'] },
  });
  const newer = await feed(listingXml(body('The feed changed its mind'), { id: 'EDIT1', modTime: '2026-11-03' }));
  expect(newer.notes.filter((note) => note.code === 'edit-replaced')).toHaveLength(1);
  expect(await run(`{ ownListing(id: ${id}) { title statusType feed { edits } } }`)).toEqual({
    title: 'The feed changed its mind',
    statusType: 'sold',
    feed: { edits: ['price', 'status'] },
  });
  await feed(listingXml('', { id: 'EDIT1', status: 'withdrawn', modTime: '2026-11-04' }));
  expect(await run(`{ ownListing(id: ${id}) { state feed { edits } } }`)).toEqual({
    state: 'removed',
    feed: { edits: ['price'] },
  });
});

test('[PORT-01] what the feed withholds cannot be published; inspections and hiding survive the feed until they are reset', async () => {
  const held = await feed(
    listingXml(
      `<address display="yes"><street>Main Road</street><suburb display="no">Richmond</suburb><state>vic</state></address><headline>Held</headline><listingAgent id="1"><name>Ada Lovell</name><email>ada@example.com</email></listingAgent>`,
      { id: 'HELD1' },
    ),
  );
  expect(held.outcome).toBe('stored');
  expect(await code(petra, `mutation { setListingPublished(id: ${held.listingId}, published: true) { id } }`)).toBe(
    'CONFLICT',
  );
  const { listingId: id } = await feed(listingXml(body('Visits'), { id: 'VISIT1', modTime: '2026-11-01' }));
  await run(`mutation { setInspections(id: ${id}, inspections: []) { id } }`);
  await run(`mutation { setListingPublished(id: ${id}, published: false) { id } }`);
  await feed(listingXml(body('Visits again'), { id: 'VISIT1', modTime: '2026-11-02' }));
  expect(await run(`{ ownListing(id: ${id}) { title published inspections { startsAt } feed { edits } } }`)).toEqual({
    title: 'Visits again',
    published: false,
    inspections: [],
    feed: { edits: ['inspections', 'published'] },
  });
  expect(
    await run(`mutation { setListingPublished(id: ${id}, published: true) { published feed { edits } } }`),
  ).toEqual({ published: true, feed: { edits: ['inspections'] } });
});

test('[PORT-01] of two concurrent changes of a listing the second is rejected, and nothing of the first is lost', async () => {
  const { updatedAt: seen } = await run('{ ownListing(id: 1) { updatedAt } }');
  const save = (input: object, given: string) =>
    petra.graph(
      'mutation E($input: OwnListingInput!, $seen: String) { editOwnListing(id: 1, input: $input, seen: $seen) { title updatedAt } }',
      { input, seen: given },
    );
  const first = await save({ title: 'By the first' }, seen);
  expect(first.data?.['editOwnListing'].title).toBe('By the first');
  const second = await save({ title: 'By the second' }, seen);
  expect([second.errors?.[0]?.extensions?.code, (await run('{ ownListing(id: 1) { title } }')).title]).toEqual([
    'CONFLICT',
    'By the first',
  ]);
  expect((await save({ title: 'By the second' }, first.data?.['editOwnListing'].updatedAt)).errors).toBeUndefined();
});

test('[PORT-01] an edit that is repeated with its key has one effect and the same response', async () => {
  const save = (title: string) =>
    petra.graph(
      'mutation E($title: String!) { editOwnListing(id: 1, input: { title: $title }, idempotencyKey: "edit-key-one") { title updatedAt } }',
      { title },
    );
  const first = await save('Once only');
  await run('mutation { editOwnListing(id: 1, input: { title: "Changed since" }) { id } }');
  expect((await save('Once only')).data).toEqual(first.data);
  expect((await run('{ ownListing(id: 1) { title } }')).title).toBe('Changed since');
  expect((await save('Other words')).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('[LOC-24] an agent enters how an auction ended, until the feed states it', async () => {
  const enter = `mutation Enter($id: ID!, $result: AuctionResult, $heldOn: Date) {
    setAuctionResult(id: $id, result: $result, heldOn: $heldOn) { auctionResult auctionedOn auctionResultByFeed } }`;
  const set = (id: number, result: string | null, heldOn: string | null = null) =>
    petra.graph(enter, { id: String(id), result, heldOn });
  const own = async (id: number) =>
    (
      await sql<{ held: string }>`select held_on::text as held from auction_result where listing_id = ${id}`.execute(
        database,
      )
    ).rows.map(({ held }) => held);
  expect((await set(1, 'passedIn', '2026-11-07')).data?.['setAuctionResult']).toEqual({
    auctionResult: 'passedIn',
    auctionedOn: '2026-11-07',
    auctionResultByFeed: false,
  });
  expect(await own(1)).toEqual(['2026-11-07']);
  expect((await set(1, null)).data?.['setAuctionResult']).toMatchObject({ auctionResult: null });
  expect(await own(1)).toEqual([]);
  expect((await set(1, 'passedIn')).errors?.[0]?.message).toContain('enter the day of the auction');
  expect((await set(1, 'passedIn', '2999-01-01')).errors).toHaveLength(1);
  expect((await set(3, 'passedIn', '2026-11-07')).errors?.[0]?.message).toContain('Rentals can’t have an auction');
  expect((await set(7, 'passedIn', '2026-11-07')).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);

  const send = (inside: string, modTime: string) => feed(listingXml(body('Home', inside), { id: 'A1', modTime }));
  const id = (await send('', '2026-11-01')).listingId ?? 0;
  await set(id, 'soldAfterAuction', '2026-11-07');
  await send('<description>New words</description>', '2026-11-02');
  expect(await own(id)).toEqual(['2026-11-07']);
  const stated =
    '<auctionOutcome><auctionDate>2026-11-06</auctionDate><auctionResult type="passed-in"/></auctionOutcome>';
  await send(stated, '2026-11-03');
  expect(await own(id)).toEqual(['2026-11-06']);
  expect((await set(id, null)).errors?.[0]?.message).toContain('Your feed states how this auction ended');
});

test('[PORT-01] features are changed by hand, and searches find the home by them at once', async () => {
  expect(
    await run(
      'mutation { editOwnListing(id: 1, input: { features: [pool, solarPanels] }) { features propertyType shown { features { tags } } } }',
    ),
  ).toEqual({
    features: ['pool', 'solarPanels'],
    propertyType: 'house',
    shown: { features: { tags: ['pool', 'solarPanels'] } },
  });
  expect(await found('statusType: buy, propertyFeatures: [pool]')).toEqual([1]);
  expect(
    await code(petra, 'mutation { editOwnListing(id: 1, input: { features: [moat] }) { id } }'),
  ).not.toBeUndefined();
  await run('mutation { editOwnListing(id: 1, input: { features: [] }) { id } }');
  expect((await run('{ ownListings(text: "main road richmond") { total } }')).total).toBeGreaterThan(0);
  expect((await run('{ ownListings(text: "nowhere lane") { total } }')).total).toBe(0);
});

test('[LIST-42] an agent reads which prices in their words visitors don’t', async () => {
  const fields = 'withheld { field words reason }';
  const read = async (description: string, input: object = {}) => {
    const { data, errors } = await edit(1, { title: 'A garden home', description, ...input }, fields);
    expect(errors).toBeUndefined();
    return data?.['editOwnListing'].withheld;
  };
  expect(await read('500m from the beach, rates $2,000', { priceVisible: true, searchPrice: 900_000 })).toEqual([]);
  expect(await read('Offers over $900k, 500m from the beach')).toEqual([
    { field: 'description', words: ['$900k'], reason: 'price-law' },
  ]);
  expect(await read('Guide $900,000 to $950,000', { priceVisible: false, priceText: null })).toEqual([
    { field: 'description', words: ['$900,000', '$950,000'], reason: 'hidden-price' },
  ]);
});

test('[GQL-91] two writes of one operation each show the home as they have left it', async () => {
  const write = (alias: string) =>
    `${alias}: editOwnListing(id: 1, input: { title: "As ${alias}" }) { shown { title } preview { title } }`;
  const left = (alias: string) => ({ shown: { title: `As ${alias}` }, preview: { title: `As ${alias}` } });
  const { data } = await petra.graph(`mutation { ${write('first')} ${write('second')} }`);
  expect(data).toEqual({ first: left('first'), second: left('second') });
});
