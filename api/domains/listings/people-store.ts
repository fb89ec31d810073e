import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { avatarAddress } from '../members/public.ts';

export interface AgentView {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly title: string | null;
  readonly phone: string | null;
  /** Root-relative address of a square picture. */
  readonly portrait: string | null;
}
export interface OfficeView {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly phone: string | null;
  readonly brandColour: string | null;
}

/** The agents of many listings at once, each listing's in its own order. */
export async function agentsOfListings(
  database: Database,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, AgentView[]>> {
  const { rows } = await sql<AgentView & { listingId: number }>`
    select la.listing_id as "listingId", a.id, a.username, a.name, a.title, a.phone, a.portrait
    from listing_agent la join agent a on a.id = la.agent_id
    where la.listing_id = any(${[...listingIds]}::int[]) order by la.listing_id, la.place, a.id`.execute(database);
  return Map.groupBy(
    rows.map((row) => ({ ...row, portrait: avatarAddress(row.portrait) })),
    ({ listingId }) => listingId,
  );
}

export async function officesById(database: Database, ids: readonly number[]): Promise<OfficeView[]> {
  const { rows } = await sql<OfficeView>`
    select id, slug, name, phone, brand_colour as "brandColour" from office where id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return rows;
}
