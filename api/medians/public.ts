export { homeKindOf, homeKinds, leastSample } from './median.ts';
export type { HomeKind, KindMedians, Median, PlaceMedians, QuarterMedian } from './median.ts';
export { refreshPastSales } from './past-sales.ts';
export { mediansOf, readMedians } from './rules.ts';
