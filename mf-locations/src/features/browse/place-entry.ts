import type { PlaceEntryFragment } from '../../graphql.ts';

/** A location in a list, with its average stars from members (1 to 5; null without a review). */
export type PlaceEntry = PlaceEntryFragment;

/** Location fields for an entry of a list. */
export const placeEntryFragment = /* GraphQL */ `fragment PlaceEntry on Location { slug name label listingCounts { buy rent } rating { average count } }`;
