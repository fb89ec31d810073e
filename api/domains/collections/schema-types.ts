import { builder } from '../../platform/graph/public.ts';
import { Listing, listingsInOrder, Photo } from '../listings/public.ts';
import {
  reactionTypes,
  type Collection,
  type CollectionListing,
  type Contributor,
  type Reaction,
} from './collection.ts';

/** A collection, and the requested number of cover photos. */
export type View = Collection & { readonly imageCount: number };
/** Cover photos unless another number is requested. */
export const usualImages = 3;
export const withImages = (collection: Collection, imageCount = usualImages): View => ({ ...collection, imageCount });

export const ReactionTypeEnum = builder.enumType('ReactionType', { values: reactionTypes });

const CollectionReaction = builder.objectRef<Reaction>('CollectionReaction').implement({
  fields: (t) => ({
    reactionType: t.field({ type: ReactionTypeEnum, resolve: ({ reactionType }) => reactionType }),
    comment: t.exposeString('comment'),
    userId: t.exposeID('userId'),
  }),
});

const CollectionListingType = builder.objectRef<CollectionListing>('CollectionListing').implement({
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    memberIdWhoAdded: t.exposeID('memberIdWhoAdded', {
      nullable: true,
      description: 'Absent when they are no member any more.',
    }),
    addedOn: t.expose('addedOn', { type: 'DateTime' }),
    isGone: t.exposeBoolean('isGone', { description: 'No longer on the market place.' }),
    reactions: t.field({
      type: [CollectionReaction],
      description: 'For contributors.',
      resolve: ({ reactions }) => reactions,
    }),
    listing: t.field({
      type: Listing,
      nullable: true,
      description: 'Absent when it is gone.',
      resolve: ({ listingId, isGone }, _, { listings }) => (isGone ? null : listings.listing.load(listingId)),
    }),
  }),
});

const CollectionContributor = builder.objectRef<Contributor>('CollectionContributor').implement({
  fields: (t) => ({
    memberId: t.exposeID('memberId'),
    username: t.exposeString('username'),
    name: t.exposeString('name'),
    avatar: t.exposeString('avatar', { nullable: true }),
  }),
});

const CollectionContributors = builder.objectRef<Collection>('CollectionContributors').implement({
  fields: (t) => ({
    owner: t.field({ type: CollectionContributor, resolve: ({ owner }) => owner }),
    collaborators: t.field({ type: [CollectionContributor], resolve: ({ collaborators }) => collaborators }),
  }),
});

export const CollectionType = builder.objectRef<View>('Collection').implement({
  description: 'Listings that a member keeps, alone or with others.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isPublic: t.exposeBoolean('isPublic'),
    uri: t.exposeString('uri'),
    createdOn: t.expose('createdOn', { type: 'DateTime' }),
    modifiedOn: t.expose('modifiedOn', { type: 'DateTime' }),
    viewerRole: t.field({ type: CollectionRole, resolve: ({ viewerRole }) => viewerRole }),
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
    listings: t.field({ type: [CollectionListingType], resolve: ({ listings }) => listings }),
    contributors: t.field({ type: CollectionContributors, resolve: (collection) => collection }),
  }),
});
const CollectionRole = builder.enumType('CollectionRole', { values: ['owner', 'collaborator', 'reader'] as const });

export const CollectionItem = builder.inputType('CollectionItem', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 60 characters.' }),
    isPublic: t.boolean(),
    listingIds: t.idList(),
  }),
});

export const ShortlistedHome = builder.inputType('ShortlistedHome', {
  fields: (t) => ({
    listingId: t.id({ required: true }),
    note: t.string({ description: 'At most 500 characters.' }),
  }),
});
