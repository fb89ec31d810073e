/** The data of an office's card, as `cardOfficeFields` selects them. */
export interface CardOffice {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brandColour: string | null;
  /** Root-relative address of a picture. */
  readonly logo: string | null;
  readonly averageRating: number | null;
  readonly reviewCount: number;
  readonly location: { readonly suburb: string; readonly stateCode: string; readonly postcode: string | null } | null;
  readonly listingCounts: {
    readonly buy: number;
    readonly rent: number;
    readonly sold: number;
    readonly leased: number;
  };
}

/** Office fields of a card. */
export const cardOfficeFragment = /* GraphQL */ `fragment CardOffice on Office { id slug name brandColour logo averageRating reviewCount location { suburb stateCode postcode } listingCounts { buy rent sold leased } }`;
