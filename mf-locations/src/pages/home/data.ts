import type { PlaceEntry } from '../../features/browse/place-entry.ts';

export interface StateEntry {
  readonly slug: string;
  readonly name: string;
  readonly capital: string;
  readonly listingCounts: { readonly buy: number; readonly rent: number };
}

export interface HomeData {
  readonly states: readonly StateEntry[];
  readonly popular: readonly PlaceEntry[];
  /** A search that matches several locations, or none. */
  readonly search: {
    readonly term: string;
    readonly found: readonly { readonly label: string; readonly href: string }[];
  } | null;
  /** The suburbs nearest to the visitor. */
  readonly near: readonly (PlaceEntry & { readonly distanceMetres: number })[];
}
