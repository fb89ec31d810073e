import { sql } from 'kysely';
import { securityHistoryDays, type SecurityEventKind, type SecurityEventWay } from '@verandah/market';
import { onPrimary, type Database } from '../../../platform/database/public.ts';

/** Entries that a member sees. */
const mostShown = 50;
/** Of these, entries caused by failed sign-ins: they do not displace the others. */
const mostBlocked = 10;

/** How a member began to sign in. */
export interface SignInWay {
  readonly way: Exclude<SecurityEventWay, 'code'>;
  /** Name of the provider. */
  readonly provider?: string | undefined;
}

/** Recorded data of an event. No address, no secret. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly way?: SecurityEventWay | undefined;
  /** Whether a sign-in was finished by a code of a second factor. */
  readonly withCode?: boolean;
  /** Name of the provider, passkey, access token or device that it is about. */
  readonly subject?: string | undefined;
  /** The device that did it, in words; absent for what admins did. */
  readonly device?: string;
  /** Session that a sign-in began. */
  readonly sessionId?: string;
}

/** Records an event of an account. Call it in the transaction of the change. */
export async function recordSecurityEvent(
  transaction: Database,
  memberId: number,
  { kind, way, withCode = false, subject, device, sessionId }: SecurityEvent,
): Promise<void> {
  await transaction
    .insertInto('member_security_event')
    .values({
      member_id: memberId,
      kind,
      way: way ?? null,
      with_code: withCode,
      subject: subject ?? null,
      device: device ?? null,
      session_id: sessionId ?? null,
    })
    .execute();
}

/**
 * Records an event that can be repeated at will, at most once in some hours. A member who is gone has no history.
 * @param at ISO 8601; now if it is absent
 */
export async function recordRareEvent(
  database: Database,
  memberId: number,
  { kind, way, device }: Pick<SecurityEvent, 'kind' | 'way' | 'device'>,
  hours: number,
  at?: string,
): Promise<void> {
  await sql`insert into member_security_event (member_id, at, kind, way, device)
    select m.id, t.at, ${kind}, ${way ?? null}, ${device ?? null}
    from member m, lateral (select coalesce(${at ?? null}::timestamptz, now()) as at) t
    where m.id = ${memberId}::int and m.deleted_at is null and not exists (
      select from member_security_event e where e.member_id = m.id and e.kind = ${kind}
        and e.way is not distinct from ${way ?? null}::text
          and e.at > t.at - make_interval(hours => ${hours}::int))`.execute(database);
}

/** Records what happened to a session, with its device. */
export async function recordSessionEvent(
  transaction: Database,
  sessionId: string,
  kind: 'signed-out' | 'session-stopped',
): Promise<void> {
  await sql`insert into member_security_event (member_id, kind, device)
    select member_id, ${kind}, device from member_session where id = ${sessionId}::uuid`.execute(transaction);
}

/** Records that a member signed one of their devices out. @param device the one that did it */
export async function recordDeviceSignOut(transaction: Database, sessionId: string, device: string): Promise<void> {
  await sql`insert into member_security_event (member_id, kind, subject, device)
    select member_id, 'device-signed-out', device, ${device} from member_session where id = ${sessionId}::uuid`.execute(
    transaction,
  );
}

/** An entry of the history. */
export interface SecurityEventRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: SecurityEventKind;
  readonly way: SecurityEventWay | null;
  readonly withCode: boolean;
  readonly subject: string | null;
  readonly device: string | null;
  /** The session that a sign-in began, while it lasts. */
  readonly sessionId: string | null;
}

/** A member's latest events, the newest first; at most fifty. */
export async function securityEventsOf(database: Database, memberId: number): Promise<readonly SecurityEventRow[]> {
  const own = sql`select * from member_security_event where member_id = ${memberId}::int
    and at > now() - make_interval(days => ${securityHistoryDays}::int)`;
  const { rows } = await onPrimary(() =>
    sql<SecurityEventRow>`
    select e.id::text as id, e.at, e.kind, e.way, e.with_code as "withCode", e.subject, e.device, s.id as "sessionId"
    from ((${own} and kind <> 'sign-in-blocked' order by id desc limit ${mostShown}::int)
      union all (${own} and kind = 'sign-in-blocked' order by id desc limit ${mostBlocked}::int)) e
    left join member_session s on s.id = e.session_id and s.member_id = e.member_id
      and s.revoked_at is null and s.expires_at > now()
    order by e.at desc, e.id desc limit ${mostShown}::int`.execute(database),
  );
  return rows;
}
