import type { CardListing } from '@verandah/design';
import type { ListingCounts, NamedPlace } from '../../features/places/place.ts';
import type { HomeKind, Median } from '../../features/prices/market.ts';
import type { Question } from '../../features/questions/question.ts';

export type StreetMode = 'buy' | 'rent' | 'sold' | 'leased';

/** A property of a street that is not on offer. */
export interface StreetProperty {
  readonly slug: string;
  readonly street: string;
}

export interface StreetData {
  readonly name: string;
  readonly slug: string;
  readonly label: string;
  readonly suburb: NamedPlace & { readonly region: Pick<NamedPlace, 'name' | 'slug'> | null };
  /** Stars of the suburb; people review suburbs, not streets. */
  readonly rating: { readonly average: number | null; readonly count: number };
  /** Medians of the suburb, of kinds that have one. */
  readonly prices: readonly { readonly kind: HomeKind; readonly sold: Median; readonly rent: Median }[];
  /** The suburb's other streets, those with the most homes on offer first. */
  readonly others: readonly {
    readonly name: string;
    readonly slug: string;
    readonly listingCounts: { readonly buy: number; readonly rent: number };
  }[];
  readonly counts: ListingCounts;
  readonly mode: StreetMode;
  readonly listings: readonly CardListing[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Not on offer; house number and unit as in its address. */
  readonly properties: readonly StreetProperty[];
  readonly questions: readonly Question[];
}
