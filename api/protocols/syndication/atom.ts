import { xmlText } from './xml.ts';

/** A feed of Atom 1.0 (RFC 4287). Addresses are absolute. */
export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** The feed's own address, and the page that it follows. */
  readonly self: string;
  readonly page: string;
  readonly updated: Date;
  readonly entries: readonly AtomEntry[];
}
export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly summary: string;
  readonly category: string;
  readonly published: Date;
  readonly updated: Date;
}

const atomElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
const atomLink = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;

export function atomDocument(feed: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">',
    atomElement('id', feed.id),
    atomElement('title', feed.title),
    atomElement('updated', feed.updated.toISOString()),
    `<author>${atomElement('name', feed.author)}</author>`,
    atomLink('self', 'application/atom+xml', feed.self),
    atomLink('alternate', 'text/html', feed.page),
    ...feed.entries.map(entryElement),
    '</feed>\n',
  ].join('\n');
}

const entryElement = ({ id, title, page, summary, category, published, updated }: AtomEntry): string =>
  [
    '<entry>',
    atomElement('id', id),
    atomElement('title', title),
    atomElement('published', published.toISOString()),
    atomElement('updated', updated.toISOString()),
    atomLink('alternate', 'text/html', page),
    `<category term="${xmlText(category)}"/>`,
    atomElement('summary', summary),
    '</entry>',
  ].join('');
