import type { OfferFields, OfferProblems } from '@verandah/market';
import type { Refused } from '../../features/actions/action.ts';
import type { HomeToBuy, ListedOffer, OwnOffer } from './queries.ts';

/** The member's offers. */
export interface ListData {
  readonly kind: 'list';
  readonly offers: readonly ListedOffer[];
  readonly page: number;
  readonly pages: number;
}

/** The form of an offer. */
export interface NewOfferData {
  readonly kind: 'new';
  readonly home: HomeToBuy;
  readonly start: { readonly fields: OfferFields; readonly problems: OfferProblems };
  /** Identifies the offer in retries. */
  readonly key: string;
}

/** One offer. */
export interface OfferData {
  readonly kind: 'offer';
  readonly offer: OwnOffer;
  /** It has just been sent. */
  readonly isNew: boolean;
  readonly refused?: Refused;
}

export type OffersData = ListData | NewOfferData | OfferData;
