import { graphql } from '../../graphql.ts';

/** A hidden home in one line. */
export interface HiddenHome {
  readonly id: string;
  readonly priceDetails: { readonly shortDescription: string };
  readonly address: {
    readonly street: string;
    readonly suburb: string;
    readonly stateCode: string;
    readonly postcode: string | null;
  };
}

/** At most 100, without those that are no longer advertised. */
export const readHidden = graphql(`
  query HiddenHomes($ids: [ID!]!, $take: Int!) {
    listingsById(listingIds: $ids, take: $take) { id priceDetails { shortDescription } address { street suburb stateCode postcode } }
  }`);
