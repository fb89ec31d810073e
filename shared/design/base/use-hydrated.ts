import { createContext, useContext, useSyncExternalStore } from 'react';

/** When a part of the page gets its controls. */
export interface Turn {
  /** @returns ends the following */
  readonly follow: (wake: () => void) => () => void;
  readonly hasCome: () => boolean;
  /** React asks on the server, and while it hydrates. */
  readonly hasComeOnServer: () => false;
}

export const TurnContext = createContext<Turn>({
  follow: () => () => undefined,
  hasCome: () => true,
  hasComeOnServer: () => false,
});

/** False on the server and during hydration, true once script can respond: for controls that do nothing without it. */
export function useHydrated(): boolean {
  const { follow, hasCome, hasComeOnServer } = useContext(TurnContext);
  return useSyncExternalStore(follow, hasCome, hasComeOnServer);
}
