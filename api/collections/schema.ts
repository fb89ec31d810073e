import { builder } from '../graphql/builder.ts';
import { numericId, sizeWithin } from '../graphql/errors.ts';
import { listingsInOrder } from '../listings/loaders.ts';
import { Listing } from '../listings/schema/listing.ts';
import { Photo } from '../listings/schema/listing-parts.ts';
import { notFound } from '../refusal.ts';
import { reactionTypes, type Collection, type CollectionListing, type Contributor, type Reaction } from './collection.ts';
import { acceptInvite, addInvites, declineInvite, deleteInvites, removeFromTeam } from './invites.ts';
import { addCollections, collectionByUri, collectionsOf, deleteCollection, saveReaction, updateCollection, updateListingInCollections } from './rules.ts';

/** A collection, and how many cover photos were asked for. */
type View = Collection & { readonly imageCount: number };
const usualImages = 3;
const withImages = (collection: Collection, imageCount = usualImages): View => ({ ...collection, imageCount });

const ReactionTypeEnum = builder.enumType('ReactionType', { values: reactionTypes });

const CollectionReaction = builder.objectRef<Reaction>('CollectionReaction').implement({
  fields: (t) => ({ reactionType: t.field({ type: ReactionTypeEnum, resolve: ({ reactionType }) => reactionType }), comment: t.exposeString('comment'), userId: t.exposeID('userId') }),
});

const CollectionListingType = builder.objectRef<CollectionListing>('CollectionListing').implement({
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    memberIdWhoAdded: t.exposeID('memberIdWhoAdded', { nullable: true, description: 'Absent when they are no member any more.' }),
    addedOn: t.exposeString('addedOn'),
    isGone: t.exposeBoolean('isGone', { description: 'No longer on the market place.' }),
    reactions: t.field({ type: [CollectionReaction], description: 'For contributors.', resolve: ({ reactions }) => reactions }),
    listing: t.field({
      type: Listing, nullable: true, description: 'Absent when it is gone.',
      resolve: ({ listingId, isGone }, _, { listings }) => (isGone ? null : listings.listing.load(listingId)),
    }),
  }),
});

const CollectionContributor = builder.objectRef<Contributor>('CollectionContributor').implement({
  fields: (t) => ({ memberId: t.exposeID('memberId'), username: t.exposeString('username'), name: t.exposeString('name'), avatar: t.exposeString('avatar', { nullable: true }) }),
});

const CollectionContributors = builder.objectRef<Collection>('CollectionContributors').implement({
  fields: (t) => ({
    owner: t.field({ type: CollectionContributor, resolve: ({ owner }) => owner }),
    collaborators: t.field({ type: [CollectionContributor], resolve: ({ collaborators }) => collaborators }),
  }),
});

const CollectionType = builder.objectRef<View>('Collection').implement({
  description: 'Listings that a member keeps, alone or with others.',
  fields: (t) => ({
    id: t.exposeID('id'), name: t.exposeString('name'), isPublic: t.exposeBoolean('isPublic'), uri: t.exposeString('uri'),
    createdOn: t.exposeString('createdOn'), modifiedOn: t.exposeString('modifiedOn'),
    viewerRole: t.field({ type: CollectionRole, resolve: ({ viewerRole }) => viewerRole }),
    pendingInvites: t.field({ type: ['String'], description: 'Invited e-mail addresses, for the owner.', resolve: ({ pendingInvites }) => pendingInvites }),
    coverPhotos: t.field({
      type: [Photo], description: 'The first photo of each of the latest listings that have one.',
      async resolve({ listings, imageCount }, _, { listings: loaders }) {
        const latest = listings.filter(({ isGone }) => !isGone).slice(0, imageCount * 2).map(({ listingId }) => listingId);
        return (await listingsInOrder(loaders, latest)).flatMap(({ media }) => media.photos.slice(0, 1)).slice(0, imageCount);
      },
    }),
    listings: t.field({ type: [CollectionListingType], resolve: ({ listings }) => listings }),
    contributors: t.field({ type: CollectionContributors, resolve: (collection) => collection }),
  }),
});
const CollectionRole = builder.enumType('CollectionRole', { values: ['owner', 'collaborator', 'reader'] as const });

const CollectionItem = builder.inputType('CollectionItem', {
  fields: (t) => ({ name: t.string({ required: true, description: 'At most 60 characters.' }), isPublic: t.boolean(), listingIds: t.idList() }),
});

builder.queryFields((t) => ({
  collections: t.field({
    type: [CollectionType], args: { username: t.arg.string({ required: true }), imageCount: t.arg.int({ defaultValue: usualImages }) },
    description: "The caller's own collections and those that they contribute to.",
    async resolve(_, { username, imageCount }, { database, viewer }) {
      const images = sizeWithin('imageCount', imageCount ?? usualImages, 10);
      return (await collectionsOf(database, viewer, username)).map((one) => withImages(one, images));
    },
  }),
  collection: t.field({
    type: CollectionType, args: { uri: t.arg.string({ required: true }), imageCount: t.arg.int({ defaultValue: usualImages }) },
    description: 'One by its address: a public one, or one that the caller contributes to.',
    async resolve(_, { uri, imageCount }, { database, viewer }) {
      const images = sizeWithin('imageCount', imageCount ?? usualImages, 10);
      return withImages(await collectionByUri(database, viewer, uri), images);
    },
  }),
}));

