import type { Loaded, PageRequest } from '@verandah/areas';
import { forCard } from '@verandah/design';
import { toSignIn } from '../../features/actions/private-page.ts';
import { refusedAs } from '../../features/store/failure.ts';
import { actOnCollection, collectionAddress } from './action.ts';
import { inOrder, orderOf } from './order.ts';
import { readCollection, type Collection, type Invite } from './queries.ts';
import type { CollectionData } from './view.tsx';
import { submitBy } from '../../features/actions/action.ts';

export { CollectionView as View } from './view.tsx';

/**
 * Loads a collection. A public one is visible to everybody, a private one to its contributors. With an invitation link
 * the page also offers to join.
 */
export async function load(request: PageRequest): Promise<Loaded<CollectionData>> {
  const {
    params: { uri = '' },
    session,
    graph,
    url,
    now,
  } = request;
  const order = orderOf(url.searchParams.get('sort'));
  const invite = inviteOf(url);
  const collection = await readOrNone(() => graph.read(readCollection, { uri }));
  if (!session.signedIn && (invite || !collection)) return toSignIn(request, 'collection');
  if (!collection && !invite) return { status: 404 };
  if (collection && invite && collection.viewerRole !== 'reader')
    return { status: 303, location: collectionAddress(uri) };
  const title = collection ? collection.name : 'You’re invited to a collection';
  const data: CollectionData = {
    uri,
    invite,
    order,
    memberId: session.memberId ?? null,
    collection: collection && {
      ...collection,
      listings: inOrder(collection.listings, order, now).map((each) => ({
        ...each,
        listing: each.listing && forCard(each.listing),
      })),
    },
  };
  return {
    status: 200,
    data,
    head: { title: `${title} | Verandah`, canonical: collectionAddress(uri), noIndex: true },
  };
}

async function readOrNone(read: () => Promise<{ readonly collection: Collection }>): Promise<Collection | null> {
  try {
    return (await read()).collection;
  } catch (error) {
    if (['NOT_FOUND', 'SIGNED_OUT', 'FORBIDDEN'].includes(refusedAs(error))) return null;
    throw error;
  }
}

function inviteOf({ searchParams }: URL): Invite | null {
  const [collectionId, uniqueIdentifier] = [searchParams.get('collectionId'), searchParams.get('uniqueIdentifier')];
  return collectionId && uniqueIdentifier && /^\d{1,9}$/.test(collectionId)
    ? { collectionId, uniqueIdentifier: uniqueIdentifier.slice(0, 60) }
    : null;
}

/** Handles the forms sent without script. */
export const submit = submitBy(load, actOnCollection);
