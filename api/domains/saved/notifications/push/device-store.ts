import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import type { Subscription } from './push-request.ts';

/** A device that gets notifications, while it is signed in. */
export interface PushDevice extends Subscription {
  readonly id: number;
  readonly memberId: number;
  readonly sessionId: string;
  /** In words: 'Firefox on Linux'. */
  readonly device: string;
  readonly createdAt: Date;
}

interface Row {
  readonly id: number;
  readonly member_id: number;
  readonly session_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly device: string;
  readonly created_at: Date;
}
const columns = sql`d.id, d.member_id, d.session_id, d.endpoint, d.p256dh, d.auth, s.device, d.created_at`;
/** A signed-out device gets no more messages. */
const signedIn = sql`push_device d join member_session s on s.id = d.session_id and s.revoked_at is null
  and s.expires_at > now()
  join member m on m.id = d.member_id and m.deleted_at is null and m.suspended_at is null`;

const toDevice = ({ member_id: memberId, session_id: sessionId, created_at: createdAt, ...row }: Row): PushDevice => ({
  ...row,
  memberId,
  sessionId,
  createdAt,
});

/** A member's devices, the latest first. */
export async function devicesOf(database: Database, memberId: number): Promise<PushDevice[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${signedIn} where d.member_id = ${memberId}::int order by d.id desc`.execute(database);
  return rows.map(toDevice);
}

export async function deviceById(database: Database, id: number): Promise<PushDevice | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${signedIn} where d.id = ${id}::int`.execute(database);
  return rows[0] && toDevice(rows[0]);
}

/**
 * Stores the subscription of a sign-in, in place of its former one. The same browser may have been someone else's
 * before: it proves by its secret that it is the same.
 * @returns its id; undefined when the endpoint belongs to another subscription
 */
export async function putDevice(
  transaction: Database,
  memberId: number,
  sessionId: string,
  { endpoint, p256dh, auth }: Subscription,
): Promise<number | undefined> {
  await sql`delete from push_device where session_id = ${sessionId}::uuid and endpoint <> ${endpoint}`.execute(
    transaction,
  );
  const { rows } = await sql<{ id: number }>`
    insert into push_device as d (member_id, session_id, endpoint, p256dh, auth)
    values (${memberId}::int, ${sessionId}::uuid, ${endpoint}, ${p256dh}, ${auth})
    on conflict (endpoint) do update set member_id = excluded.member_id, session_id = excluded.session_id,
      created_at = now()
    where d.auth = excluded.auth and d.p256dh = excluded.p256dh returning id`.execute(transaction);
  return rows[0]?.id;
}

/** @param memberId its required owner @returns whether it existed */
export async function dropDevice(database: Database, id: number, memberId: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from push_device where id = ${id}::int and member_id = ${memberId}::int`.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}
