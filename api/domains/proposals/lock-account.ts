import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { signedOut } from '../../platform/problems/public.ts';

/**
 * Locks the account until the transaction ends, so that nothing is written to one that is being deleted.
 * @throws {Refusal} signed-out for one that was deleted
 */
export async function lockAccount(transaction: Database, memberId: number): Promise<void> {
  const { rows } = await sql`
    select id from member where id = ${memberId}::int and deleted_at is null for no key update`.execute(transaction);
  if (rows.length === 0) throw signedOut();
}
