import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { isAddress } from '../mail/public.ts';

/**
 * The addresses of the squads of some areas (null: all), as the contracts of the live releases have them, or those of
 * the newest where nothing is live.
 */
export async function squadAddresses(database: Database, areas: readonly string[] | null): Promise<string[]> {
  const { rows } = await sql<{ email: string | null }>`
    select distinct on (r.area) r.document #>> '{contract,squadEmail}' as email
    from releases.release r left join releases.pin p on p.area = r.area
    where ${areas === null}::boolean or r.area = any(${[...(areas ?? [])]}::text[])
    order by r.area, (r.version = p.version) desc nulls last, r.published_at desc`.execute(database);
  return [...new Set(rows.flatMap(({ email }) => (email !== null && isAddress(email) ? [email] : [])))];
}
