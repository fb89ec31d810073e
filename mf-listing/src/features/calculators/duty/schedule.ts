/** The buyer: an owner-occupier, an investor, or a first home buyer. */
export type Buyer = 'owner' | 'investor' | 'first';
/** The purchase: an established home, a new home, or land to build a home on. */
export type Bought = 'home' | 'new' | 'land';

export interface Purchase {
  readonly value: number;
  readonly buyer: Buyer;
  readonly bought: Bought;
}

/** The duty of one state or territory on a purchase. */
export interface DutySchedule {
  /** The state's own name for the duty. */
  readonly name: string;
  /**
   * Period of the rates, and date of the page that they were checked against: '2025–26, as published in December 2025'.
   */
  readonly asOf: string;
  /**
   * Rates that could not be confirmed with the office for a purchase today. If present, the result is called an
   * estimate.
   */
  readonly unconfirmed?: string;
  /** The office that publishes the rates, and the page. */
  readonly source: { readonly office: string; readonly url: string };
  /** Assumptions and exclusions, in words for buyers. */
  readonly notes: readonly string[];
  /** Dollars, not rounded. */
  duty(purchase: Purchase): number;
}
