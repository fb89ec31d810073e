import { sql } from 'kysely';
import type { GraphQLObjectType } from 'graphql';
import { schema } from '../../../protocols/graphql/schema.ts';
import type { TestApi, TestName } from '../../../test-kit/test-api.ts';
import { collectionLimits } from './collection.ts';
import { collectionsApi, collectionSteps, documents } from './test-steps.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let api: TestApi;
let database: TestApi['database'];
let service: TestApi['service'];
let add: ReturnType<typeof collectionSteps>['add'];
let ask: ReturnType<typeof collectionSteps>['ask'];
let clear: ReturnType<typeof collectionSteps>['clear'];
let code: ReturnType<typeof collectionSteps>['code'];
beforeAll(async () => {
  api = await collectionsApi();
  ({ database, service } = api);
  ({ add, ask, clear, code } = collectionSteps(api));
});
afterAll(() => api.close());
beforeEach(() => clear());

test('[GQL-07] every mutation takes the arguments of the source and no others', () => {
  const mutation = schema.getMutationType();
  const argumentsOf = Object.fromEntries(
    Object.keys(documents).flatMap((name) => {
      const field = mutation?.getFields()[name];
      return field === undefined
        ? []
        : [[name, Object.fromEntries(field.args.map((each) => [each.name, String(each.type)]))]];
    }),
  );
  expect(argumentsOf).toEqual({
    addCollections: { username: 'String!', items: '[CollectionItem!]!' },
    updateCollection: { collectionId: 'ID!', isPublic: 'Boolean', name: 'String' },
    deleteCollection: { collectionId: 'ID!' },
    updateListingInCollections: {
      username: 'String!',
      listingId: 'ID!',
      addToCollectionIds: '[ID!]',
      removeFromCollectionIds: '[ID!]',
    },
    addCollectionInvite: { collectionId: 'ID!', emails: '[String!]!' },
    deleteCollectionInvite: { collectionId: 'ID!', emails: '[String!]!' },
    acceptCollectionInvitation: { collectionId: 'ID!', memberId: 'ID!', uniqueIdentifier: 'String!' },
    removeCollectionCollaborator: { collectionId: 'ID!', memberId: 'ID!' },
    saveCollectionReaction: { collectionId: 'ID!', listingId: 'ID!', comment: 'String', reactionType: 'ReactionType!' },
    removeCollectionReaction: { collectionId: 'ID!', listingId: 'ID!' },
    saveCollectionNote: { collectionId: 'ID!', listingId: 'ID!', note: 'String!' },
    setCollectionTag: { collectionId: 'ID!', listingId: 'ID!', tag: 'CollectionTag!', isSet: 'Boolean!' },
    renewCollectionLink: { collectionId: 'ID!' },
  });
  const type = schema.getType('Collection') as GraphQLObjectType;
  expect(Object.keys(type.getFields())).toEqual(
    expect.arrayContaining([
      'id',
      'name',
      'isPublic',
      'uri',
      'createdOn',
      'modifiedOn',
      'pendingInvites',
      'coverPhotos',
      'listings',
      'contributors',
    ]),
  );
});

test('[COLL-01, GQL-12] a collection is created with listings and returns all its fields', async () => {
  const made = await add('mara', '  First\u0000 homes ', { isPublic: true, listingIds: ['1'] });
  expect(made).toMatchObject({
    name: 'First homes',
    isPublic: true,
    viewerRole: 'owner',
    pendingInvites: [],
    coverPhotos: [{ key: 'a-photo' }],
    listings: [{ listingId: '1', memberIdWhoAdded: '1', isGone: false, reactions: [] }],
    contributors: { owner: { memberId: '1', username: 'mara', name: 'Mara Quill', avatar: null }, collaborators: [] },
  });
  expect(made.uri).toMatch(/^first-homes-[\da-f]{20}$/);
  expect([made.createdOn, made.modifiedOn].every((at) => new Date(at).toISOString() === at)).toBe(true);
});

test('[COLL-03] sent twice, a collection is created once and its listings are added', async () => {
  const first = await add('mara', 'Homes', { listingIds: ['1'] });
  const second = await add('mara', 'homes', { listingIds: ['1', '5'] });
  expect(second).toMatchObject({ id: first.id, name: 'Homes' });
  expect(second.listings.map((one: { listingId: string }) => one.listingId).toSorted()).toEqual(['1', '5']);
  expect(await ask('mara', 'collections', { username: 'mara' })).toHaveLength(1);
});

test('[COLL-07] two tabs that create “Saved homes” at once make one collection with the homes of both', async () => {
  await Promise.all(['1', '5', '1'].map((id) => add('mara', 'Saved homes', { listingIds: [id] })));
  const [only, ...others] = await ask('mara', 'collections', { username: 'mara' });
  expect(others).toEqual([]);
  expect(only.listings.map((one: { listingId: string }) => one.listingId).toSorted()).toEqual(['1', '5']);
});

