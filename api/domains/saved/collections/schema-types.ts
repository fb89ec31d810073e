import { builder, described } from '../../../platform/graph/public.ts';
import { Listing, listingsInOrder, Photo } from '../../listings/public.ts';
import {
  collectionTags,
  reactionTypes,
  type Collection,
  type CollectionListing,
  type Contributor,
  type Note,
  type Reaction,
  type SetTag,
} from './collection.ts';

/** A collection, and the requested number of cover photos. */
export type View = Collection & { readonly imageCount: number };
/** Cover photos unless another number is requested. */
export const usualImages = 3;
export const withImages = (collection: Collection, imageCount = usualImages): View => ({ ...collection, imageCount });

export const ReactionTypeEnum = builder.enumType('ReactionType', {
  description: 'What a contributor thinks of a home.',
  values: described(reactionTypes, { dislike: 'Does not like it.', like: 'Likes it.' }),
});

const CollectionReaction = builder.objectRef<Reaction>('CollectionReaction').implement({
  description: 'What a contributor thinks of a home.',
  fields: (t) => ({
    reactionType: t.field({
      type: ReactionTypeEnum,
      description: 'Like or dislike.',
      resolve: ({ reactionType }) => reactionType,
    }),
    comment: t.exposeString('comment', { description: 'A remark; may be empty.' }),
    userId: t.exposeID('userId', { description: 'Id of the contributor.' }),
  }),
});

export const CollectionTagEnum = builder.enumType('CollectionTag', {
  description: 'How far contributors are with a home.',
  values: described(collectionTags, {
    applied: 'An application for the lease was sent.',
    inspected: 'It was inspected.',
    offered: 'An offer was made.',
  }),
});

const CollectionTagType = builder.objectRef<SetTag>('CollectionListingTag').implement({
  description: 'A tag of a home, shared by all contributors.',
  fields: (t) => ({
    tag: t.expose('tag', { type: CollectionTagEnum, description: 'What was done.' }),
    setAt: t.expose('setAt', { type: 'DateTime', description: 'When it was set.' }),
    userId: t.exposeID('userId', {
      nullable: true,
      description: 'Who set it; absent when they are no member any more.',
    }),
  }),
});

const CollectionNote = builder.objectRef<Note>('CollectionNote').implement({
  description: "A contributor's note about a home.",
  fields: (t) => ({
    note: t.exposeString('note', { description: 'Plain text.' }),
    userId: t.exposeID('userId', { description: 'Id of the contributor.' }),
  }),
});

const CollectionListingType = builder.objectRef<CollectionListing>('CollectionListing').implement({
  description: 'A home of a collection.',
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    memberIdWhoAdded: t.exposeID('memberIdWhoAdded', {
      nullable: true,
      description: 'Absent when the member has deleted their account.',
    }),
    addedOn: t.expose('addedOn', { type: 'DateTime', description: 'When it was added.' }),
    isGone: t.exposeBoolean('isGone', { description: 'No longer on the market place.' }),
    reactions: t.field({
      type: [CollectionReaction],
      description: 'For contributors.',
      resolve: ({ reactions }) => reactions,
    }),
    notes: t.field({ type: [CollectionNote], description: 'For contributors.', resolve: ({ notes }) => notes }),
    tags: t.field({ type: [CollectionTagType], description: 'For contributors.', resolve: ({ tags }) => tags }),
    listing: t.field({
      type: Listing,
      nullable: true,
      description: 'Absent when it was deleted.',
      resolve: ({ listingId, isGone }, _, { listings }) => (isGone ? null : listings.listing.load(listingId)),
    }),
  }),
});

const CollectionContributor = builder.objectRef<Contributor>('CollectionContributor').implement({
  description: 'A member who contributes to a collection.',
  fields: (t) => ({
    memberId: t.exposeID('memberId'),
    username: t.exposeString('username'),
    name: t.exposeString('name', { description: 'Name as others see it.' }),
    avatar: t.exposeString('avatar', { nullable: true }),
  }),
});

const CollectionContributors = builder.objectRef<Collection>('CollectionContributors').implement({
  description: 'The members who contribute to a collection.',
  fields: (t) => ({
    owner: t.field({ type: CollectionContributor, description: 'Who made it.', resolve: ({ owner }) => owner }),
    collaborators: t.field({
      type: [CollectionContributor],
      description: 'Those whom the owner has invited and who have accepted.',
      resolve: ({ collaborators }) => collaborators,
    }),
  }),
});

export const CollectionType = builder.objectRef<View>('Collection').implement({
  description: 'Listings that a member has collected, alone or with others.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Its name, unique among those of the member.' }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Whether everyone with its address may read it.' }),
    uri: t.exposeString('uri', { description: 'Name in addresses.' }),
    createdOn: t.expose('createdOn', { type: 'DateTime', description: 'When it was made.' }),
    modifiedOn: t.expose('modifiedOn', { type: 'DateTime', description: 'When it was last changed.' }),
    viewerRole: t.field({
      type: CollectionRole,
      description: "The caller's role in it.",
      resolve: ({ viewerRole }) => viewerRole,
    }),
    pendingInvites: t.field({
      type: ['String'],
      description: 'Invited email addresses, for the owner.',
      resolve: ({ pendingInvites }) => pendingInvites,
    }),
    coverPhotos: t.field({
      type: [Photo],
      description: 'The first photo of each of the latest listings that have one.',
      async resolve({ listings, imageCount }, _, { listings: loaders }) {
        const latest = listings
          .filter(({ isGone }) => !isGone)
          .slice(0, imageCount * 2)
          .map(({ listingId }) => listingId);
        return (await listingsInOrder(loaders, latest))
          .flatMap(({ media }) => media.photos.slice(0, 1))
          .slice(0, imageCount);
      },
    }),
    listings: t.field({
      type: [CollectionListingType],
      description: 'Its homes, latest first.',
      resolve: ({ listings }) => listings,
    }),
    contributors: t.field({
      type: CollectionContributors,
      description: 'Its contributors.',
      resolve: (collection) => collection,
    }),
  }),
});
const CollectionRole = builder.enumType('CollectionRole', {
  description: "The caller's role in a collection.",
  values: described(['owner', 'collaborator', 'reader'] as const, {
    collaborator: 'Was invited: adds, removes and reacts.',
    owner: 'Made it: invites, renames and deletes.',
    reader: 'Reads it by its address.',
  }),
});

export const CollectionItem = builder.inputType('CollectionItem', {
  description: 'A collection to be made.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 60 characters.' }),
    isPublic: t.boolean({ description: 'Whether everyone with its address may read it.' }),
    listingIds: t.idList({ description: 'Ids of the homes that it begins with.' }),
  }),
});

export const ShortlistedHome = builder.inputType('ShortlistedHome', {
  description: "A home of a browser's shortlist.",
  fields: (t) => ({
    listingId: t.id({ required: true }),
    note: t.string({ description: 'At most 500 characters.' }),
  }),
});
