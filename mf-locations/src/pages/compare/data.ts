import type { Census } from '../../features/census/census.ts';
import type { NamedPlace } from '../../features/places/place.ts';
import type { HomeKind, Median } from '../../features/prices/market.ts';

/** A suburb beside others. */
export interface ComparedSuburb {
  readonly place: NamedPlace & {
    readonly latLong: { readonly latitude: number; readonly longitude: number };
    readonly listingCounts: { readonly buy: number; readonly rent: number; readonly sold: number };
    readonly region: Pick<NamedPlace, 'name' | 'slug'> | null;
  };
  readonly census: Census | null;
  readonly ratings: {
    readonly average: number | null;
    readonly count: number;
    readonly factors: readonly { readonly factor: string; readonly label: string; readonly average: number }[];
  };
  /** The most frequent one first. */
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  /** null: no list of schools was imported. */
  readonly schools: number | null;
  readonly kinds: readonly {
    readonly kind: HomeKind;
    readonly sold: Median;
    readonly rent: Median;
    /** In per cent, from one year to the next. */
    readonly change: number | null;
    readonly yield: number | null;
  }[];
}

/** A suburb that a name may mean. */
export interface FoundSuburb {
  readonly label: string;
  readonly slug: string;
}

export interface CompareData {
  readonly suburbs: readonly ComparedSuburb[];
  /** The name that was entered, and the suburbs that it may mean; null: none was. */
  readonly search: { readonly term: string; readonly found: readonly FoundSuburb[] } | null;
}
