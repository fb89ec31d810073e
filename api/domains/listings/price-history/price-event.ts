export const priceEventKinds = ['listed', 'changed', 'sold', 'leased'] as const;

/** A change of a listing's price on one day. */
export interface PriceEvent {
  /** yyyy-MM-dd, where the home is */
  readonly on: string;
  readonly kind: (typeof priceEventKinds)[number];
  /** As it was shown: '$1,250,000', '$650 per week'; null when it was not shown. */
  readonly price: string | null;
  /** Dollars, or dollars a week; null when it was not shown. */
  readonly amount: number | null;
}
