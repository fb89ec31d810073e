import { createContext } from 'react';

/**
 * A page's access to what its visitor has saved, and to saving more. The area's tree provides it; without it there is
 * no Save.
 */
export interface Saving {
  /** Calls back when what is saved changes; its result unsubscribes. */
  follow(changed: () => void): () => void;
  has(listingId: string): boolean;
  /** Opens a member's choice of collections; for a visitor, saves in this browser or takes it out. */
  ask(listingId: string): void;
}

export const SavingContext = createContext<Saving | null>(null);
