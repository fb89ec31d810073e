import type { Loaded, PageRequest } from '@verandah/areas';
import type { Refused } from '../../features/actions/action.ts';
import { own, toSignIn } from '../../features/actions/private-page.ts';
import { readCollections, type ListedCollection } from './queries.ts';

export interface CollectionsData {
  /** Null for a visitor, whose saved homes only their browser has. */
  readonly collections: readonly ListedCollection[] | null;
  readonly refused?: Refused;
}

/** Loads the member's own and shared collections, latest change first; nothing for a visitor. */
export async function loadCollections(request: PageRequest): Promise<Loaded<CollectionsData>> {
  const {
    session: { signedIn, username },
    graph,
  } = request;
  if (!signedIn || username === undefined)
    return {
      status: 200,
      data: { collections: null },
      head: { title: 'Saved homes | Verandah', canonical: '/collections', noIndex: true },
    };
  const found = await own(() => graph.read(readCollections, { username, imageCount: 3 }));
  if (!found) return toSignIn(request, 'collection');
  return {
    status: 200,
    data: { collections: found.collections },
    head: { title: 'Collections | Verandah', canonical: '/collections', noIndex: true },
  };
}
