import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';

let database: Database;
let service: TestService;
let petra: TestCaller;
let cleo: TestCaller;
let mara: TestCaller;
let visitor: TestCaller;

/** Pictures that have been fetched, by the names of their slots. */
const pictures = (...slots: readonly string[]) =>
  slots.map((slot) => ({
    slot,
    key: `p${slot.padEnd(40, '0')}`,
    width: 1200,
    height: 800,
    colour: '#889988',
    alt: '',
  }));
const ofFeed = { feed_agent_id: 'XYZABC', feed_kind: 'residential' };
const mine = 10;

beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`insert into member (id, username, name, email, email_verified_at, agent_id)
    values (6, 'cleo-wren', 'Cleo Wren', 'cleo@example.com', now(), 3)`.execute(database);
  await fillTestListings(
    database,
    [{ id: 1, ...ofFeed, feed_unique_id: 'F1' }, { id: 2, status: 'removed' }, { id: mine }],
    Date.now(),
  );
  await sql`insert into listing_agent (listing_id, agent_id, place) select id, 1, 0 from listing`.execute(database);
  await sql`insert into webhook (office_id, url, kinds, secret) values (1, 'https://crm.example/hook',
    array['listing.changed'], 'sealed')`.execute(database);
  service = await testService(database);
  petra = await callerOf(service, testMembers.petra);
  mara = await callerOf(service, testMembers.mara);
  visitor = await callerOf(service, null);
  cleo = await callerOf(service, { ...testMembers.petra, memberId: 6, username: 'cleo-wren', agentId: 3 });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(async () => {
  const document = { photos: pictures('h1', 'h2', 'h3'), floorPlans: pictures('h1'), videos: [] };
  await sql`update listing set document = document || ${JSON.stringify(document)}::jsonb, locality_id = 1,
    updated_at = '2026-11-01T00:00:00Z', street = 'Main Road', street_number = '3', unit = null, title = 'Before',
    price_text = null, price_visible = true, search_price = 1000000, auction_at = null, bedrooms = 2
    where id = ${mine}`.execute(database);
  for (const table of ['office_event', 'job_wanted', 'feed_picture', 'idempotency', 'listing_edit'])
    await sql`delete from ${sql.table(table)}`.execute(database);
});

const parts = `id uri updatedAt title bedrooms searchPrice priceText streetVisible
  home { suburb street landMetres video photos { id alt key } floorPlans { id alt key source } }`;
const save = (input: object, { id = mine, seen, key }: { id?: number; seen?: string; key?: string } = {}, by = petra) =>
  by.graph(
    `mutation S($id: ID!, $input: WholeListingInput!, $seen: String, $key: String) {
      saveOwnListing(id: $id, input: $input, seen: $seen, idempotencyKey: $key) { ${parts} } }`,
    { id, input, seen, key },
  );
type Response = Awaited<ReturnType<typeof save>>;
const problemsOf = ({ errors }: Response) => {
  const { code, problems = [] } = (errors?.[0]?.extensions ?? {}) as {
    code?: string;
    problems?: readonly { field: string; message: string }[];
  };
  return [code, problems.map(({ field }) => field)];
};
/** All that a save writes. */
const stored = async () =>
  (
    await sql<{ state: unknown }>`select jsonb_build_array(
      (select jsonb_agg(to_jsonb(l) order by l.id) from listing l),
      (select jsonb_agg(to_jsonb(s) order by s.id) from listing_search s),
      (select jsonb_agg(to_jsonb(p)) from listing_price p), (select jsonb_agg(to_jsonb(p)) from feed_picture p),
      (select jsonb_agg(to_jsonb(e)) from listing_edit e), (select jsonb_agg(to_jsonb(e)) from office_event e),
      (select jsonb_agg(to_jsonb(i)) from idempotency i), (select count(*) from job_wanted)) as state`.execute(database)
  ).rows[0]?.state;

const everything = {
  title: 'Terrace by the river',
  bedrooms: 4,
  searchPrice: 1_400_000,
  priceText: '$1,350,000 - $1,450,000',
  streetVisible: true,
  suburb: 'Cremorne VIC 3121',
  street: 'Lily Lane',
  landMetres: 412.5,
  video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  photos: [
    { id: 'h3', alt: 'The front' },
    { id: 'h1', alt: '', kind: 'floorPlan' },
  ],
  floorPlans: [{ id: 'h2', alt: 'Upstairs', kind: 'photo' }],
  newPictures: { kind: 'floorPlan', addresses: ['https://pictures.example/plan.png'] },
};

