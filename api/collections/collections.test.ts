import { sql } from 'kysely';
import { GraphQLObjectType } from 'graphql';
import { testDatabase, type Database } from '../database/public.ts';
import { schema } from '../graphql/schema.ts';
import { fillTestListings, fillTestPlaces } from '../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../test-members.ts';
import { testService, type TestService } from '../test-service.ts';
import { collectionLimits } from './collection.ts';

jest.setTimeout(60_000);
type Name = keyof typeof testMembers | 'visitor';
let database: Database;
let service: TestService;
let as: Readonly<Record<Name, TestCaller>>;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  const document = { photos: [{ key: 'a-photo', width: 4, height: 3, colour: '#aaaaaa', alt: 'Front of 39 Main Road' }] };
  await fillTestListings(database, [
    { id: 1, document }, { id: 2, document, street_visible: false, price_visible: false }, { id: 3, status: 'removed', document }, { id: 4, published: false }, { id: 5 },
  ]);
  service = await testService(database);
  const names = Object.keys(testMembers) as (keyof typeof testMembers)[];
  as = { visitor: await callerOf(service, null), ...Object.fromEntries(await Promise.all(names.map(async (name) => [name, await callerOf(service, testMembers[name])] as const))) } as typeof as;
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => sql`truncate collection, mail, job_wanted, push_event, throttle cascade`.execute(database));

const facts = `id name isPublic uri viewerRole createdOn modifiedOn pendingInvites coverPhotos { key alt }
  listings { listingId memberIdWhoAdded isGone reactions { reactionType comment userId } listing { address { street latitude } priceDetails { shortDescription } } }
  contributors { owner { memberId username name avatar } collaborators { memberId username name avatar } }`;
const documents: Readonly<Record<string, string>> = {
  addCollections: `mutation M($username: String!, $items: [CollectionItem!]!) { result: addCollections(username: $username, items: $items) { ${facts} } }`,
  updateCollection: `mutation M($collectionId: ID!, $isPublic: Boolean, $name: String) { result: updateCollection(collectionId: $collectionId, isPublic: $isPublic, name: $name) { ${facts} } }`,
  deleteCollection: 'mutation M($collectionId: ID!) { result: deleteCollection(collectionId: $collectionId) }',
  updateListingInCollections: `mutation M($username: String!, $listingId: ID!, $addToCollectionIds: [ID!], $removeFromCollectionIds: [ID!]) {
    result: updateListingInCollections(username: $username, listingId: $listingId, addToCollectionIds: $addToCollectionIds, removeFromCollectionIds: $removeFromCollectionIds) { ${facts} } }`,
  addCollectionInvite: `mutation M($collectionId: ID!, $emails: [String!]!) { result: addCollectionInvite(collectionId: $collectionId, emails: $emails) { ${facts} } }`,
  deleteCollectionInvite: `mutation M($collectionId: ID!, $emails: [String!]!) { result: deleteCollectionInvite(collectionId: $collectionId, emails: $emails) { ${facts} } }`,
  acceptCollectionInvitation: `mutation M($collectionId: ID!, $memberId: ID!, $uniqueIdentifier: String!) {
    result: acceptCollectionInvitation(collectionId: $collectionId, memberId: $memberId, uniqueIdentifier: $uniqueIdentifier) { ${facts} } }`,
  removeCollectionCollaborator: `mutation M($collectionId: ID!, $memberId: ID!) { result: removeCollectionCollaborator(collectionId: $collectionId, memberId: $memberId) { ${facts} } }`,
  saveCollectionReaction: `mutation M($collectionId: ID!, $listingId: ID!, $comment: String, $reactionType: ReactionType!) {
    result: saveCollectionReaction(collectionId: $collectionId, listingId: $listingId, comment: $comment, reactionType: $reactionType) { ${facts} } }`,
  collections: `query Q($username: String!, $imageCount: Int) { result: collections(username: $username, imageCount: $imageCount) { ${facts} } }`,
  collection: `query Q($uri: String!) { result: collection(uri: $uri) { ${facts} } }`,
};

