import { randomBytes } from 'node:crypto';
import { slugText } from '@verandah/market';
import { inTransaction, type Database } from '../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../platform/identity/public.ts';
import { checked } from '../../platform/text-input.ts';
import { invalid, notFound, Refusal } from '../../platform/problems/public.ts';
import { countListingDay } from '../tracking/public.ts';
import { collectionLimits, commentInput, nameInput, type Collection, type ReactionType } from './collection.ts';
import { held, heldByOwner, own, seen, notifyOthers } from './access.ts';
import { holdCollections, readCollections, type Held } from './store.ts';
import {
  addListings,
  changeCollection,
  holdersOf,
  insertCollection,
  ownedNames,
  removeCollection,
  removeListing,
  savable,
  writeReaction,
} from './write-store.ts';

/** A collection to be made. */
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
  const viewer = own(caller, username);
  if (items.length === 0 || items.length > 10)
    throw invalid({ field: 'items', message: 'must hold one to ten collections' });
  const wanted = items.map(({ name, isPublic, listingIds }) => ({
    ...checked(nameInput, { name }),
    isPublic: isPublic ?? false,
    listingIds: [...new Set(listingIds ?? [])],
  }));
  return inTransaction(database, async (transaction) => {
    const names = new Map(await ownedNames(transaction, viewer.memberId));
    const ids: number[] = [];
    for (const { name, isPublic, listingIds } of wanted) {
      const id = names.get(name.toLowerCase()) ?? (await make(transaction, viewer, names.size, { name, isPublic }));
      names.set(name.toLowerCase(), id);
      ids.push(id);
      if (listingIds.length > 0) await put(transaction, viewer, await held(transaction, viewer, id), listingIds);
    }
    const found = await readCollections(transaction, viewer.memberId, { ids });
    return [...new Set(ids)].flatMap((id) => found.filter((one) => one.id === id));
  });
}

/** Creates a collection. @throws {Refusal} conflict when there are too many */
export async function make(
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
  // 80 random bits, so that slugs of private collections cannot be guessed.
  const uri = [slugText(name).slice(0, 40).replace(/-$/, ''), randomBytes(10).toString('hex')]
    .filter(Boolean)
    .join('-');
  return insertCollection(transaction, { uri, ownerId: memberId, name, isPublic });
}

/** Adds listings to a collection. @throws {Refusal} not-found; conflict when it is full */
export async function put(
  transaction: Database,
  viewer: Viewer,
  into: Held,
  listingIds: readonly number[],
): Promise<void> {
  const there = await savable(transaction, listingIds);
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
 * @throws {Refusal} as `heldByOwner`; invalid; conflict for a name that the owner has already
 */
export async function updateCollection(
  database: Database,
  caller: Viewer | null,
  id: number,
  change: { readonly name?: string | null | undefined; readonly isPublic?: boolean | null | undefined },
): Promise<Collection> {
  const viewer = signedIn(caller);
  const name = change.name == null ? undefined : checked(nameInput, { name: change.name }).name;
  return inTransaction(database, async (transaction) => {
    const names = await ownedNames(transaction, viewer.memberId);
    await heldByOwner(transaction, viewer, id);
    if (name !== undefined && (names.get(name.toLowerCase()) ?? id) !== id)
      throw new Refusal('conflict', 'You already have a collection with this name.', {
        problems: [{ field: 'name', message: 'is taken' }],
      });
    await changeCollection(transaction, id, { name, isPublic: change.isPublic ?? undefined });
    await notifyOthers(transaction, viewer, id, 'changed');
    return seen(transaction, viewer, id);
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
  const viewer = own(caller, username);
  const ids = [...new Set([...addTo, ...removeFrom])];
  if (ids.length === 0 || ids.length > collectionLimits.collections)
    throw invalid({
      field: 'addToCollectionIds',
      message: `must name, with removeFromCollectionIds, one to ${collectionLimits.collections} collections`,
    });
  if (ids.length < new Set(addTo).size + new Set(removeFrom).size)
    throw invalid({
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
      if (by === undefined) await put(transaction, viewer, one, [listingId]);
      else if (one.isOwner || by === viewer.memberId) await removeListing(transaction, one.id, listingId);
      else throw new Refusal('forbidden', 'Only the owner or the person who added a listing can remove it.');
      await notifyOthers(transaction, viewer, one.id, 'listings');
    }
    return readCollections(transaction, viewer.memberId, { ids });
  });
}

/**
 * Likes or dislikes a listing of a collection, with a comment, replacing an earlier reaction.
 * @throws {Refusal} signed-out, not-found, invalid
 */
export async function saveReaction(
  database: Database,
  caller: Viewer | null,
  id: number,
  listingId: number,
  reactionType: ReactionType,
  text: string,
): Promise<Collection> {
  const viewer = signedIn(caller);
  const { comment } = checked(commentInput, { comment: text });
  return inTransaction(database, async (transaction) => {
    await held(transaction, viewer, id);
    if (!(await holdersOf(transaction, [id], listingId)).has(id)) throw notFound('listing');
    await writeReaction(transaction, id, listingId, viewer.memberId, reactionType, comment);
    await notifyOthers(transaction, viewer, id, 'reaction');
    return seen(transaction, viewer, id);
  });
}
