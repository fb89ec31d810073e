import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';

/** A listing by the name that its agents know it by: its street, hidden or not, and its suburb. */
export interface ListingLabel {
  readonly id: number;
  readonly uri: string;
  readonly label: string;
}

/** By id; for its agents only, since hidden addresses are in it. */
export async function labelsOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, ListingLabel>> {
  const { rows } = await sql<ListingLabel>`
    select l.id, l.uri, concat_ws(', ', nullif(concat_ws(' ', nullif(concat_ws('/', nullif(l.unit, ''), nullif(l.street_number, '')), ''), l.street), ''), o.name) as label
    from listing l left join locality o on o.id = l.locality_id where l.id = any(${[...ids]}::int[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
