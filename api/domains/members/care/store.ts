import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';

/**
 * What admins do with accounts: end their sessions, block and unblock sign-in, help who has
 * lost their second factor.
 */
export const accountActions = ['sign-out', 'suspend', 'reopen', 'remove-second-factor'] as const;
export type AccountActionName = (typeof accountActions)[number];

/** One action on an account. */
export interface AccountAction {
  readonly at: string;
  readonly who: string;
  readonly action: AccountActionName;
  readonly why: string;
}

/** @param memberId null: everybody */
export async function writeAction(
  database: Database,
  adminId: number,
  memberId: number | null,
  action: AccountActionName,
  why: string,
): Promise<void> {
  await database.insertInto('account_action').values({ admin_id: adminId, member_id: memberId, action, why }).execute();
}

/** Actions on one account, latest first; at most fifty. */
export async function actionsOf(database: Database, memberId: number): Promise<readonly AccountAction[]> {
  const { rows } = await sql<Omit<AccountAction, 'at'> & { at: Date }>`
    select a.at, m.name as who, a.action, a.why from account_action a join member m on m.id = a.admin_id
    where a.member_id = ${memberId}::int order by a.id desc limit 50`.execute(database);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Which accounts are listed. */
export const accountGroups = ['everybody', 'admins', 'agents', 'suspended'] as const;
export type AccountGroup = (typeof accountGroups)[number];

/** An account in the list. */
export interface AccountEntry {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly isAgent: boolean;
  readonly createdAt: Date;
  readonly suspendedAt: Date | null;
}

/**
 * Accounts of a group, the newest first.
 * @param search part of a name, a username or an email address; '' for all
 */
export async function accountsOf(
  database: Database,
  group: AccountGroup,
  search: string,
  { skip, take }: Paging,
): Promise<Page<AccountEntry>> {
  const part = search.toLowerCase();
  const found = sql`member m where m.deleted_at is null
    and case ${group} when 'admins' then m.role = 'admin' when 'agents' then m.agent_id is not null
      when 'suspended' then m.suspended_at is not null else true end
    and (${part} = '' or strpos(lower(m.name), ${part}) > 0 or strpos(m.username, ${part}) > 0
      or strpos(lower(m.email), ${part}) > 0)`;
  const { rows: results } = await sql<AccountEntry>`
    select m.id, m.username, m.name, m.email, m.role = 'admin' as "isAdmin", m.agent_id is not null as "isAgent",
      m.created_at as "createdAt", m.suspended_at as "suspendedAt"
    from ${found} order by m.id desc limit ${take}::int offset ${skip}::int`.execute(database);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${found}`.execute(database);
  return { total: rows[0]?.n ?? 0, results };
}

/** @returns whether that changed anything */
export async function setSuspended(transaction: Database, memberId: number, suspended: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`update member set suspended_at = case when ${suspended}::boolean then now() end
    where id = ${memberId}::int and deleted_at is null and (suspended_at is not null) <> ${suspended}::boolean`.execute(
    transaction,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Ends every session but one, which the history of each member shows. @returns how many */
export async function endEverySession(transaction: Database, except: string): Promise<number> {
  // Waits for sign-ins that are under way: a session that they begin would be missed.
  await sql`lock table member_session in share row exclusive mode`.execute(transaction);
  const { rows } = await sql<{ ended: number }>`
    with ended as (update member_session set revoked_at = now(), revoked_why = 'ended-by-admin'
      where revoked_at is null and expires_at > now() and id <> ${except}::uuid returning member_id),
    recorded as (insert into member_security_event (member_id, kind) select distinct member_id, 'signed-out-by-admin'
      from ended)
    select count(*)::int as ended from ended`.execute(transaction);
  return rows[0]?.ended ?? 0;
}
