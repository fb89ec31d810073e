import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';

export interface Person {
  readonly memberId: string;
  readonly username: string;
  readonly name: string;
  readonly avatar: string | null;
}
export interface Reaction {
  readonly reactionType: 'like' | 'dislike';
  readonly comment: string;
  readonly userId: string;
}
export interface CollectedListing {
  readonly listingId: string;
  readonly memberIdWhoAdded: string | null;
  readonly isGone: boolean;
  readonly reactions: readonly Reaction[];
  readonly listing: CardListing | null;
}
/** A collection with the data that its viewer may see. */
export interface Collection {
  readonly id: string;
  readonly name: string;
  readonly uri: string;
  readonly isPublic: boolean;
  readonly viewerRole: 'owner' | 'collaborator' | 'reader';
  readonly pendingInvites: readonly string[];
  readonly listings: readonly CollectedListing[];
  readonly contributors: { readonly owner: Person; readonly collaborators: readonly Person[] };
}

const person = 'memberId username name avatar';

export const readCollection = document<{ readonly collection: Collection }, { uri: string }>(
  `
  query Collection($uri: String!) {
    collection(uri: $uri) {
      id name uri isPublic viewerRole pendingInvites
      listings { listingId memberIdWhoAdded isGone reactions { reactionType comment userId } listing { ${cardListingFields} } }
      contributors { owner { ${person} } collaborators { ${person} } }
    }
  }`,
  { kept: false },
);

interface Changed {
  readonly id: string;
}
type Of<Variables> = { readonly collectionId: string } & Variables;

export const updateCollection = document<
  { readonly updateCollection: Changed },
  Of<{ name?: string; isPublic?: boolean }>
>(
  'mutation UpdateCollection($collectionId: ID!, $isPublic: Boolean, $name: String) { updateCollection(collectionId: $collectionId, isPublic: $isPublic, name: $name) { id } }',
);
export const deleteCollection = document<{ readonly deleteCollection: string }, Of<object>>(
  'mutation DeleteCollection($collectionId: ID!) { deleteCollection(collectionId: $collectionId) }',
);
export const invite = document<{ readonly addCollectionInvite: Changed }, Of<{ emails: readonly string[] }>>(
  'mutation AddCollectionInvite($collectionId: ID!, $emails: [String!]!) { addCollectionInvite(collectionId: $collectionId, emails: $emails) { id } }',
);
export const takeInviteBack = document<{ readonly deleteCollectionInvite: Changed }, Of<{ emails: readonly string[] }>>(
  'mutation DeleteCollectionInvite($collectionId: ID!, $emails: [String!]!) { deleteCollectionInvite(collectionId: $collectionId, emails: $emails) { id } }',
);
export const acceptInvite = document<
  { readonly acceptCollectionInvitation: Changed },
  Of<{ memberId: string; uniqueIdentifier: string }>
>(
  `mutation AcceptCollectionInvitation($collectionId: ID!, $memberId: ID!, $uniqueIdentifier: String!) {
    acceptCollectionInvitation(collectionId: $collectionId, memberId: $memberId, uniqueIdentifier: $uniqueIdentifier) { id } }`,
);
export const declineInvite = document<
  { readonly declineCollectionInvitation: string },
  Of<{ uniqueIdentifier: string }>
>(
  `mutation DeclineCollectionInvitation($collectionId: ID!, $uniqueIdentifier: String!) {
    declineCollectionInvitation(collectionId: $collectionId, uniqueIdentifier: $uniqueIdentifier) }`,
);
export const removeCollaborator = document<
  { readonly removeCollectionCollaborator: Changed | null },
  Of<{ memberId: string }>
>(
  'mutation RemoveCollectionCollaborator($collectionId: ID!, $memberId: ID!) { removeCollectionCollaborator(collectionId: $collectionId, memberId: $memberId) { id } }',
);
export const react = document<
  { readonly saveCollectionReaction: Changed },
  Of<{ listingId: string; comment: string; reactionType: Reaction['reactionType'] }>
>(
  `mutation SaveCollectionReaction($collectionId: ID!, $listingId: ID!, $comment: String, $reactionType: ReactionType!) {
    saveCollectionReaction(collectionId: $collectionId, listingId: $listingId, comment: $comment, reactionType: $reactionType) { id } }`,
);
