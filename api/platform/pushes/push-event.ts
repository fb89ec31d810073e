import { sql } from 'kysely';
import { channelNames } from '../channels/public.ts';
import type { Database } from '../database/public.ts';

/**
 * An event on a member's open pages. `kind` says what the rest holds; it names facts that the member may read
 * anyway.
 */
export interface PushEvent {
  readonly kind: string;
  readonly [fact: string]: string | number | boolean | null;
}

/** A recorded event; ids grow. */
export interface EmittedEvent {
  readonly id: number;
  readonly memberId: number;
  readonly event: PushEvent;
}

/**
 * Notifies members once the caller's transaction has committed: on all their open pages, in whichever process.
 */
export async function notifyMembers(database: Database, memberIds: readonly number[], event: PushEvent): Promise<void> {
  if (memberIds.length === 0) return;
  await sql`
    with pushed as (
      insert into push_event (member_id, event)
      select id, ${JSON.stringify(event)}::jsonb from unnest(${[...memberIds]}::int[]) as id returning id)
    select pg_notify(${channelNames.pushes}, max(id)::text) from pushed`.execute(database);
}

/** As `notifyMembers`, for one member. */
export const notifyMember = (database: Database, memberId: number, event: PushEvent): Promise<void> =>
  notifyMembers(database, [memberId], event);

/** Maximum number of events replayed after a reconnection. */
const mostReplayed = 50;

/** A member's events after a given one, oldest first. */
export async function eventsAfter(database: Database, memberId: number, id: number): Promise<EmittedEvent[]> {
  const { rows } = await sql<EmittedEvent>`select * from (
    select id::int as id, member_id as "memberId", event from push_event
      where member_id = ${memberId} and id > ${id}::bigint order by id desc limit ${mostReplayed}
  ) latest order by id`.execute(database);
  return rows;
}

/**
 * The latest events of these members; ids alone can't select them, because transactions commit out of their
 * order.
 */
export async function recentEvents(database: Database, memberIds: readonly number[]): Promise<EmittedEvent[]> {
  const { rows } = await sql<EmittedEvent>`select id::int as id, member_id as "memberId", event from push_event
    where at > clock_timestamp() - interval '30 seconds' and member_id = any(${[...memberIds]}::int[])
      order by id`.execute(database);
  return rows;
}
