/** Where a listing lies, as far as the gazetteer knows. */
export interface ListingPlace {
  readonly localityId: number;
  readonly suburb: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  /** IANA name */
  readonly timeZone: string;
}
