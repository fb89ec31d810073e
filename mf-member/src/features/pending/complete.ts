import { dropPending, type Pending, type Services } from '@verandah/kit';
import { alertsStore } from '../alerts/alerts-store.ts';
import { searchOf } from '../alerts/search-of.ts';
import { collectionsStore, type CollectionsSync } from '../collections/collections-store.ts';
import { collectionMessages } from '../collections/messages.ts';
import { addCollections } from '../collections/queries.ts';
import { follow, type FollowKind } from '../follows/queries.ts';
import { failureOf, lost, refusedAs, type Failure } from '../store/failure.ts';
import { trackSave } from '../saving/track-save.ts';
import { pendingActions } from './read-actions.ts';
import { firstCollection } from './words.ts';

type Given = Pick<Services, 'graph' | 'bus' | 'flags'>;
type Said = Parameters<Services['bus']['publish']>[1] & object;
/** done: it is; kept: another time may do better; given up: it can never be. */
type End =
  | { readonly end: 'done'; readonly said: Said }
  | { readonly end: 'kept' | 'given up'; readonly failure?: Failure };

/**
 * Does what a visitor was about to do when they were led to the sign-in page: each once, in one tab at a time. What
 * could not be sent, or is not accepted from this member yet, stays for the next time.
 */
export function completePending(given: Given, keeper: CollectionsSync): Promise<void> {
  return alone(async () => {
    for (const action of pendingActions()) {
      const result = await complete(given, keeper, action);
      if (result.end !== 'kept') dropPending(action);
      if (result.end === 'done') given.bus.publish('notifications', result.said as never);
      else if (result.failure)
        given.bus.publish('notifications', {
          kind: result.end === 'kept' ? 'info' : 'error',
          text: textOf(result.failure),
        });
    }
  });
}

const textOf = ({ message, reason }: Failure): string => (reason ? `${message}. ${reason}` : message);

/** Other tabs wait: they then find it done. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('verandah.pending', work).then(() => undefined) : work();

function complete(given: Given, keeper: CollectionsSync, action: Pending): Promise<End> {
  if (action.kind === 'save') return save(given, keeper, action.listingId);
  if (action.kind === 'alert') return alert(given, action);
  return follows(given, action.what as FollowKind, action.id);
}

async function save(given: Given, keeper: CollectionsSync, listingId: string): Promise<End> {
  try {
    await given.graph.write(addCollections, {
      username: keeper.username,
      items: [{ name: firstCollection, listingIds: [listingId] }],
    });
  } catch (error) {
    return ended(collectionMessages.update, error);
  }
  trackSave(given, listingId);
  await collectionsStore(given).load(keeper);
  return {
    end: 'done',
    said: {
      kind: 'success',
      text: `Saved to “${firstCollection}”.`,
      link: { label: 'See your collections', href: '/collections' },
    },
  };
}

async function alert(
  given: Given,
  { name, search, position, key }: Pending & { readonly kind: 'alert' },
): Promise<End> {
  const searchParams = searchOf(search);
  if (!searchParams) return { end: 'given up' };
  const written = await alertsStore(given).create({ name, searchParams, pageElementPosition: position }, key);
  if (written.done)
    return {
      end: 'done',
      said: { kind: 'success', text: `Alert created: ${name}.`, link: { label: 'See your alerts', href: '/alerts' } },
    };
  return {
    end: mayCome(written.code) ? 'kept' : 'given up',
    ...(written.code !== 'SIGNED_OUT' && { failure: written.failure }),
  };
}

async function follows({ graph }: Given, kind: FollowKind, id: string): Promise<End> {
  try {
    await graph.write(follow, { kind, id });
    return { end: 'done', said: { kind: 'success', text: `You follow this ${kind} now.` } };
  } catch (error) {
    return ended('This couldn’t be followed', error);
  }
}

function ended(message: string, error: unknown): End {
  const code = refusedAs(error);
  if (code === 'SIGNED_OUT' || lost(error)) return { end: 'kept' };
  return { end: mayCome(code) ? 'kept' : 'given up', failure: failureOf(message, error) };
}

/**
 * Not signed in after all, an address that is not verified yet, too much at once, or no answer: another time it may be
 * done.
 */
const mayCome = (code: string): boolean => ['', 'SIGNED_OUT', 'FORBIDDEN', 'THROTTLED'].includes(code);
