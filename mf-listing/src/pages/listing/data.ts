import type { CardListing } from '@verandah/design';
import type { EnquiryFields, EnquiryProblems } from '@verandah/market';
import type { PageListing } from './listing.ts';

export interface ListingData {
  readonly listing: PageListing;
  readonly similar: readonly CardListing[];
  readonly others: readonly CardListing[];
  /** An enquiry has just been sent from here without script. */
  readonly enquired: boolean;
  /** An enquiry that was sent without script and has problems; `failed` when it could not be passed on. */
  readonly refused?: { readonly fields: EnquiryFields; readonly problems: EnquiryProblems; readonly failed: boolean };
}
