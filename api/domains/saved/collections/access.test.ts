import { sql } from 'kysely';
import type { TestApi, TestName } from '../../../test-kit/test-api.ts';
import { collectionsApi, collectionSteps, documents } from './test-steps.ts';

let api: TestApi;
let database: TestApi['database'];
let as: TestApi['as'];
let add: ReturnType<typeof collectionSteps>['add'];
let ask: ReturnType<typeof collectionSteps>['ask'];
let clear: ReturnType<typeof collectionSteps>['clear'];
let code: ReturnType<typeof collectionSteps>['code'];
let shared: ReturnType<typeof collectionSteps>['shared'];
beforeAll(async () => {
  api = await collectionsApi();
  ({ database, as } = api);
  ({ add, ask, clear, code, shared } = collectionSteps(api));
});
afterAll(() => api.close());
beforeEach(() => clear());

test('[COLL-04] a private collection cannot be read by others, or distinguished from an unknown one', async () => {
  const made = await add('mara');
  const missing = await ask('noah', 'collection', { uri: 'homes-0' });
  for (const who of ['visitor', 'noah', 'quinn'] as const)
    expect(await ask(who, 'collection', { uri: made.uri })).toEqual(missing);
  for (const [name, variables] of [
    ['updateCollection', { name: 'Mine' }],
    ['deleteCollection', {}],
    ['addCollectionInvite', { emails: ['x@example.com'] }],
    ['deleteCollectionInvite', { emails: ['x@example.com'] }],
    ['removeCollectionCollaborator', { memberId: '1' }],
    ['saveCollectionReaction', { listingId: '1', reactionType: 'like' }],
    ['removeCollectionReaction', { listingId: '1' }],
    ['saveCollectionNote', { listingId: '1', note: 'Mine' }],
    ['setCollectionTag', { listingId: '1', tag: 'offered', isSet: true }],
    ['renewCollectionLink', {}],
    ['acceptCollectionInvitation', { memberId: '2', uniqueIdentifier: '00000000-0000-4000-8000-000000000000' }],
  ] as const) {
    const forged = await ask('noah', name, { collectionId: made.id, ...variables });
    expect([name, forged.code]).toEqual([name, 'NOT_FOUND']);
    expect(forged).toEqual(await ask('noah', name, { collectionId: '999999', ...variables }));
    expect([name, await code('visitor', name, { collectionId: made.id, ...variables })]).toEqual([name, 'SIGNED_OUT']);
  }
});

test('[COLL-04] a public collection is read by everyone, without invites and reactions', async () => {
  const made = await shared();
  await ask('mara', 'addCollectionInvite', { collectionId: made.id, emails: ['petra@example.com'] });
  await ask('noah', 'saveCollectionReaction', { collectionId: made.id, listingId: '1', reactionType: 'like' });
  expect(
    await ask('mara', 'updateCollection', { collectionId: made.id, isPublic: true, name: 'Our homes' }),
  ).toMatchObject({ name: 'Our homes', isPublic: true, uri: made.uri });
  expect(await ask('visitor', 'collection', { uri: made.uri })).toMatchObject({
    name: 'Our homes',
    viewerRole: 'reader',
    pendingInvites: [],
    listings: [{ listingId: '1', reactions: [] }],
  });
  expect(await ask('noah', 'collection', { uri: made.uri })).toMatchObject({
    viewerRole: 'collaborator',
    pendingInvites: [],
    listings: [{ reactions: [{ userId: '2' }] }],
  });
  expect(await code('petra', 'updateCollection', { collectionId: made.id, name: 'Mine' })).toBe('NOT_FOUND');
});

