import type { PriceColumns } from '../stored-listing.ts';

/** A price that was replaced. */
export interface PastPrice extends Pick<PriceColumns, 'search_price' | 'price_text'> {
  readonly until: Date;
}
