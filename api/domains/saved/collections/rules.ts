import { randomBytes } from 'node:crypto';
import { slugText } from '@verandah/market';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { checkInput } from '../../../platform/text-input.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { countListingDay } from '../../integrations/tracking/public.ts';
import {
  collectionLimits,
  commentInput,
  nameInput,
  noteInput,
  type Collection,
  type CollectionTag,
  type ReactionType,
} from './collection.ts';
import { lockCollection, heldByOwner, requireOwn, readVisible, notifyOthers } from './access.ts';
import { holdCollections, readCollections, type Held } from './store.ts';
import {
  addListings,
  changeCollection,
  changeUri,
  holdersOf,
  insertCollection,
  ownedNames,
  removeCollection,
  removeListing,
  removeReaction,
  savableIds,
  writeNote,
  writeReaction,
  writeTag,
  type Opinion,
} from './write-store.ts';

/** A collection to create. */
export interface NewCollection {
  readonly name: string;
  readonly isPublic?: boolean | null | undefined;
  readonly listingIds?: readonly number[] | null | undefined;
}

/**
 * Creates collections with listings, idempotently: listings are added to an existing collection of the owner with the
 * same name.
 * @throws {Refusal} signed-out, forbidden, invalid, not-found for listings that are not there, conflict when there are
 * too many
 */
export async function addCollections(
  database: Database,
  caller: Viewer | null,
  username: string,
  items: readonly NewCollection[],
): Promise<readonly Collection[]> {
  const viewer = requireOwn(caller, username);
  if (items.length === 0 || items.length > 10)
    throw invalidInput({ field: 'items', message: 'must hold one to ten collections' });
  const wanted = items.map(({ name, isPublic, listingIds }) => ({
    ...checkInput(nameInput, { name }),
    isPublic: isPublic ?? false,
    listingIds: [...new Set(listingIds ?? [])],
  }));
  return inTransaction(database, async (transaction) => {
    const names = new Map(await ownedNames(transaction, viewer.memberId));
    const ids: number[] = [];
    for (const { name, isPublic, listingIds } of wanted) {
      const id =
        names.get(name.toLowerCase()) ?? (await makeCollection(transaction, viewer, names.size, { name, isPublic }));
      names.set(name.toLowerCase(), id);
      ids.push(id);
      if (listingIds.length > 0)
        await putListing(transaction, viewer, await lockCollection(transaction, viewer, id), listingIds);
    }
    const found = await readCollections(transaction, viewer.memberId, { ids });
    return [...new Set(ids)].flatMap((id) => found.filter((one) => one.id === id));
  });
}

/** Creates a collection. @throws {Refusal} conflict when there are too many */
export async function makeCollection(
  transaction: Database,
  { memberId }: Viewer,
  count: number,
  { name, isPublic }: { name: string; isPublic: boolean },
): Promise<number> {
  if (count >= collectionLimits.collections)
    throw new Refusal(
      'conflict',
      `You can have at most ${collectionLimits.collections} collections. Delete one first.`,
    );
  return insertCollection(transaction, { uri: uriOf(name), ownerId: memberId, name, isPublic });
}

/** A new address for a collection: 80 random bits, so that those of private ones cannot be guessed. */
const uriOf = (name: string): string =>
  [slugText(name).slice(0, 40).replace(/-$/, ''), randomBytes(10).toString('hex')].filter(Boolean).join('-');

/** Adds listings to a collection. @throws {Refusal} not-found; conflict if it is full */
export async function putListing(
  transaction: Database,
  viewer: Viewer,
  into: Held,
  listingIds: readonly number[],
): Promise<void> {
  const there = await savableIds(transaction, listingIds);
  if (listingIds.some((id) => !there.has(id))) throw notFound('listing');
  if (into.listings + listingIds.length > collectionLimits.listings) {
    throw new Refusal(
      'conflict',
      `The collection “${into.name}” can hold at most ${collectionLimits.listings} listings. Take some out first.`,
    );
  }
  for (const id of await addListings(transaction, into.id, listingIds, viewer.memberId))
    await countListingDay(transaction, id, 'saves');
}

/**
 * Renames or publishes a collection; absent fields stay unchanged.
 * @throws {Refusal} as `heldByOwner`; invalid; conflict for a name that the owner already uses
 */
export async function updateCollection(
  database: Database,
  caller: Viewer | null,
  id: number,
  change: { readonly name?: string | null | undefined; readonly isPublic?: boolean | null | undefined },
): Promise<Collection> {
  const viewer = signedIn(caller);
  const name = change.name == null ? undefined : checkInput(nameInput, { name: change.name }).name;
  return inTransaction(database, async (transaction) => {
    const names = await ownedNames(transaction, viewer.memberId);
    await heldByOwner(transaction, viewer, id);
    if (name !== undefined && (names.get(name.toLowerCase()) ?? id) !== id)
      throw new Refusal('conflict', 'You already have a collection with this name.', {
        problems: [{ field: 'name', message: 'is taken' }],
      });
    await changeCollection(transaction, id, { name, isPublic: change.isPublic ?? undefined });
    await notifyOthers(transaction, viewer, id, 'changed');
    return readVisible(transaction, viewer, id);
  });
}

