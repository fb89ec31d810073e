import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { locks, type Database } from '../database/public.ts';
import type { EventsQuery, LogVerdict, RegistryEvent } from '@verandah/release-registry';
import { queueNotifications } from './queue-notifications.ts';

/** A new entry: an action and its author. */
export interface Entry {
  readonly who: string;
  readonly action: string;
  readonly area?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly why?: string | undefined;
  readonly detail?: object | undefined;
}

/**
 * Whoever changes something takes turns from here to the end of the transaction: entries then stand in the order in
 * which they are seen.
 */
export const lockLog = (step: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${sql.lit(locks.releaseLog)})`.execute(step);

/** Adds an entry, which the database chains to the one before, and queues its notifications. */
export async function appendEvent(
  step: Database,
  { who, action, area = null, from = null, to = null, why, detail }: Entry,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into releases.event (who, action, area, from_version, to_version, why, detail)
    values (${who}, ${action}, ${area}, ${from}, ${to}, ${why ?? null},
      ${detail === undefined ? null : JSON.stringify(detail)}::jsonb) returning id
  `.execute(step);
  for (const { id } of rows) await queueNotifications(step, { id, who, action, area, detail });
}

/** Actions that change what visitors get. */
export const changeActions = sql.raw("'promote', 'rollback', 'rollout', 'withdraw', 'restore'");

const isoTime = sql.raw('to_char(at at time zone \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\')');

/** Entries of one area each: one of several areas counts as one of each of them, which says what moved with it. */
const entriesByArea = sql`(
  select id, at, who, action, area, from_version, to_version, why, detail from releases.event
    where detail -> 'moves' is null
  union all
  select id, at, who, action, move ->> 'area', move ->> 'from', move ->> 'to', why,
    coalesce(move -> 'detail', '{}') || jsonb_build_object('joint', detail -> 'moves')
  from releases.event, jsonb_array_elements(detail -> 'moves') move
) as entry`;

/** Newest first, of one area or of all. `before`: number of an entry: only what came before it. */
export async function readEvents(
  database: Database,
  { area, limit, before, since, until }: EventsQuery,
): Promise<RegistryEvent[]> {
  const source = area === undefined ? sql`releases.event` : entriesByArea;
  const { rows } = await sql<RegistryEvent>`
    select id, ${isoTime} as at, who, action, area, from_version as "from", to_version as "to", why, detail
    from ${source} where (${area ?? null}::text is null or area = ${area ?? null})
      and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
      and (${since ?? null}::timestamptz is null or at >= ${since ?? null}::timestamptz)
        and (${until ?? null}::timestamptz is null or at < ${until ?? null}::timestamptz)
    order by id desc limit ${limit}
  `.execute(database);
  return rows;
}

/** Changes of pins and rollouts since the beginning, oldest first. */
export async function readChanges(
  database: Database,
  before: string,
): Promise<(RegistryEvent & { readonly area: string })[]> {
  const { rows } = await sql<RegistryEvent & { area: string }>`
    select id, ${isoTime} as at, who, action, area, from_version as "from", to_version as "to", why, detail
    from ${entriesByArea} where action in (${changeActions}) and at <= ${before}::timestamptz order by id, area
  `.execute(database);
  return rows;
}

/** Promotions and roll backs of one area, oldest first. */
export async function readMoves(
  database: Database,
  area: string,
): Promise<{ readonly action: 'promote' | 'rollback'; readonly to: string; readonly detail: unknown }[]> {
  const { rows } = await sql<{ action: 'promote' | 'rollback'; to: string; detail: unknown }>`
    select action, to_version as "to", detail from ${entriesByArea}
    where area = ${area} and action in ('promote', 'rollback') order by id
  `.execute(database);
  return rows;
}

/** Of each area the last promotion or roll back until a moment: what made its live version live. */
export async function readLastChanges(database: Database, moment: string): Promise<RegistryEvent[]> {
  const { rows } = await sql<RegistryEvent>`
    select distinct on (area) id, ${isoTime} as at, who, action, area, from_version as "from", to_version as "to", why,
      detail
    from ${entriesByArea} where action in ('promote', 'rollback') and at <= ${moment}::timestamptz
      order by area, id desc
  `.execute(database);
  return rows;
}

interface Link {
  readonly id: number;
  readonly former: string | null;
  readonly hash: string;
  readonly fields: readonly (string | null)[];
}
/** Entries that are read at once. */
const handful = 1000;

/**
 * Recomputes the whole chain. `broken` is the first entry that is not what was written, or does not follow the one
 * before.
 */
export async function verifyLog(database: Database): Promise<LogVerdict> {
  let entries = 0;
  let head: string | null = null;
  let last = 0;
  for (;;) {
    const { rows } = await sql<Link>`
      select id, former, hash, array[id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), who,
        action, area, from_version, to_version, why, detail::text] as fields
      from releases.event where id > ${last} order by id limit ${handful}
    `.execute(database);
    for (const { id, former, hash, fields } of rows) {
      const own = createHash('sha256')
        .update(JSON.stringify([former, ...fields]))
        .digest('hex');
      if (former !== head || hash !== own) return { entries, head, broken: id };
      entries++;
      head = hash;
      last = id;
    }
    if (rows.length < handful) return { entries, head, broken: null };
  }
}