test('[COLL-04] collaborators add, take out their own, react and leave; the rest is the owner’s', async () => {
  const made = await shared();
  const toggle = (who: TestName, username: string, listingId: string, add: string[], remove: string[]) =>
    ask(who, 'updateListingInCollections', {
      username,
      listingId,
      addToCollectionIds: add,
      removeFromCollectionIds: remove,
    });
  expect((await toggle('noah', 'noah', '5', [made.id], []))[0].listings).toMatchObject([
    { listingId: '5', memberIdWhoAdded: '2' },
    { listingId: '1', memberIdWhoAdded: '1' },
  ]);
  expect(await toggle('noah', 'noah', '1', [], [made.id])).toMatchObject({ code: 'FORBIDDEN' });
  expect((await toggle('noah', 'noah', '5', [], [made.id]))[0].listings).toHaveLength(1);
  await toggle('noah', 'noah', '5', [made.id], []);
  expect((await toggle('mara', 'mara', '5', [], [made.id]))[0].listings).toHaveLength(1);
  for (const [name, variables] of [
    ['updateCollection', { name: 'Mine' }],
    ['updateCollection', { isPublic: true }],
    ['deleteCollection', {}],
    ['addCollectionInvite', { emails: ['x@example.com'] }],
    ['deleteCollectionInvite', { emails: ['x@example.com'] }],
    ['removeCollectionCollaborator', { memberId: '1' }],
  ] as const)
    expect([name, await code('noah', name, { collectionId: made.id, ...variables })]).toEqual([name, 'FORBIDDEN']);
  expect(await code('mara', 'removeCollectionCollaborator', { collectionId: made.id, memberId: '4' })).toBe(
    'NOT_FOUND',
  );
  expect(await code('mara', 'removeCollectionCollaborator', { collectionId: made.id, memberId: '1' })).toBe(
    'FORBIDDEN',
  );
  expect(
    await as.noah.graph(documents['removeCollectionCollaborator'] ?? '', { collectionId: made.id, memberId: '2' }),
  ).toEqual({ data: { result: null } });
  expect(await ask('noah', 'collection', { uri: made.uri })).toMatchObject({ code: 'NOT_FOUND' });
});

test('[COLL-05] a member has one reaction to a listing, which they can change', async () => {
  const made = await shared();
  const react = (who: TestName, reactionType: string, comment: string | null = null, listingId = '1') =>
    ask(who, 'saveCollectionReaction', { collectionId: made.id, listingId, comment, reactionType });
  await react('mara', 'dislike', 'Too dear');
  await react('noah', 'like', ' Big\u202E garden ');
  expect(
    (await react('mara', 'like')).listings[0].reactions.toSorted(
      (a: { userId: string }, b: { userId: string }) => Number(a.userId) - Number(b.userId),
    ),
  ).toEqual([
    { reactionType: 'like', comment: '', userId: '1' },
    { reactionType: 'like', comment: 'Big garden', userId: '2' },
  ]);
  expect(
    [await react('mara', 'like', 'x'.repeat(501)), await react('mara', 'like', null, '5')].map((each) => each.code),
  ).toEqual(['BAD_USER_INPUT', 'NOT_FOUND']);
  expect((await react('mara', 'love')).message).toContain('love');
});

test('[COLL-04, MEMB-15] the other contributors are notified of a change', async () => {
  const made = await shared();
  await ask('mara', 'updateListingInCollections', {
    username: 'mara',
    listingId: '5',
    addToCollectionIds: [made.id],
    removeFromCollectionIds: [],
  });
  await ask('noah', 'saveCollectionReaction', { collectionId: made.id, listingId: '5', reactionType: 'like' });
  const { rows } = await sql<{
    member_id: number;
    event: unknown;
  }>`select member_id, event from push_event order by id`.execute(database);
  expect(rows).toEqual([
    { member_id: 2, event: { kind: 'collection', collectionId: Number(made.id), change: 'listings' } },
    { member_id: 1, event: { kind: 'collection', collectionId: Number(made.id), change: 'reaction' } },
  ]);
});

test('[COLL-04] deleting a member deletes their collections', async () => {
  const made = await shared();
  await ask('mara', 'updateCollection', { collectionId: made.id, isPublic: true });
  await sql`update member set deleted_at = now() where id = 1`.execute(database);
  expect(await ask('visitor', 'collection', { uri: made.uri })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask('noah', 'collections', { username: 'noah' })).toEqual([]);
  expect(
    await code('noah', 'saveCollectionReaction', { collectionId: made.id, listingId: '1', reactionType: 'like' }),
  ).toBe('NOT_FOUND');
  await sql`update member set deleted_at = null where id = 1`.execute(database);
});