/** A number, or what nothing has. */
function idOf(what: string, text: string | number): number {
  const id = numericId(text);
  if (id === undefined) throw notFound(what);
  return id;
}
const idsOf = (what: string, list: readonly (string | number)[]): number[] => list.map((each) => idOf(what, each));

builder.mutationFields((t) => {
  const collectionId = t.arg.id({ required: true });
  const username = t.arg.string({ required: true });
  const listingId = t.arg.id({ required: true });
  const memberId = t.arg.id({ required: true });
  const emails = t.arg.stringList({ required: true });
  return {
    addCollections: t.field({
      type: [CollectionType], args: { username, items: t.arg({ type: [CollectionItem], required: true }) },
      description: 'Makes collections; where there is one of that name, the listings are added to it.',
      resolve: async (_, args, { database, viewer }) => (await addCollections(database, viewer, args.username, args.items.map(
        ({ name, isPublic, listingIds }) => ({ name, isPublic, listingIds: idsOf('listing', listingIds ?? []) }),
      ))).map((one) => withImages(one)),
    }),
    updateCollection: t.field({
      type: CollectionType, args: { collectionId, isPublic: t.arg.boolean(), name: t.arg.string() },
      resolve: async (_, args, { database, viewer }) => withImages(await updateCollection(database, viewer, idOf('collection', args.collectionId), args)),
    }),
    deleteCollection: t.field({
      type: 'ID', args: { collectionId }, description: 'Answers the id.',
      resolve: (_, args, { database, viewer }) => deleteCollection(database, viewer, idOf('collection', args.collectionId)),
    }),
    updateListingInCollections: t.field({
      type: [CollectionType],
      args: { username, listingId, addToCollectionIds: t.arg.idList({ defaultValue: [] }), removeFromCollectionIds: t.arg.idList({ defaultValue: [] }) },
      description: 'Answers the collections that were named.',
      resolve: async (_, args, { database, viewer }) => (await updateListingInCollections(
        database, viewer, args.username, idOf('listing', args.listingId), idsOf('collection', args.addToCollectionIds ?? []), idsOf('collection', args.removeFromCollectionIds ?? []),
      )).map((one) => withImages(one)),
    }),
    addCollectionInvite: t.field({
      type: CollectionType, args: { collectionId, emails },
      resolve: async (_, args, { database, viewer, publicUrl }) => withImages(await addInvites(database, viewer, publicUrl, idOf('collection', args.collectionId), args.emails)),
    }),
    deleteCollectionInvite: t.field({
      type: CollectionType, args: { collectionId, emails },
      resolve: async (_, args, { database, viewer }) => withImages(await deleteInvites(database, viewer, idOf('collection', args.collectionId), args.emails)),
    }),
    declineCollectionInvitation: t.field({
      type: 'ID', args: { collectionId, uniqueIdentifier: t.arg.string({ required: true }) },
      description: "Ends an open invitation of one's own address. Answers the collection's id.",
      resolve: (_, args, { database, viewer }) => declineInvite(database, viewer, idOf('collection', args.collectionId), args.uniqueIdentifier),
    }),
    acceptCollectionInvitation: t.field({
      type: CollectionType, args: { collectionId, memberId, uniqueIdentifier: t.arg.string({ required: true }) },
      description: 'For the member whose verified e-mail address was invited; the identifier counts once.',
      resolve: async (_, args, { database, viewer }) => withImages(await acceptInvite(database, viewer, idOf('collection', args.collectionId), idOf('member', args.memberId), args.uniqueIdentifier)),
    }),
    removeCollectionCollaborator: t.field({
      type: CollectionType, nullable: true, args: { collectionId, memberId }, description: 'By the owner; or by a collaborator who leaves, then it answers nothing.',
      async resolve(_, args, { database, viewer }) {
        const left = await removeFromTeam(database, viewer, idOf('collection', args.collectionId), idOf('collaborator', args.memberId));
        return left && withImages(left);
      },
    }),
    saveCollectionReaction: t.field({
      type: CollectionType, args: { collectionId, listingId, comment: t.arg.string(), reactionType: t.arg({ type: ReactionTypeEnum, required: true }) },
      description: "Sets the caller's one reaction to a listing of the collection.",
      resolve: async (_, args, { database, viewer }) => withImages(await saveReaction(
        database, viewer, idOf('collection', args.collectionId), idOf('listing', args.listingId), args.reactionType, args.comment ?? '',
      )),
    }),
  };
});
