import { use, useSyncExternalStore, type ReactNode } from 'react';

/** Events of a first interaction; a focus can come without a key or a pointer. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

/** A visitor may have interacted before the page's script was loaded: an earlier focus or press counts too. */
const hasInteracted = (): boolean =>
  navigator.userActivation?.hasBeenActive === true ||
  (document.activeElement !== null && document.activeElement !== document.body);

let firstInteraction: Promise<void> | undefined;
const untilInteraction = (): Promise<void> =>
  (firstInteraction ??= new Promise((resolve) => {
    if (hasInteracted()) return resolve();
    const arrived = (): void => {
      for (const sign of signs) window.removeEventListener(sign, arrived, { capture: true });
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, arrived, { capture: true, passive: true });
  }));

const nothing = (): (() => void) => () => undefined;

/**
 * A part of a page whose server-rendered HTML is enough until the first interaction: its script is not fetched for a
 * page that is only loaded, by a robot or in a tab for later. To be put into a Suspense of its own. Rendered at once on
 * the server and where no server drew it.
 */
export function OnceAlive({ children }: { readonly children: ReactNode }): ReactNode {
  const isHydrating = useSyncExternalStore(
    nothing,
    () => false,
    () => typeof document !== 'undefined',
  );
  if (isHydrating) use(untilInteraction());
  return children;
}
