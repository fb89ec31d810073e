/** The office of a search, as `officeFields` selects it. */
export interface SearchedOffice {
  readonly slug: string;
  readonly name: string;
  readonly phone: string | null;
  readonly brandColour: string | null;
  readonly location: {
    readonly suburb: string;
    readonly stateCode: string;
    readonly postcode: string | null;
    readonly locationSlug: string;
  } | null;
  readonly listingCounts: {
    readonly buy: number;
    readonly rent: number;
    readonly sold: number;
    readonly leased: number;
  };
}

export const officeFragment = /* GraphQL */ `fragment SearchedOffice on Office { slug name phone brandColour location { suburb stateCode postcode locationSlug } listingCounts { buy rent sold leased } }`;
