import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';

export interface HomeAnswer { readonly buy: readonly CardListing[]; readonly rent: readonly CardListing[] }

/** The listings that the home page features: the best tiers, newest first. */
export const readHome = document<HomeAnswer, { take: number; maxAge: number }>(`
  query Home($take: Int!, $maxAge: Int!) {
    buy: listingsHomepage(query: { statusType: buy, take: $take }, maxAge: $maxAge) { ${cardListingFields} }
    rent: listingsHomepage(query: { statusType: rent, take: $take }, maxAge: $maxAge) { ${cardListingFields} }
  }`);
