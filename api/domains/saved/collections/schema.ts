import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
import { acceptInvite, addInvites, declineInvite, deleteInvites, removeFromTeam } from './invites.ts';
import { collectionByUri, collectionsOf } from './access.ts';
import { mergeShortlist } from './merge-shortlist.ts';
import {
  addCollections,
  deleteCollection,
  renewCollectionLink,
  saveNote,
  saveReaction,
  setTag,
  takeReactionBack,
  updateCollection,
  updateListingInCollections,
} from './rules.ts';
import {
  CollectionItem,
  CollectionTagEnum,
  CollectionType,
  ReactionTypeEnum,
  ShortlistedHome,
  usualImages,
  withImages,
} from './schema-types.ts';

builder.queryFields((t) => ({
  collections: t.field({
    type: [CollectionType],
    args: {
      username: t.arg.string({ required: true }),
      imageCount: t.arg.int({ defaultValue: usualImages, description: 'Cover pictures of each collection.' }),
    },
    description: "The caller's own collections and those that they contribute to.",
    async resolve(_, { username, imageCount }, { database, viewer }) {
      const images = sizeWithin('imageCount', imageCount ?? usualImages, 10);
      return (await collectionsOf(database, viewer, username)).map((one) => withImages(one, images));
    },
  }),
  collection: t.field({
    type: CollectionType,
    args: {
      uri: t.arg.string({ required: true, description: 'Name of the collection in addresses.' }),
      imageCount: t.arg.int({ defaultValue: usualImages, description: 'Cover pictures of each collection.' }),
    },
    description: 'A collection by its address: a public one, or one that the caller contributes to.',
    async resolve(_, { uri, imageCount }, { database, viewer }) {
      const images = sizeWithin('imageCount', imageCount ?? usualImages, 10);
      return withImages(await collectionByUri(database, viewer, uri), images);
    },
  }),
}));

const idsOf = (what: string, list: readonly (string | number)[]): number[] => list.map((each) => parseId(each, what));

