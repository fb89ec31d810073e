import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import type { AreaServices } from '../browser-area.ts';

/**
 * What single-spa-react takes for react-dom/client: it has no place for React's root options, and these carry the
 * prefix of identifiers (the same as on the server) and the reports of errors.
 */
export const reactRoots = (
  area: string,
  services: () => AreaServices | undefined,
): {
  readonly hydrateRoot: (element: Element, node: ReactNode) => Root;
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
    createRoot: (element) => createRoot(element, options),
  };
};
