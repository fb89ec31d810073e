import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/** Several suburbs of a state under a name of their own: a coast, a part of a city, a council's area. */
export interface Region {
  readonly id: number;
  /** gold-coast-qld; no suburb's slug. */
  readonly slug: string;
  readonly name: string;
  readonly stateCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** In the order asked for; unknown ones are left out. Asks the database only for what could be one. */
export async function regionsBySlug(database: Database, slugs: readonly string[]): Promise<Region[]> {
  if (slugs.length === 0) return [];
  const wanted = slugs.map((slug) => slug.toLowerCase());
  const { rows } = await sql<Region>`
    select id, slug, name, state_code as "stateCode", latitude, longitude from region
    where slug = any(${wanted}::text[]) order by array_position(${wanted}::text[], slug)`.execute(database);
  return rows;
}
