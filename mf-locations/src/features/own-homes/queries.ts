import { estimateFragment } from '../estimate/estimate.ts';
import { namedPlaceFragment } from '../places/place.ts';
import { graphql } from '../../graphql.ts';

/** A property and the member's claim of it. */
export const readOwnHome = graphql(
  `query OwnHome($suburb: String!, $street: String!, $property: String!) {
    property(identifier: $suburb, street: $street, property: $property) {
      slug streetSlug location { ...NamedPlace } latest { propertyType address { street } features { bedrooms } }
    }
    claimedHome(identifier: $suburb, street: $street, property: $property) {
      id address propertyType bedrooms tracked location { ...NamedPlace } estimate { ...PropertyEstimate }
    }
  }`,
  [namedPlaceFragment, estimateFragment],
);

/** The member's claimed homes. */
export const readOwnHomes = graphql(
  `query OwnHomes { claimedHomes { id address uri tracked location { ...NamedPlace } estimate { low high } } }`,
  [namedPlaceFragment],
);

export const claimHome = graphql(`
  mutation ClaimHome($suburb: String!, $street: String!, $property: String!,
    $input: ClaimedHomeInput!) { claimHome(identifier: $suburb, street: $street, property: $property,
    input: $input) { id } }`);
export const unclaimHome = graphql(`
  mutation UnclaimHome($homeId: ID!) { unclaimHome(homeId: $homeId) }`);
