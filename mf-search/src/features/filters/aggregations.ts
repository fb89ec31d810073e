/** The number of results for each choice, counted as if that choice's own filter were not set. */
export interface Aggregations {
  /** `value` is 0 to 5; 5 counts five and more. */
  readonly beds: readonly CountFacet[];
  readonly baths: readonly CountFacet[];
  readonly cars: readonly CountFacet[];
  readonly propertyTypes: readonly { readonly value: string; readonly count: number }[];
  /** `min` is inclusive, `max` exclusive. The last band has no `max`. */
  readonly priceHistogram: readonly PriceBand[];
  readonly auctionDates: readonly DateFacet[];
  readonly inspectionDates: readonly DateFacet[];
}
export interface CountFacet {
  readonly value: number;
  readonly count: number;
}
export interface DateFacet {
  readonly date: string;
  readonly count: number;
}
export interface PriceBand {
  readonly min: number;
  readonly max: number | null;
  readonly count: number;
}

export const aggregationFragment = /* GraphQL */ `fragment Aggregations on ListingSearchResult { aggregations {
  beds { value count } baths { value count } cars { value count } propertyTypes { value count }
  priceHistogram { min max count } auctionDates { date count } inspectionDates { date count }
} }`;
