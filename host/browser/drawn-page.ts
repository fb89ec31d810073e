import type { AreaServices, PreparedPage } from '@verandah/areas';
import { showAreaFailed } from './area-failed.ts';

/**
 * What the server drew of a page, to fall back to. React takes the elements out when it can't take them over; they are
 * held, not copied, so that a page that starts well has paid nothing for it.
 */
export interface DrawnPage {
  /** Puts the elements back. */
  restore(): void;
}

/**
 * null when a container's content does not come from the server. The container may be another by the time it is needed.
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
  /** Path and query of a document that the server could not draw: to load it again would lead in a circle. */
  readonly undrawn: string | null;
  /** A page load in the place of what is shown. */
  readonly loadPage: (href: string) => void;
  readonly bus: AreaServices['bus'];
}

const readOnly = 'Part of this page doesn’t work at the moment. You can read it, or load it again.';

/**
 * No release can show the page: the server's HTML is better than nothing, or draws when it is asked; the error box
 * is better than half a page.
 */
export function withoutRelease(
  container: HTMLElement,
  { href }: PreparedPage,
  drawn: DrawnPage | null,
  { undrawn, loadPage, bus }: Resort,
): void {
  if (drawn) {
    drawn.restore();
    bus.publish('notifications', { kind: 'error', text: readOnly, link: { label: 'Load it again', href } });
    return;
  }
  container.removeAttribute('data-ssr');
  showAreaFailed(container);
  if (href !== undrawn) loadPage(href);
}
