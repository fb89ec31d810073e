import { sql } from 'kysely';
import { testApi, type TestApi, type TestName } from '../../../test-kit/test-api.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

const facts = `id name isPublic uri viewerRole createdOn modifiedOn pendingInvites coverPhotos { key alt }
  listings { listingId memberIdWhoAdded isGone reactions { reactionType comment userId } listing { address { street latitude } priceDetails { shortDescription } } }
  contributors { owner { memberId username name avatar } collaborators { memberId username name avatar } }`;
const opinions = 'listings { listingId reactions { reactionType userId } notes { note userId } tags { tag userId } }';
/** The operations of collections, each aliased as `result`. */
export const documents: Readonly<Record<string, string>> = {
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
  removeCollectionReaction: `mutation M($collectionId: ID!, $listingId: ID!) { result: removeCollectionReaction(collectionId: $collectionId, listingId: $listingId) { ${opinions} } }`,
  saveCollectionNote: `mutation M($collectionId: ID!, $listingId: ID!, $note: String!) { result: saveCollectionNote(collectionId: $collectionId, listingId: $listingId, note: $note) { ${opinions} } }`,
  setCollectionTag: `mutation M($collectionId: ID!, $listingId: ID!, $tag: CollectionTag!, $isSet: Boolean!) {
    result: setCollectionTag(collectionId: $collectionId, listingId: $listingId, tag: $tag, isSet: $isSet) { ${opinions} } }`,
  renewCollectionLink:
    'mutation M($collectionId: ID!) { result: renewCollectionLink(collectionId: $collectionId) { uri } }',
  opinions: `query Q($uri: String!) { result: collection(uri: $uri) { ${opinions} } }`,
  collections: `query Q($username: String!, $imageCount: Int) { result: collections(username: $username, imageCount: $imageCount) { ${facts} } }`,
  collection: `query Q($uri: String!) { result: collection(uri: $uri) { ${facts} } }`,
};

/** An API with listings of all kinds: hidden (2), gone (3), a draft (4). */
export const collectionsApi = (): Promise<TestApi> => {
  const document = {
    photos: [{ key: 'a-photo', width: 4, height: 3, colour: '#aaaaaa', alt: 'Front of 39 Main Road' }],
  };
  return testApi({
    listings: [
      { id: 1, document },
      { id: 2, document, street_visible: false, price_visible: false },
      { id: 3, status: 'removed', document },
      { id: 4, published: false },
      { id: 5 },
    ],
  });
};

/** What tests of collections do again and again. */
export function collectionSteps({ database, as }: TestApi) {
  /** The result, or the code and message of the error. */
  async function ask(who: TestName, name: string, variables: object) {
    const { data, errors } = await as[who].graph(documents[name] ?? '', variables);
    return errors === undefined ? data?.['result'] : { code: errors[0]?.extensions?.code, message: errors[0]?.message };
  }
  const add = async (who: 'mara' | 'noah', name = 'Homes', more: object = {}) =>
    (await ask(who, 'addCollections', { username: who, items: [{ name, ...more }] }))[0];
  const code = async (who: TestName, name: string, variables: object): Promise<string> =>
    (await ask(who, name, variables)).code;
  const secretOf = async (email: string): Promise<string> =>
    (
      await sql<{
        s: string;
      }>`select unique_identifier::text as s from collection_invite where email = ${email}`.execute(database)
    ).rows[0]?.s ?? '';

  /** A private collection of Mara's with listing 1, to which Noah contributes. */
  async function shared() {
    const made = await add('mara', 'Homes', { listingIds: ['1'] });
    await ask('mara', 'addCollectionInvite', { collectionId: made.id, emails: ['noah@example.com'] });
    await ask('noah', 'acceptCollectionInvitation', {
      collectionId: made.id,
      memberId: '2',
      uniqueIdentifier: await secretOf('noah@example.com'),
    });
    await emptyTables(database, ['push_event']);
    return made;
  }
  const clear = () => emptyTables(database, ['collection', 'mail', 'job_wanted', 'push_event', 'throttle']);
  return { ask, add, code, secretOf, shared, clear };
}
