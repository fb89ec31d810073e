import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { hashSecret } from '../../../platform/identity/public.ts';
import { undoDays } from './held-address.ts';

/** Hours for which the link to the new address works. */
export const confirmHours = 24;

/** A change that awaits the confirmation of its new address. */
export interface AwaitedChange {
  readonly newEmail: string;
  readonly expiresAt: Date;
}

const awaited = sql.raw('confirm_hash is not null and expires_at > now()');

export async function awaitedChange(database: Database, memberId: number): Promise<AwaitedChange | undefined> {
  const { rows } = await sql<{ new_email: string; expires_at: Date }>`
    select new_email, expires_at from email_change where member_id = ${memberId}::int and ${awaited}`.execute(database);
  return rows[0] && { newEmail: rows[0].new_email, expiresAt: rows[0].expires_at };
}

/** Deletes the pending change. @returns whether there was one */
export async function endAwaited(database: Database, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ live: boolean }>`update email_change set confirm_hash = null
    where member_id = ${memberId}::int and confirm_hash is not null returning expires_at > now() as live`.execute(
    database,
  );
  return rows[0]?.live ?? false;
}

interface NewChange {
  readonly memberId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
  /** The secrets of the two links. */
  readonly confirm: string;
  readonly undo: string;
}

/** Writes a change, replacing a pending one. */
export async function writeChange(
  transaction: Database,
  { memberId, oldEmail, newEmail, confirm, undo }: NewChange,
): Promise<void> {
  await endAwaited(transaction, memberId);
  await sql`insert into email_change (member_id, old_email, new_email, confirm_hash, undo_hash, expires_at)
    values (${memberId}::int, ${oldEmail}, ${newEmail}, ${hashSecret(confirm)}, ${hashSecret(undo)},
      now() + make_interval(hours => ${confirmHours}::int))`.execute(transaction);
}

/**
 * Another link for the same address; the one before works no longer. @returns the address; undefined without a change
 */
export async function renewConfirmation(
  transaction: Database,
  memberId: number,
  confirm: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ new_email: string }>`
    update email_change set confirm_hash = ${hashSecret(confirm)}, expires_at = now() + make_interval(hours =>
      ${confirmHours}::int)
    where member_id = ${memberId}::int and ${awaited} returning new_email`.execute(transaction);
  return rows[0]?.new_email;
}

/** A change that takes effect or is taken back. */
export interface TakenChange {
  readonly id: number;
  readonly memberId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
}

interface Row {
  id: number;
  member_id: number;
  old_email: string;
  new_email: string;
}
const changeOf = ({ id, member_id, old_email, new_email }: Row): TakenChange => ({
  id,
  memberId: member_id,
  oldEmail: old_email,
  newEmail: new_email,
});

/** Consumes a member's link to the new address; undefined when it is unknown, used, replaced or expired. */
export async function takeConfirmation(
  transaction: Database,
  memberId: number,
  secret: string,
): Promise<TakenChange | undefined> {
  const { rows } = await sql<Row>`update email_change set confirmed_at = now(), confirm_hash = null
    where confirm_hash = ${hashSecret(secret)} and member_id = ${memberId}::int and ${awaited}
    returning id, member_id, old_email, new_email`.execute(transaction);
  return rows[0] && changeOf(rows[0]);
}

const undoable = sql.raw(
  `undone_at is null and coalesce(confirmed_at, requested_at) > now() - interval '${undoDays} days'`,
);

/** The change that a link to an old address reverts, without consuming the link. */
export async function ownerOfUndo(database: Database, secret: string): Promise<number | undefined> {
  const { rows } = await sql<{ member_id: number }>`
    select member_id from email_change where undo_hash = ${hashSecret(secret)} and ${undoable}`.execute(database);
  return rows[0]?.member_id;
}

/**
 * Consumes a link to an old address. The links of all later changes of the member end with it: whoever made this change
 * may have made those.
 */
export async function takeUndo(transaction: Database, secret: string): Promise<TakenChange | undefined> {
  const { rows } =
    await sql<Row>`update email_change set undone_at = now() where undo_hash = ${hashSecret(secret)} and ${undoable}
    returning id, member_id, old_email, new_email`.execute(transaction);
  const change = rows[0] && changeOf(rows[0]);
  if (change)
    await sql`update email_change set undone_at = coalesce(undone_at, now()), confirm_hash = null
      where member_id = ${change.memberId}::int and id >= ${change.id}::int`.execute(transaction);
  return change;
}

/** Whether a member set up their second factor after a change was requested. */
export async function hasNewerFactor(transaction: Database, { id, memberId }: TakenChange): Promise<boolean> {
  const { rows } = await sql`select from member_second_factor f join email_change c on c.member_id = f.member_id
    where c.id = ${id}::int and f.member_id = ${memberId}::int and f.begun_at >= c.requested_at`.execute(transaction);
  return rows.length > 0;
}

/**
 * Whether an address belongs to another account, or is held for one. Sign-ups that nobody has confirmed don't count.
 */
export async function isTaken(database: Database, email: string, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    select from member m where lower(m.email) = lower(${email}) and m.id <> ${memberId}::int and m.deleted_at is null
      and (m.email_verified_at is not null or exists (select from member_session s where s.member_id = m.id))
    union all select from email_change c where lower(c.old_email) = lower(${email}) and c.member_id <> ${memberId}::int
      and c.confirmed_at > now() - make_interval(days => ${undoDays}::int) and c.undone_at is null limit 1`.execute(
    database,
  );
  return rows.length > 0;
}

/** Deletes another's sign-up with an address that was never confirmed: its owner has proven that it is theirs. */
export async function endUnconfirmedSignUp(transaction: Database, email: string, memberId: number): Promise<void> {
  await sql`delete from member m where lower(m.email) = lower(${email}) and m.id <> ${memberId}::int
    and m.deleted_at is null
    and m.email_verified_at is null and not exists (select from member_session s where s.member_id = m.id)`.execute(
    transaction,
  );
}

export async function writeEmail(transaction: Database, memberId: number, email: string): Promise<void> {
  await sql`update member set email = ${email}, email_verified_at = now()
    where id = ${memberId}::int and deleted_at is null`.execute(transaction);
}

export async function unlinkProviders(transaction: Database, memberId: number): Promise<void> {
  await transaction.deleteFrom('member_identity').where('member_id', '=', memberId).execute();
}
