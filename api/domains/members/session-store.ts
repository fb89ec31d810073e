import { sql } from 'kysely';
import { onPrimary, type Database } from '../../platform/database/public.ts';
import { endApplicationAccess } from './oauth/grant-store.ts';

/** Why a device is signed in no longer. */
export type EndReason =
  | 'signed-out'
  | 'revoked'
  | 'reused'
  | 'password-changed'
  | 'deleted'
  | 'ended-by-admin'
  | 'suspended';

/** Days until an unused session expires, and until every session does. */
export const sessionDays = { unused: 30, longest: 365 } as const;

export interface SessionRow {
  readonly id: string;
  readonly memberId: number;
  readonly device: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

export async function insertSession(
  database: Database,
  { id, memberId, refreshHash, device }: { id: string; memberId: number; refreshHash: string; device: string },
): Promise<void> {
  await sql`insert into member_session (id, member_id, refresh_hash, device, expires_at)
    values (${id}::uuid, ${memberId}::int, ${refreshHash}, ${device},
      now() + make_interval(days => ${sessionDays.unused}::int))`.execute(database);
}

/** A session's state for a refresh; locked until the transaction ends. */
export interface RefreshRow {
  readonly memberId: number;
  readonly refreshHash: string;
  readonly previousHash: string | null;
  readonly sinceRotation: number;
  readonly live: boolean;
}

export async function lockSession(transaction: Database, id: string): Promise<RefreshRow | undefined> {
  const { rows } = await sql<{
    member_id: number;
    refresh_hash: string;
    previous_hash: string | null;
    since: number;
    live: boolean;
  }>`
    select member_id, refresh_hash, previous_hash, extract(epoch from clock_timestamp() - rotated_at)::float8 as since,
      revoked_at is null and expires_at > now()
        and created_at > now() - make_interval(days => ${sessionDays.longest}::int) as live
    from member_session where id = ${id}::uuid for update`.execute(transaction);
  return (
    rows[0] && {
      memberId: rows[0].member_id,
      refreshHash: rows[0].refresh_hash,
      previousHash: rows[0].previous_hash,
      sinceRotation: rows[0].since,
      live: rows[0].live,
    }
  );
}

export async function rotateSession(transaction: Database, id: string, refreshHash: string): Promise<void> {
  await sql`update member_session set previous_hash = refresh_hash, refresh_hash = ${refreshHash},
    rotated_at = clock_timestamp(), used_at = now(),
    expires_at = now() + make_interval(days => ${sessionDays.unused}::int) where id = ${id}::uuid`.execute(transaction);
}

/**
 * @param memberId the required member, if the session itself does not name one.
 * @returns whether it was there and had not ended
 */
export async function endSession(database: Database, id: string, why: EndReason, memberId?: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update member_session set revoked_at = now(), revoked_why = ${why}
    where id = ${id}::uuid and member_id = coalesce(${memberId ?? null}::int, member_id)
      and revoked_at is null`.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Ends all devices of a member but one, all access tokens, and what applications may do in the member's name: consents,
 * and secrets of services.
 * @returns how many devices
 */
export async function revokeAll(
  database: Database,
  memberId: number,
  why: EndReason,
  except?: string,
): Promise<number> {
  await sql`delete from access_token where member_id = ${memberId}::int`.execute(database);
  await endApplicationAccess(database, memberId);
  const { numAffectedRows } = await sql`update member_session set revoked_at = now(), revoked_why = ${why}
    where member_id = ${memberId}::int and revoked_at is null and id is distinct from ${except ?? null}::uuid`.execute(
    database,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Until the transaction ends nobody signs everybody out (`endEverySession`), and who is doing so comes first. */
export async function holdSessions(transaction: Database): Promise<void> {
  await sql`lock table member_session in row exclusive mode`.execute(transaction);
}

const live = sql.raw('revoked_at is null and expires_at > now()');

/** Seconds since the member last authenticated on the device; undefined for an ended session. */
export async function sinceProof(database: Database, memberId: number, id: string): Promise<number | undefined> {
  // Read from the primary: a replica may lag behind the end of a session.
  const { rows } = await onPrimary(() =>
    sql<{ since: number }>`select extract(epoch from clock_timestamp() - proved_at)::float8 as since
    from member_session where id = ${id}::uuid and member_id = ${memberId}::int and ${live}`.execute(database),
  );
  return rows[0]?.since;
}

export const isLive = async (database: Database, memberId: number, id: string): Promise<boolean> =>
  (await sinceProof(database, memberId, id)) !== undefined;

/** Records a re-authentication on the device. */
export async function noteProof(database: Database, id: string): Promise<void> {
  await sql`update member_session set proved_at = clock_timestamp() where id = ${id}::uuid`.execute(database);
}

/** A member's devices, the last used first. */
export async function sessionsOf(database: Database, memberId: number): Promise<readonly SessionRow[]> {
  const { rows } = await sql<{ id: string; member_id: number; device: string; created_at: Date; used_at: Date }>`
    select id, member_id, device, created_at, used_at from member_session
      where member_id = ${memberId}::int and ${live} order by used_at desc, id limit 200`.execute(database);
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    device: row.device,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }));
}
