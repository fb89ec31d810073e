import { cardListingFragment } from '@verandah/design';
import { homeFragment } from '../../features/portal/listing-home.ts';
import { ownListingFragment } from '../../features/portal/own-listing.ts';
import { graphql } from '../../graphql.ts';

export const readOwnListing = graphql(
  `query PortalListing($id: ID!) { ownListing(id: $id) { ...OwnListingCard description propertyType published
    underOffer stateCode bedrooms bathrooms carSpaces features completedPrice completedPriceVisible availableOn bond
    auctionAt auctionResult auctionedOn auctionResultByFeed withheld { field words reason } preview { ...CardListing }
      ...OwnListingHome } }`,
  [ownListingFragment, homeFragment, cardListingFragment],
  { cached: false },
);

export const saveOwnListing = graphql(`
  mutation SaveOwnListing($id: ID!, $input: WholeListingInput!, $seen: String, $key: String) { saveOwnListing(id: $id,
    input: $input, seen: $seen, idempotencyKey: $key) { id published } }`);
export const setVisits = graphql(`
  mutation SetInspections($id: ID!, $inspections: [InspectionInput!]!, $seen: String,
    $key: String) { setInspections(id: $id, inspections: $inspections, seen: $seen, idempotencyKey: $key) { id } }`);
export const setUnderOffer = graphql(`
  mutation SetUnderOffer($id: ID!, $underOffer: Boolean!, $key: String) { setUnderOffer(id: $id,
    underOffer: $underOffer, idempotencyKey: $key) { id } }`);
export const completeListing = graphql(`
  mutation CompleteListing($id: ID!, $input: CompletionInput!, $key: String) { completeListing(id: $id, input: $input,
    idempotencyKey: $key) { listingType } }`);
export const setAuctionResult = graphql(`
  mutation SetAuctionResult($id: ID!, $result: AuctionResult, $heldOn: Date, $key: String) { setAuctionResult(id: $id,
    result: $result, heldOn: $heldOn, idempotencyKey: $key) { id } }`);
export const reopenListing = graphql(`
  mutation ReopenListing($id: ID!, $key: String) { reopenListing(id: $id, idempotencyKey: $key) { id } }`);
export const setPublished = graphql(`
  mutation SetListingPublished($id: ID!, $published: Boolean!, $key: String) { setListingPublished(id: $id,
    published: $published, idempotencyKey: $key) { id } }`);
export const dismissFlag = graphql(`
  mutation DismissListingFlag($id: ID!, $rule: String!, $key: String) { dismissListingFlag(id: $id, rule: $rule,
    idempotencyKey: $key) { id } }`);
export const withdrawListing = graphql(`
  mutation WithdrawListing($id: ID!, $key: String) { withdrawListing(id: $id, idempotencyKey: $key) { id } }`);
export const takeListingBack = graphql(`
  mutation TakeListingBack($id: ID!, $key: String) { takeListingBack(id: $id, idempotencyKey: $key) { id } }`);
