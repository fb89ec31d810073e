import { document } from '@verandah/graph';

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

const collectionFields =
  'id name uri isPublic viewerRole listings { listingId memberIdWhoAdded addedOn reactions { userId } }';

/** The collections that the member owns or contributes to. */
export const readSavedCollections = document<
  { readonly collections: readonly SavedCollection[] },
  { username: string }
>(`query SavedCollections($username: String!) { collections(username: $username) { ${collectionFields} } }`, {
  kept: false,
});

export const addCollections = document<
  { readonly addCollections: readonly SavedCollection[] },
  { username: string; items: readonly { name: string; isPublic?: boolean; listingIds?: readonly string[] }[] }
>(
  `mutation AddCollections($username: String!, $items: [CollectionItem!]!) { addCollections(username: $username, items: $items) { ${collectionFields} } }`,
);

export const putListing = document<
  { readonly updateListingInCollections: readonly SavedCollection[] },
  { username: string; listingId: string; add: readonly string[]; remove: readonly string[] }
>(
  `mutation UpdateListingInCollections($username: String!, $listingId: ID!, $add: [ID!], $remove: [ID!]) {
    updateListingInCollections(username: $username, listingId: $listingId, addToCollectionIds: $add, removeFromCollectionIds: $remove) { ${collectionFields} } }`,
);
