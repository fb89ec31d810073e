import type { HTMLAttributes } from 'react';

/** Browsers with Trusted Types take no text for HTML, not even the empty one. */
const empty = (): TrustedHTML | string =>
  (globalThis as { readonly trustedTypes?: { readonly emptyHTML?: TrustedHTML } }).trustedTypes?.emptyHTML ?? '';

/** By the element's id. */
const kept = new Map<string, { readonly nodes: readonly ChildNode[]; readonly isArea: boolean }>();
const fromServer = 'data-ssr';

/** Remembers what the server drew in such elements, before React takes the page over. */
export function preserveServerHtml(ids: readonly string[]): void {
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element?.firstChild) kept.set(id, { nodes: [...element.childNodes], isArea: element.hasAttribute(fromServer) });
  }
}

/** The element: hydrated with its content, or rendered anew without. */
function stand(element: HTMLElement | null): void {
  const content = element && kept.get(element.id);
  if (!content) return;
  kept.delete(element.id);
  if (element.firstChild) return;
  element.append(...content.nodes);
  element.toggleAttribute(fromServer, content.isArea);
}

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'aside' | 'article';
  /** Unique on the page, and among those that are preserved. */
  readonly id: string;
  /** On the server only. */
  readonly html: string;
  readonly [data: `data-${string}`]: string | undefined;
}

/**
 * An element whose content the server draws and the browser leaves as it finds it. When something other than our script
 * has changed the page before it came alive, as extensions and translators do, React throws all of it away and draws it
 * anew: then the content is put back.
 */
export const ServerHtml = ({ as: Element = 'div', html, ...attributes }: Props) => (
  <Element {...attributes} ref={stand} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html || empty() }} />
);
