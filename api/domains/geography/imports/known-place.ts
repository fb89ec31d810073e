import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Setting } from '../locations/public.ts';

/** A stored locality, with the columns that an import can change. */
export interface KnownPlace {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly setting: Setting;
  readonly population: number | null;
  readonly timeZone: string;
  readonly absCode: string | null;
  readonly provisional: boolean;
  readonly regionId: number | null;
}

/** All localities; locks the table against writes until the transaction ends. */
export async function lockPlaces(transaction: Database): Promise<KnownPlace[]> {
  await sql`lock table locality in share row exclusive mode`.execute(transaction);
  return knownPlaces(transaction);
}

/** All localities. */
export async function knownPlaces(database: Database): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select id, slug, name, state_code as "stateCode", postcode, latitude, longitude, setting, population,
      time_zone as "timeZone",
      abs_code as "absCode", provisional, region_id as "regionId" from locality order by id`.execute(database);
  return rows;
}
