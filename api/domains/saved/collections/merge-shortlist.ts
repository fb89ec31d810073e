import { inTransaction, type Database } from '../../../platform/database/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { invalidInput } from '../../../platform/problems/public.ts';
import { checkInput } from '../../../platform/text-input.ts';
import { lockCollection, notifyOthers, requireOwn } from './access.ts';
import { collectionLimits, commentInput } from './collection.ts';
import { makeCollection, putListing } from './rules.ts';
import { addNotes, listedOf, ownedNames, savableIds } from './write-store.ts';

/** A home that was saved in a browser before its visitor signed in, with what they wrote about it. */
export interface ShortlistedHome {
  readonly listingId: number;
  readonly note?: string | null | undefined;
}

/** The collection that saved homes go into. */
const savedHomes = 'Saved homes';

/**
 * Saves a browser's shortlist in the member's collection “Saved homes”, with its notes. When that is full, the rest
 * goes into “Saved homes 2” and so on. Doing it again changes nothing. A note is added to one that is there already.
 * @returns the homes that need not be stored in the browser any more: saved, or no longer on the marketplace
 * @throws {Refusal} signed-out, forbidden, invalid
 */
export async function mergeShortlist(
  database: Database,
  caller: Viewer | null,
  username: string,
  homes: readonly ShortlistedHome[],
): Promise<number[]> {
  const viewer = requireOwn(caller, username);
  if (homes.length === 0 || homes.length > collectionLimits.listings)
    throw invalidInput({ field: 'homes', message: `must hold one to ${collectionLimits.listings} homes` });
  const notes = new Map(
    homes.map(({ listingId, note }) => [listingId, checkInput(commentInput, { comment: note ?? '' }).comment]),
  );
  return inTransaction(database, async (transaction) => {
    const names = new Map(await ownedNames(transaction, viewer.memberId));
    const there = await savableIds(transaction, [...notes.keys()]);
    let left = [...there];
    for (let part = 1; left.length > 0; part++) {
      const name = part === 1 ? savedHomes : `${savedHomes} ${part}`;
      const known = names.get(name.toLowerCase());
      if (known === undefined && names.size >= collectionLimits.collections) break;
      const id = known ?? (await makeCollection(transaction, viewer, names.size, { name, isPublic: false }));
      names.set(name.toLowerCase(), id);
      const into = await lockCollection(transaction, viewer, id);
      const inside = await listedOf(transaction, id, left);
      const added = left.filter((each) => !inside.has(each)).slice(0, collectionLimits.listings - into.listings);
      if (added.length > 0) await putListing(transaction, viewer, into, added);
      const here = left.filter((each) => inside.has(each) || added.includes(each));
      await addNotes(
        transaction,
        id,
        viewer.memberId,
        here.flatMap((each) => (notes.get(each) ? [{ listingId: each, note: notes.get(each) ?? '' }] : [])),
      );
      if (here.length > 0) await notifyOthers(transaction, viewer, id, 'listings');
      left = left.filter((each) => !here.includes(each));
    }
    return [...notes.keys()].filter((id) => !left.includes(id));
  });
}