/** The answer; or the code of the refusal, with its message. */
async function ask(who: Name, name: string, variables: object) {
  const { data, errors } = await as[who].graph(documents[name] ?? '', variables);
  return errors === undefined ? data?.['result'] : { code: errors[0]?.extensions?.code, message: errors[0]?.message };
}
const add = async (who: 'mara' | 'noah', name = 'Homes', more: object = {}) => (await ask(who, 'addCollections', { username: who, items: [{ name, ...more }] }))[0];
const code = async (who: Name, name: string, variables: object): Promise<string> => (await ask(who, name, variables)).code;
const secretOf = async (email: string): Promise<string> => (await sql<{ s: string }>`select unique_identifier::text as s from collection_invite where email = ${email}`.execute(database)).rows[0]?.s ?? '';

/** A private collection of Mara's with listing 1, to which Noah contributes. */
async function shared() {
  const made = await add('mara', 'Homes', { listingIds: ['1'] });
  await ask('mara', 'addCollectionInvite', { collectionId: made.id, emails: ['noah@example.com'] });
  await ask('noah', 'acceptCollectionInvitation', { collectionId: made.id, memberId: '2', uniqueIdentifier: await secretOf('noah@example.com') });
  await sql`truncate push_event`.execute(database);
  return made;
}

test('[GQL-07] every mutation takes the arguments of the source and no others', () => {
  const mutation = schema.getMutationType();
  const argumentsOf = Object.fromEntries(Object.keys(documents).flatMap((name) => {
    const field = mutation?.getFields()[name];
    return field === undefined ? [] : [[name, Object.fromEntries(field.args.map((each) => [each.name, String(each.type)]))]];
  }));
  expect(argumentsOf).toEqual({
    addCollections: { username: 'String!', items: '[CollectionItem!]!' },
    updateCollection: { collectionId: 'ID!', isPublic: 'Boolean', name: 'String' },
    deleteCollection: { collectionId: 'ID!' },
    updateListingInCollections: { username: 'String!', listingId: 'ID!', addToCollectionIds: '[ID!]', removeFromCollectionIds: '[ID!]' },
    addCollectionInvite: { collectionId: 'ID!', emails: '[String!]!' }, deleteCollectionInvite: { collectionId: 'ID!', emails: '[String!]!' },
    acceptCollectionInvitation: { collectionId: 'ID!', memberId: 'ID!', uniqueIdentifier: 'String!' },
    removeCollectionCollaborator: { collectionId: 'ID!', memberId: 'ID!' },
    saveCollectionReaction: { collectionId: 'ID!', listingId: 'ID!', comment: 'String', reactionType: 'ReactionType!' },
  });
  const type = schema.getType('Collection') as GraphQLObjectType;
  expect(Object.keys(type.getFields())).toEqual(expect.arrayContaining(['id', 'name', 'isPublic', 'uri', 'createdOn', 'modifiedOn', 'pendingInvites', 'coverPhotos', 'listings', 'contributors']));
});

test('[COLL-01, GQL-12] a collection is made with listings and tells all that there is of it', async () => {
  const made = await add('mara', '  First\u0000 homes ', { isPublic: true, listingIds: ['1'] });
  expect(made).toMatchObject({
    name: 'First homes', isPublic: true, viewerRole: 'owner', pendingInvites: [], coverPhotos: [{ key: 'a-photo' }],
    listings: [{ listingId: '1', memberIdWhoAdded: '1', isGone: false, reactions: [] }],
    contributors: { owner: { memberId: '1', username: 'mara', name: 'Mara Quill', avatar: null }, collaborators: [] },
  });
  expect(made.uri).toMatch(/^first-homes-[\da-f]{20}$/);
  expect([made.createdOn, made.modifiedOn].every((at) => new Date(at).toISOString() === at)).toBe(true);
});

test('[COLL-03] sent twice, a collection is made once and its listings are added', async () => {
  const first = await add('mara', 'Homes', { listingIds: ['1'] });
  const second = await add('mara', 'homes', { listingIds: ['1', '5'] });
  expect(second).toMatchObject({ id: first.id, name: 'Homes' });
  expect(second.listings.map((one: { listingId: string }) => one.listingId).toSorted()).toEqual(['1', '5']);
  expect(await ask('mara', 'collections', { username: 'mara' })).toHaveLength(1);
});

