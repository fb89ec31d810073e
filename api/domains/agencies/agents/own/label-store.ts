import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';

/** A listing's label for its agents: street, even if hidden, and suburb. */
export interface ListingLabel {
  readonly id: number;
  readonly uri: string;
  readonly label: string;
  /** The street is hidden from everyone else. */
  readonly isHidden: boolean;
}

/** By id; for its agents only, since it contains hidden addresses. */
export async function labelsOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, ListingLabel>> {
  const { rows } = await sql<ListingLabel>`
    select l.id, l.uri, concat_ws(', ', nullif(concat_ws(' ', nullif(concat_ws('/', nullif(l.unit, ''),
      nullif(l.street_number, '')), ''), l.street), ''), o.name) as label, not l.street_visible as "isHidden"
    from listing l left join locality o on o.id = l.locality_id where l.id = any(${[...ids]}::int[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
