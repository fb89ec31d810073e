import { metresBetween, type Point } from '@verandah/market';

export type Setting = 'metropolitan' | 'semi-rural' | 'rural';

/** Radius of a capital's suburbs, kilometres; up to twice that distance is semi-rural. */
const capitals: readonly (readonly [latitude: number, longitude: number, reach: number])[] = [
  [-33.868, 151.209, 45],
  [-37.814, 144.963, 42],
  [-27.47, 153.023, 32],
  [-31.953, 115.857, 35],
  [-34.929, 138.6, 24],
  [-35.281, 149.128, 16],
  [-42.882, 147.327, 12],
  [-12.462, 130.842, 14],
];

/** A locality with a known setting. */
export interface Centre extends Point {
  readonly setting: Setting;
  readonly population: number;
}

/** Metres around a known part of a city that count as city, around a regional town as semi-rural. */
const cityReach = 7_000;
const townReach = 12_000;
/** Smaller towns have no semi-rural surroundings. */
const townPopulation = 10_000;

/** Derives the setting of a locality from its distance to capitals, other cities and larger towns. */
export function settingOf(place: Point, centres: readonly Centre[]): Setting {
  let setting: Setting = 'rural';
  for (const [latitude, longitude, reach] of capitals) {
    const away = metresBetween(place, { latitude, longitude }) / 1000;
    if (away <= reach) return 'metropolitan';
    if (away <= reach * 2) setting = 'semi-rural';
  }
  for (const centre of centres) {
    if (centre.setting === 'rural' || Math.abs(centre.latitude - place.latitude) > 0.2) continue;
    const away = metresBetween(place, centre);
    if (centre.setting === 'metropolitan' && away <= cityReach) return 'metropolitan';
    if (centre.population >= townPopulation && away <= townReach) setting = 'semi-rural';
  }
  return setting;
}
