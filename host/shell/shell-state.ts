import type { ShellPage } from '../boot.ts';

/** What the shell shows and that changes during a visit. */
export interface ShellState {
  readonly path: string;
  readonly page: ShellPage;
  /** A page is on its way, and has been for a moment. */
  readonly busy: boolean;
  /** Said by screen readers when it changes. */
  readonly announcement: string;
}

/** Where the browser part of the host tells the shell what to show. */
export interface ShellStore {
  get(): ShellState;
  set(change: Partial<ShellState>): void;
  subscribe(changed: () => void): () => void;
}

export function createShellStore(first: Pick<ShellState, 'path' | 'page'>): ShellStore {
  let state: ShellState = { ...first, busy: false, announcement: '' };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => { listeners.delete(changed); };
    },
  };
}
