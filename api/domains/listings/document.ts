import type { AuctionResult } from '@verandah/market';

/** Kinds of media on other sites. */
export const externalMediaTypes = ['InteractiveFloorPlan', 'Others', 'Video', 'VirtualTour'] as const;

/** A picture of a listing. Slots are the feed's ('m', 'a' … ; floor plans '1', '2'). */
export interface StoredPhoto {
  readonly slot: string;
  /** Key in the media store; absent until the picture has been fetched from `source`. */
  readonly key?: string;
  /** The picture's address in the feed. Never shown to visitors. */
  readonly source?: string;
  /** Pixels of the original; 3:2 until measured. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, #rrggbb. */
  readonly colour: string;
  readonly alt: string;
}

/** `listing.document`: content of a listing's page that no search filters by. */
export interface StoredDocument {
  readonly photos: readonly StoredPhoto[];
  readonly floorPlans: readonly StoredPhoto[];
  readonly videos: readonly {
    readonly type: (typeof externalMediaTypes)[number];
    readonly url: string;
  }[];
  readonly documents: readonly { readonly title: string; readonly url: string }[];
  /** Features outside the vocabulary, in the agent's words. */
  readonly extraFeatures: readonly string[];
  /** metres */
  readonly landDepth?: number;
  readonly crossOver?: string;
  readonly newlyBuilt?: boolean;
  /** Stars, 0 to 10. */
  readonly energyRating?: number;
  readonly yearBuilt?: number;
  readonly yearRenovated?: number;
  /** Of a rental: a tenant is all but found. */
  readonly depositTaken?: boolean;
  /** Until when offers are taken: yyyy-MM-dd where the property is, and the instant in UTC where a time is known. */
  readonly setSale?: { readonly on: string; readonly at?: string };
  /** How the auction ended; day yyyy-MM-dd. `own`: an agent entered it, and the feed has not stated any. */
  readonly auctionOutcome?: { readonly result: AuctionResult; readonly day: string | null; readonly own?: true };
  readonly rural: readonly { readonly label: string; readonly text: string }[];
}

export const emptyDocument: StoredDocument = {
  photos: [],
  floorPlans: [],
  videos: [],
  documents: [],
  extraFeatures: [],
  rural: [],
};
