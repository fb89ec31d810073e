import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { refreshKeys } from './suggest-keys.ts';
import type { SuggestionKind } from './suggest-kinds.ts';

/** One row of `suggestion`. */
export interface SuggestionRow {
  readonly target: string;
  readonly label: string;
  /** Folded. */
  readonly name: string;
  readonly weight: number;
  readonly locality_id?: number | null;
  readonly state_code?: string | null;
  readonly postcode?: string | null;
  readonly detail?: string;
  /** Folded. */
  readonly place?: string;
  readonly west?: number;
  readonly south?: number;
  readonly east?: number;
  readonly north?: number;
}

/** Writes changed rows of a kind with their keys. `whole` deletes all other rows of the kind. */
export async function writeSuggestions(
  database: Database,
  kind: SuggestionKind,
  rows: readonly SuggestionRow[],
  whole: boolean,
): Promise<void> {
  if (whole) {
    await sql`delete from suggestion where kind = ${kind}
      and not target = any(${rows.map(({ target }) => target)}::text[])`.execute(database);
  }
  for (let from = 0; from < rows.length; from += 5_000) {
    const part = rows.slice(from, from + 5_000);
    // Deletes the keys of names that are no longer used.
    const { rows: before } = whole
      ? { rows: [] }
      : await sql<{ name: string }>`
      select name from suggestion where kind = ${kind}
        and target = any(${part.map(({ target }) => target)}::text[])`.execute(database);
    await sql`
      insert into suggestion as s (kind, target, label, name, weight, locality_id, state_code, postcode, detail, place,
        west, south, east, north)
      select ${kind}, target, label, name, weight, locality_id, state_code, postcode, coalesce(detail, ''),
        coalesce(place, ''), west, south, east, north
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as r(target text, label text, name text, weight int,
        locality_id int, state_code text,
        postcode text, detail text, place text, west float8, south float8, east float8, north float8)
      order by target
      on conflict (kind, target) do update set label = excluded.label, name = excluded.name, weight = excluded.weight,
        locality_id = excluded.locality_id,
        state_code = excluded.state_code, postcode = excluded.postcode, detail = excluded.detail,
          place = excluded.place,
        west = excluded.west, south = excluded.south, east = excluded.east, north = excluded.north
      where (s.label, s.name, s.weight, s.locality_id, s.state_code, s.postcode, s.detail, s.place, s.west, s.south,
        s.east, s.north) is distinct from
        (excluded.label, excluded.name, excluded.weight, excluded.locality_id, excluded.state_code, excluded.postcode,
          excluded.detail, excluded.place,
        excluded.west, excluded.south, excluded.east, excluded.north)`.execute(database);
    if (!whole)
      await refreshKeys(
        database,
        kind,
        [...before, ...part].map(({ name }) => name),
      );
  }
  if (whole) await refreshKeys(database, kind, 'all');
}
