import { builder, withDescriptions } from '../../../platform/graph/public.ts';
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
  values: withDescriptions(reactionTypes, { dislike: 'Does not like it.', like: 'Likes it.' }),
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
    userId: t.exposeID('userId', { description: 'ID of the contributor.' }),
  }),
});

export const CollectionTagEnum = builder.enumType('CollectionTag', {
  description: 'Progress of the contributors with a home.',
  values: withDescriptions(collectionTags, {
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
      description: 'ID of the member who set it; absent for former members.',
    }),
  }),
});

const CollectionNote = builder.objectRef<Note>('CollectionNote').implement({
  description: "A contributor's note about a home.",
  fields: (t) => ({
    note: t.exposeString('note', { description: 'Plain text.' }),
    userId: t.exposeID('userId', { description: 'ID of the contributor.' }),
  }),
});

const CollectionListingType = builder.objectRef<CollectionListing>('CollectionListing').implement({
  description: 'A listing in a collection.',
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    memberIdWhoAdded: t.exposeID('memberIdWhoAdded', {
      nullable: true,
      description: 'ID of the member who added it; absent if they deleted their account.',
    }),
    addedOn: t.expose('addedOn', { type: 'DateTime', description: 'When it was added.' }),
    isGone: t.exposeBoolean('isGone', { description: 'Whether the listing is no longer on the site.' }),
    reactions: t.field({
      type: [CollectionReaction],
      description: 'Only for contributors.',
      resolve: ({ reactions }) => reactions,
    }),
    notes: t.field({ type: [CollectionNote], description: 'Only for contributors.', resolve: ({ notes }) => notes }),
    tags: t.field({ type: [CollectionTagType], description: 'Only for contributors.', resolve: ({ tags }) => tags }),
    listing: t.field({
      type: Listing,
      nullable: true,
      description: 'The listing; absent if it was deleted.',
      resolve: ({ listingId, isGone }, _, { listings }) => (isGone ? null : listings.listing.load(listingId)),
    }),
  }),
});

const CollectionContributor = builder.objectRef<Contributor>('CollectionContributor').implement({
  description: 'A member who contributes to a collection.',
  fields: (t) => ({
    memberId: t.exposeID('memberId'),
    username: t.exposeString('username'),
    name: t.exposeString('name', { description: 'Public name.' }),
    avatar: t.exposeString('avatar', { nullable: true }),
  }),
});

const CollectionContributors = builder.objectRef<Collection>('CollectionContributors').implement({
  description: 'The members who contribute to a collection.',
  fields: (t) => ({
    owner: t.field({
      type: CollectionContributor,
      description: 'The member who created it.',
      resolve: ({ owner }) => owner,
    }),
    collaborators: t.field({
      type: [CollectionContributor],
      description: "Members who accepted the owner's invitation.",
      resolve: ({ collaborators }) => collaborators,
    }),
  }),
});

export const CollectionType = builder.objectRef<View>('Collection').implement({
  description: 'Listings that a member has collected, alone or with others.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Its name, unique among those of the member.' }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Whether everyone who has its address may read it.' }),
    uri: t.exposeString('uri', { description: 'Name in addresses.' }),
    createdOn: t.expose('createdOn', { type: 'DateTime', description: 'When it was created.' }),
    modifiedOn: t.expose('modifiedOn', { type: 'DateTime', description: 'When it was last changed.' }),
    viewerRole: t.field({
      type: CollectionRole,
      description: "The caller's role in it.",
      resolve: ({ viewerRole }) => viewerRole,
    }),
    pendingInvites: t.field({
      type: ['String'],
      description: 'Invited email addresses; only for the owner.',
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
      description: 'Its listings, latest first.',
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
  values: withDescriptions(['owner', 'collaborator', 'reader'] as const, {
    collaborator: 'Was invited; can add and remove listings and react to them.',
    owner: 'Created the collection; can invite people, rename and delete it.',
    reader: 'Can read the collection by its address.',
  }),
});

export const CollectionItem = builder.inputType('CollectionItem', {
  description: 'A collection to create.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 60 characters.' }),
    isPublic: t.boolean({ description: 'Whether everyone who has its address may read it.' }),
    listingIds: t.idList({ description: 'IDs of its first listings.' }),
  }),
});

export const ShortlistedHome = builder.inputType('ShortlistedHome', {
  description: "A home of a browser's shortlist.",
  fields: (t) => ({
    listingId: t.id({ required: true }),
    note: t.string({ description: 'At most 500 characters.' }),
  }),
});
