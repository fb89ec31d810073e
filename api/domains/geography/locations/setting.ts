import { metresBetween, type Point } from '@verandah/market';

export type Setting = 'metropolitan' | 'semi-rural' | 'rural';

interface Capital extends Point {
  readonly stateCode: string;
  /** Radius of its suburbs, kilometres; up to twice that distance is semi-rural. */
  readonly reach: number;
}

const capitals: readonly Capital[] = [
  { stateCode: 'NSW', latitude: -33.868, longitude: 151.209, reach: 45 },
  { stateCode: 'VIC', latitude: -37.814, longitude: 144.963, reach: 42 },
  { stateCode: 'QLD', latitude: -27.47, longitude: 153.023, reach: 32 },
  { stateCode: 'WA', latitude: -31.953, longitude: 115.857, reach: 35 },
  { stateCode: 'SA', latitude: -34.929, longitude: 138.6, reach: 24 },
  { stateCode: 'ACT', latitude: -35.281, longitude: 149.128, reach: 16 },
  { stateCode: 'TAS', latitude: -42.882, longitude: 147.327, reach: 12 },
  { stateCode: 'NT', latitude: -12.462, longitude: 130.842, reach: 14 },
];

/** The capital of a state or territory by its abbreviation. */
export const capitalOf = (stateCode: string): Capital | undefined =>
  capitals.find((each) => each.stateCode === stateCode);

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
  for (const capital of capitals) {
    const away = metresBetween(place, capital) / 1000;
    if (away <= capital.reach) return 'metropolitan';
    if (away <= capital.reach * 2) setting = 'semi-rural';
  }
  for (const centre of centres) {
    if (centre.setting === 'rural' || Math.abs(centre.latitude - place.latitude) > 0.2) continue;
    const away = metresBetween(place, centre);
    if (centre.setting === 'metropolitan' && away <= cityReach) return 'metropolitan';
    if (centre.population >= townPopulation && away <= townReach) setting = 'semi-rural';
  }
  return setting;
}
