import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { builtInPlaces } from './built-in-places.ts';
import { builtInRegions, nearestRegion } from './built-in-regions.ts';
import { dropEmptyRegions, storeRegions } from './region-store.ts';
import { refreshSuggestions } from './suggestions.ts';
import { refreshAllSurroundings } from './surroundings.ts';

/**
 * Loads the built-in localities. Idempotent: ids stay, existing rows are updated, and imported localities are left
 * unchanged.
 * @returns the number of localities
 */
export async function loadGazetteer(database: Database): Promise<number> {
  const [places, regions] = await Promise.all([builtInPlaces(), builtInRegions()]);
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into locality (slug, name, state_code, postcode, latitude, longitude, setting, population, time_zone)
      select slug, name, "stateCode", postcode, latitude, longitude, setting, population, "timeZone"
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r(slug text, name text, "stateCode" text, postcode text,
        latitude float8, longitude float8, setting text, population int, "timeZone" text)
      where not exists (select from former_locality_slug f where f.slug = r.slug)
      on conflict (slug) do update set
        name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, setting = excluded.setting,
        population = excluded.population, time_zone = excluded.time_zone, provisional = false
      where locality.abs_code is null`.execute(transaction);
    await placeInRegions(transaction, await storeRegions(transaction, regions));
    await dropEmptyRegions(transaction);
  });
  await refreshAllSurroundings(database);
  await refreshSuggestions(database);
  return places.length;
}

/** Assigns the nearest region of the state to localities without a region. */
export async function placeInRegions(
  transaction: Database,
  regions: Awaited<ReturnType<typeof storeRegions>>,
): Promise<void> {
  const rows = await transaction
    .selectFrom('locality')
    .select(['id', 'state_code as stateCode', 'latitude', 'longitude'])
    .where('region_id', 'is', null)
    .execute();
  const found = rows.map((place) => ({ id: place.id, region: nearestRegion(place, regions)?.id ?? null }));
  await sql`update locality l set region_id = r.region
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as r(id int, region int) where l.id = r.id`.execute(
    transaction,
  );
}
