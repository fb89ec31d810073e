import type { CardListing } from '@verandah/design';
import type { CostFields } from '../../features/calculators/fields.ts';
import type { EnquiryFields, EnquiryProblems } from '@verandah/market';
import type { PricesData } from '../../features/prices/prices-data.ts';
import type { NearSchools } from '../../features/schools/near-schools.ts';
import type { Topic } from '../../features/topics/topic.ts';
import type { PageListing } from './listing.ts';

export interface ListingData {
  readonly listing: PageListing;
  readonly prices: PricesData;
  readonly schools: NearSchools | null;
  readonly topics: readonly Topic[];
  /** What the calculators begin with, and whether the address has it. */
  readonly costs: { readonly start: CostFields; readonly asked: boolean };
  readonly similar: readonly CardListing[];
  readonly others: readonly CardListing[];
  /** An enquiry has just been sent from here without script. */
  readonly enquired: boolean;
  /** An enquiry that was sent without script and has problems; `failed` when it could not be passed on. */
  readonly refused?: { readonly fields: EnquiryFields; readonly problems: EnquiryProblems; readonly failed: boolean };
}
