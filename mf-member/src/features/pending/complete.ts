import { dropPending, type Pending, type Services } from '@verandah/kit';
import { alertsStore } from '../alerts/alerts-store.ts';
import { searchOf } from '../alerts/search-of.ts';
import { collectionsStore, type CollectionsSync } from '../collections/collections-store.ts';
import { collectionMessages } from '../collections/messages.ts';
import { addCollections } from '../collections/queries.ts';
import { follow, type FollowKind } from '../follows/queries.ts';
import { failureOf, isLost, refusedAs, textOf, type Failure } from '../store/failure.ts';
import { trackSave } from '../saving/track-save.ts';
import { pendingActions } from './read-actions.ts';
import { withLock } from './with-lock.ts';
import { firstCollection } from './words.ts';

type Given = Pick<Services, 'graph' | 'bus' | 'flags'>;
type Notification = Parameters<Services['bus']['publish']>[1] & object;
/** 'done'; 'postponed' for another try later; 'dropped' if it can never succeed. */
type End =
  | { readonly end: 'done'; readonly notification: Notification }
  | { readonly end: 'postponed' | 'dropped'; readonly failure?: Failure };

/**
 * Performs the actions that a visitor started before signing in: each once, in one tab at a time. An action that could
 * not be sent, or that this member may not do yet, stays for the next time.
 */
export function completePending(given: Given, owner: CollectionsSync): Promise<void> {
  return withLock(async () => {
    for (const action of pendingActions()) {
      const result = await completeAction(given, owner, action);
      if (result.end !== 'postponed') dropPending(action);
      if (result.end === 'done') given.bus.publish('notifications', result.notification as never);
      else if (result.failure)
        given.bus.publish('notifications', {
          kind: result.end === 'postponed' ? 'info' : 'error',
          text: textOf(result.failure),
        });
    }
  });
}

function completeAction(given: Given, owner: CollectionsSync, action: Pending): Promise<End> {
  if (action.kind === 'save') return saveListing(given, owner, action.listingId);
  if (action.kind === 'alert') return createAlert(given, action);
  return followTarget(given, action.what as FollowKind, action.id);
}

async function saveListing(given: Given, owner: CollectionsSync, listingId: string): Promise<End> {
  try {
    await given.graph.write(addCollections, {
      username: owner.username,
      items: [{ name: firstCollection, listingIds: [listingId] }],
    });
  } catch (error) {
    return endWith(collectionMessages.update, error);
  }
  trackSave(given, listingId);
  await collectionsStore(given).load(owner);
  return {
    end: 'done',
    notification: {
      kind: 'success',
      text: `Saved to “${firstCollection}”.`,
      link: { label: 'See your collections', href: '/collections' },
    },
  };
}

async function createAlert(
  given: Given,
  { name, search, position, key }: Pending & { readonly kind: 'alert' },
): Promise<End> {
  const searchParams = searchOf(search);
  if (!searchParams) return { end: 'dropped' };
  const store = alertsStore(given);
  const link = { label: 'See your alerts', href: '/alerts' };
  const has = store.state.value.alerts.find((one) => one.address === search);
  if (has)
    return {
      end: 'done',
      notification: { kind: 'info', text: `You already have this alert: ${has.name}.`, link },
    };
  const written = await store.create({ name, searchParams, pageElementPosition: position }, key);
  if (written.done)
    return {
      end: 'done',
      notification: {
        kind: 'success',
        text: `Alert created: ${name}.`,
        link,
      },
    };
  return {
    end: isRetryable(written.code) ? 'postponed' : 'dropped',
    ...(written.code !== 'SIGNED_OUT' && { failure: written.failure }),
  };
}

async function followTarget({ graph }: Given, kind: FollowKind, id: string): Promise<End> {
  try {
    await graph.write(follow, { kind, id });
    return { end: 'done', notification: { kind: 'success', text: `You’re now following this ${kind}.` } };
  } catch (error) {
    return endWith('We couldn’t follow this for you', error);
  }
}

function endWith(message: string, error: unknown): End {
  const code = refusedAs(error);
  if (code === 'SIGNED_OUT' || isLost(error)) return { end: 'postponed' };
  return { end: isRetryable(code) ? 'postponed' : 'dropped', failure: failureOf(message, error) };
}

/**
 * Whether an action may succeed later: nobody is signed in, the email address is not verified, too many requests, or
 * no response.
 */
const isRetryable = (code: string): boolean => ['', 'SIGNED_OUT', 'FORBIDDEN', 'THROTTLED'].includes(code);