test('[GQL-08, COLL-01] the list has the cover photos that were asked for and is kept by no cache', async () => {
  await add('mara', 'Homes', { listingIds: ['1', '2'] });
  expect((await ask('mara', 'collections', { username: 'mara', imageCount: 1 }))[0].coverPhotos).toHaveLength(1);
  expect((await ask('mara', 'collections', { username: 'mara', imageCount: 3 }))[0].coverPhotos).toHaveLength(2);
  expect(await code('mara', 'collections', { username: 'mara', imageCount: 11 })).toBe('BAD_USER_INPUT');
  expect([await code('visitor', 'collections', { username: 'mara' }), await code('noah', 'collections', { username: 'mara' })]).toEqual(['SIGNED_OUT', 'FORBIDDEN']);
  const answer = await fetch(`${service.address}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: documents['collections'], variables: { username: 'mara' } }) });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('[LIST-14] what a listing hides stays hidden in a collection; listings that are gone are told as gone', async () => {
  const made = await add('mara', 'Homes', { listingIds: ['2'], isPublic: true });
  expect(JSON.stringify(made)).not.toMatch(/Main Road|1,000,000|-37\.82/);
  expect(made.listings[0].listing).toMatchObject({ address: { latitude: null } });
  await sql`update listing set status = 'removed' where id = 2`.execute(database);
  const [seen] = await ask('mara', 'collections', { username: 'mara' });
  expect(seen).toMatchObject({ coverPhotos: [], listings: [{ listingId: '2', isGone: true, listing: null }] });
  await sql`update listing set status = 'available' where id = 2`.execute(database);
  for (const gone of ['3', '4', '99', 'x']) expect(await code('mara', 'addCollections', { username: 'mara', items: [{ name: 'Homes', listingIds: [gone] }] })).toBe('NOT_FOUND');
});

test('[COLL-02] a listing goes into collections and out of others at once, or not at all', async () => {
  const [one, two, other] = [await add('mara', 'One', { listingIds: ['1'] }), await add('mara', 'Two'), await add('noah', 'Other')];
  const toggle = (add: string[], remove: string[], who: Name = 'mara', listingId = '1') => ask(who, 'updateListingInCollections', { username: 'mara', listingId, addToCollectionIds: add, removeFromCollectionIds: remove });
  const count = async () => (await ask('mara', 'collections', { username: 'mara' })).map(({ name, listings }: { name: string; listings: unknown[] }) => [name, listings.length]).toSorted();
  await toggle([two.id], [one.id]);
  expect(await count()).toEqual([['One', 0], ['Two', 1]]);
  await toggle([two.id], [one.id]);
  expect(await count()).toEqual([['One', 0], ['Two', 1]]);
  expect(await toggle([one.id, other.id], [two.id])).toMatchObject({ code: 'NOT_FOUND' });
  expect(await count()).toEqual([['One', 0], ['Two', 1]]);
  expect(await toggle([], [])).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await toggle([one.id], [one.id])).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await toggle([one.id], [], 'mara', '3')).toMatchObject({ code: 'NOT_FOUND' });
  expect([await toggle([one.id], [], 'noah'), await toggle([one.id], [], 'visitor')]).toMatchObject([{ code: 'FORBIDDEN' }, { code: 'SIGNED_OUT' }]);
});

test('[COLL-04] a private collection can not be read, or even told from one that is not there, by others', async () => {
  const made = await add('mara');
  const missing = await ask('noah', 'collection', { uri: 'homes-0' });
  for (const who of ['visitor', 'noah', 'quinn'] as const) expect(await ask(who, 'collection', { uri: made.uri })).toEqual(missing);
  for (const [name, variables] of [
    ['updateCollection', { name: 'Mine' }], ['deleteCollection', {}], ['addCollectionInvite', { emails: ['x@example.com'] }], ['deleteCollectionInvite', { emails: ['x@example.com'] }],
    ['removeCollectionCollaborator', { memberId: '1' }], ['saveCollectionReaction', { listingId: '1', reactionType: 'like' }],
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
  expect(await ask('mara', 'updateCollection', { collectionId: made.id, isPublic: true, name: 'Our homes' })).toMatchObject({ name: 'Our homes', isPublic: true, uri: made.uri });
  expect(await ask('visitor', 'collection', { uri: made.uri })).toMatchObject({ name: 'Our homes', viewerRole: 'reader', pendingInvites: [], listings: [{ listingId: '1', reactions: [] }] });
  expect(await ask('noah', 'collection', { uri: made.uri })).toMatchObject({ viewerRole: 'collaborator', pendingInvites: [], listings: [{ reactions: [{ userId: '2' }] }] });
  expect(await code('petra', 'updateCollection', { collectionId: made.id, name: 'Mine' })).toBe('NOT_FOUND');
});

test('[COLL-04] an invite is mailed once and counts once, for the verified address that it was sent to', async () => {
  const made = await add('mara', 'Homes <b>');
  const invite = { collectionId: made.id, emails: [' Noah@Example.com ', 'noah@example.com', 'olive@example.com', 'mara@example.com'] };
  expect(await ask('mara', 'addCollectionInvite', invite)).toMatchObject({ pendingInvites: ['noah@example.com', 'olive@example.com'] });
  await ask('mara', 'addCollectionInvite', invite);
  const { rows: mails } = await sql<{ email: string; kind: string; text: string; html: string }>`select email, kind, text, html from mail order by email`.execute(database);
  const secret = await secretOf('noah@example.com');
  expect(mails).toMatchObject([{ email: 'noah@example.com', kind: 'invite' }, { email: 'olive@example.com' }]);
  expect(mails[0]?.text).toContain(`/collections/${made.uri}?collectionId=${made.id}&uniqueIdentifier=${secret}`);
  expect(mails[0]?.html).not.toContain('<b>');

  const accept = (who: Name, memberId: string, uniqueIdentifier: string) => ask(who, 'acceptCollectionInvitation', { collectionId: made.id, memberId, uniqueIdentifier });
  expect(await accept('petra', '4', secret)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await accept('petra', '2', secret)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await accept('olive', '3', await secretOf('olive@example.com'))).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('Verify') });
  expect(await accept('noah', '2', 'not-a-secret')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await accept('noah', '2', secret)).toMatchObject({ viewerRole: 'collaborator', contributors: { collaborators: [{ memberId: '2', username: 'noah' }] } });
  expect(await accept('noah', '2', secret)).toMatchObject({ viewerRole: 'collaborator' });
  await ask('mara', 'removeCollectionCollaborator', { collectionId: made.id, memberId: '2' });
  expect(await accept('noah', '2', secret)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask('mara', 'deleteCollectionInvite', { collectionId: made.id, emails: ['OLIVE@example.com', 'nobody@example.com'] })).toMatchObject({ pendingInvites: [] });
});

test('[COLL-04] inviting needs a verified address of the owner and has its limits', async () => {
  const made = (await ask('olive', 'addCollections', { username: 'olive', items: [{ name: 'Homes' }] }))[0];
  expect(await ask('olive', 'addCollectionInvite', { collectionId: made.id, emails: ['x@example.com'] })).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('Verify') });
  const own = await add('mara');
  const many = (from: number) => Array.from({ length: 10 }, (_, at) => `guest${from + at}@example.com`);
  for (const wrong of [[], ['no address'], ['a@example.com\nbcc: x@example.com'], [...many(0), 'one@example.com']]) {
    expect(await code('mara', 'addCollectionInvite', { collectionId: own.id, emails: wrong })).toBe('BAD_USER_INPUT');
  }
  for (const from of [0, 10]) expect(await code('mara', 'addCollectionInvite', { collectionId: own.id, emails: many(from) })).toBeUndefined();
  expect(await code('mara', 'addCollectionInvite', { collectionId: own.id, emails: ['one@example.com'] })).toBe('CONFLICT');
});

test('[COLL-04] collaborators add, take out their own, react and leave; the rest is the owner’s', async () => {
  const made = await shared();
  const toggle = (who: Name, username: string, listingId: string, add: string[], remove: string[]) =>
    ask(who, 'updateListingInCollections', { username, listingId, addToCollectionIds: add, removeFromCollectionIds: remove });
  expect((await toggle('noah', 'noah', '5', [made.id], []))[0].listings).toMatchObject([{ listingId: '5', memberIdWhoAdded: '2' }, { listingId: '1', memberIdWhoAdded: '1' }]);
  expect(await toggle('noah', 'noah', '1', [], [made.id])).toMatchObject({ code: 'FORBIDDEN' });
  expect((await toggle('noah', 'noah', '5', [], [made.id]))[0].listings).toHaveLength(1);
  await toggle('noah', 'noah', '5', [made.id], []);
  expect((await toggle('mara', 'mara', '5', [], [made.id]))[0].listings).toHaveLength(1);
  for (const [name, variables] of [
    ['updateCollection', { name: 'Mine' }], ['updateCollection', { isPublic: true }], ['deleteCollection', {}], ['addCollectionInvite', { emails: ['x@example.com'] }],
    ['deleteCollectionInvite', { emails: ['x@example.com'] }], ['removeCollectionCollaborator', { memberId: '1' }],
  ] as const) expect([name, await code('noah', name, { collectionId: made.id, ...variables })]).toEqual([name, 'FORBIDDEN']);
  expect(await code('mara', 'removeCollectionCollaborator', { collectionId: made.id, memberId: '4' })).toBe('NOT_FOUND');
  expect(await code('mara', 'removeCollectionCollaborator', { collectionId: made.id, memberId: '1' })).toBe('FORBIDDEN');
  expect(await as.noah.graph(documents['removeCollectionCollaborator'] ?? '', { collectionId: made.id, memberId: '2' })).toEqual({ data: { result: null } });
  expect(await ask('noah', 'collection', { uri: made.uri })).toMatchObject({ code: 'NOT_FOUND' });
});

test('[COLL-05] a member has one reaction to a listing, which they can change', async () => {
  const made = await shared();
  const react = (who: Name, reactionType: string, comment: string | null = null, listingId = '1') => ask(who, 'saveCollectionReaction', { collectionId: made.id, listingId, comment, reactionType });
  await react('mara', 'dislike', 'Too dear');
  await react('noah', 'like', ' Big\u202E garden ');
  expect((await react('mara', 'like')).listings[0].reactions.toSorted((a: { userId: string }, b: { userId: string }) => Number(a.userId) - Number(b.userId))).toEqual([
    { reactionType: 'like', comment: '', userId: '1' }, { reactionType: 'like', comment: 'Big garden', userId: '2' },
  ]);
  expect([await react('mara', 'like', 'x'.repeat(501)), await react('mara', 'like', null, '5')].map((each) => each.code)).toEqual(['BAD_USER_INPUT', 'NOT_FOUND']);
  expect((await react('mara', 'love')).message).toContain('love');
});

test('[COLL-04] names and numbers have limits, and a name is given once', async () => {
  expect(await code('mara', 'addCollections', { username: 'mara', items: [{ name: ' \u200B ' }] })).toBe('BAD_USER_INPUT');
  expect(await code('mara', 'addCollections', { username: 'mara', items: [{ name: 'x'.repeat(61) }] })).toBe('BAD_USER_INPUT');
  expect(await code('mara', 'addCollections', { username: 'mara', items: [] })).toBe('BAD_USER_INPUT');
  const [one, two] = [await add('mara', 'One'), await add('mara', 'Two')];
  expect(await ask('mara', 'updateCollection', { collectionId: two.id, name: 'ONE' })).toMatchObject({ code: 'CONFLICT' });
  expect(await ask('mara', 'updateCollection', { collectionId: one.id, name: 'ONE' })).toMatchObject({ name: 'ONE', isPublic: false });
  await sql`insert into collection (uri, owner_id, name) select 'filler-' || n, 1, 'Filler ' || n from generate_series(3, ${collectionLimits.collections}::int) n`.execute(database);
  expect(await code('mara', 'addCollections', { username: 'mara', items: [{ name: 'Another' }] })).toBe('CONFLICT');
  expect(await ask('mara', 'deleteCollection', { collectionId: one.id })).toBe(one.id);
  expect(await code('mara', 'deleteCollection', { collectionId: one.id })).toBe('NOT_FOUND');
});

test('[COLL-04, MEMB-15] the other contributors are told of a change', async () => {
  const made = await shared();
  await ask('mara', 'updateListingInCollections', { username: 'mara', listingId: '5', addToCollectionIds: [made.id], removeFromCollectionIds: [] });
  await ask('noah', 'saveCollectionReaction', { collectionId: made.id, listingId: '5', reactionType: 'like' });
  const { rows } = await sql<{ member_id: number; event: unknown }>`select member_id, event from push_event order by id`.execute(database);
  expect(rows).toEqual([
    { member_id: 2, event: { kind: 'collection', collectionId: Number(made.id), change: 'listings' } },
    { member_id: 1, event: { kind: 'collection', collectionId: Number(made.id), change: 'reaction' } },
  ]);
});

test('[COLL-04] the collections of a member who has gone are gone', async () => {
  const made = await shared();
  await ask('mara', 'updateCollection', { collectionId: made.id, isPublic: true });
  await sql`update member set deleted_at = now() where id = 1`.execute(database);
  expect(await ask('visitor', 'collection', { uri: made.uri })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask('noah', 'collections', { username: 'noah' })).toEqual([]);
  expect(await code('noah', 'saveCollectionReaction', { collectionId: made.id, listingId: '1', reactionType: 'like' })).toBe('NOT_FOUND');
  await sql`update member set deleted_at = null where id = 1`.execute(database);
});

test('[COLL-02] a listing that a member keeps counts as saved, once for all of their collections', async () => {
  await sql`truncate listing_day`.execute(database);
  const [one, two] = [await add('mara', 'One', { listingIds: ['5'] }), await add('mara', 'Two', { listingIds: ['5'] })];
  await add('mara', 'One', { listingIds: ['5'] });
  await ask('mara', 'updateListingInCollections', { username: 'mara', listingId: '1', addToCollectionIds: [one.id], removeFromCollectionIds: [] });
  await ask('mara', 'updateListingInCollections', { username: 'mara', listingId: '1', addToCollectionIds: [two.id], removeFromCollectionIds: [] });
  await add('noah', 'Three', { listingIds: ['5'] });
  const { rows } = await sql<{ id: number; saves: number }>`select listing_id as id, saves from listing_day order by 1`.execute(database);
  expect(rows).toEqual([{ id: 1, saves: 1 }, { id: 5, saves: 2 }]);
});

test('[COLL-04] who was invited may decline; nobody else ends their invitation', async () => {
  const made = await add('mara');
  await ask('mara', 'addCollectionInvite', { collectionId: made.id, emails: ['noah@example.com'] });
  const uniqueIdentifier = await secretOf('noah@example.com');
  const decline = async (who: Name, secret = uniqueIdentifier) => {
    const { data, errors } = await as[who].graph('mutation M($collectionId: ID!, $uniqueIdentifier: String!) { result: declineCollectionInvitation(collectionId: $collectionId, uniqueIdentifier: $uniqueIdentifier) }', { collectionId: made.id, uniqueIdentifier: secret });
    return errors === undefined ? data?.['result'] : errors[0]?.extensions?.code;
  };
  expect([await decline('visitor'), await decline('mara'), await decline('noah', 'nonsense')]).toEqual(['SIGNED_OUT', 'NOT_FOUND', 'NOT_FOUND']);
  expect(await decline('noah')).toBe(made.id);
  expect(await decline('noah')).toBe('NOT_FOUND');
  expect(await code('noah', 'acceptCollectionInvitation', { collectionId: made.id, memberId: '2', uniqueIdentifier })).toBe('NOT_FOUND');
});
