import { sql } from 'kysely';
import { onPrimary, type Database } from '../../../platform/database/public.ts';

/** Days for which a consent lasts. */
export const grantDays = 365;

export interface Grant {
  readonly id: string;
  readonly memberId: number;
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Stores a member's consent. */
export async function insertGrant(
  transaction: Database,
  {
    id,
    applicationId,
    memberId,
    scopes,
  }: Pick<Grant, 'id' | 'memberId' | 'scopes'> & { readonly applicationId: number },
): Promise<void> {
  await sql`insert into oauth_grant (id, application_id, member_id, scopes, expires_at)
    values (${id}, ${applicationId}::int, ${memberId}::int, ${[...scopes]}::text[],
      now() + make_interval(days => ${grantDays}::int))`.execute(transaction);
}

export async function grantById(database: Database, id: string): Promise<Grant | undefined> {
  const { rows } = await onPrimary(() =>
    sql<Grant>`
      select g.id, g.member_id as "memberId", a.client_id as "clientId", g.scopes,
        extract(epoch from g.created_at)::int as "createdAt", extract(epoch from g.expires_at)::int as "expiresAt"
      from oauth_grant g join oauth_application a on a.id = g.application_id
      where g.id = ${id} and g.expires_at > now()`.execute(database),
  );
  return rows[0];
}

/**
 * Ends a consent with everything that was issued for it, as the application requests, or because something of it was
 * used twice. The member finds it in the security history.
 * @returns undefined for one that had ended
 */
export async function deleteGrant(
  database: Database,
  id: string,
): Promise<{ readonly memberId: number; readonly applicationId: number } | undefined> {
  const { rows } = await sql<{ memberId: number; applicationId: number }>`
    with ended as (delete from oauth_grant where id = ${id} returning application_id, member_id),
      recorded as (insert into member_security_event (member_id, kind, subject)
        select e.member_id, 'application-disconnected', a.name
        from ended e join oauth_application a on a.id = e.application_id)
    select member_id as "memberId", application_id as "applicationId" from ended`.execute(database);
  return rows[0];
}

/** An application that a member has allowed something. */
export interface Connection {
  readonly applicationId: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly connectedAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The applications that a member has connected, by all their consents together; the latest first. */
export async function connectionsOf(database: Database, memberId: number): Promise<readonly Connection[]> {
  const { rows } = await onPrimary(() =>
    sql<Connection>`
      select a.id as "applicationId", a.name, max(g.created_at) as "connectedAt", max(g.last_used_at) as "lastUsedAt",
        array(select distinct s from oauth_grant o, unnest(o.scopes) s
          where o.application_id = a.id and o.member_id = ${memberId}::int and o.expires_at > now()
          order by s) as scopes
      from oauth_grant g join oauth_application a on a.id = g.application_id
      where g.member_id = ${memberId}::int and g.expires_at > now()
      group by a.id, a.name order by max(g.created_at) desc, a.id`.execute(database),
  );
  return rows;
}

/** Ends all consents of a member to an application. @returns its name; undefined if there were none */
export async function disconnect(
  transaction: Database,
  memberId: number,
  applicationId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    with ended as (delete from oauth_grant
      where member_id = ${memberId}::int and application_id = ${applicationId}::int returning application_id)
    select name from oauth_application where id = (select application_id from ended limit 1)`.execute(transaction);
  return rows[0]?.name;
}

/**
 * Ends what applications may do in a member's name: consents, and the secrets and tokens of the member's own services.
 * Applications of the member for other people stay.
 */
export async function endApplicationAccess(database: Database, memberId: number): Promise<void> {
  await sql`delete from oauth_grant where member_id = ${memberId}::int`.execute(database);
  await sql`with ended as (update oauth_application set secret_hash = null
      where owner_id = ${memberId}::int and kind = 'service' returning id)
    delete from oauth_artifact where application_id in (select id from ended)`.execute(database);
}
