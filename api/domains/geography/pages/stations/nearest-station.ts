import { metresBetween } from '@verandah/market';
import type { Station } from '../../map/public.ts';

/** A station and its straight-line distance. */
export interface NearStation {
  readonly name: string;
  readonly distanceMetres: number;
}

/**
 * How far a station may be, metres: farther ones are no help, and in Queensland only those of the south-east are known,
 * so a nearer one may be missing.
 */
const reach = { VIC: 20_000, QLD: 10_000 } as const;

/** The nearest station of the same state; null if none is near, or the data lack the state. */
export function nearestStation(
  stations: readonly Station[],
  stateCode: string,
  position: { readonly latitude: number; readonly longitude: number },
): NearStation | null {
  const near = stations
    .filter((station) => station.stateCode === stateCode)
    .map(({ name, ...at }) => ({
      name,
      stateCode: at.stateCode,
      distanceMetres: Math.round(metresBetween(position, at)),
    }))
    .filter((station) => station.distanceMetres <= reach[station.stateCode])
    .toSorted((one, other) => one.distanceMetres - other.distanceMetres)[0];
  return near ? { name: near.name, distanceMetres: near.distanceMetres } : null;
}
