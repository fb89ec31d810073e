import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import type { AreaServices } from '../browser-area.ts';

/**
 * Passed to single-spa-react as react-dom/client. It accepts no options for React's roots, and these set the prefix of
 * identifiers (the same as on the server) and the error callbacks.
 */
export const reactRoots = (
  area: string,
  services: () => AreaServices | undefined,
): {
  readonly hydrateRoot: (element: Element, node: ReactNode) => Root;
  /** Renders in slices, between which the page still shown responds. */
  readonly createRoot: (element: Element) => Root;
} => {
  const options = {
    identifierPrefix: `${area}-`,
    onRecoverableError: (error: unknown) => services()?.report(error, 'recoverable'),
    onUncaughtError: (error: unknown) => services()?.report(error, 'uncaught'),
    onCaughtError: () => undefined, // the area's boundary has reported it
  };
  return {
    hydrateRoot: (element, node) => hydrateRoot(element, node, options),
    createRoot: (element) => {
      const root = createRoot(element, options);
      return { render: (node) => startTransition(() => root.render(node)), unmount: () => root.unmount() };
    },
  };
};
