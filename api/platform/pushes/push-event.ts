import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/**
 * What a member is told while they look on. `kind` says what the rest holds; it names facts that the member may read
 * anyway.
 */
export interface PushEvent {
  readonly kind: string;
  readonly [fact: string]: string | number | boolean | null;
}

/** An event as it was told; ids grow. */
export interface EmittedEvent {
  readonly id: number;
  readonly memberId: number;
  readonly event: PushEvent;
}

/** Where PostgreSQL calls every process that listens; what it says is the event's id. */
export const channel = 'verandah_pushes';

/**
 * Tells a member once the caller's transaction has committed: on every page that they have open, in whichever process.
 */
export async function notifyMember(database: Database, memberId: number, event: PushEvent): Promise<void> {
  await sql`with told as (insert into push_event (member_id, event) values (${memberId}, ${JSON.stringify(event)}::jsonb) returning id)
    select pg_notify(${channel}, id::text) from told`.execute(database);
}

/** At most this many are told again to someone who comes back. */
const mostReplayed = 50;

/** What a member was told since an event, oldest first. */
export async function eventsAfter(database: Database, memberId: number, id: number): Promise<EmittedEvent[]> {
  const { rows } = await sql<EmittedEvent>`select * from (
    select id::int as id, member_id as "memberId", event from push_event where member_id = ${memberId} and id > ${id}::bigint order by id desc limit ${mostReplayed}
  ) latest order by id`.execute(database);
  return rows;
}

/**
 * What these members were told in the last moments; ids alone can't say that, because transactions commit out of their
 * order.
 */
export async function recentEvents(database: Database, memberIds: readonly number[]): Promise<EmittedEvent[]> {
  const { rows } = await sql<EmittedEvent>`select id::int as id, member_id as "memberId", event from push_event
    where at > clock_timestamp() - interval '30 seconds' and member_id = any(${[...memberIds]}::int[]) order by id`.execute(
    database,
  );
  return rows;
}
