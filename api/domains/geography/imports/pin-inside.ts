import polylabel from 'polylabel';
import { areaOf } from '../locations/public.ts';

/** The point inside that is farthest from the boundary (of the largest part). */
export function pinInside(polygons: number[][][][]): { latitude: number; longitude: number } {
  const largest = polygons.toSorted((a, b) => areaOf([b]) - areaOf([a]))[0] ?? [];
  const [longitude = 0, latitude = 0] = polylabel(largest as [number, number][][], 0.0005);
  return { latitude, longitude };
}
