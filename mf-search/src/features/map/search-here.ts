import type { MapBounds, MapPlace } from '@verandah/map';
import { normaliseSearch, wholeCountry as country, type Bounds, type ListingSearch } from '@verandah/market';

const clampValue = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * Bounds that a search accepts. A map that shows more than the country, or crosses the date line, is cut to the
 * country. A map of another part of the world is searched unchanged, and finds nothing.
 */
export function toSearchable([west, south, east, north]: MapBounds): Bounds {
  const [left, right] = east - west >= 360 ? [-180, 180] : [west, east];
  const part = {
    south: clampValue(country.south, south, country.north),
    west: clampValue(country.west, left, country.east),
    north: clampValue(country.south, north, country.north),
    east: clampValue(country.west, right, country.east),
  };
  if (part.south < part.north && part.west < part.east) return part;
  return {
    south: clampValue(-90, south, 90),
    west: clampValue(-180, left, 180),
    north: clampValue(-90, north, 90),
    east: clampValue(-180, right, 180),
  };
}

const withoutPlace = ({
  shape: _shape,
  furtherShapes: _further,
  excludedShapes: _excluded,
  office: _office,
  bounds: _bounds,
  centre: _centre,
  zoom: _zoom,
  ...rest
}: ListingSearch): ListingSearch => ({ ...rest, page: 1 });

/** A search of the area that the map shows. */
export const searchHere = (
  search: ListingSearch,
  { bounds, centre: [longitude, latitude], zoom }: MapPlace,
): ListingSearch =>
  normaliseSearch({
    ...withoutPlace(search),
    context: 'map',
    bounds: toSearchable(bounds),
    centre: { latitude, longitude },
    zoom,
  });

/** Further areas that the visitor drew, and what is to be left out. */
export type FurtherShapes = Pick<ListingSearch, 'furtherShapes' | 'excludedShapes'>;

/** A search of the areas that the visitor drew. */
export const searchDrawn = (
  search: ListingSearch,
  shape: NonNullable<ListingSearch['shape']>,
  further: FurtherShapes = {},
): ListingSearch => normaliseSearch({ ...withoutPlace(search), context: 'draw', shape, ...further });

/** The search before an area was drawn, with the filters that have been set since. */
export const searchBefore = (
  search: ListingSearch,
  { context, locations, surrounding, bounds, centre, zoom, office }: ListingSearch,
): ListingSearch =>
  normaliseSearch({
    ...withoutPlace(search),
    context,
    locations,
    surrounding,
    ...(bounds && { bounds }),
    ...(centre && { centre }),
    ...(zoom !== undefined && { zoom }),
    ...(office !== undefined && { office }),
  });
