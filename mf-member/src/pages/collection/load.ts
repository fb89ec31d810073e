import type { Loaded, PageRequest } from '@verandah/areas';
import { forCard } from '@verandah/design';
import type { Refused } from '../../features/actions/action.ts';
import { toSignIn } from '../../features/actions/private-page.ts';
import { refusedAs } from '../../features/store/failure.ts';
import { collectionAddress } from './action.ts';
import { inOrder, orderOf, type Order } from './order.ts';
import { readCollection, type Collection } from './queries.ts';

/** Invitation from the link in an email. */
export interface Invite {
  readonly collectionId: string;
  readonly uniqueIdentifier: string;
}

export interface CollectionData {
  readonly uri: string;
  /** Null if the viewer must accept the invitation first. */
  readonly collection: Collection | null;
  readonly invite: Invite | null;
  /** Of the homes in `collection`. */
  readonly order: Order;
  readonly memberId: string | null;
  readonly refused?: Refused;
}

/**
 * Loads a collection. A public one is visible to everybody, a private one to its contributors. With an invitation link
 * the page also offers to join.
 */
export async function loadCollection(request: PageRequest): Promise<Loaded<CollectionData>> {
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
