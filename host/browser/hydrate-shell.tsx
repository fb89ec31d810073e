import { hydrateRoot } from 'react-dom/client';
import type { ShellProps } from '../boot.ts';
import { shellPrefix } from '../shell/prefix.ts';
import { preserveServerHtml } from '../shell/server-html.tsx';
import { serverElements, Shell } from '../shell/shell.tsx';
import type { ShellStore } from '../shell/shell-state.ts';
import { report } from './report.ts';

/** Hydrates the server-rendered shell. */
export function hydrateShell(element: HTMLElement, props: ShellProps, store: ShellStore, signOut: () => void): void {
  preserveServerHtml(serverElements(props));
  hydrateRoot(
    element,
    <Shell props={props} store={store} report={(error) => report(error, 'shell')} signOut={signOut} />,
    {
      identifierPrefix: shellPrefix,
      onRecoverableError: (error) => report(error, 'shell hydrate'),
      onCaughtError: () => undefined, // the shell's error boundary has reported it
    },
  );
}
