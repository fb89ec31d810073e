import { distanceMetres } from './distance.ts';
import type { Position } from './distance.ts';

export type Setting = 'metropolitan' | 'semi-rural' | 'rural';

/** How far a capital's suburbs reach, in kilometres from its centre; as far again it is semi-rural. */
const capitals: readonly (readonly [latitude: number, longitude: number, reach: number])[] = [
  [-33.868, 151.209, 45], [-37.814, 144.963, 42], [-27.47, 153.023, 32], [-31.953, 115.857, 35],
  [-34.929, 138.6, 24], [-35.281, 149.128, 16], [-42.882, 147.327, 12], [-12.462, 130.842, 14],
];

/** A regional centre of the table: its surroundings are semi-rural. */
const townReach = 12_000;
/** Houses stand close in a town of this many; fewer are country. */
const townPopulation = 12_000;

/**
 * What surrounds a place whose setting nobody has written down, by its distance to the capitals and to larger towns.
 * @param towns positions of regional centres
 */
export function settingOf(place: Position & { readonly population?: number | undefined }, towns: readonly Position[]): Setting {
  let setting: Setting = 'rural';
  for (const [latitude, longitude, reach] of capitals) {
    const away = distanceMetres(place, { latitude, longitude }) / 1000;
    if (away <= reach) return 'metropolitan';
    if (away <= reach * 2) setting = 'semi-rural';
  }
  if (setting === 'rural' && ((place.population ?? 0) >= townPopulation || towns.some((town) => distanceMetres(place, town) <= townReach))) return 'semi-rural';
  return setting;
}