/**
 * Gives a collection a new address: the former one stops working.
 * @throws {Refusal} as `heldByOwner`
 */
export async function renewCollectionLink(database: Database, caller: Viewer | null, id: number): Promise<Collection> {
  const viewer = signedIn(caller);
  return inTransaction(database, async (transaction) => {
    const { name } = await heldByOwner(transaction, viewer, id);
    await changeUri(transaction, id, uriOf(name));
    await notifyOthers(transaction, viewer, id, 'changed');
    return readVisible(transaction, viewer, id);
  });
}

/** @throws {Refusal} as `heldByOwner` */
export async function deleteCollection(database: Database, caller: Viewer | null, id: number): Promise<number> {
  const viewer = signedIn(caller);
  return inTransaction(database, async (transaction) => {
    await heldByOwner(transaction, viewer, id);
    await notifyOthers(transaction, viewer, id, 'deleted');
    await removeCollection(transaction, id);
    return id;
  });
}

/**
 * Adds a listing to collections and removes it from others, in one transaction and idempotently. Collaborators can
 * remove listings they added, the owner any.
 * @throws {Refusal} signed-out, forbidden, not-found for collections and listings, conflict for full collections
 */
export async function updateListingInCollections(
  database: Database,
  caller: Viewer | null,
  username: string,
  listingId: number,
  addTo: readonly number[],
  removeFrom: readonly number[],
): Promise<readonly Collection[]> {
  const viewer = requireOwn(caller, username);
  const ids = [...new Set([...addTo, ...removeFrom])];
  if (ids.length === 0 || ids.length > collectionLimits.collections)
    throw invalidInput({
      field: 'addToCollectionIds',
      message: `must name, with removeFromCollectionIds, one to ${collectionLimits.collections} collections`,
    });
  if (ids.length < new Set(addTo).size + new Set(removeFrom).size)
    throw invalidInput({
      field: 'removeFromCollectionIds',
      message: 'must not name a collection that the listing is added to',
    });
  return inTransaction(database, async (transaction) => {
    const found = await holdCollections(transaction, viewer.memberId, ids);
    if (found.length < ids.length) throw notFound('collection');
    const holders = await holdersOf(transaction, ids, listingId);
    for (const one of found) {
      const by = holders.get(one.id);
      if (addTo.includes(one.id) === (by !== undefined)) continue;
      if (by === undefined) await putListing(transaction, viewer, one, [listingId]);
      else if (one.isOwner || by === viewer.memberId) await removeListing(transaction, one.id, listingId);
      else throw new Refusal('forbidden', 'Only the owner or the person who added a listing can remove it.');
      await notifyOthers(transaction, viewer, one.id, 'listings');
    }
    return readCollections(transaction, viewer.memberId, { ids });
  });
}

/** A contributor's change of what is stored with a listing of a collection. @throws {Refusal} signed-out, not-found */
async function changeOpinion(
  database: Database,
  caller: Viewer | null,
  id: number,
  listingId: number,
  change: (transaction: Database, opinion: Opinion) => Promise<void>,
): Promise<Collection> {
  const viewer = signedIn(caller);
  return inTransaction(database, async (transaction) => {
    await lockCollection(transaction, viewer, id);
    if (!(await holdersOf(transaction, [id], listingId)).has(id)) throw notFound('listing');
    await change(transaction, { collectionId: id, listingId, memberId: viewer.memberId });
    await notifyOthers(transaction, viewer, id, 'reaction');
    return readVisible(transaction, viewer, id);
  });
}

/**
 * Likes or dislikes a listing of a collection, with a comment, replacing an earlier reaction and note.
 * @throws {Refusal} signed-out, not-found, invalid
 */
export function saveReaction(
  database: Database,
  caller: Viewer | null,
  id: number,
  listingId: number,
  reactionType: ReactionType,
  text: string,
): Promise<Collection> {
  signedIn(caller);
  const { comment } = checkInput(commentInput, { comment: text });
  return changeOpinion(database, caller, id, listingId, (transaction, opinion) =>
    writeReaction(transaction, opinion, reactionType, comment),
  );
}

/** Removes the caller's like or dislike; their note stays. @throws {Refusal} signed-out, not-found */
export const takeReactionBack = (
  database: Database,
  caller: Viewer | null,
  id: number,
  listingId: number,
): Promise<Collection> => changeOpinion(database, caller, id, listingId, removeReaction);

/**
 * Writes the caller's note about a listing; an empty one removes it. @throws {Refusal} signed-out, not-found, invalid
 */
export function saveNote(
  database: Database,
  caller: Viewer | null,
  id: number,
  listingId: number,
  text: string,
): Promise<Collection> {
  signedIn(caller);
  const { note } = checkInput(noteInput, { note: text });
  return changeOpinion(database, caller, id, listingId, (transaction, opinion) =>
    writeNote(transaction, opinion, note),
  );
}

/** Sets or removes a tag, which all contributors share. @throws {Refusal} signed-out, not-found */
export const setTag = (
  database: Database,
  caller: Viewer | null,
  id: number,
  listingId: number,
  tag: CollectionTag,
  isSet: boolean,
): Promise<Collection> =>
  changeOpinion(database, caller, id, listingId, (transaction, opinion) => writeTag(transaction, opinion, tag, isSet));
