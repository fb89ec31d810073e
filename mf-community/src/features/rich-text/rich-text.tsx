import { createElement, type ReactNode } from 'react';
import type { RichNode } from './read-html.ts';
import styles from './rich-text.module.css';

/** Elements whose children must be elements: white space between rows is not rendered. */
const tables: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

function toElement(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const inside = tables.has(tag) ? children.filter((child) => typeof child !== 'string') : children;
  const own =
    tag === 'img'
      ? { ...attributes, alt: attributes['alt'] ?? '', loading: 'lazy' }
      : tag === 'a' && attributes['href']?.startsWith('http')
        ? { ...attributes, rel: 'noopener' }
        : attributes;
  const drawn = createElement(tag, { key, ...own }, ...(inside.length > 0 ? [inside.map(toElement)] : []));
  if (tag !== 'table') return drawn;
  // Wide tables scroll on their own, by keyboard too.
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section key={key} className={styles.table} tabIndex={0} aria-label="Table">
      {drawn}
    </section>
  );
}

/** The text of a post. */
export const RichText = ({ nodes }: { readonly nodes: readonly RichNode[] }) => (
  <div className={styles.text}>{nodes.map(toElement)}</div>
);
