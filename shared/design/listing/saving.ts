import { createContext } from 'react';

/**
 * A page's access to what its visitor has saved, and to saving more. The area's tree provides it; without it there is
 * no Save.
 */
export interface Saving {
  /** Calls back when what is saved changes; its result unsubscribes. */
  follow(changed: () => void): () => void;
  has(listingId: string): boolean;
  /** Saves the listing, or removes it if it is saved: in a member's collections, for a visitor in this browser. */
  requestSave(listingId: string): void;
}

export const SavingContext = createContext<Saving | null>(null);
