/** How many results each choice has, each counted as if its own filter were not set. */
export interface Aggregations {
  /** value 0 to 5; 5 counts five and more. */
  readonly beds: readonly CountFacet[];
  readonly baths: readonly CountFacet[];
  readonly cars: readonly CountFacet[];
  readonly propertyTypes: readonly { readonly value: string; readonly count: number }[];
  /** min inclusive, max exclusive; no max in the last band. */
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

export const aggregationFields = `aggregations {
  beds { value count } baths { value count } cars { value count } propertyTypes { value count }
  priceHistogram { min max count } auctionDates { date count } inspectionDates { date count }
}`;
