import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, true once script can respond: for controls that do nothing without it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
