import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';

/** Undefined for a listing that does not exist or is not published. */
export async function listingTarget(
  database: Database,
  id: number,
): Promise<{ removed: boolean; officeId: number; localityId: number | null } | undefined> {
  const { rows } = await sql<{ removed: boolean; officeId: number; localityId: number | null }>`
    select status = 'removed' as removed, office_id as "officeId", locality_id as "localityId" from listing
      where id = ${id}::int and published`.execute(database);
  return rows[0];
}

/** Undefined for an agent that does not exist or has left. */
export async function agentTarget(
  database: Database,
  id: number,
): Promise<{ officeId: number; localityId: number | null } | undefined> {
  const { rows } = await sql<{ officeId: number; localityId: number | null }>`
    select a.office_id as "officeId", o.locality_id as "localityId" from agent a join office o on o.id = a.office_id
      where a.id = ${id}::int and a.left_at is null`.execute(database);
  return rows[0];
}

export async function officeTarget(database: Database, id: number): Promise<{ localityId: number | null } | undefined> {
  const rows = await database.selectFrom('office').select('locality_id as localityId').where('id', '=', id).execute();
  return rows[0];
}

/** The office with the most homes on offer in a suburb; undefined when none has any. */
export async function officeForLocality(database: Database, localityId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select office_id as id from listing_search where mode in (1, 2, 11, 12) and locality_id = ${localityId}::int
      group by office_id order by count(*) desc, office_id limit 1`.execute(database);
  return rows[0]?.id;
}
