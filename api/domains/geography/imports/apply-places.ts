import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { KnownPlace } from './known-place.ts';

/** The new state of a locality; without an id it is created. */
export type WantedPlace = Omit<KnownPlace, 'id' | 'provisional'> & { readonly id: number | null };

const shape = sql`(id int, slug text, name text, "stateCode" text, postcode text, latitude float8, longitude float8,
  setting text,
  population int, "timeZone" text, "absCode" text, "regionId" int)`;
const batch = 2_000;

/** Writes new and changed localities and records former slugs. */
export async function applyPlaces(transaction: Database, wanted: readonly WantedPlace[]): Promise<void> {
  const changed = wanted.flatMap(({ id }) => (id === null ? [] : [id]));
  // Codes may move between localities; clear them first, since they are unique.
  await sql`update locality set abs_code = null
    where id = any(${changed}::int[]) or abs_code = any(${wanted.map(({ absCode }) => absCode)}::text[])`.execute(
    transaction,
  );
  await sql`
    insert into former_locality_slug (slug, locality_id)
    select l.slug, l.id from locality l join unnest(${changed}::int[],
      ${wanted.flatMap(({ id, slug }) => (id === null ? [] : [slug]))}::text[]) as w(id, slug)
      on w.id = l.id where w.slug <> l.slug
    on conflict (slug) do update set locality_id = excluded.locality_id, since = now()`.execute(transaction);
  for (let from = 0; from < wanted.length; from += batch) {
    const rows = JSON.stringify(wanted.slice(from, from + batch));
    await sql`
      update locality l set slug = r.slug, name = r.name, state_code = r."stateCode", postcode = r.postcode,
        latitude = r.latitude, longitude = r.longitude,
        setting = r.setting, population = r.population, time_zone = r."timeZone", abs_code = r."absCode",
          region_id = r."regionId", provisional = false
      from jsonb_to_recordset(${rows}::jsonb) as r${shape} where l.id = r.id`.execute(transaction);
    await sql`
      insert into locality (slug, name, state_code, postcode, latitude, longitude, setting, population, time_zone,
        abs_code, region_id)
      select slug, name, "stateCode", postcode, latitude, longitude, setting, population, "timeZone", "absCode",
        "regionId"
      from jsonb_to_recordset(${rows}::jsonb) as r${shape} where id is null`.execute(transaction);
  }
  await sql`delete from former_locality_slug f using locality l where l.slug = f.slug`.execute(transaction);
}

/** Updates days and search rows of listings whose locality has a new time zone or state. */
export async function listingsIn(transaction: Database, localities: readonly number[]): Promise<number[]> {
  if (localities.length === 0) return [];
  await sql`
    update inspection i set local_date = (i.starts_at at time zone o.time_zone)::date
    from listing l join locality o on o.id = l.locality_id
    where i.listing_id = l.id and o.id = any(${[...localities]}::int[])
      and i.local_date <> (i.starts_at at time zone o.time_zone)::date`.execute(transaction);
  const { rows } = await sql<{
    id: number;
  }>`select id from listing where locality_id = any(${[...localities]}::int[]) order by id for update`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}
