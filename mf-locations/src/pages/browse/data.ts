import type { LocationIndexType } from '@verandah/market';
import type { PlaceEntry } from '../../features/browse/place-entry.ts';
import type { NamedPlace } from '../../features/places/place.ts';

/** An entry of the index, with its link. */
export type BrowseEntry =
  | { readonly kind: 'place'; readonly place: PlaceEntry; readonly href: string }
  | {
      readonly kind: 'street';
      readonly name: string;
      readonly label: string;
      readonly href: string;
      readonly counts: string;
    };

export interface BrowseData {
  /** Path of the tab: '/find-suburb'. */
  readonly tab: string;
  readonly type: LocationIndexType;
  /** The parent location; null for the whole country. */
  readonly within: NamedPlace | null;
  /** The page's own path, without letter and page. */
  readonly path: string;
  readonly letter: string | null;
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly entries: readonly BrowseEntry[];
  /** Of a state whose suburbs are listed: its regions, each with a list of its own, and their total number. */
  readonly regions: {
    readonly total: number;
    readonly results: readonly { readonly name: string; readonly slug: string }[];
  };
}
