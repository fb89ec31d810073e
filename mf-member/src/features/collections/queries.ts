import { graphql, type SavedCollectionFragment } from '../../graphql.ts';

/** A listing in a collection: who added it and when (ISO 8601), and whose reactions it has. */
export type SavedListing = SavedCollection['listings'][number];

/** A collection with the data that saving needs, the latest listing first. */
export type SavedCollection = SavedCollectionFragment;

const collectionFragment = /* GraphQL */ `fragment SavedCollection on Collection { id name uri isPublic viewerRole listings { listingId memberIdWhoAdded addedOn reactions { userId } } }`;

/** The collections that the member owns or contributes to. */
export const readSavedCollections = graphql(
  `query SavedCollections($username: String!) { collections(username: $username) { ...SavedCollection } }`,
  [collectionFragment],
  { cached: false },
);

export const addCollections = graphql(
  `mutation AddCollections($username: String!, $items: [CollectionItem!]!) { addCollections(username: $username,
    items: $items) { ...SavedCollection } }`,
  [collectionFragment],
  { changes: ['collections'] },
);

export const putListing = graphql(
  `mutation UpdateListingInCollections($username: String!, $listingId: ID!, $add: [ID!], $remove: [ID!]) {
    updateListingInCollections(username: $username, listingId: $listingId, addToCollectionIds: $add,
      removeFromCollectionIds: $remove) { ...SavedCollection } }`,
  [collectionFragment],
  { changes: ['collections'] },
);
