import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/** Whether a site began with sample data: mail to its first office goes to a domain that nobody can own (RFC 2606). */
export async function isSampleSite(database: Database): Promise<boolean> {
  const { rows } = await sql<{ email: string | null }>`select email from office order by id limit 1`.execute(database);
  return rows[0]?.email?.endsWith('.example') ?? false;
}
