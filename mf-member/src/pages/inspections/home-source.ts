import type { PageRequest } from '@verandah/areas';
import { readHomeIds } from '@verandah/market';
import { readOwn } from '../../features/actions/private-page.ts';
import { readSavedCollections, type SavedCollection } from '../../features/collections/queries.ts';

/** All collections of the member. */
export const everySaved = 'saved';
/** Homes that are looked at; a plan holds fewer. */
export const mostRead = 100;

/** Where the homes of a plan come from. */
export interface HomeSource {
  /** `saved` or the name of a collection in addresses; null: the homes are named by the address. */
  readonly from: string | null;
  /** All homes to choose from. */
  readonly ids: readonly string[];
  /** Those that are chosen. */
  readonly chosen: readonly string[];
  /** The member's collections, to choose from. */
  readonly collections: readonly Pick<SavedCollection, 'name' | 'uri'>[];
}

/** The homes that an address asks for; null where the member has to sign in for them. */
export async function homeSource({
  url: { searchParams },
  session: { signedIn, username },
  graph,
}: Pick<PageRequest, 'url' | 'session' | 'graph'>): Promise<HomeSource | null> {
  const named = searchParams.has('homes') ? readHomeIds(searchParams.getAll('homes'), mostRead) : null;
  const from = searchParams.get('from');
  if (!signedIn || username === undefined || (from === null && named !== null)) {
    if (from !== null && named === null) return null;
    return { from: null, ids: named ?? [], chosen: named ?? [], collections: [] };
  }
  const found = await readOwn(() => graph.read(readSavedCollections, { username }));
  if (!found) return null;
  const collections = found.collections.filter(({ listings }) => listings.length > 0);
  const one = collections.find(({ uri }) => uri === from);
  const listings = (one ? [one] : collections).flatMap((each) => each.listings);
  const ids = [...new Set(listings.map(({ listingId }) => listingId))].slice(0, mostRead);
  return {
    from: one?.uri ?? everySaved,
    ids,
    chosen: named === null ? ids : ids.filter((id) => named.includes(id)),
    collections: collections.map(({ name, uri }) => ({ name, uri })),
  };
}
