import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { notifyMembers } from '../../platform/pushes/public.ts';
import type { NotificationKind } from './notification.ts';
import { dropNotifications, writeNotifications } from './store.ts';

/** Who gets a notification. */
type Recipients =
  | { readonly memberIds: readonly (number | null)[] }
  | { readonly agentIds: readonly number[] }
  | { readonly followers: { readonly kind: 'question'; readonly id: number } }
  | { readonly email: string }
  | 'admins';

interface Event {
  readonly kind: NotificationKind;
  /** Of the content that it is about (`notification.ts`). */
  readonly targetId: number;
  /** Who caused it is not notified. */
  readonly by: number | null;
  readonly to: Recipients;
  /** Of something that goes on or can be repeated, such as new homes of an alert: it is unread again. */
  readonly again?: boolean;
}

/**
 * Notifies members of an event in the caller's transaction, each once: in their list, and on their open pages when it
 * has committed.
 */
export async function notify(transaction: Database, { kind, targetId, by, to, again = false }: Event): Promise<void> {
  const which = sql`${recipients(to)} and m.id is distinct from ${by}::int`;
  if (again) await dropNotifications(transaction, kind, targetId, which);
  await push(transaction, await writeNotifications(transaction, kind, targetId, which));
}

/** Open pages count again. */
export const push = (transaction: Database, memberIds: readonly number[]): Promise<void> =>
  notifyMembers(transaction, memberIds, { kind: 'notifications' });

function recipients(to: Recipients): RawBuilder<unknown> {
  if (to === 'admins') return sql`m.role = 'admin'`;
  if ('memberIds' in to) return sql`m.id = any(${to.memberIds.filter((id) => id !== null)}::int[])`;
  if ('agentIds' in to) return sql`m.agent_id = any(${[...to.agentIds]}::int[])`;
  // Whoever reads this address; an unconfirmed one may be somebody else's.
  if ('email' in to) return sql`lower(m.email) = lower(${to.email}) and m.email_verified_at is not null`;
  const { kind, id } = to.followers;
  return sql`m.id in (select member_id from follow where kind = ${kind} and target_id = ${id}::int)`;
}
