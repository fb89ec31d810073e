import type { CardListing } from '@verandah/design';
import type { CostFields } from '../../features/calculators/fields.ts';
import type { EnquiryProblems } from '@verandah/market';
import type { ListingEnquiry } from '../../features/enquiry/choices.ts';
import type { PricesData } from '../../features/prices/prices-data.ts';
import type { ReportOutcome } from '../../features/report/report-outcome.ts';
import type { FoundListing, PageListing } from './listing.ts';

export interface ListingData {
  readonly listing: PageListing;
  readonly prices: PricesData;
  readonly schools: FoundListing['schools'];
  readonly stations: FoundListing['nearestStations'];
  readonly topics: FoundListing['topics'];
  /** Initial values of the calculators, and whether the address holds them. */
  readonly costs: { readonly start: CostFields; readonly requested: boolean };
  readonly similar: readonly CardListing[];
  readonly others: readonly CardListing[];
  /** An enquiry has just been sent from here without script. */
  readonly enquired: boolean;
  /** What became of a report sent without script. */
  readonly report: ReportOutcome;
  /** An enquiry sent without script that has validation errors; `failed` when it could not be sent. */
  readonly refused?: { readonly fields: ListingEnquiry; readonly problems: EnquiryProblems; readonly failed: boolean };
}
