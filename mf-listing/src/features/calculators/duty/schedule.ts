/** Who buys: to live in it, to let it, or as a first home. */
export type Buyer = 'owner' | 'investor' | 'first';
/** What is bought: a home that was lived in, one that never was, or land to build a home on. */
export type Bought = 'home' | 'new' | 'land';

export interface Purchase {
  readonly value: number;
  readonly buyer: Buyer;
  readonly bought: Bought;
}

/** How one state or territory taxes a purchase. */
export interface DutySchedule {
  /** What the state calls it. */
  readonly name: string;
  /**
   * From when its figures are, and of when the page is that they were checked against: '2025–26, as published in
   * December 2025'.
   */
  readonly asOf: string;
  /** What of it could not be checked against its office for a purchase now; the result is then called an estimate. */
  readonly unconfirmed?: string;
  /** The office that publishes them, and where. */
  readonly source: { readonly office: string; readonly url: string };
  /** What the result rests on and what it leaves out, in words for buyers. */
  readonly notes: readonly string[];
  /** Dollars, not rounded. */
  duty(purchase: Purchase): number;
}
