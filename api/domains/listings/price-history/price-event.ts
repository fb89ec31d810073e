export const priceEventKinds = ['listed', 'changed', 'sold', 'leased'] as const;

/** A change of a listing's price on one day. */
export interface PriceEvent {
  /** yyyy-MM-dd, where the home is */
  readonly on: string;
  readonly kind: (typeof priceEventKinds)[number];
  /** As displayed: '$1,250,000', '$650 per week'; null when it was hidden. */
  readonly price: string | null;
  /** Dollars, or dollars per week; null when it was hidden. */
  readonly amount: number | null;
}
