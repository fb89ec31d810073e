import { hydrateRoot } from 'react-dom/client';
import type { ShellProps } from '../boot.ts';
import { shellPrefix } from '../shell/prefix.ts';
import { preserveServerHtml } from '../shell/server-html.tsx';
import { serverElements, Shell } from '../shell/shell.tsx';
import type { ShellStore } from '../shell/shell-state.ts';
import { reportError } from './report.ts';

interface ShellHandlers {
  readonly signOut: () => void;
  /** The shell has failed, and the server-rendered page is back without it. */
  readonly restored: () => void;
}

/**
 * Hydrates the server-rendered shell. An error of the shell never takes away the page that the server rendered: as long
 * as that page is shown, its elements return, without the shell's script.
 * @returns resolves when it is hydrated, or has failed and the server-rendered page is back
 */
export function hydrateShell(
  element: HTMLElement,
  props: ShellProps,
  store: ShellStore,
  { signOut, restored }: ShellHandlers,
): Promise<void> {
  preserveServerHtml(serverElements(props));
  let elements = [...element.childNodes];
  const isServerPage = (): boolean => store.get().path === props.path;
  let isRestored = false;
  return new Promise((resolve) => {
    const failed = (error: unknown): void => {
      reportError(error, 'shell');
      if (isRestored || !isServerPage()) return;
      isRestored = true; // several parts may fail at once
      // React has removed the elements, with the areas in them, and is still at work.
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren(...elements);
        restored();
        resolve();
      });
    };
    const root = hydrateRoot(
      element,
      <Shell
        props={props}
        store={store}
        signOut={signOut}
        report={(error) => reportError(error, 'shell part')}
        isServerPage={isServerPage}
        hydrated={() => {
          // React may have rendered them again.
          elements = [...element.childNodes];
          resolve();
        }}
        failed={failed}
      />,
      {
        identifierPrefix: shellPrefix,
        onRecoverableError: (error) => reportError(error, 'shell hydrate'),
        onCaughtError: () => undefined, // the shell's error boundary has reported it
        onUncaughtError: failed,
      },
    );
  });
}
