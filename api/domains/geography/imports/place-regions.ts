import { metresBetween, type Point } from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import { builtInRegions, storeRegions, nearestRegion, type Region } from '../locations/public.ts';
import { groupedBy } from './match.ts';
import type { PlaceRow } from './place-row.ts';

/** Finds the region of a place of the file, or of one that the file lacks. */
export interface PlaceRegions {
  ofRow(row: PlaceRow): number | null;
  ofOther(place: Point & { readonly stateCode: string }): number | null;
}

/** A place that the file lacks is in its neighbour's region, if it has one this near, in metres. */
const neighbourWithin = 30_000;

/** Regions are the file's local government areas; without one, the nearest well-known region. */
export async function placeRegions(transaction: Database, rows: readonly PlaceRow[]): Promise<PlaceRegions> {
  const named = groupedBy(
    rows.filter(({ region }) => region !== null),
    ({ stateCode, region }) => `${stateCode} ${region}`,
  );
  const councils = [...named.values()].flatMap((members) => {
    const [first] = members;
    const middle = (pick: (row: PlaceRow) => number): number =>
      members.reduce((sum, row) => sum + pick(row), 0) / members.length;
    return first === undefined
      ? []
      : [
          {
            name: first.region ?? '',
            stateCode: first.stateCode,
            latitude: middle((row) => row.latitude),
            longitude: middle((row) => row.longitude),
          },
        ];
  });
  const isCouncil = new Set(councils.map(({ stateCode, name }) => `${stateCode} ${name}`));
  const wellKnown = (await builtInRegions()).filter(({ stateCode, name }) => !isCouncil.has(`${stateCode} ${name}`));
  const retained = await storeRegions(transaction, [...councils, ...wellKnown]);
  const idOf = new Map(retained.map(({ stateCode, name, id }) => [`${stateCode} ${name}`, id]));
  const approximate = retained.filter(({ stateCode, name }) => !isCouncil.has(`${stateCode} ${name}`));
  const nearest = (place: Parameters<typeof nearestRegion>[0]): number | null =>
    nearestRegion<Region>(place, approximate)?.id ?? nearestRegion<Region>(place, retained)?.id ?? null;
  const byState = groupedBy(rows, ({ stateCode }) => stateCode);
  const ofRow = (row: PlaceRow): number | null =>
    row.region === null ? nearest(row) : (idOf.get(`${row.stateCode} ${row.region}`) ?? null);
  return {
    ofRow,
    ofOther(place) {
      let [neighbour, least]: [PlaceRow | undefined, number] = [undefined, neighbourWithin];
      for (const row of byState.get(place.stateCode) ?? []) {
        // A third of a degree is beyond it; most rows are passed over so.
        if (Math.abs(row.latitude - place.latitude) > 0.3) continue;
        const away = metresBetween(row, place);
        if (away < least) [neighbour, least] = [row, away];
      }
      return neighbour === undefined ? nearest(place) : ofRow(neighbour);
    },
  };
}
