import { toLonLat } from 'ol/proj.js';
import type { MapMarker } from './marker.ts';

/** A marker at its position in the map's projection, metres. */
export interface PlacedMarker {
  readonly marker: MapMarker;
  readonly x: number;
  readonly y: number;
  /** The markers of the tiles that were joined in it; itself when it is one of them. */
  readonly parts: readonly PlacedMarker[];
}

/**
 * Joins markers that would cover each other: round by round the pairs that are each other's nearest, nearer than
 * `reach`, into a cluster at the middle of their homes. What is joined depends only on the neighbourhood, not on the
 * order or on the edges of tiles, so that clusters stay as they are while the map is moved.
 * @param reach metres of the projection
 */
export function gatherMarkers(markers: readonly PlacedMarker[], reach: number): readonly PlacedMarker[] {
  let left = inOrder(markers);
  if (reach <= 0) return left;
  for (;;) {
    const nearest = nearestNeighbours(left, reach);
    const next = left.flatMap((each, index) => {
      const other = nearest[index];
      const partner = other === undefined || nearest[other] !== index ? undefined : left[other];
      if (!partner || other === undefined) return [each];
      return index < other ? [joinMarkers(each, partner)] : [];
    });
    if (next.length === left.length) return left;
    left = inOrder(next);
  }
}

const inOrder = (markers: readonly PlacedMarker[]): PlacedMarker[] =>
  markers.toSorted((a, b) => a.x - b.x || a.y - b.y);

/** For each marker the index of the nearest other one within `reach`: of several the first. */
function nearestNeighbours(markers: readonly PlacedMarker[], reach: number): (number | undefined)[] {
  const cells = new Map<string, number[]>();
  const cellOf = (at: number): number => Math.floor(at / reach);
  for (const [index, { x, y }] of markers.entries()) {
    const cell = `${cellOf(x)} ${cellOf(y)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), index]);
  }
  return markers.map(({ x, y }, index) => {
    let [nearest, distance]: [number | undefined, number] = [undefined, reach];
    for (let column = cellOf(x) - 1; column <= cellOf(x) + 1; column += 1)
      for (let row = cellOf(y) - 1; row <= cellOf(y) + 1; row += 1)
        for (const other of cells.get(`${column} ${row}`) ?? []) {
          const there = markers[other];
          if (other === index || !there) continue;
          const apart = Math.hypot(there.x - x, there.y - y);
          if (apart < distance || (apart === distance && nearest !== undefined && other < nearest))
            [nearest, distance] = [other, apart];
        }
    return nearest;
  });
}

function joinMarkers(a: PlacedMarker, b: PlacedMarker): PlacedMarker {
  const count = a.marker.count + b.marker.count;
  const middle = (one: number, other: number): number => (one * a.marker.count + other * b.marker.count) / count;
  const [x, y] = [middle(a.x, b.x), middle(a.y, b.y)];
  const [longitude = 0, latitude = 0] = toLonLat([x, y]);
  const prices = [a, b]
    .flatMap(({ marker: { price, low, high } }) => [price, low, high])
    .filter((price) => price !== undefined)
    .toSorted((one, other) => amountOf(one) - amountOf(other));
  const marker: MapMarker = {
    kind: 'cluster',
    key: `cluster ${longitude.toFixed(5)} ${latitude.toFixed(5)}`,
    ids: [...a.marker.ids, ...b.marker.ids],
    count,
    uri: undefined,
    price: undefined,
    low: prices[0],
    high: prices.at(-1),
    rank: undefined,
    at: [longitude, latitude],
  };
  return { marker, x, y, parts: [...a.parts, ...b.parts] };
}

/** Dollars of a compact price: '$1.25M', '$650k', '$85,000', '$550pw'. */
function amountOf(price: string): number {
  const unit = price.includes('M') ? 1_000_000 : price.includes('k') ? 1000 : 1;
  return Number(price.replace(/[^\d.]/g, '')) * unit;
}
