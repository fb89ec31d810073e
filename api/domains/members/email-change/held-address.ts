import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/** Days for which the old address can take a change back. */
export const undoDays = 7;

/**
 * Whether a member's former address is held: nobody else gets it while it can take the change back, so that a stranger
 * can't block that.
 */
export async function isHeld(database: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from email_change where lower(old_email) = lower(${email})
    and confirmed_at > now() - make_interval(days => ${undoDays}::int) and undone_at is null limit 1`.execute(database);
  return rows.length > 0;
}
