import { sql } from 'kysely';
import { locks, type Database } from '../../../platform/database/public.ts';

/**
 * Merges `listing_count_change` into `listing_count`. Sums over both stay the same; a search reads fewer rows.
 * Writers do not wait for it, and a concurrent call does nothing.
 */
export async function settleCounts(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(locks.settling)}) as mine`.execute(transaction);
    if (rows[0]?.mine !== true) return;
    await sql`
      with settled as (delete from listing_count_change returning mode, kind, area, key, n)
      insert into listing_count as c (mode, kind, area, key, n)
      select mode, kind, area, key, sum(n) from settled group by 1, 2, 3, 4 having sum(n) <> 0
      on conflict (mode, kind, area, key) do update set n = c.n + excluded.n`.execute(transaction);
    await transaction.deleteFrom('listing_count').where('n', '=', 0).execute();
  });
}
