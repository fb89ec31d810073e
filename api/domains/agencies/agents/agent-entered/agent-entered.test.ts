import { sql } from 'kysely';
import sharp from 'sharp';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';
import { addPicture } from './pictures.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
let petra: TestCaller;
let cleo: TestCaller;
const viewer = { ...testMembers.petra };

beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`insert into member (id, username, name, email, email_verified_at, agent_id)
    values (6, 'cleo-wren', 'Cleo Wren', 'cleo@example.com', now(), 3)`.execute(database);
  await fillTestListings(database, [
    { id: 1, feed_agent_id: 'XYZABC', feed_kind: 'residential', feed_unique_id: 'F1' },
  ]);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0)`.execute(database);
  for (const table of ['listing', 'locality', 'office', 'agent'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100)`.execute(database);
  service = await testService(database);
  visitor = await callerOf(service, null);
  petra = await callerOf(service, testMembers.petra);
  cleo = await callerOf(service, { ...testMembers.petra, memberId: 6, username: 'cleo-wren', agentId: 3 });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const run = async (mutation: string, variables: object = {}) => {
  const { data, errors } = await petra.graph(mutation, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
};
const refusal = async (caller: TestCaller, mutation: string, variables: object = {}) => {
  const error = (await caller.graph(mutation, variables)).errors?.[0];
  return [error?.extensions?.code, error?.message];
};
const add = (input: object = {}) =>
  run(
    'mutation A($input: NewListingInput!) { addListing(input: $input) { id uri state published feed { kind } street suburb home { byFeed propertyType suburb } } }',
    {
      input: {
        listingType: 'sale',
        propertyType: 'townhouse',
        suburb: 'Richmond, VIC 3121',
        unit: '2',
        streetNumber: '14',
        street: 'Rose Street',
        ...input,
      },
    },
  );
const home = (id: string, input: object) =>
  [
    'mutation H($id: ID!, $input: ListingHomeInput!) { changeListingHome(id: $id, input: $input) { id uri home { propertyType suburb latitude longitude landMetres video } } }',
    { id, input },
  ] as const;
const edit = (id: string, input: object) =>
  run('mutation E($id: ID!, $input: OwnListingInput!) { editOwnListing(id: $id, input: $input) { id } }', {
    id,
    input,
  });
const found = async () =>
  (
    await visitor.graph(
      '{ listingSearch(query: { statusType: buy, searchMode: location, locationSearchContext: {} }) { results { id } } }',
    )
  ).data?.['listingSearch'].results.map(({ id }: { id: string }) => id);
const picture = (red: number) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();

test('[PORT-01] an agent makes a draft that nobody else sees, prices and publishes it, and searches find it at once', async () => {
  const made = await add();
  expect(made).toMatchObject({
    state: 'draft',
    published: false,
    feed: null,
    street: '2/14 Rose Street',
    suburb: 'Richmond',
    home: { byFeed: false, propertyType: 'townhouse', suburb: 'Richmond, VIC 3121' },
  });
  expect(made.uri).toMatch(/^2-14-rose-street-richmond-vic-3121-townhouse-\d+$/);
  expect((await visitor.graph(`{ listing(id: ${made.id}) { id } }`)).data?.['listing']).toBeNull();
  expect(
    await run(
      `{ ownListing(id: ${made.id}) { shown { id } preview { uri address { suburb } agents { name } office { id } } } }`,
    ),
  ).toEqual({
    shown: null,
    preview: { uri: made.uri, address: { suburb: 'Richmond' }, agents: [{ name: 'Ada Lovell' }], office: { id: '1' } },
  });
  expect((await cleo.graph(`{ ownListing(id: ${made.id}) { id } }`)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  expect(await refusal(petra, `mutation { setListingPublished(id: ${made.id}, published: true) { id } }`)).toEqual([
    'CONFLICT',
    expect.stringContaining('would not see the price'),
  ]);
  await edit(made.id, { title: 'Sunny', searchPrice: 990_000 });
  await edit(made.id, { searchPrice: 950_000 });
  await run(`mutation { setListingPublished(id: ${made.id}, published: true) { state } }`);
  expect(await found()).toContain(made.id);
  // What it cost as a draft is no reduction.
  expect(
    (
      await visitor.graph(
        `{ listing(id: ${made.id}) { priceReducedOn priceHistory { kind amount } agents { name } office { id } } }`,
      )
    ).data?.['listing'],
  ).toEqual({
    priceReducedOn: null,
    priceHistory: [{ kind: 'listed', amount: 950_000 }],
    agents: [{ name: 'Ada Lovell' }],
    office: { id: '1' },
  });
});

test('[PORT-01] the same request sent twice makes one draft; an unknown suburb or nameless street is rejected at its field', async () => {
  const input = { listingType: 'rental', propertyType: 'unit', suburb: 'richmond-vic-3121', street: 'Vine Street' };
  const once = () =>
    run('mutation A($input: NewListingInput!) { addListing(input: $input, idempotencyKey: "draft-of-vine") { id } }', {
      input,
    });
  expect(await once()).toEqual(await once());
  for (const [field, value] of [
    ['suburb', 'Richmond'],
    ['suburb', 'Rchmond, VIC 3121'],
    ['street', '12'],
  ] as const) {
    const { errors } = await petra.graph('mutation A($input: NewListingInput!) { addListing(input: $input) { id } }', {
      input: { ...input, [field]: value },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', problems: [{ field }] });
  }
});

test('[PORT-01] address, kind, sizes, place on the map and video are changed by hand; the name in addresses follows', async () => {
  const { id } = await add();
  const [mutation, variables] = home(id, {
    propertyType: 'house',
    suburb: 'Cremorne VIC 3121',
    unit: null,
    street: 'Lily Lane',
    position: { latitude: -37.83, longitude: 144.99 },
    landMetres: 412.5,
    video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  expect(await run(mutation, variables)).toEqual({
    id,
    uri: `14-lily-lane-cremorne-vic-3121-house-${id}`,
    home: {
      propertyType: 'house',
      suburb: 'Cremorne, VIC 3121',
      latitude: -37.83,
      longitude: 144.99,
      landMetres: 412.5,
      video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    },
  });
  expect((await run(...home(id, { landMetres: null, video: null }))).home).toMatchObject({
    latitude: -37.83,
    landMetres: null,
    video: null,
    propertyType: 'house',
  });
  for (const input of [
    { position: { latitude: 51.5, longitude: 0 } },
    { video: 'javascript:alert(1)' },
    { landMetres: -1 },
  ])
    expect((await refusal(petra, ...home(id, input)))[0]).toBe('BAD_USER_INPUT');
  expect(
    (
      await petra.graph(
        `mutation { changeListingHome(id: ${id}, input: { unit: "9" }, seen: "2020-01-01T00:00:00.000Z") { id } }`,
      )
    ).errors?.[0]?.extensions?.code,
  ).toBe('CONFLICT');
});

test('[LIST-38] without a pin a home is approximate, in the middle of its street or suburb; the pin of its agent stays', async () => {
  const where = 'home { latitude longitude isApproximate }';
  const placed = async (id: string, input?: object) =>
    (input === undefined
      ? await run(`{ ownListing(id: ${id}) { ${where} } }`)
      : await run(
          `mutation H($id: ID!, $input: ListingHomeInput!) { changeListingHome(id: $id, input: $input) { ${where} } }`,
          { id, input },
        )
    ).home;
  const suburb = async (slug: string) =>
    (await visitor.graph(`{ location(identifier: "${slug}") { latLong { latitude longitude } } }`)).data?.['location']
      .latLong;
  const [richmond, cremorne] = [await suburb('richmond-vic-3121'), await suburb('cremorne-vic-3121')];
  const shown = async (id: string) =>
    (await visitor.graph(`{ listing(id: ${id}) { address { latitude longitude isApproximate } } }`)).data?.['listing']
      .address;
  const publish = async (id: string) => {
    await edit(id, { searchPrice: 900_000 });
    await run(`mutation { setListingPublished(id: ${id}, published: true) { id } }`);
  };

  const { id: first } = await add({ street: 'Pin Street' });
  expect(await placed(first)).toEqual({ ...richmond, isApproximate: true });
  await publish(first);
  expect(await shown(first)).toEqual({ ...richmond, isApproximate: true });
  const pin = { latitude: -37.8211, longitude: 144.9977 };
  expect(await placed(first, { position: pin })).toEqual({ ...pin, isApproximate: false });
  expect(await shown(first)).toEqual({ ...pin, isApproximate: false });

  // The home with a pin locates the street; a home without one does not move the street's centre.
  const { id: second } = await add({ street: 'pin st' });
  expect(await placed(second)).toEqual({ ...pin, isApproximate: true });
  expect(await placed(second, { suburb: 'Cremorne VIC 3121' })).toEqual({ ...cremorne, isApproximate: true });
  await publish(second);
  const { id: third } = await add({ street: 'Pin Street', suburb: 'Cremorne VIC 3121' });
  expect(await placed(third)).toEqual({ ...cremorne, isApproximate: true });

  // A pin outlasts a new address until it is taken off; a hidden address reveals no position.
  expect(await placed(first, { street: 'Lily Lane' })).toEqual({ ...pin, isApproximate: false });
  expect(await placed(first, { position: null })).toEqual({ ...richmond, isApproximate: true });
  await edit(first, { streetVisible: false });
  expect(await shown(first)).toEqual({ latitude: null, longitude: null, isApproximate: false });
});

test('[DATA-18] an agent-entered listing is at its position in the address file, and follows it until its agent places a pin', async () => {
  await sql`with s as (insert into address_street (state_code, locality, postcode, name)
    values ('VIC', 'richmond', '3121', 'file street') returning id)
    insert into address_point (street_id, number, unit, first, last, latitude, longitude)
    select id, n::text, '', n, n, -37.82 - n / 10000.0, 145 from s, unnest(array[1, 2]) n`.execute(database);
  const where = 'home { latitude longitude isApproximate }';
  const change = async (id: string, input: object) =>
    (
      await run(
        `mutation H($id: ID!, $input: ListingHomeInput!) { changeListingHome(id: $id, input: $input) { ${where} } }`,
        {
          id,
          input,
        },
      )
    ).home;
  const { id } = await add({ street: 'File St', streetNumber: '1' });
  const first = { latitude: -37.8201, longitude: 145 };
  expect((await run(`{ ownListing(id: ${id}) { ${where} } }`)).home).toEqual({ ...first, isApproximate: false });
  // The form sends the position back as it was shown.
  expect(await change(id, { streetNumber: '2', position: first })).toEqual({
    latitude: -37.8202,
    longitude: 145,
    isApproximate: false,
  });
  expect(await change(id, { streetNumber: '3' })).toMatchObject({ isApproximate: true });
  const pin = { latitude: -37.8211, longitude: 144.9977 };
  await change(id, { position: pin });
  expect(await change(id, { streetNumber: '1' })).toEqual({ ...pin, isApproximate: false });
});

test('[LIST-40] a photograph becomes a floor plan and back, the last of its kind; other listings and pictures stay as they are', async () => {
  const { id } = await add();
  const own = service.service;
  for (const [kind, red] of [
    ['photo', 20],
    ['photo', 200],
    ['floorPlan', 120],
  ] as const)
    await addPicture(own, viewer, Number(id), kind, await picture(red));
  const kinds = 'home { photos { id key } floorPlans { id key } }';
  const before = (await run(`{ ownListing(id: ${id}) { ${kinds} } }`)).home;
  const mark = (pictureId: string, kind: string, of = id) =>
    `mutation { changeListingPictureKind(id: ${of}, pictureId: "${pictureId}", kind: ${kind}) { ${kinds} } }`;
  // Both kinds have a picture with this id.
  expect([before.photos[0].id, before.floorPlans[0].id]).toEqual(['h1', 'h1']);
  expect((await run(mark('h1', 'photo'))).home).toEqual({
    photos: [before.photos[1]],
    floorPlans: [before.floorPlans[0], { id: 'h2', key: before.photos[0].key }],
  });
  expect((await run(mark('h2', 'floorPlan'))).home).toEqual({
    photos: [before.photos[1], { id: 'h3', key: before.photos[0].key }],
    floorPlans: [before.floorPlans[0]],
  });
  expect((await refusal(petra, mark('h9', 'photo')))[0]).toBe('NOT_FOUND');
  expect((await refusal(petra, mark('h1', 'photo', '1')))[0]).toBe('CONFLICT');
  expect((await refusal(cleo, mark('h2', 'photo')))[0]).toBe('NOT_FOUND');
  expect((await refusal(visitor, mark('h2', 'photo')))[0]).toBe('SIGNED_OUT');
});

test("[PORT-01, DATA-08] a feed's listing stays the feed's: address, pictures and withdrawal are rejected with the reason", async () => {
  expect(await refusal(petra, ...home('1', { street: 'Lily Lane' }))).toEqual([
    'CONFLICT',
    expect.stringContaining('This listing comes from your feed'),
  ]);
  expect((await refusal(petra, 'mutation { withdrawListing(id: 1) { id } }'))[0]).toBe('CONFLICT');
  expect(
    (
      await refusal(
        petra,
        'mutation { addListingPictures(id: 1, kind: photo, addresses: ["https://pictures.example/a.jpg"]) { id } }',
      )
    )[0],
  ).toBe('CONFLICT');
  await expect(addPicture(service.service, viewer, 1, 'photo', await picture(10))).rejects.toThrow(
    'This listing comes from your feed',
  );
});

test("[PORT-01, LIST-09] pictures go through the store, in the agent's order and with their words; others' are never taken", async () => {
  const { id } = await add();
  const own = service.service;
  const send = async (red: number) => addPicture(own, viewer, Number(id), 'photo', await picture(red));
  await send(20);
  await send(200);
  await send(20);
  const pictures = async () =>
    (await run(`{ ownListing(id: ${id}) { updatedAt home { photos { id key width height colour alt } } } }`)).home
      .photos;
  const [first, second, ...more] = await pictures();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ key: expect.stringMatching(/^p[\da-f]{40}$/), width: 600, height: 400, alt: '' });
  const arrange = (photos: object[]) =>
    [
      'mutation R($photos: [ArrangedPictureInput!]!) { arrangeListingPictures(id: ID, photos: $photos, floorPlans: []) { home { photos { id alt } } } }'.replace(
        'ID',
        id,
      ),
      { photos },
    ] as const;
  expect(
    (
      await run(
        ...arrange([
          { id: second.id, alt: 'From the street' },
          { id: first.id, alt: '' },
        ]),
      )
    ).home.photos,
  ).toEqual([
    { id: second.id, alt: 'From the street' },
    { id: first.id, alt: '' },
  ]);
  expect((await refusal(petra, ...arrange([{ id: 'h99' }])))[0]).toBe('NOT_FOUND');
  expect((await refusal(petra, ...arrange([{ id: first.id }, { id: first.id }])))[0]).toBe('BAD_USER_INPUT');
  expect((await run(...arrange([{ id: second.id, alt: 'From the street' }]))).home.photos).toHaveLength(1);
  await edit(id, { searchPrice: 800_000 });
  await run(`mutation { setListingPublished(id: ${id}, published: true) { id } }`);
  expect(
    (await visitor.graph(`{ listing(id: ${id}) { media { photos { key alt } } } }`)).data?.['listing'].media.photos,
  ).toEqual([{ key: second.key, alt: 'From the street' }]);
  await expect(
    addPicture(own, viewer, Number(id), 'photo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ).rejects.toMatchObject({ kind: 'invalid', problems: [{ field: 'picture' }] });
  await expect(
    addPicture(own, { ...viewer, memberId: 6, agentId: 3 }, Number(id), 'photo', await picture(90)),
  ).rejects.toMatchObject({ kind: 'not-found' });
  await expect(addPicture(own, null, Number(id), 'photo', await picture(90))).rejects.toMatchObject({
    kind: 'signed-out',
  });
});

test('[PORT-01] pictures are fetched from their addresses, each once; a failed one has the reason', async () => {
  const { id } = await add();
  const want = (addresses: string[]) =>
    run(
      `mutation W($addresses: [String!]!) { addListingPictures(id: ${id}, kind: floorPlan,
        addresses: $addresses) { home { floorPlans { key source problem } } } }`,
      { addresses },
    );
  const source = 'https://pictures.example/plan.png';
  expect((await want([source, source])).home.floorPlans).toEqual([{ key: null, source, problem: null }]);
  expect((await want([source])).home.floorPlans).toHaveLength(1);
  expect(
    (await sql`select name from job_wanted where name = 'fetch-pictures' and key = ${id}`.execute(database)).rows,
  ).not.toEqual([]);
  await sql`update feed_picture set status = 'failed', problem = 'not-there' where listing_id = ${id}::int`.execute(
    database,
  );
  expect((await run(`{ ownListing(id: ${id}) { home { floorPlans { problem } } } }`)).home.floorPlans).toEqual([
    { problem: 'The image wasn’t found at that link.' },
  ]);
  expect(
    (
      await refusal(
        petra,
        `mutation { addListingPictures(id: ${id}, kind: photo, addresses: ["file:front.jpg"]) { id } }`,
      )
    )[0],
  ).toBe('BAD_USER_INPUT');
});

test('[PORT-01] a listing is withdrawn, no longer found, and restored as a draft; a sold one stays on record', async () => {
  const { id } = await add();
  await edit(id, { searchPrice: 700_000 });
  await run(`mutation { setListingPublished(id: ${id}, published: true) { id } }`);
  expect(await run(`mutation { withdrawListing(id: ${id}) { state } }`)).toEqual({ state: 'removed' });
  expect(await found()).not.toContain(id);
  expect((await refusal(petra, ...home(id, { unit: '3' })))[0]).toBe('CONFLICT');
  expect(await run(`mutation { takeListingBack(id: ${id}) { state } }`)).toEqual({ state: 'draft' });
  await run(`mutation { setListingPublished(id: ${id}, published: true) { id } }`);
  await run(`mutation { completeListing(id: ${id}, input: { completedOn: "2026-11-02", price: 710000 }) { id } }`);
  expect(await refusal(petra, `mutation { withdrawListing(id: ${id}) { id } }`)).toEqual([
    'CONFLICT',
    expect.stringContaining('stay on record'),
  ]);
});

test('[PORT-01] the upload address rejects visitors who are not signed in, and files that are not pictures', async () => {
  const send = async (type: string, body: Uint8Array | string) =>
    (
      await fetch(`${service.address}/rest/agents/own/listings/1/pictures`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new Blob([Buffer.from(body)]),
      })
    ).status;
  expect(await send('image/jpeg', await picture(40))).toBe(401);
  expect(await send('text/html', '<p>')).toBe(415);
});
