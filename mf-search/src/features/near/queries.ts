import type { Point } from '@verandah/market';
import { graphql } from '../../graphql.ts';

const kinds = ['suburb', 'street', 'school', 'address'] as const;

/** Something with a position that a visitor can type. */
export interface PointSuggestion {
  readonly kind: string;
  readonly label: string;
  /** Where it is, if the label doesn't say; else empty. */
  readonly detail: string;
  readonly latLong: Point | null;
  readonly stateCode: string | null;
  /** Of a street or school: south, west, north, east. */
  readonly bounds: readonly number[] | null;
}

export const suggestPoints = graphql(`
  query SuggestPoints($term: String!, $take: Int!, $kinds: [SuggestionKind!]) {
    locationSearch(filter: { term: $term, take: $take, kinds: $kinds }) { kind label detail stateCode latLong { latitude longitude } bounds }
  }`);

/** Suggestions that are requested: of schools with one name those of other states may come first. */
const requested = 20;
/** Suggestions that are offered. */
const offered = 6;

/** The query for suggestions with a position. */
export const pointSuggestions = (term: string) => [suggestPoints, { term, take: requested, kinds }] as const;

/** Those with a position, in their order, those of the state first. */
export const offeredPoints = <Found extends PointSuggestion>(
  found: readonly Found[],
  stateCode: string | undefined,
): readonly Found[] => {
  const known = found.filter((each) => positionOf(each) !== null);
  const isHere = (each: Found): boolean => each.stateCode === stateCode;
  return [...known.filter(isHere), ...known.filter((each) => !isHere(each))].slice(0, offered);
};

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
