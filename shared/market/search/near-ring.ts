import { roundDegrees } from './area-filter.ts';
import { earthRadius } from './metres-between.ts';
import type { DistanceFilter, Point } from './listing-search.ts';

/** Enough that the ring is nowhere nearer than 99.8 % of its distance. */
const corners = 64;
const radians = Math.PI / 180;

/** The open ring of points at a distance around a point, none of them farther: what is searched and drawn. */
export function ringAround({
  latitude,
  longitude,
  kilometres,
}: Pick<DistanceFilter, 'latitude' | 'longitude' | 'kilometres'>): Point[] {
  const arc = (kilometres * 1000) / earthRadius;
  const from = latitude * radians;
  return Array.from({ length: corners }, (_, corner) => {
    const bearing = (2 * Math.PI * corner) / corners;
    const to = Math.asin(Math.sin(from) * Math.cos(arc) + Math.cos(from) * Math.sin(arc) * Math.cos(bearing));
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(arc) * Math.cos(from),
      Math.cos(arc) - Math.sin(from) * Math.sin(to),
    );
    return { latitude: roundDegrees(to / radians), longitude: roundDegrees(longitude + east / radians) };
  });
}
