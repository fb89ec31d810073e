import { metresBetween } from '@verandah/market';
import type { MapBounds, MapPoint } from './places.ts';
import type { MapStation } from './station-layer.ts';

/** Metres within which a station has to be in view. */
const nearby = 3000;

/** A box with a property in its middle, and the stations nearby; undefined without any. */
export function stationBounds([x, y]: MapPoint, stations: readonly MapStation[]): MapBounds | undefined {
  const near = stations
    .map(({ latLong }) => latLong)
    .filter((at) => metresBetween(at, { latitude: y, longitude: x }) <= nearby);
  if (near.length === 0) return undefined;
  const wide = Math.max(...near.map(({ longitude }) => Math.abs(longitude - x)));
  const tall = Math.max(...near.map(({ latitude }) => Math.abs(latitude - y)));
  return [x - wide, y - tall, x + wide, y + tall];
}
