import type { CardListing } from '@verandah/design';
import type { StreetPageQuery } from '../../graphql.ts';

export type StreetMode = 'buy' | 'rent' | 'sold' | 'leased';
type Street = NonNullable<StreetPageQuery['street']>;
type OtherStreet = NonNullable<NonNullable<StreetPageQuery['streets']>['results'][number]['street']>;

export interface StreetData extends Pick<Street, 'name' | 'slug' | 'label'> {
  readonly suburb: Omit<Street['location'], 'medians' | 'rating'>;
  /** Stars of the suburb; people review suburbs, not streets. */
  readonly rating: Street['location']['rating'];
  /** Medians of the suburb, of kinds that have one. */
  readonly prices: Street['location']['medians']['kinds'];
  /** The suburb's other streets, those with the most homes on offer first. */
  readonly others: readonly OtherStreet[];
  readonly counts: Street['listingCounts'];
  readonly mode: StreetMode;
  readonly listings: readonly CardListing[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Not on offer; house number and unit as in its address. */
  readonly properties: readonly { readonly slug: string; readonly street: string }[];
  readonly questions: Street['questions']['results'];
}
