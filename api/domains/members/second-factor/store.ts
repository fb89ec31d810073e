import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { recoveryHash } from './recovery-codes.ts';

/** Minutes for which a factor that was begun can be confirmed. */
const pendingMinutes = 60;

export interface FactorRow {
  readonly sealed: string;
  readonly confirmed: boolean;
  readonly lastStep: number;
  readonly fresh: boolean;
}

/** A member's factor; its row is locked until the transaction ends. */
export async function lockFactor(transaction: Database, memberId: number): Promise<FactorRow | undefined> {
  const { rows } = await sql<{ secret: string; confirmed: boolean; last_step: number; fresh: boolean }>`
    select secret, confirmed_at is not null as confirmed, last_step::float8 as last_step,
      begun_at > now() - make_interval(mins => ${pendingMinutes}::int) as fresh
    from member_second_factor where member_id = ${memberId}::int for update`.execute(transaction);
  return (
    rows[0] && {
      sealed: rows[0].secret,
      confirmed: rows[0].confirmed,
      lastStep: rows[0].last_step,
      fresh: rows[0].fresh,
    }
  );
}

/** Begins a factor in place of one that was never confirmed. */
export async function writePending(transaction: Database, memberId: number, sealed: string): Promise<void> {
  await sql`insert into member_second_factor (member_id, secret) values (${memberId}::int, ${sealed})
    on conflict (member_id) do update set secret = excluded.secret, begun_at = now(), last_step = 0
      where member_second_factor.confirmed_at is null`.execute(transaction);
}

export async function confirmFactor(transaction: Database, memberId: number): Promise<void> {
  await transaction
    .updateTable('member_second_factor')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .execute();
}

/** Codes of this half minute and of earlier ones are no longer accepted. */
export async function noteStep(transaction: Database, memberId: number, step: number): Promise<void> {
  await transaction
    .updateTable('member_second_factor')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .execute();
}

/** @returns whether there was one in force */
export async function removeFactor(transaction: Database, memberId: number): Promise<boolean> {
  await transaction.deleteFrom('member_recovery_code').where('member_id', '=', memberId).execute();
  const { rows } = await sql<{
    confirmed: boolean;
  }>`delete from member_second_factor where member_id = ${memberId}::int
    returning confirmed_at is not null as confirmed`.execute(transaction);
  return rows[0]?.confirmed ?? false;
}

/** Replaces the recovery codes: the previous ones stop working. */
export async function writeRecoveryCodes(
  transaction: Database,
  memberId: number,
  codes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('member_recovery_code').where('member_id', '=', memberId).execute();
  await sql`insert into member_recovery_code (code_hash, member_id) select hash, ${memberId}::int
    from unnest(${codes.map((code) => recoveryHash(memberId, code))}::text[]) hash`.execute(transaction);
}

/** Uses a recovery code up. @returns whether it was one */
export async function takeRecoveryCode(transaction: Database, memberId: number, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update member_recovery_code set used_at = now()
    where code_hash = ${recoveryHash(memberId, code)} and member_id = ${memberId}::int and used_at is null`.execute(
    transaction,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** How many recovery codes a member still has. */
export async function codesLeft(database: Database, memberId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from member_recovery_code
    where member_id = ${memberId}::int and used_at is null`.execute(database);
  return rows[0]?.count ?? 0;
}
