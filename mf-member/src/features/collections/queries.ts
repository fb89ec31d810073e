import { graphql } from '../../graphql.ts';

/** A listing in a collection: who added it and when (ISO 8601), and whose reactions it has. */
export interface SavedListing {
  readonly listingId: string;
  readonly memberIdWhoAdded: string | null;
  readonly addedOn: string;
  readonly reactions: readonly { readonly userId: string }[];
}

/** A collection with the data that saving needs. */
export interface SavedCollection {
  readonly id: string;
  readonly name: string;
  readonly uri: string;
  readonly isPublic: boolean;
  readonly viewerRole: 'owner' | 'collaborator' | 'reader';
  /** Latest first. */
  readonly listings: readonly SavedListing[];
}

const collectionFragment = /* GraphQL */ `fragment SavedCollection on Collection { id name uri isPublic viewerRole listings { listingId memberIdWhoAdded addedOn reactions { userId } } }`;

/** The collections that the member owns or contributes to. */
export const readSavedCollections = graphql(
  `query SavedCollections($username: String!) { collections(username: $username) { ...SavedCollection } }`,
  [collectionFragment],
  { kept: false },
);

export const addCollections = graphql(
  `mutation AddCollections($username: String!, $items: [CollectionItem!]!) { addCollections(username: $username, items: $items) { ...SavedCollection } }`,
  [collectionFragment],
  { changes: ['collections'] },
);

export const putListing = graphql(
  `mutation UpdateListingInCollections($username: String!, $listingId: ID!, $add: [ID!], $remove: [ID!]) {
    updateListingInCollections(username: $username, listingId: $listingId, addToCollectionIds: $add, removeFromCollectionIds: $remove) { ...SavedCollection } }`,
  [collectionFragment],
  { changes: ['collections'] },
);
