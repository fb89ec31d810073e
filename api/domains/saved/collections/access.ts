import type { Database } from '../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { notifyMember } from '../../../platform/pushes/public.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import type { Collection } from './collection.ts';
import { holdCollections, othersOf, readCollections, type Held } from './store.ts';

/** The viewer, who must own a given username. @throws {Refusal} signed-out, forbidden */
export function requireOwn(caller: Viewer | null, username: string): Viewer {
  const viewer = signedIn(caller);
  if (username.toLowerCase() !== viewer.username)
    throw new Refusal('forbidden', 'You can only see and change your own collections.', {
      problems: [{ field: 'username', message: 'must be your own' }],
    });
  return viewer;
}

/**
 * Collections that the viewer owns or contributes to, latest changed first.
 * @throws {Refusal} signed-out; forbidden for other members'
 */
export async function collectionsOf(
  database: Database,
  caller: Viewer | null,
  username: string,
): Promise<readonly Collection[]> {
  const { memberId } = requireOwn(caller, username);
  return readCollections(database, memberId, { of: memberId });
}

/**
 * A collection by its slug; public ones are visible to everybody.
 * @throws {Refusal} not-found, also for private collections
 */
export async function collectionByUri(database: Database, viewer: Viewer | null, uri: string): Promise<Collection> {
  return requireOne(await readCollections(database, viewer?.memberId ?? null, { uri }));
}

function requireOne(found: readonly Collection[]): Collection {
  if (found[0] === undefined) throw notFound('collection');
  return found[0];
}

/** A collection as the viewer sees it after a write. */
export const readVisible = async (database: Database, { memberId }: Viewer, id: number): Promise<Collection> =>
  requireOne(await readCollections(database, memberId, { ids: [id] }));

/** The collection, for a change by a contributor. @throws {Refusal} not-found, also if it is private */
export async function lockCollection(transaction: Database, { memberId }: Viewer, id: number): Promise<Held> {
  const [found] = await holdCollections(transaction, memberId, [id]);
  if (found === undefined) throw notFound('collection');
  return found;
}

/** The same for changes that only the owner may make. @throws {Refusal} not-found; forbidden for collaborators */
export async function heldByOwner(transaction: Database, viewer: Viewer, id: number): Promise<Held> {
  const found = await lockCollection(transaction, viewer, id);
  if (!found.isOwner) throw new Refusal('forbidden', 'Only the collection’s owner can do this.');
  return found;
}

/** Notifies the other contributors on their open pages. */
export async function notifyOthers(
  transaction: Database,
  { memberId }: Viewer,
  collectionId: number,
  change: string,
): Promise<void> {
  for (const other of await othersOf(transaction, collectionId, memberId))
    await notifyMember(transaction, other, { kind: 'collection', collectionId, change });
}