builder.mutationFields((t) => {
  const collectionId = t.arg.id({ required: true });
  const username = t.arg.string({ required: true });
  const listingId = t.arg.id({ required: true });
  const memberId = t.arg.id({ required: true });
  const emails = t.arg.stringList({ required: true });
  return {
    addCollections: t.field({
      type: [CollectionType],
      args: { username, items: t.arg({ type: [CollectionItem], required: true, description: 'The collections.' }) },
      description: 'Creates collections. If one of that name exists, the listings are added to it.',
      resolve: async (_, args, { database, viewer }) =>
        (
          await addCollections(
            database,
            viewer,
            args.username,
            args.items.map(({ name, isPublic, listingIds }) => ({
              name,
              isPublic,
              listingIds: idsOf('listing', listingIds ?? []),
            })),
          )
        ).map((one) => withImages(one)),
    }),
    mergeShortlist: t.idList({
      args: {
        username,
        homes: t.arg({ type: [ShortlistedHome], required: true, description: 'The homes of the shortlist.' }),
      },
      description:
        'Saves the listings of a browser’s shortlist in “Saved homes”, with their notes. Returns the IDs of those that the browser no longer needs to store. Idempotent.',
      resolve: async (_, args, { database, viewer }) =>
        (
          await mergeShortlist(
            database,
            viewer,
            args.username,
            args.homes.map(({ listingId: id, note }) => ({ listingId: parseId(id, 'listing'), note })),
          )
        ).map(String),
    }),
    updateCollection: t.field({
      type: CollectionType,
      description: 'Renames a collection, or changes who may read it. Only for its owner.',
      args: {
        collectionId,
        isPublic: t.arg.boolean({
          description: 'Whether everyone who has its address may read it. Unchanged if omitted.',
        }),
        name: t.arg.string({ description: 'New name, at most 60 characters. Unchanged if omitted.' }),
      },
      resolve: async (_, args, { database, viewer }) =>
        withImages(await updateCollection(database, viewer, parseId(args.collectionId, 'collection'), args)),
    }),
    deleteCollection: t.field({
      type: 'ID',
      args: { collectionId },
      description: 'Deletes a collection. Returns its ID.',
      resolve: (_, args, { database, viewer }) =>
        deleteCollection(database, viewer, parseId(args.collectionId, 'collection')),
    }),
    updateListingInCollections: t.field({
      type: [CollectionType],
      args: {
        username,
        listingId,
        addToCollectionIds: t.arg.idList({
          defaultValue: [],
          description: 'IDs of the collections to add the home to.',
        }),
        removeFromCollectionIds: t.arg.idList({
          defaultValue: [],
          description: 'IDs of the collections to remove the home from.',
        }),
      },
      description: 'Adds a listing to collections and removes it from others. Returns these collections.',
      resolve: async (_, args, { database, viewer }) =>
        (
          await updateListingInCollections(
            database,
            viewer,
            args.username,
            parseId(args.listingId, 'listing'),
            idsOf('collection', args.addToCollectionIds ?? []),
            idsOf('collection', args.removeFromCollectionIds ?? []),
          )
        ).map((one) => withImages(one)),
    }),
    addCollectionInvite: t.field({
      type: CollectionType,
      description: 'Invites people to a collection by email. Only for its owner.',
      args: { collectionId, emails },
      resolve: async (_, args, { database, viewer, publicUrl }) =>
        withImages(
          await addInvites(database, viewer, publicUrl, parseId(args.collectionId, 'collection'), args.emails),
        ),
    }),
    deleteCollectionInvite: t.field({
      type: CollectionType,
      description: 'Withdraws open invitations to a collection. Only for its owner.',
      args: { collectionId, emails },
      resolve: async (_, args, { database, viewer }) =>
        withImages(await deleteInvites(database, viewer, parseId(args.collectionId, 'collection'), args.emails)),
    }),
    declineCollectionInvitation: t.field({
      type: 'ID',
      args: {
        collectionId,
        uniqueIdentifier: t.arg.string({ required: true, description: 'The secret from the link in the invitation.' }),
      },
      description: "Declines an invitation to the caller's own address. Returns the collection's ID.",
      resolve: (_, args, { database, viewer }) =>
        declineInvite(database, viewer, parseId(args.collectionId, 'collection'), args.uniqueIdentifier),
    }),
    acceptCollectionInvitation: t.field({
      type: CollectionType,
      args: {
        collectionId,
        memberId,
        uniqueIdentifier: t.arg.string({ required: true, description: 'The secret from the link in the invitation.' }),
      },
      description:
        'Accepts an invitation to a collection. Only for the member whose verified email address was invited; an invitation can be accepted once.',
      resolve: async (_, args, { database, viewer }) =>
        withImages(
          await acceptInvite(
            database,
            viewer,
            parseId(args.collectionId, 'collection'),
            parseId(args.memberId, 'member'),
            args.uniqueIdentifier,
          ),
        ),
    }),
    removeCollectionCollaborator: t.field({
      type: CollectionType,
      nullable: true,
      args: { collectionId, memberId },
      description:
        'Removes a collaborator. Only for the owner, or for a collaborator who leaves; returns null after leaving.',
      async resolve(_, args, { database, viewer }) {
        const left = await removeFromTeam(
          database,
          viewer,
          parseId(args.collectionId, 'collection'),
          parseId(args.memberId, 'collaborator'),
        );
        return left && withImages(left);
      },
    }),
    saveCollectionReaction: t.field({
      type: CollectionType,
      args: {
        collectionId,
        listingId,
        comment: t.arg.string({ description: "A remark, which replaces the caller's note; optional." }),
        reactionType: t.arg({ type: ReactionTypeEnum, required: true, description: 'Like or dislike.' }),
      },
      description: "Sets the caller's one reaction to a listing of the collection.",
      resolve: async (_, args, { database, viewer }) =>
        withImages(
          await saveReaction(
            database,
            viewer,
            parseId(args.collectionId, 'collection'),
            parseId(args.listingId, 'listing'),
            args.reactionType,
            args.comment ?? '',
          ),
        ),
    }),
    removeCollectionReaction: t.field({
      type: CollectionType,
      args: { collectionId, listingId },
      description: "Removes the caller's like or dislike; their note stays.",
      resolve: async (_, args, { database, viewer }) =>
        withImages(
          await takeReactionBack(
            database,
            viewer,
            parseId(args.collectionId, 'collection'),
            parseId(args.listingId, 'listing'),
          ),
        ),
    }),
    saveCollectionNote: t.field({
      type: CollectionType,
      args: {
        collectionId,
        listingId,
        note: t.arg.string({ required: true, description: 'At most 500 characters; an empty one removes the note.' }),
      },
      description: "Sets the caller's one note about a listing of the collection.",
      resolve: async (_, args, { database, viewer }) =>
        withImages(
          await saveNote(
            database,
            viewer,
            parseId(args.collectionId, 'collection'),
            parseId(args.listingId, 'listing'),
            args.note,
          ),
        ),
    }),
    setCollectionTag: t.field({
      type: CollectionType,
      args: {
        collectionId,
        listingId,
        tag: t.arg({ type: CollectionTagEnum, required: true, description: 'What was done.' }),
        isSet: t.arg.boolean({ required: true, description: 'True sets the tag, false removes it.' }),
      },
      description: 'Sets or removes a tag of a listing, which all contributors share.',
      resolve: async (_, args, { database, viewer }) =>
        withImages(
          await setTag(
            database,
            viewer,
            parseId(args.collectionId, 'collection'),
            parseId(args.listingId, 'listing'),
            args.tag,
            args.isSet,
          ),
        ),
    }),
    renewCollectionLink: t.field({
      type: CollectionType,
      args: { collectionId },
      description: 'Gives a collection a new address; the former one stops working. Only for its owner.',
      resolve: async (_, args, { database, viewer }) =>
        withImages(await renewCollectionLink(database, viewer, parseId(args.collectionId, 'collection'))),
    }),
  };
});
