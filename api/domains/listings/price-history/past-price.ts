/** A price that was replaced. */
export interface PastPrice {
  readonly until: Date;
  readonly search_price: number | null;
  readonly price_text: string | null;
}