test('[PORT-64] advertisement, home and pictures are saved as one change, with one event', async () => {
  const { data, errors } = await save(everything, { seen: '2026-11-01T00:00:00.000Z' });
  expect(errors).toBeUndefined();
  const key = (slot: string) => pictures(slot)[0]?.key;
  expect(data?.['saveOwnListing']).toMatchObject({
    uri: `3-lily-lane-cremorne-vic-3121-house-${mine}`,
    title: 'Terrace by the river',
    bedrooms: 4,
    searchPrice: 1_400_000,
    priceText: '$1,350,000 - $1,450,000',
    home: {
      suburb: 'Cremorne, VIC 3121',
      street: 'Lily Lane',
      landMetres: 412.5,
      video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      // A picture of the other kind gets a name of its new kind; the photograph h1 is in no list.
      photos: [
        { id: 'h3', alt: 'The front', key: key('h3') },
        { id: 'h4', alt: '', key: key('h1') },
      ],
      floorPlans: [
        { id: 'h2', alt: 'Upstairs', key: key('h2'), source: null },
        { id: 'h3', alt: '', key: null, source: 'https://pictures.example/plan.png' },
      ],
    },
  });
  const { rows } = await sql`select
    (select array_agg(kind || ' ' || listing_id) from office_event) as events,
    (select locality_id from listing_search where id = ${mine}) as searched,
    (select count(*)::int from feed_picture) as wanted,
    (select count(*)::int from job_wanted where name = 'fetch-pictures') as jobs`.execute(database);
  expect(rows).toEqual([{ events: [`listing.changed ${mine}`], searched: 2, wanted: 1, jobs: 1 }]);
});

test('[PORT-64] what is not given stays: lists of pictures, and each part by itself', async () => {
  const { data } = await save({ photos: [{ id: 'h1' }, { id: 'h1', kind: 'floorPlan' }] });
  expect(data?.['saveOwnListing']).toMatchObject({
    title: 'Before',
    home: { street: 'Main Road', photos: [{ id: 'h1' }, { id: 'h4' }], floorPlans: [] },
  });
  expect((await save({ landMetres: 300 })).data?.['saveOwnListing'].home).toMatchObject({
    landMetres: 300,
    photos: [{ id: 'h1' }, { id: 'h4' }],
  });
  expect((await save({ bedrooms: null })).data?.['saveOwnListing']).toMatchObject({ bedrooms: null, title: 'Before' });
  const before = await stored();
  expect((await save({})).errors).toBeUndefined();
  expect(await stored()).toEqual(before);
});

const tenPlans = Array.from({ length: 10 }, (_, index) => `https://pictures.example/${index}.png`);
test.each<[what: string, input: object, expected: readonly [string, readonly string[]]]>([
  ['a text that is too long', { title: 'x'.repeat(201) }, ['BAD_USER_INPUT', ['title']]],
  ['a breach of the price law', { priceText: '$1m - $2m' }, ['BAD_USER_INPUT', ['priceText']]],
  ['an unknown suburb', { suburb: 'Nowhere VIC 3999' }, ['BAD_USER_INPUT', ['suburb']]],
  ['a size below nothing', { landMetres: -1 }, ['BAD_USER_INPUT', ['landMetres']]],
  [
    'a pin abroad',
    { position: { latitude: 51.5, longitude: 0 } },
    ['BAD_USER_INPUT', ['position.latitude', 'position.longitude']],
  ],
  [
    'words of a picture with a link',
    { photos: [{ id: 'h1', alt: 'See www.ada.example' }] },
    ['BAD_USER_INPUT', ['photos.0.alt']],
  ],
  ['a picture that is not there', { photos: [{ id: 'h1' }, { id: 'h9' }] }, ['NOT_FOUND', ['photos.1']]],
  [
    'a picture that is listed twice',
    {
      floorPlans: [
        { id: 'h2', kind: 'photo' },
        { id: 'h2', kind: 'photo' },
      ],
    },
    ['BAD_USER_INPUT', ['floorPlans.1']],
  ],
  [
    'an address that is none',
    { newPictures: { kind: 'photo', addresses: ['https://a.example/1.jpg', 'file:2.jpg'] } },
    ['BAD_USER_INPUT', ['newPictures.addresses.1']],
  ],
  [
    'too many floor plans',
    { photos: [], floorPlans: [{ id: 'h1' }], newPictures: { kind: 'floorPlan', addresses: tenPlans } },
    ['CONFLICT', ['newPictures']],
  ],
  [
    'values that no rule reads yet, all of them',
    { title: 'See www.ada.example', bedrooms: 100, street: '1', video: 'ftp://a.example' },
    ['BAD_USER_INPUT', ['title', 'bedrooms', 'street', 'video']],
  ],
  [
    'rejections of several rules, all of them',
    { suburb: 'Nowhere VIC 3999', photos: [{ id: 'h9' }], priceText: 'From $1m' },
    ['BAD_USER_INPUT', ['suburb', 'photos.0', 'priceText']],
  ],
])('[PORT-64] %s is named by its field, and nothing of the rest is stored', async (_what, wrong, expected) => {
  const before = await stored();
  const rejected = await save({ ...everything, ...wrong }, { key: 'key-of-a-save' });
  expect(problemsOf(rejected)).toEqual(expected);
  expect(await stored()).toEqual(before);
  // The key is free: the corrected form is sent with it.
  expect((await save(everything, { key: 'key-of-a-save' })).errors).toBeUndefined();
});

