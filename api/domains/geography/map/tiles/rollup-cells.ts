import { sql } from 'kysely';
import {
  allBut,
  allOf,
  bandCondition,
  type Condition,
  type Filters,
  type SearchFilter,
  type SearchRequest,
} from '../../../listings/public.ts';

/** Cells of `tile_cell` for a search: exact counts, and few cells for any number of homes. */
export interface RollupCells {
  /** Level of the cells: 7, 9 or 11; for kind 0 also 13 and 15. */
  readonly level: number;
  readonly kind: 0 | 1 | 2;
  /** Over a relation `s` shaped like `tile_cell`. */
  readonly condition: Condition;
}

const ofKey: readonly SearchFilter[] = ['propertyTypes', 'bedrooms', 'bathrooms', 'carSpaces'];
const ofBand: readonly SearchFilter[] = ['propertyTypes', 'bedrooms', 'price'];

/**
 *  The cells for squares of a level, for a search of the whole country; undefined if they do not support one of the
 * filters.
 */
export function rollupCells(request: SearchRequest, filters: Filters, level: number): RollupCells | undefined {
  const among = (levels: readonly number[]): number | undefined => levels.find((each) => each >= level);
  if (filters.size === 0) {
    const plain = among([7, 9, 11, 13, 15]);
    return plain === undefined ? undefined : { level: plain, kind: 0, condition: allOf([]) };
  }
  const fine = among([7, 9, 11]);
  const only = (known: readonly SearchFilter[]): boolean => [...filters.keys()].every((name) => known.includes(name));
  if (fine === undefined) return undefined;
  if (only(ofKey)) return { level: fine, kind: 2, condition: allBut(filters) };
  const price = request.price ? bandCondition(sql`s.price_band`, request.price, request.statusType) : undefined;
  return price && only(ofBand)
    ? { level: fine, kind: 1, condition: allOf([price, allBut(filters, ['price'])]) }
    : undefined;
}
