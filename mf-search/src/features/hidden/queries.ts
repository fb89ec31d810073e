import { graphql } from '../../graphql.ts';

/** Hidden homes in a line each: at most 100, without those that are no longer advertised. */
export const readHidden = graphql(`
  query HiddenHomes($ids: [ID!]!, $take: Int!) {
    listingsById(listingIds: $ids, take: $take) { id priceDetails { shortDescription } address { street suburb
      stateCode postcode } }
  }`);
