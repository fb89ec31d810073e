import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { builtInPlaces } from './built-in-places.ts';
import { refreshSuggestions } from './suggestions.ts';
import { refreshAllSurroundings } from './surroundings.ts';

/**
 * Loads the places that come with the product. May be run again: ids stay, and what is there already is brought up to date.
 * @returns how many places there are
 */
export async function loadGazetteer(database: Database): Promise<number> {
  const places = await builtInPlaces();
  await sql`
    insert into locality (slug, name, state_code, postcode, latitude, longitude, setting, population, time_zone)
    select slug, name, "stateCode", postcode, latitude, longitude, setting, population, "timeZone"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r(slug text, name text, "stateCode" text, postcode text,
      latitude float8, longitude float8, setting text, population int, "timeZone" text)
    on conflict (slug) do update set
      name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, setting = excluded.setting,
      population = excluded.population, time_zone = excluded.time_zone, provisional = false
    where locality.abs_code is null`.execute(database);
  await refreshAllSurroundings(database);
  await refreshSuggestions(database);
  return places.length;
}
