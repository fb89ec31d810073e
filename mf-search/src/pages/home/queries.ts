import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';
import type { LatestPost } from './data.ts';

export interface HomeAnswer {
  readonly buy: readonly CardListing[];
  readonly rent: readonly CardListing[];
  readonly posts: { readonly results: readonly LatestPost[] };
}

/** The featured listings of the home page (the best tiers, newest first), and the latest posts of the blog. */
export const readHome = document<HomeAnswer, { take: number; maxAge: number }>(`
  query Home($take: Int!, $maxAge: Int!) {
    buy: listingsHomepage(query: { statusType: buy, take: $take }, maxAge: $maxAge) { ${cardListingFields} }
    rent: listingsHomepage(query: { statusType: rent, take: $take }, maxAge: $maxAge) { ${cardListingFields} }
    posts(take: 3) { results { slug title summary topic publishedAt } }
  }`);
