import type { SearchedOfficeFragment } from '../../graphql.ts';

/** The office of a search. */
export type SearchedOffice = SearchedOfficeFragment;

export const officeFragment = /* GraphQL */ `fragment SearchedOffice on Office { slug name phone brandColour location { suburb stateCode postcode locationSlug } listingCounts { buy rent sold leased } }`;
