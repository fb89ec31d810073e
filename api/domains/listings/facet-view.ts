import {
  propertyTypeByNumber,
  propertyTypeNames,
  type ListingStatusType,
  type PropertyTypeName,
} from '@verandah/market';
import { priceBandStarts } from './search/price-bands.ts';

/** Subtypes are counted with the type that they belong to; types with nothing are left out. */
export function facetsByType(types: ReadonlyMap<number, number>): { value: PropertyTypeName; count: number }[] {
  const counts = new Map<PropertyTypeName, number>();
  for (const [number, count] of types) {
    const { name } = propertyTypeByNumber(number);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return propertyTypeNames.flatMap((value) => (counts.has(value) ? [{ value, count: counts.get(value) ?? 0 }] : []));
}

/** dollars; `max` is null in the last band, which is open */
export interface PriceBandView {
  readonly min: number;
  readonly max: number | null;
  readonly count: number;
}

export function histogramOf(mode: ListingStatusType, counts: readonly number[]): PriceBandView[] {
  const starts = priceBandStarts(mode);
  return starts.map((min, at) => ({ min, max: starts[at + 1] ?? null, count: counts[at] ?? 0 }));
}
