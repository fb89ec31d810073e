import { document } from '@verandah/graph';
import type { FeatureName } from '@verandah/market';
import { homeFields } from '../../features/portal/listing-home.ts';
import { ownListingFields, type OwnListing } from '../../features/portal/own-listing.ts';

const fields = `${ownListingFields} description propertyType published underOffer stateCode bedrooms bathrooms carSpaces features completedPrice completedPriceVisible availableOn bond auctionAt ${homeFields}`;

export const readOwnListing = document<{ ownListing: OwnListing }, { id: string }>(
  `
  query PortalListing($id: ID!) { ownListing(id: $id) { ${fields} } }`,
  { kept: false },
);

/** The changed fields; null clears one. */
export interface EditInput {
  title?: string;
  description?: string;
  searchPrice?: number | null;
  priceText?: string | null;
  priceVisible?: boolean;
  streetVisible?: boolean;
  bedrooms?: number | null;
  bathrooms?: number | null;
  carSpaces?: number | null;
  auctionAt?: string | null;
  availableOn?: string | null;
  bond?: number | null;
  features?: FeatureName[];
}

interface Key {
  readonly id: string;
  readonly key: string;
}
export const editListing = document<{ editOwnListing: { id: string } }, Key & { input: EditInput; seen: string }>(`
  mutation EditOwnListing($id: ID!, $input: OwnListingInput!, $seen: String, $key: String) { editOwnListing(id: $id, input: $input, seen: $seen, idempotencyKey: $key) { id } }`);
export const setVisits = document<
  { setInspections: { id: string } },
  Key & { inspections: { startsAt: string; endsAt: string }[]; seen: string }
>(`
  mutation SetInspections($id: ID!, $inspections: [InspectionInput!]!, $seen: String, $key: String) { setInspections(id: $id, inspections: $inspections, seen: $seen, idempotencyKey: $key) { id } }`);
export const setUnderOffer = document<{ setUnderOffer: { id: string } }, Key & { underOffer: boolean }>(`
  mutation SetUnderOffer($id: ID!, $underOffer: Boolean!, $key: String) { setUnderOffer(id: $id, underOffer: $underOffer, idempotencyKey: $key) { id } }`);
export const completeListing = document<
  { completeListing: { id: string } },
  Key & { input: { completedOn: string; price: number | null; priceVisible: boolean } }
>(`
  mutation CompleteListing($id: ID!, $input: CompletionInput!, $key: String) { completeListing(id: $id, input: $input, idempotencyKey: $key) { id } }`);
export const reopenListing = document<{ reopenListing: { id: string } }, Key>(`
  mutation ReopenListing($id: ID!, $key: String) { reopenListing(id: $id, idempotencyKey: $key) { id } }`);
export const setPublished = document<{ setListingPublished: { id: string } }, Key & { published: boolean }>(`
  mutation SetListingPublished($id: ID!, $published: Boolean!, $key: String) { setListingPublished(id: $id, published: $published, idempotencyKey: $key) { id } }`);
export const dismissFlag = document<{ dismissListingFlag: { id: string } }, Key & { rule: string }>(`
  mutation DismissListingFlag($id: ID!, $rule: String!, $key: String) { dismissListingFlag(id: $id, rule: $rule, idempotencyKey: $key) { id } }`);
export const withdrawListing = document<{ withdrawListing: { id: string } }, Key>(`
  mutation WithdrawListing($id: ID!, $key: String) { withdrawListing(id: $id, idempotencyKey: $key) { id } }`);
export const takeListingBack = document<{ takeListingBack: { id: string } }, Key>(`
  mutation TakeListingBack($id: ID!, $key: String) { takeListingBack(id: $id, idempotencyKey: $key) { id } }`);
