import { bookableFragment } from '../../features/inspections/queries.ts';
import { graphql, type RegisterHomeQuery } from '../../graphql.ts';

/** A home whose inspections take registrations. */
export type RegisterHome = NonNullable<RegisterHomeQuery['listingByUri']>;

export const readHome = graphql(
  `query RegisterHome($uri: String!) {
    listingByUri(uri: $uri) { id canonicalUri priceDetails { shortDescription } address { street suburb timeZone } office { name } }
  }`,
  [],
  { cached: false },
);

export const readTimes = graphql(
  `query RegisterTimes($ids: [ID!]!) { bookableInspections(listingIds: $ids) { ...BookableInspection } }`,
  [bookableFragment],
  { cached: false },
);
