import type { PlaceEntry } from '../../features/browse/place-entry.ts';

export interface StateEntry {
  readonly slug: string;
  readonly name: string;
  readonly stateCode: string;
  readonly capital: string;
  readonly listingCounts: { readonly buy: number; readonly rent: number };
}

export interface HomeData {
  readonly states: readonly StateEntry[];
  readonly popular: readonly PlaceEntry[];
}
