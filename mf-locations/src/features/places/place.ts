import type { NamedPlaceFragment, StreetPageQuery } from '../../graphql.ts';

/** A location by its name; its label is like 'Richmond, VIC 3121'. */
export type NamedPlace = NamedPlaceFragment;

/** Location fields for a name. */
export const namedPlaceFragment = /* GraphQL */ `fragment NamedPlace on Location { slug name label type stateCode postcode }`;

/** Number of listings by mode. */
export type ListingCounts = NonNullable<StreetPageQuery['street']>['listingCounts'];
