import type { CardListing } from '@verandah/design';
import type { ComparedSale } from '../../features/estimate/compared-sales.tsx';
import type { PriceTrend } from '../../features/prices/market.ts';
import type { PropertyPageQuery } from '../../graphql.ts';

type Property = NonNullable<PropertyPageQuery['property']>;
type Latest = NonNullable<Property['latest']>;

/** The listing that ended last: facts and photographs. */
export type LastListing = Omit<Latest, 'similar'>;
/** An event of a day (yyyy-MM-dd); a price of null is withheld. */
export type HistoryEvent = Property['history'][number];

export interface PropertyData extends Pick<Property, 'slug' | 'streetSlug' | 'streetName' | 'history' | 'estimate'> {
  readonly suburb: Omit<Property['location'], 'medians'>;
  readonly last: LastListing;
  /** Sales that count most for the estimate. */
  readonly compared: readonly ComparedSale[];
  /** Ids of those that the visitor has left out. */
  readonly leftOut: readonly string[];
  /** Prices of its kind of home in the suburb; null for other kinds, and without any sale. */
  readonly trend: PriceTrend | null;
  /** On offer near by. */
  readonly offered: readonly CardListing[];
}