test('[GQL-08, COLL-01] the list has the requested cover photos and is never cached', async () => {
  await add('mara', 'Homes', { listingIds: ['1', '2'] });
  expect((await ask('mara', 'collections', { username: 'mara', imageCount: 1 }))[0].coverPhotos).toHaveLength(1);
  expect((await ask('mara', 'collections', { username: 'mara', imageCount: 3 }))[0].coverPhotos).toHaveLength(2);
  expect(await code('mara', 'collections', { username: 'mara', imageCount: 11 })).toBe('BAD_USER_INPUT');
  expect([
    await code('visitor', 'collections', { username: 'mara' }),
    await code('noah', 'collections', { username: 'mara' }),
  ]).toEqual(['SIGNED_OUT', 'FORBIDDEN']);
  const response = await fetch(`${service.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: documents['collections'], variables: { username: 'mara' } }),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('[LIST-14] hidden values stay hidden in a collection; listings off the site are marked as gone', async () => {
  const made = await add('mara', 'Homes', { listingIds: ['2'], isPublic: true });
  expect(JSON.stringify(made)).not.toMatch(/Main Road|1,000,000|-37\.82/);
  expect(made.listings[0].listing).toMatchObject({ address: { latitude: null } });
  await sql`update listing set status = 'removed' where id = 2`.execute(database);
  const [seen] = await ask('mara', 'collections', { username: 'mara' });
  expect(seen).toMatchObject({ coverPhotos: [], listings: [{ listingId: '2', isGone: true, listing: null }] });
  await sql`update listing set status = 'available' where id = 2`.execute(database);
  for (const gone of ['3', '4', '99', 'x'])
    expect(
      await code('mara', 'addCollections', { username: 'mara', items: [{ name: 'Homes', listingIds: [gone] }] }),
    ).toBe('NOT_FOUND');
});

test('[COLL-02] a listing goes into collections and out of others at once, or not at all', async () => {
  const [one, two, other] = [
    await add('mara', 'One', { listingIds: ['1'] }),
    await add('mara', 'Two'),
    await add('noah', 'Other'),
  ];
  const toggle = (add: string[], remove: string[], who: TestName = 'mara', listingId = '1') =>
    ask(who, 'updateListingInCollections', {
      username: 'mara',
      listingId,
      addToCollectionIds: add,
      removeFromCollectionIds: remove,
    });
  const count = async () =>
    (await ask('mara', 'collections', { username: 'mara' }))
      .map(({ name, listings }: { name: string; listings: unknown[] }) => [name, listings.length])
      .toSorted();
  await toggle([two.id], [one.id]);
  expect(await count()).toEqual([
    ['One', 0],
    ['Two', 1],
  ]);
  await toggle([two.id], [one.id]);
  expect(await count()).toEqual([
    ['One', 0],
    ['Two', 1],
  ]);
  expect(await toggle([one.id, other.id], [two.id])).toMatchObject({ code: 'NOT_FOUND' });
  expect(await count()).toEqual([
    ['One', 0],
    ['Two', 1],
  ]);
  expect(await toggle([], [])).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await toggle([one.id], [one.id])).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await toggle([one.id], [], 'mara', '3')).toMatchObject({ code: 'NOT_FOUND' });
  expect([await toggle([one.id], [], 'noah'), await toggle([one.id], [], 'visitor')]).toMatchObject([
    { code: 'FORBIDDEN' },
    { code: 'SIGNED_OUT' },
  ]);
});

test('[COLL-04] names and numbers have limits, and a name is unique', async () => {
  expect(await code('mara', 'addCollections', { username: 'mara', items: [{ name: ' \u200B ' }] })).toBe(
    'BAD_USER_INPUT',
  );
  expect(await code('mara', 'addCollections', { username: 'mara', items: [{ name: 'x'.repeat(61) }] })).toBe(
    'BAD_USER_INPUT',
  );
  expect(await code('mara', 'addCollections', { username: 'mara', items: [] })).toBe('BAD_USER_INPUT');
  const [one, two] = [await add('mara', 'One'), await add('mara', 'Two')];
  expect(await ask('mara', 'updateCollection', { collectionId: two.id, name: 'ONE' })).toMatchObject({
    code: 'CONFLICT',
  });
  expect(await ask('mara', 'updateCollection', { collectionId: one.id, name: 'ONE' })).toMatchObject({
    name: 'ONE',
    isPublic: false,
  });
  await sql`insert into collection (uri, owner_id, name) select 'filler-' || n, 1, 'Filler ' || n
    from generate_series(3, ${collectionLimits.collections}::int) n`.execute(database);
  expect(await code('mara', 'addCollections', { username: 'mara', items: [{ name: 'Another' }] })).toBe('CONFLICT');
  expect(await ask('mara', 'deleteCollection', { collectionId: one.id })).toBe(one.id);
  expect(await code('mara', 'deleteCollection', { collectionId: one.id })).toBe('NOT_FOUND');
});

test('[COLL-02] a listing that a member collects counts as saved, once for all of their collections', async () => {
  await emptyTables(database, ['listing_day']);
  const [one, two] = [await add('mara', 'One', { listingIds: ['5'] }), await add('mara', 'Two', { listingIds: ['5'] })];
  await add('mara', 'One', { listingIds: ['5'] });
  await ask('mara', 'updateListingInCollections', {
    username: 'mara',
    listingId: '1',
    addToCollectionIds: [one.id],
    removeFromCollectionIds: [],
  });
  await ask('mara', 'updateListingInCollections', {
    username: 'mara',
    listingId: '1',
    addToCollectionIds: [two.id],
    removeFromCollectionIds: [],
  });
  await add('noah', 'Three', { listingIds: ['5'] });
  const { rows } = await sql<{
    id: number;
    saves: number;
  }>`select listing_id as id, saves from listing_day order by 1`.execute(database);
  expect(rows).toEqual([
    { id: 1, saves: 1 },
    { id: 5, saves: 2 },
  ]);
});
