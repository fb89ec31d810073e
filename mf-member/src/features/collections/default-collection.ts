import type { SavedCollection, SavedListing } from './queries.ts';

export const holdsListing = ({ listings }: SavedCollection, listingId: string): boolean =>
  listings.some((one) => one.listingId === listingId);

/**
 * The collection that a press on a heart saves into: the one that the member saved into last, else the latest changed
 * one of their own. Undefined if there is neither.
 * @param lastUsed id of a collection that was saved into after the list was loaded
 */
export function defaultCollection(
  collections: readonly SavedCollection[],
  memberId: string,
  lastUsed: string | null,
): SavedCollection | undefined {
  const used = collections.find(({ id }) => id === lastUsed);
  if (used) return used;
  let latest: { readonly on: string; readonly collection: SavedCollection } | undefined;
  for (const collection of collections) {
    const on = collection.listings.find(({ memberIdWhoAdded }) => memberIdWhoAdded === memberId)?.addedOn;
    if (on !== undefined && (latest === undefined || on > latest.on)) latest = { on, collection };
  }
  return latest?.collection ?? collections.find(({ viewerRole }) => viewerRole === 'owner');
}

/** Whether the viewer may not remove the listing: another contributor added it to a collection of somebody else. */
export const isFixed = ({ viewerRole, listings }: SavedCollection, listingId: string, memberId: string): boolean =>
  viewerRole !== 'owner' && listings.some((one) => one.listingId === listingId && one.memberIdWhoAdded !== memberId);

/**
 * Whether one press cannot remove a listing from where it is: it is in several collections, somebody else added it, or
 * it has reactions, which are deleted with it and which Undo could not restore.
 */
export function isChoice(collections: readonly SavedCollection[], listingId: string, memberId: string): boolean {
  const found = collections.flatMap(({ listings }) => listings.filter((one) => one.listingId === listingId));
  return (
    found.length > 1 ||
    found.some(({ memberIdWhoAdded, reactions }) => memberIdWhoAdded !== memberId || reactions.length > 0)
  );
}

/** The collection with a listing as its first; without `entry`, the collection without it. */
export const withListing = (
  collection: SavedCollection,
  listingId: string,
  entry: SavedListing | null,
): SavedCollection => ({
  ...collection,
  listings: [...(entry ? [entry] : []), ...collection.listings.filter((one) => one.listingId !== listingId)],
});
