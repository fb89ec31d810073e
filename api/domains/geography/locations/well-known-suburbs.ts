import { readFile } from 'node:fs/promises';
import { locationSlug, type Point } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Centre, Setting } from './setting.ts';
import { timeZoneOf } from './time-zone.ts';

/** A suburb of the project's own table, without an id. */
interface WellKnownSuburb extends Point {
  readonly slug: string;
  readonly name: string;
  readonly stateCode: string;
  readonly postcode: string;
  readonly setting: Setting;
  readonly population: number;
  readonly timeZone: string;
}

const suburbsFile = new URL('./suburbs.csv', import.meta.url);

/** Well-known suburbs with their postcodes: the project's own table. */
export async function wellKnownSuburbs(): Promise<readonly WellKnownSuburb[]> {
  const [, ...lines] = (await readFile(suburbsFile, 'utf8')).trim().split(/\r?\n/);
  return lines.map((line) => {
    const [name = '', stateCode = '', postcode = '', latitude, longitude, setting, population] = line.split(',');
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    return {
      slug: locationSlug({ name, stateCode, postcode }),
      name,
      stateCode,
      postcode,
      ...point,
      setting: setting as Setting,
      population: Number(population),
      timeZone: timeZoneOf(stateCode, point),
    };
  });
}

/** Suburbs with a known setting, from which the setting of others is derived. */
export const knownCentres = (): Promise<readonly Centre[]> => wellKnownSuburbs();

/** Loads the well-known suburbs. Idempotent: ids stay, and imported localities are left unchanged. */
export async function loadWellKnownSuburbs(database: Database): Promise<void> {
  const suburbs = await wellKnownSuburbs();
  await sql`
    insert into locality (slug, name, state_code, postcode, latitude, longitude, setting, population, time_zone)
    select slug, name, "stateCode", postcode, latitude, longitude, setting, population, "timeZone"
    from jsonb_to_recordset(${JSON.stringify(suburbs)}::jsonb) as r(slug text, name text, "stateCode" text,
      postcode text,
      latitude float8, longitude float8, setting text, population int, "timeZone" text)
    where not exists (select from former_locality_slug f where f.slug = r.slug)
    on conflict (slug) do update set
      name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, setting = excluded.setting,
      population = excluded.population, time_zone = excluded.time_zone, provisional = false
    where locality.abs_code is null`.execute(database);
}
