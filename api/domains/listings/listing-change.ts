import type { ListingStatusType } from '@verandah/market';
import type { Database } from '../../platform/database/public.ts';

/** What a transaction changed about a listing that searches find or found. */
export interface ListingChange {
  readonly id: number;
  readonly officeId: number;
  /** The kind of search that found it before; null: none. */
  readonly from: ListingStatusType | null;
  /** The kind of search that finds it now; null: none. */
  readonly to: ListingStatusType | null;
  /**
   * Its search row before, as JSON with 64-bit numbers as text, and as `words` those that have changed; null if it had
   * none.
   */
  readonly formerRow: object | null;
  /** Whether its search row was added, changed or removed, or the words that keywords find have changed. */
  readonly isRowChanged: boolean;
  /** Whether it is on offer as before, at another visible price. */
  readonly hasNewPrice: boolean;
  readonly hasNewInspection: boolean;
  /** Whether this transaction wrote the listing itself, not only its search row. */
  readonly isWritten: boolean;
}

/** What a domain does about changed listings, in the transaction that changed them. */
export type ListingSubscriber = (transaction: Database, changes: readonly ListingChange[]) => Promise<void>;

export const isOnOffer = (type: ListingStatusType | null): boolean => type === 'buy' || type === 'rent';
export const isCompleted = (type: ListingStatusType | null): boolean => type === 'sold' || type === 'leased';
