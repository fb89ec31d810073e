import type { Loaded, PageRequest } from '@verandah/areas';
import { readOwn, toSignIn } from '../../features/actions/private-page.ts';
import { readCollections } from './queries.ts';
import type { CollectionsData } from './view.tsx';
import { submitBy } from '../../features/actions/action.ts';
import { actOnCollections } from './action.ts';

export { CollectionsView as View } from './view.tsx';

/** Loads the member's own and shared collections, latest change first; nothing for a visitor. */
export async function load(request: PageRequest): Promise<Loaded<CollectionsData>> {
  const {
    session: { signedIn, username },
    graph,
  } = request;
  const head = { title: 'Collections | Verandah', canonical: '/collections', noIndex: true };
  if (!signedIn || username === undefined) return { status: 200, data: { collections: null }, head };
  const found = await readOwn(() => graph.read(readCollections, { username, imageCount: 3 }));
  if (!found) return toSignIn(request, 'collection');
  return { status: 200, data: { collections: found.collections }, head };
}

/** Handles the forms sent without script. */
export const submit = submitBy(load, actOnCollections);
