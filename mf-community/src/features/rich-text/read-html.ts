/** A node of a post: text, or an allowed element. */
export type RichNode =
  | string
  | {
      readonly tag: RichTag;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly RichNode[];
    };

const tags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'strong',
  'em',
  'b',
  'i',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type RichTag = (typeof tags)[number];
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const attributesOf: Readonly<Partial<Record<RichTag, readonly string[]>>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['scope'],
};
const safe: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i,
  src: /^\/media\/[\w./-]+$/,
};

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const decodeText = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|([a-z]{2,6}));/g, (whole, code?: string, name?: string) =>
    code !== undefined
      ? Number(code) <= 0x10ffff
        ? String.fromCodePoint(Number(code))
        : ''
      : (names[name ?? ''] ?? whole),
  );

interface Open {
  readonly tag: RichTag | null;
  readonly attributes: Record<string, string>;
  readonly children: RichNode[];
}

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</gi;

/**
 * Parses the API's sanitised HTML into elements. The page never sets HTML, so nothing in a post could run even if
 * sanitising had failed. Tags, attributes and URLs that are not allowed in posts are dropped.
 */
export function readHtml(html: string): readonly RichNode[] {
  const root: Open = { tag: null, attributes: {}, children: [] };
  const stack: Open[] = [root];
  const top = (): Open => stack.at(-1) ?? root;
  const close = (): void => {
    const done = stack.pop();
    if (done?.tag) top().children.push({ tag: done.tag, attributes: done.attributes, children: done.children });
  };
  for (const [text, ending, name, attributes] of html.matchAll(token)) {
    if (name === undefined) {
      top().children.push(decodeText(text));
      continue;
    }
    const tag = tags.find((each) => each === name.toLowerCase());
    if (!tag) continue;
    if (ending) {
      if (stack.some((open) => open.tag === tag)) while (stack.length > 1 && top().tag !== tag) close();
      if (top().tag === tag) close();
    } else {
      stack.push({ tag, attributes: readAttributes(tag, attributes ?? ''), children: [] });
      if (empty.has(tag)) close();
    }
  }
  while (stack.length > 1) close();
  return root.children;
}

function readAttributes(tag: RichTag, text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(/([a-z-]+)="([^"]*)"/gi)) {
    const plain = decodeText(value ?? '');
    if (name && attributesOf[tag]?.includes(name) && (safe[name]?.test(plain) ?? true)) found[name] = plain;
  }
  return found;
}

/** Number of words in a text, to estimate its reading time. */
export const wordsOf = (nodes: readonly RichNode[]): number =>
  nodes.reduce(
    (sum, node) => sum + (typeof node === 'string' ? node.split(/\s+/).filter(Boolean).length : wordsOf(node.children)),
    0,
  );
