import type { OwnListingCardFragment, PortalListingQuery } from '../../graphql.ts';

export type FeedState = NonNullable<OwnListingCard['feed']>;

/** A listing as lists of the portal show it. */
export type OwnListingCard = OwnListingCardFragment;

export const ownListingFragment = /* GraphQL */ `fragment OwnListingCard on OwnListing { id uri state statusType listingType title street streetVisible suburb priceText searchPrice priceVisible completedOn updatedAt timeZone
  inspections { startsAt endsAt } flags { rule detail } feed { uniqueId receivedAt outcome notes { label text } edits }
  shown { media { photos { key width height colour alt } } priceDetails { shortDescription } } }`;

/**
 * All editable fields of a listing. `withheld` are the prices in headline and description that visitors do not read.
 */
export type OwnListing = PortalListingQuery['ownListing'];

/** For example '12 Rose Street, Richmond'. */
export const labelOf = ({ street, suburb }: Pick<OwnListingCard, 'street' | 'suburb'>): string =>
  [street, suburb].filter(Boolean).join(', ') || 'No address yet';

const outcomes: Readonly<Record<string, string>> = {
  created: 'added',
  updated: 'updated',
  unchanged: 'no changes',
  stored: 'held back, not published',
  rejected: 'rejected',
};

export const outcomeText = (outcome: string): string => outcomes[outcome] ?? outcome;

/** Whether a note is a problem to fix; the others are information. */
export const isProblem = (code: string): boolean => !['edit-kept', 'unchanged'].includes(code);
