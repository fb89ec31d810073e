/** The position of a listing, as far as the gazetteer has it. */
export interface ListingPlace {
  readonly localityId: number;
  readonly suburb: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  /** IANA name */
  readonly timeZone: string;
}
