import { placeName } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { liesIn, type PlaceScope } from '../locations/public.ts';

/** A region or suburb on a map. */
export interface LocationPin {
  readonly name: string;
  readonly slug: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** More than any state has suburbs. */
const mostPins = 6000;
const positionColumns = (row: string) => sql`round(${sql.ref(`${row}.latitude`)}::numeric, 4)::float8 as latitude,
  round(${sql.ref(`${row}.longitude`)}::numeric, 4)::float8 as longitude`;

/** Suburbs of a location, those with the most people first. */
export async function suburbPins(database: Database, scope: PlaceScope): Promise<LocationPin[]> {
  const { rows } = await sql<LocationPin>`
    select l.name, l.slug, ${positionColumns('l')} from locality l
    where not l.provisional and ${liesIn(sql.ref('l.id'), scope)} order by l.population desc nulls last, l.id
      limit ${sql.lit(mostPins)}`.execute(database);
  return rows.map((pin) => ({ ...pin, name: placeName(pin) }));
}

/** Regions of a state or of the country, those with the most people first. */
export async function regionPins(database: Database, stateCode: string | null): Promise<LocationPin[]> {
  const { rows } = await sql<LocationPin>`
    select r.name, r.slug, ${positionColumns('r')} from region r join locality l on l.region_id = r.id
      and not l.provisional
    where ${stateCode === null ? sql`true` : sql`r.state_code = ${stateCode}`}
    group by r.id order by sum(l.population) desc nulls last, r.id limit ${sql.lit(mostPins)}`.execute(database);
  return rows;
}
