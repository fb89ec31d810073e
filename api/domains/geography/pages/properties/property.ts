/** A property at a shown address: the content of its published listings. */
export interface Property {
  readonly localityId: number;
  readonly locationSlug: string;
  /** 'Wilson Street' */
  readonly streetName: string;
  readonly streetSlug: string;
  /** '12a-unit-3', among the properties of the street. */
  readonly slug: string;
  /** Ids of its listings whose address is shown, the latest first. */
  readonly listingIds: readonly number[];
}
