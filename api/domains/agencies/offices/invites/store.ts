import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';

/** An invitation of an office that can still be accepted. */
export interface Invite {
  readonly officeId: number;
  readonly officeName: string;
  readonly email: string;
  /** ISO 8601 */
  readonly expiresAt: string;
}

/** Writes an invitation and revokes an older one of the same office and address. */
export async function writeInvite(
  database: Database,
  officeId: number,
  email: string,
  invitedBy: number | null,
  tokenHash: string,
  days: number,
): Promise<void> {
  await sql`delete from agent_invite where office_id = ${officeId}::int and lower(email) = ${email.toLowerCase()}
    and used_at is null`.execute(database);
  await sql`insert into agent_invite (token_hash, office_id, email, invited_by, expires_at)
    values (${tokenHash}, ${officeId}::int, ${email}, ${invitedBy}::int,
      now() + ${days}::int * interval '1 day')`.execute(database);
}

interface InviteRow {
  readonly officeId: number;
  readonly officeName: string;
  readonly email: string;
  readonly expires: Date;
  readonly used: boolean;
  readonly expired: boolean;
}

/** The invitation of a link; locked in a transaction, so that concurrent acceptances are serialised. */
export async function inviteByToken(
  database: Database,
  tokenHash: string,
): Promise<(Invite & { readonly used: boolean; readonly expired: boolean }) | undefined> {
  const {
    rows: [row],
  } = await sql<InviteRow>`
    select i.office_id as "officeId", o.name as "officeName", i.email, i.expires_at as expires,
      i.used_at is not null as used, i.expires_at <= now() as expired
    from agent_invite i join office o on o.id = i.office_id where i.token_hash = ${tokenHash} for update of i`.execute(
    database,
  );
  return (
    row && {
      officeId: row.officeId,
      officeName: row.officeName,
      email: row.email,
      expiresAt: row.expires.toISOString(),
      used: row.used,
      expired: row.expired,
    }
  );
}

/** Pending invitations of an office. */
export async function openInvites(database: Database, officeId: number): Promise<Invite[]> {
  const { rows } = await sql<{ email: string; expires: Date; officeName: string }>`
    select i.email, i.expires_at as expires, o.name as "officeName" from agent_invite i
      join office o on o.id = i.office_id
    where i.office_id = ${officeId}::int and i.used_at is null and i.expires_at > now() order by i.email`.execute(
    database,
  );
  return rows.map(({ expires, ...invite }) => ({ ...invite, officeId, expiresAt: expires.toISOString() }));
}

/** @returns whether there was one */
export async function dropInvite(database: Database, officeId: number, email: string): Promise<boolean> {
  const { rows } =
    await sql`delete from agent_invite where office_id = ${officeId}::int and lower(email) = ${email.toLowerCase()}
      and used_at is null returning email`.execute(database);
  return rows.length > 0;
}

/** The agent that an office's feed created for an email address, and the member linked to that agent. */
async function agentOfAddress(
  transaction: Database,
  officeId: number,
  email: string,
): Promise<{ id: number; memberId: number | null } | undefined> {
  const { rows } = await sql<{ id: number; memberId: number | null }>`
    select a.id, m.id as "memberId" from agent a left join member m on m.agent_id = a.id and m.deleted_at is null
    where a.office_id = ${officeId}::int and lower(a.email) = ${email.toLowerCase()} for update of a`.execute(
    transaction,
  );
  return rows[0];
}

async function makeAgent(transaction: Database, officeId: number, name: string, email: string): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into agent (username, name, office_id, email) values (gen_random_uuid()::text, ${name}, ${officeId}::int,
    ${email}) returning id`.execute(transaction);
  const id = rows[0]?.id ?? 0;
  await transaction
    .updateTable('agent')
    .set({ username: slugText(`${name} ${id}`) })
    .where('id', '=', id)
    .execute();
  return id;
}

/**
 * Makes a member the agent of an office: the one that its feed knows by this address, else a new one.
 * @returns the agent; undefined when another member is that agent
 */
export async function linkAgent(
  transaction: Database,
  officeId: number,
  { memberId, name, email }: { readonly memberId: number; readonly name: string; readonly email: string },
  tokenHash: string,
): Promise<number | undefined> {
  const known = await agentOfAddress(transaction, officeId, email);
  if (known !== undefined && known.memberId !== null && known.memberId !== memberId) return undefined;
  const agentId = known?.id ?? (await makeAgent(transaction, officeId, name, email));
  await transaction
    .updateTable('agent')
    .set({ left_at: null, joined_at: sql<Date>`now()` })
    .where('id', '=', agentId)
    .execute();
  await transaction.updateTable('member').set({ agent_id: agentId }).where('id', '=', memberId).execute();
  await transaction.updateTable('office').set({ claimed: true }).where('id', '=', officeId).execute();
  await transaction
    .updateTable('agent_invite')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
  return agentId;
}

/**
 * Unlinks the member from the agent and removes the agent from the finder.
 * @returns whether the agent belonged to an office until now
 */
export async function unlinkAgent(transaction: Database, agentId: number): Promise<boolean> {
  await transaction.updateTable('member').set({ agent_id: null }).where('agent_id', '=', agentId).execute();
  const left = await transaction
    .updateTable('agent')
    .set({ left_at: sql<Date>`now()`, joined_at: null, edits_office: false })
    .where('id', '=', agentId)
    .where('left_at', 'is', null)
    .returning('id')
    .execute();
  return left.length > 0;
}
