import type { CardListing } from '@verandah/design';
import { useCallback, useState } from 'react';
import type { Hidden } from '../../features/hidden/use-hidden.ts';
import type { FoundResults } from './data.ts';
import { sharesOf } from './shares.ts';

/** The card hidden last on this page, and its position. */
export interface JustHidden {
  readonly listing: CardListing;
  /** Index among the page's listings. */
  readonly place: number;
  /** It was in the requested locations, not nearby. */
  readonly exact: boolean;
}

export interface HidingState {
  readonly justHidden: JustHidden | null;
  /** The listing whose card Undo restored. */
  readonly returned: string | null;
  hide(listing: CardListing): void;
  undo(): void;
}

/** Hiding with one step of undo. Other results (`data`) end the offer. */
export function useJustHidden(data: FoundResults, shown: FoundResults, { hide, restore }: Hidden): HidingState {
  const [last, setLast] = useState<{
    readonly of: FoundResults;
    readonly justHidden: JustHidden | null;
    readonly returned: string | null;
  }>({ of: data, justHidden: null, returned: null });
  const { justHidden, returned } = last.of === data ? last : { justHidden: null, returned: null };
  return {
    justHidden,
    returned,
    // The same between renders: cards are rendered again only for changes of their own.
    hide: useCallback(
      (listing) => {
        const place = shown.listings.indexOf(listing);
        setLast({
          of: data,
          justHidden: { listing, place, exact: place < (sharesOf(shown)?.exactHere ?? shown.listings.length) },
          returned: null,
        });
        hide(listing.id);
      },
      [data, shown, hide],
    ),
    undo: () => {
      if (!justHidden) return;
      setLast({ of: data, justHidden: null, returned: justHidden.listing.id });
      restore([justHidden.listing.id]);
    },
  };
}
