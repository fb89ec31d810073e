import type { TestApi } from '../../../test-kit/test-api.ts';
import { collectionsApi, collectionSteps } from './test-steps.ts';

let api: TestApi;
let ask: ReturnType<typeof collectionSteps>['ask'];
let clear: ReturnType<typeof collectionSteps>['clear'];
let code: ReturnType<typeof collectionSteps>['code'];
let shared: ReturnType<typeof collectionSteps>['shared'];
beforeAll(async () => {
  api = await collectionsApi();
  ({ ask, clear, code, shared } = collectionSteps(api));
});
afterAll(() => api.close());
beforeEach(() => clear());

const home = (collection: { listings: readonly object[] }) => collection.listings[0];

test('[COLL-09] contributors tag a home as inspected, applied for or with an offer; they share the tags', async () => {
  const { id: collectionId, uri } = await shared();
  const of = { collectionId, listingId: '1' };
  await ask('noah', 'setCollectionTag', { ...of, tag: 'offered', isSet: true });
  await ask('noah', 'setCollectionTag', { ...of, tag: 'inspected', isSet: true });
  const twice = await ask('mara', 'setCollectionTag', { ...of, tag: 'inspected', isSet: true });
  expect(home(twice)).toMatchObject({
    tags: [
      { tag: 'inspected', userId: '2' },
      { tag: 'offered', userId: '2' },
    ],
  });
  const less = await ask('mara', 'setCollectionTag', { ...of, tag: 'offered', isSet: false });
  expect(home(less)).toMatchObject({ tags: [{ tag: 'inspected' }] });
  expect(await code('mara', 'setCollectionTag', { ...of, listingId: '5', tag: 'applied', isSet: true })).toBe(
    'NOT_FOUND',
  );
  await ask('mara', 'removeCollectionCollaborator', { collectionId, memberId: '2' });
  expect(home(await ask('mara', 'opinions', { uri }))).toMatchObject({ tags: [{ tag: 'inspected', userId: '2' }] });
});

test('[COLL-09] a note needs no like, a like is taken back, and neither removes the other', async () => {
  const { id: collectionId, uri } = await shared();
  const of = { collectionId, listingId: '1' };
  await ask('mara', 'saveCollectionNote', { ...of, note: ' Near the tram ' });
  await ask('noah', 'saveCollectionReaction', { ...of, reactionType: 'like', comment: 'Big garden' });
  expect(home(await ask('mara', 'opinions', { uri }))).toMatchObject({
    reactions: [{ reactionType: 'like', userId: '2' }],
    notes: [
      { note: 'Near the tram', userId: '1' },
      { note: 'Big garden', userId: '2' },
    ],
  });
  const without = await ask('noah', 'removeCollectionReaction', of);
  expect(home(without)).toMatchObject({ reactions: [], notes: [{ userId: '1' }, { note: 'Big garden', userId: '2' }] });
  await ask('noah', 'saveCollectionReaction', { ...of, reactionType: 'dislike', comment: 'Too dear' });
  await ask('noah', 'saveCollectionNote', { ...of, note: 'Still too dear' });
  expect(home(await ask('noah', 'opinions', { uri }))).toMatchObject({
    reactions: [{ reactionType: 'dislike', userId: '2' }],
    notes: [{ userId: '1' }, { note: 'Still too dear', userId: '2' }],
  });
  await ask('noah', 'saveCollectionNote', { ...of, note: '' });
  expect(home(await ask('noah', 'opinions', { uri }))).toMatchObject({ notes: [{ userId: '1' }] });
  expect(await code('noah', 'saveCollectionNote', { ...of, note: 'x'.repeat(501) })).toBe('BAD_USER_INPUT');
  await ask('mara', 'removeCollectionCollaborator', { collectionId, memberId: '2' });
  expect(home(await ask('mara', 'opinions', { uri }))).toMatchObject({ reactions: [], notes: [{ userId: '1' }] });
});

test('[COLL-10] the link shows only the homes, and nothing once it is replaced or off', async () => {
  const { id: collectionId, uri } = await shared();
  const of = { collectionId, listingId: '1' };
  await ask('mara', 'saveCollectionNote', { ...of, note: 'Ours' });
  await ask('mara', 'setCollectionTag', { ...of, tag: 'offered', isSet: true });
  expect(await code('visitor', 'opinions', { uri })).toBe('NOT_FOUND');
  await ask('mara', 'updateCollection', { collectionId, isPublic: true });
  expect(home(await ask('visitor', 'opinions', { uri }))).toEqual({
    listingId: '1',
    reactions: [],
    notes: [],
    tags: [],
  });
  expect(await code('petra', 'setCollectionTag', { ...of, tag: 'applied', isSet: true })).toBe('NOT_FOUND');
  expect(await code('noah', 'renewCollectionLink', { collectionId })).toBe('FORBIDDEN');
  const { uri: renewed } = await ask('mara', 'renewCollectionLink', { collectionId });
  expect(renewed).not.toBe(uri);
  expect(await code('visitor', 'opinions', { uri })).toBe('NOT_FOUND');
  expect(await ask('visitor', 'opinions', { uri: renewed })).toMatchObject({ listings: [{ listingId: '1' }] });
  await ask('mara', 'updateCollection', { collectionId, isPublic: false });
  expect(await code('visitor', 'opinions', { uri: renewed })).toBe('NOT_FOUND');
});
