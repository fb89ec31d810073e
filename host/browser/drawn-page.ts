import type { PreparedPage } from '@verandah/areas';

/**
 * What the server drew of a page, to fall back to. React takes the elements out when it can't take them over; they are held, not copied,
 * so that a page that starts well has paid nothing for it.
 */
export interface DrawnPage {
  readonly page: PreparedPage;
  /** Puts the elements back. */
  restore(): void;
}

/** null when a container's content does not come from the server. */
export function drawnPage(container: HTMLElement, page: PreparedPage): DrawnPage | null {
  if (!container.hasAttribute('data-ssr')) return null;
  const nodes = [...container.childNodes];
  return {
    page,
    restore() {
      container.replaceChildren(...nodes);
      container.setAttribute('data-ssr', '');
    },
  };
}
