import { createContext, useContext, useSyncExternalStore } from 'react';

/** When a part of the page counts as hydrated: a store as `useSyncExternalStore` reads it. */
export interface Hydration {
  readonly subscribe: (notify: () => void) => () => void;
  readonly getSnapshot: () => boolean;
  readonly getServerSnapshot: () => false;
}

/** By default a part counts as hydrated at once. */
export const HydrationContext = createContext<Hydration>({
  subscribe: () => () => undefined,
  getSnapshot: () => true,
  getServerSnapshot: () => false,
});

/** False on the server and during hydration, true once script can respond: for controls that do nothing without it. */
export function useHydrated(): boolean {
  const { subscribe, getSnapshot, getServerSnapshot } = useContext(HydrationContext);
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
