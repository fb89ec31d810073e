import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { notifyMembers } from '../../../platform/pushes/public.ts';
import { queueImmediateMails } from './mail-job.ts';
import type { NotificationKind } from './notification.ts';
import { queuePushes } from './push/push-job.ts';
import { dropNotifications, writeNotifications } from './store.ts';

/** Who gets a notification. */
type Recipients =
  | { readonly memberIds: readonly (number | null)[] }
  | { readonly agentIds: readonly number[] }
  | { readonly followers: { readonly kind: 'question' | 'location' | 'agent'; readonly id: number } }
  // Who has the listing in a collection of theirs or enquired about it; the other followers of its agents and suburb.
  | { readonly savers: number }
  | { readonly listingFollowers: number }
  | { readonly email: string }
  | 'admins';

interface Event {
  readonly kind: NotificationKind;
  /** Of the content that it is about (`notification.ts`). */
  readonly targetId: number;
  /** Who caused it is not notified. */
  readonly by: number | null;
  readonly to: Recipients;
  /** For a recurring event, such as new homes of an alert: it becomes unread again. */
  readonly again?: boolean;
}

/**
 * Notifies members of an event in the caller's transaction, each once: in their list, on their open pages when it has
 * committed, and on their devices and by email as they chose.
 */
export async function notifyRecipients(
  transaction: Database,
  { kind, targetId, by, to, again = false }: Event,
): Promise<void> {
  const which = sql`${recipientIds(to)} and m.id is distinct from ${by}::int`;
  if (again) await dropNotifications(transaction, kind, targetId, which);
  const memberIds = await writeNotifications(transaction, kind, targetId, which);
  await queuePush(transaction, memberIds);
  await queuePushes(transaction, kind, memberIds);
  await queueImmediateMails(transaction, kind, memberIds);
}

/** Open pages count again. */
export const queuePush = (transaction: Database, memberIds: readonly number[]): Promise<void> =>
  notifyMembers(transaction, memberIds, { kind: 'notifications' });

function recipientIds(to: Recipients): RawBuilder<unknown> {
  if (to === 'admins') return sql`m.role = 'admin'`;
  if ('memberIds' in to) return sql`m.id = any(${to.memberIds.filter((id) => id !== null)}::int[])`;
  if ('agentIds' in to) return sql`m.agent_id = any(${[...to.agentIds]}::int[])`;
  // Whoever reads this address; an unconfirmed one may be somebody else's.
  if ('email' in to) return sql`lower(m.email) = lower(${to.email}) and m.email_verified_at is not null`;
  if ('savers' in to) return sql`m.id in (${saversOf(to.savers)}) and ${notItsAgent(to.savers)}`;
  if ('listingFollowers' in to) {
    const { listingFollowers: id } = to;
    return sql`m.id in (${listingFollowers(id)}) and m.id not in (${saversOf(id)}) and ${notItsAgent(id)}`;
  }
  const { kind, id } = to.followers;
  return sql`m.id in (select member_id from follow where kind = ${kind} and target_id = ${id}::int)`;
}

const saversOf = (listing: number): RawBuilder<unknown> => sql`
  select c.owner_id from collection_listing s join collection c on c.id = s.collection_id
    where s.listing_id = ${listing}::int
  union all select k.member_id from collection_listing s
    join collection_collaborator k on k.collection_id = s.collection_id where s.listing_id = ${listing}::int
  union all select e.member_id from enquiry e where e.listing_id = ${listing}::int and e.member_id is not null`;

const listingFollowers = (listing: number): RawBuilder<unknown> => sql`
  select f.member_id from listing_agent la join follow f on f.kind = 'agent' and f.target_id = la.agent_id
    where la.listing_id = ${listing}::int
  union all select f.member_id from listing l join follow f on f.kind = 'location' and f.target_id = l.locality_id
    where l.id = ${listing}::int`;

/** A listing's own agents are not notified. */
const notItsAgent = (listing: number): RawBuilder<unknown> =>
  sql`(m.agent_id is null or m.agent_id not in (select agent_id from listing_agent
    where listing_id = ${listing}::int))`;
