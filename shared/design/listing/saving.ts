import { createContext } from 'react';

/**
 * How a page knows what its visitor keeps, and asks to keep more. The area's tree gives it; without it there is no
 * Save.
 */
export interface Saving {
  /** Calls back when what is kept changes; ends with what it answers. */
  follow(changed: () => void): () => void;
  has(listingId: string): boolean;
  /** Opens the choice of collections. */
  ask(listingId: string): void;
}

export const SavingContext = createContext<Saving | null>(null);
