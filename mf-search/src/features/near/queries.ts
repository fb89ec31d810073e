import type { ListingSearch, Point } from '@verandah/market';
import { graphql, type SuggestPointsQuery } from '../../graphql.ts';
import { stateOf } from '../places/queries.ts';

const kinds = ['suburb', 'station', 'street', 'school', 'address'] as const;

/**
 * Something with a position that a visitor can type. `detail` is where it is, if the label doesn't say, else empty;
 * `bounds` are south, west, north, east.
 */
export type PointSuggestion = SuggestPointsQuery['locationSearch'][number];

export const suggestPoints = graphql(`
  query SuggestPoints($term: String!, $take: Int!, $kinds: [SuggestionKind!], $stateCode: String, $latitude: Float,
    $longitude: Float) {
    locationSearch(filter: { term: $term, take: $take, kinds: $kinds, stateCode: $stateCode, latitude: $latitude,
      longitude: $longitude }) {
      kind label detail latLong { latitude longitude } bounds
    }
  }`);

/** Suggestions that are requested: some have no position. */
const requested = 10;
/** Suggestions that are offered. */
const offered = 6;

/** The query for suggestions with a position, of those with one name the ones in the searched state first. */
export const pointSuggestions = (term: string, search: ListingSearch) => {
  const stateCode = search.context === 'location' ? stateOf(search.locations[0]) : undefined;
  return [suggestPoints, { term, take: requested, kinds, ...(stateCode ? { stateCode } : placeOf(search)) }] as const;
};

/** Where a map, a drawing or a point is searched. */
function placeOf({ bounds, shape, centre, near }: ListingSearch): Partial<Point> {
  const place = centre ?? (bounds && middleOf(bounds)) ?? shape?.[0] ?? near;
  return place ? { latitude: place.latitude, longitude: place.longitude } : {};
}

const middleOf = ({ south, west, north, east }: NonNullable<ListingSearch['bounds']>): Point => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/** Those with a position. */
export const offeredPoints = <Found extends PointSuggestion>(found: readonly Found[]): readonly Found[] =>
  found.filter((each) => positionOf(each) !== null).slice(0, offered);

/** The name of a chosen point, with its suburb: other places may have the same name. */
export const pointName = ({ label, detail }: Pick<PointSuggestion, 'label' | 'detail'>): string =>
  detail === '' ? label : `${label}, ${detail}`;

/** Its position, or the middle of its surroundings; null when neither is known. */
export function positionOf({ latLong, bounds }: PointSuggestion): Point | null {
  if (latLong) return latLong;
  const [south, west, north, east] = bounds ?? [];
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null;
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** The suburbs nearest to a position, nearest first. By a survey's boundaries it need not be in the nearest. */
export const readSuburbsAround = graphql(`
  query SuburbsAround($latitude: Float!, $longitude: Float!) {
    nearestLocations(latitude: $latitude, longitude: $longitude, take: 4) { containsPosition location { name label } }
  }`);
