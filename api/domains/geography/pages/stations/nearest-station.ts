import { metresBetween, type Point } from '@verandah/market';
import type { Station } from '../../map/public.ts';
import { linesOf } from './train-lines.ts';

/** A station and its straight-line distance. */
export interface NearStation {
  readonly name: string;
  /** Names of the lines that stop there; empty where they are unknown. */
  readonly lines: readonly string[];
  readonly latLong: Point;
  readonly distanceMetres: number;
}

/** Default and maximum number of stations near a home. */
export const stationsTaken = 3;
export const mostStations = 10;

/**
 * How far a station may be, metres: farther ones are no help, and in Queensland only those of the south-east are known,
 * so a nearer one may be missing.
 */
const reach = { VIC: 20_000, QLD: 10_000 } as const;

/** The nearest stations, nearest first; none where the data have none near. */
export function nearestStations(stations: readonly Station[], position: Point, take: number): NearStation[] {
  return stations
    .map((station) => ({ station, metres: metresBetween(position, station) }))
    .filter(({ station, metres }) => metres <= reach[station.stateCode])
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, take)
    .map(({ station, metres }) => ({
      name: station.name,
      lines: linesOf(station),
      latLong: { latitude: station.latitude, longitude: station.longitude },
      distanceMetres: Math.round(metres),
    }));
}

/** The nearest station of the same state; null if none is near, or the data lack the state. */
export const nearestStation = (stations: readonly Station[], stateCode: string, position: Point): NearStation | null =>
  nearestStations(
    stations.filter((station) => station.stateCode === stateCode),
    position,
    1,
  )[0] ?? null;
