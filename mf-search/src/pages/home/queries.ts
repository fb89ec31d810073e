import { cardListingFragment } from '@verandah/design';
import { graphql } from '../../graphql.ts';

/** The featured listings of the home page (the best tiers, newest first), and the latest posts of the blog. */
export const readHome = graphql(
  `query Home($take: Int!, $maxAge: Int!) {
    buy: listingsHomepage(query: { statusType: buy, take: $take }, maxAge: $maxAge) { ...CardListing }
    rent: listingsHomepage(query: { statusType: rent, take: $take }, maxAge: $maxAge) { ...CardListing }
    posts(take: 3) { results { slug title summary topic publishedAt } }
  }`,
  [cardListingFragment],
);
