import type { LocationIndexType } from '@verandah/market';
import type { PlaceEntry } from '../../features/browse/place-entry.ts';
import type { NamedPlace } from '../../features/places/place.ts';

/** A line of the index, with where it leads. */
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
  /** What they lie in; null for the whole country. */
  readonly within: NamedPlace | null;
  /** The page's own path, without letter and page. */
  readonly path: string;
  readonly letter: string | null;
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly entries: readonly BrowseEntry[];
}
