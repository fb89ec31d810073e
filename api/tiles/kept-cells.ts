import { sql } from 'kysely';
import { allBut, allOf, type Condition, type Filters } from '../listings/search/conditions.ts';
import { bandCondition } from '../listings/search/price-step.ts';
import type { SearchFilter } from '../listings/search/search-filter.ts';
import type { SearchRequest } from '../listings/search/search-request.ts';

/** Cells of `tile_cell` (migration 0005) that answer a search: exact, and few however many homes there are. */
export interface KeptCells {
  /** Level of the cells: 7, 9, 11 or 13. */
  readonly level: number;
  readonly kind: 0 | 1 | 2;
  /** Over a relation `s` shaped like `tile_cell`. */
  readonly condition: Condition;
}

const ofKey: readonly SearchFilter[] = ['propertyTypes', 'bedrooms', 'bathrooms', 'carSpaces'];
const ofBand: readonly SearchFilter[] = ['propertyTypes', 'bedrooms', 'price'];

/** The cells for squares of a level, for a search of the whole country; undefined when a filter is set that they don't know. */
export function keptCells(request: SearchRequest, filters: Filters, level: number): KeptCells | undefined {
  const fine = [7, 9, 11].find((each) => each >= level);
  const only = (known: readonly SearchFilter[]): boolean => [...filters.keys()].every((name) => known.includes(name));
  if (filters.size === 0) return level > 13 ? undefined : { level: fine ?? 13, kind: 0, condition: allOf([]) };
  if (fine === undefined) return undefined;
  if (only(ofKey)) return { level: fine, kind: 2, condition: allBut(filters) };
  const price = request.price ? bandCondition(sql`s.price_band`, request.price, request.statusType) : undefined;
  return price && only(ofBand) ? { level: fine, kind: 1, condition: allOf([price, allBut(filters, ['price'])]) } : undefined;
}
