import { useState, type HTMLAttributes } from 'react';

/** Browsers with Trusted Types accept no string as HTML, not even an empty one. */
const emptyHtml = (): { readonly __html: TrustedHTML | string } => ({
  __html:
    (globalThis as { readonly trustedTypes?: { readonly emptyHTML?: TrustedHTML } }).trustedTypes?.emptyHTML ?? '',
});

/** By the element's id. */
const preserved = new Map<string, { readonly nodes: readonly ChildNode[]; readonly isArea: boolean }>();
const fromServer = 'data-ssr';

/** Stores the server-rendered content of these elements, before React hydrates the page. */
export function preserveServerHtml(ids: readonly string[]): void {
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element?.firstChild)
      preserved.set(id, { nodes: [...element.childNodes], isArea: element.hasAttribute(fromServer) });
  }
}

/** Called when the element is mounted: hydrated with its content, or rendered again without. */
function restoreContent(element: HTMLElement | null): void {
  const content = element && preserved.get(element.id);
  if (!content) return;
  preserved.delete(element.id);
  if (element.firstChild) return;
  element.append(...content.nodes);
  element.toggleAttribute(fromServer, content.isArea);
}

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'aside' | 'article';
  /** Unique on the page, and among the stored elements. */
  readonly id: string;
  /** On the server only. */
  readonly html: string;
  readonly [data: `data-${string}`]: string | undefined;
}

/**
 * An element whose content only the server renders, and hydration leaves unchanged. If an extension or a translator has
 * modified the page before hydration, React discards everything and renders it again. Then this element restores its
 * content.
 */
export function ServerHtml({ as: Element = 'div', html, ...attributes }: Props) {
  // One object for the element's whole life: React writes the HTML again when it changes, and WebKit's `emptyHTML` is a
  // new object at each read.
  const [empty] = useState(emptyHtml);
  return (
    <Element
      {...attributes}
      ref={restoreContent}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html ? { __html: html } : empty}
    />
  );
}