test('[PORT-64] a version that is no longer current, strangers, a withdrawn listing and a feed’s home: nothing is stored', async () => {
  const before = await stored();
  const outdated = await save(everything, { seen: '2026-10-31T00:00:00.000Z' });
  expect(outdated.errors?.[0]?.message).toContain('has changed since you opened it');
  const endings = [
    outdated,
    await save({ title: 'Mine' }, { seen: '2026-10-31T00:00:00.000Z' }),
    await save(everything, { id: 2 }),
    await save(everything, { id: 1 }),
    await save(everything, {}, cleo),
    await save(everything, {}, mara),
    await save(everything, {}, visitor),
  ].map(problemsOf);
  expect(endings).toEqual([
    ['CONFLICT', []],
    ['CONFLICT', []],
    ['CONFLICT', []],
    ['CONFLICT', []],
    ['NOT_FOUND', []],
    ['FORBIDDEN', []],
    ['SIGNED_OUT', []],
  ]);
  expect(await stored()).toEqual(before);
  // The advertisement of a feed's listing is the agent's, and stays until the feed sends another value.
  expect((await save({ title: 'By hand' }, { id: 1 })).data?.['saveOwnListing'].title).toBe('By hand');
  expect((await sql`select name, own from listing_edit`.execute(database)).rows).toEqual([
    { name: 'title', own: { title: 'By hand' } },
  ]);
});

test('[PORT-64] of two saves of one version the second is rejected whole; a repeated key has one effect', async () => {
  const seen = '2026-11-01T00:00:00.000Z';
  const both = await Promise.all([
    save({ title: 'First', landMetres: 100 }, { seen }),
    save({ title: 'Second', landMetres: 200 }, { seen }),
  ]);
  const [done] = both.filter(({ errors }) => errors === undefined);
  expect(both.map((each) => problemsOf(each)[0]).toSorted()).toEqual(['CONFLICT', undefined]);
  const saved = done?.data?.['saveOwnListing'];
  expect([
    ['First', 100],
    ['Second', 200],
  ]).toContainEqual([saved.title, saved.home.landMetres]);

  const once = await save({ title: 'Once', photos: [{ id: 'h2' }] }, { key: 'one-save-only' });
  await save({ title: 'Since' });
  expect((await save({ title: 'Once', photos: [{ id: 'h2' }] }, { key: 'one-save-only' })).data).toEqual(once.data);
  expect((await save({})).data?.['saveOwnListing'].title).toBe('Since');
  expect(problemsOf(await save({ title: 'Other' }, { key: 'one-save-only' }))).toEqual([
    'BAD_USER_INPUT',
    ['idempotencyKey'],
  ]);
});

test('[PORT-64, LIST-13] the price law is that of the state of the new suburb, for the present price too', async () => {
  const auctionAt = new Date(Date.now() + 100 * 3_600_000).toISOString();
  const paddington = { suburb: 'Paddington QLD 4064' };
  expect((await save({ auctionAt })).errors).toBeUndefined();
  expect(problemsOf(await save(paddington))).toEqual(['BAD_USER_INPUT', ['priceVisible']]);
  expect(problemsOf(await save({ ...paddington, title: 'Moved' }))).toEqual(['BAD_USER_INPUT', ['priceVisible']]);
  expect((await save({ ...paddington, priceVisible: false })).errors).toBeUndefined();
  // Back in Victoria a guide may be shown again.
  expect((await save({ suburb: 'Richmond VIC 3121', priceVisible: true })).errors).toBeUndefined();
});
