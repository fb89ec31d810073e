import type { CardListing } from '@verandah/design';
import type { PropertyPageQuery } from '../../graphql.ts';

type Property = NonNullable<PropertyPageQuery['property']>;
type Latest = NonNullable<Property['latest']>;

/** The listing that ended last: facts and photographs. */
export type LastListing = Omit<Latest, 'similar' | 'comparables'>;
/** A sale that is compared. */
export type Comparable = Latest['comparables'][number];
/** A price range, with the median error of estimates (`medianError`, in per cent). */
export type Estimate = NonNullable<Property['estimate']>;
/** An event of a day (yyyy-MM-dd); a price of null is withheld. */
export type HistoryEvent = Property['history'][number];

export interface PropertyData extends Pick<Property, 'slug' | 'streetSlug' | 'streetName' | 'history' | 'estimate'> {
  readonly suburb: Property['location'];
  readonly last: LastListing;
  readonly comparables: readonly Comparable[];
  /** On offer near by. */
  readonly offered: readonly CardListing[];
}
