/** The viewer's own React: it cannot render elements of another version. */
export interface ViewerReact<Element> {
  createElement(type: unknown, props: object | null, ...children: readonly unknown[]): Element;
}

/**
 * A component that shows the texts of the OpenAPI document: paragraphs with `code` and **bold**, and the viewer's
 * own words with <i>italics</i>; nothing else is in it.
 * In place of the viewer's own, which writes HTML: Trusted Types refuse that, and the page's policy stays as it is
 * everywhere.
 */
export const plainMarkdown =
  <Element>({ createElement }: ViewerReact<Element>) =>
  ({ source }: { readonly source?: string }): Element | null => {
    if (source === undefined || source === '') return null;
    const inline = (part: string, at: number): Element | string => {
      if (part.length > 2 && part.startsWith('`')) return createElement('code', { key: at }, part.slice(1, -1));
      if (part.length > 4 && part.startsWith('**')) return createElement('strong', { key: at }, part.slice(2, -2));
      if (part.startsWith('<i>') && part.endsWith('</i>')) return createElement('em', { key: at }, part.slice(3, -4));
      return part;
    };
    const paragraphs = source
      .split(/\n\n+/)
      .map((text, at) =>
        createElement('p', { key: at }, text.split(/(`[^`]*`|\*\*[^*]*\*\*|<i>[^<]*<\/i>)/).map(inline)),
      );
    return createElement('div', { className: 'markdown' }, paragraphs);
  };
