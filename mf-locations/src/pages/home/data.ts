import type { PlaceEntry } from '../../features/browse/place-entry.ts';

export interface HomeData {
  readonly states: readonly {
    readonly slug: string;
    readonly name: string;
    readonly capital: string;
    readonly listingCounts: PlaceEntry['listingCounts'];
  }[];
  readonly popular: readonly PlaceEntry[];
  /** A search that matches several locations, or none. */
  readonly search: {
    readonly term: string;
    readonly found: readonly { readonly label: string; readonly href: string }[];
  } | null;
  /** The suburbs nearest to the visitor. */
  readonly near: readonly (PlaceEntry & { readonly distanceMetres: number })[];
}
