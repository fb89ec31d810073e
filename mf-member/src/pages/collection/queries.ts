import { cardListingFragment, type CardListing } from '@verandah/design';
import { graphql, type CollectionContributorFragment, type CollectionQuery } from '../../graphql.ts';

/** Invitation from the link in an email. */
export interface Invite {
  readonly collectionId: string;
  readonly uniqueIdentifier: string;
}

export type Person = CollectionContributorFragment;
export type Reaction = CollectedListing['reactions'][number];
/** How far contributors are with a home. */
export type Tag = SetTag['tag'];
export type SetTag = CollectedListing['tags'][number];
type FoundCollection = NonNullable<CollectionQuery['collection']>;
export interface CollectedListing extends Omit<FoundCollection['listings'][number], 'listing'> {
  readonly listing: CardListing | null;
}
/** A collection with the data that its viewer may see. */
export interface Collection extends Omit<FoundCollection, 'listings'> {
  readonly listings: readonly CollectedListing[];
}

const personFragment = /* GraphQL */ `fragment CollectionContributor on CollectionContributor { memberId username name avatar }`;

export const readCollection = graphql(
  `query Collection($uri: String!) {
    collection(uri: $uri) {
      id name uri isPublic viewerRole pendingInvites
      listings { listingId memberIdWhoAdded isGone reactions { reactionType userId } notes { note userId } tags { tag
        setAt userId } listing { ...CardListing address { latitude longitude } } }
      contributors { owner { ...CollectionContributor } collaborators { ...CollectionContributor } }
    }
  }`,
  [cardListingFragment, personFragment],
  { cached: false },
);

export const updateCollection = graphql(
  `mutation UpdateCollection($collectionId: ID!, $isPublic: Boolean, $name: String) { updateCollection(collectionId:
    $collectionId, isPublic: $isPublic, name: $name) { id } }`,
  [],
  { changes: ['collections'] },
);
export const deleteCollection = graphql(
  `mutation DeleteCollection($collectionId: ID!) { deleteCollection(collectionId: $collectionId) }`,
  [],
  { changes: ['collections'] },
);
export const invite = graphql(
  `mutation AddCollectionInvite($collectionId: ID!, $emails: [String!]!) { addCollectionInvite(collectionId:
    $collectionId, emails: $emails) { id } }`,
  [],
  { changes: ['collections'] },
);
export const takeInviteBack = graphql(
  `mutation DeleteCollectionInvite($collectionId: ID!, $emails: [String!]!) { deleteCollectionInvite(collectionId:
    $collectionId, emails: $emails) { id } }`,
  [],
  { changes: ['collections'] },
);
export const acceptInvite = graphql(
  `mutation AcceptCollectionInvitation($collectionId: ID!, $memberId: ID!, $uniqueIdentifier: String!) {
    acceptCollectionInvitation(collectionId: $collectionId, memberId: $memberId,
      uniqueIdentifier: $uniqueIdentifier) { id } }`,
  [],
  { changes: ['collections'] },
);
export const declineInvite = graphql(
  `mutation DeclineCollectionInvitation($collectionId: ID!, $uniqueIdentifier: String!) {
    declineCollectionInvitation(collectionId: $collectionId, uniqueIdentifier: $uniqueIdentifier) }`,
  [],
  { changes: ['collections'] },
);
export const removeCollaborator = graphql(
  `mutation RemoveCollectionCollaborator($collectionId: ID!,
    $memberId: ID!) { removeCollectionCollaborator(collectionId: $collectionId, memberId: $memberId) { id } }`,
  [],
  { changes: ['collections'] },
);
export const react = graphql(
  `mutation SaveCollectionReaction($collectionId: ID!, $listingId: ID!, $comment: String,
    $reactionType: ReactionType!) {
    saveCollectionReaction(collectionId: $collectionId, listingId: $listingId, comment: $comment,
      reactionType: $reactionType) { id } }`,
  [],
  { changes: ['collections'] },
);
export const takeReactionBack = graphql(
  `mutation TakeCollectionReactionBack($collectionId: ID!, $listingId: ID!, $note: String!) {
    saveCollectionNote(collectionId: $collectionId, listingId: $listingId, note: $note) { id }
    removeCollectionReaction(collectionId: $collectionId, listingId: $listingId) { id } }`,
  [],
  { changes: ['collections'] },
);
export const saveNote = graphql(
  `mutation SaveCollectionNote($collectionId: ID!, $listingId: ID!, $note: String!) {
    saveCollectionNote(collectionId: $collectionId, listingId: $listingId, note: $note) { id } }`,
  [],
  { changes: ['collections'] },
);
export const setTag = graphql(
  `mutation SetCollectionTag($collectionId: ID!, $listingId: ID!, $tag: CollectionTag!, $isSet: Boolean!) {
    setCollectionTag(collectionId: $collectionId, listingId: $listingId, tag: $tag, isSet: $isSet) { id } }`,
  [],
  { changes: ['collections'] },
);
export const renewLink = graphql(
  `mutation RenewCollectionLink($collectionId: ID!) { renewCollectionLink(collectionId: $collectionId) { uri } }`,
  [],
  { changes: ['collections'] },
);
