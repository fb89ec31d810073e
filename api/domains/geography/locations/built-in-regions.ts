import { metresBetween, type Point } from '@verandah/market';
import { readFile } from 'node:fs/promises';
import type { NewRegion } from './region-store.ts';

const file = new URL('./regions.csv', import.meta.url);

/** Well-known regions with their centres: the project's own table. */
export async function builtInRegions(): Promise<NewRegion[]> {
  const [, ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
  return lines.map((line) => {
    const [name = '', stateCode = '', latitude, longitude] = line.split(',');
    return { name, stateCode, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

/**
 * The region of the same state with the nearest centre. Approximate: an import of localities contains the actual local
 * government areas.
 */
export function nearestRegion<Known extends NewRegion>(
  place: Point & { readonly stateCode: string },
  regions: readonly Known[],
): Known | undefined {
  let [nearest, least]: [Known | undefined, number] = [undefined, Infinity];
  for (const region of regions) {
    if (region.stateCode !== place.stateCode) continue;
    const away = metresBetween(region, place);
    if (away < least) [nearest, least] = [region, away];
  }
  return nearest;
}
