import type { AreaServices, PreparedPage } from '@verandah/areas';
import { showAreaFailed } from './area-failed.ts';

/**
 * The server-rendered elements of a page, as a fallback. React removes the elements when hydration fails. References
 * are stored rather than copies, so a page that starts well pays nothing.
 */
export interface DrawnPage {
  /** Puts the elements back. */
  restore(): void;
}

/**
 * Returns null when the container has no server-rendered content. `container` is called again on restore, since React
 * may have replaced the element.
 */
export function drawnPage(container: () => HTMLElement): DrawnPage | null {
  const first = container();
  if (!first.hasAttribute('data-ssr')) return null;
  const nodes = [...first.childNodes];
  return {
    restore() {
      const now = container();
      now.replaceChildren(...nodes);
      now.setAttribute('data-ssr', '');
    },
  };
}

export interface Resort {
  /** Path and query of a document that the server could not render. Loading it again would cause a reload loop. */
  readonly undrawn: string | null;
  /** Replaces the page by a page load. */
  readonly loadPage: (href: string) => void;
  readonly bus: AreaServices['bus'];
}

const readOnly = 'Part of this page isn’t working. You can keep reading or reload it.';

/**
 * Handles a page that no release can show. Restores the server-rendered HTML, else loads the page from the server.
 * Without either, the error box stays.
 */
export function withoutRelease(
  container: HTMLElement,
  { href }: PreparedPage,
  drawn: DrawnPage | null,
  { undrawn, loadPage, bus }: Resort,
): void {
  if (drawn) {
    drawn.restore();
    bus.publish('notifications', { kind: 'error', text: readOnly, link: { label: 'Reload page', href } });
    return;
  }
  container.removeAttribute('data-ssr');
  showAreaFailed(container);
  if (href !== undrawn) loadPage(href);
}
