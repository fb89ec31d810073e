import { Parser } from 'htmlparser2';

/** What a page consists of, without its texts: data may change between two requests. */
export interface PageStructure {
  readonly title: string;
  /** Texts of the headings of the first level. */
  readonly headings: readonly string[];
  readonly robots: string;
  readonly canonical: string;
  /** Types of structured data. */
  readonly structuredData: readonly string[];
  /** Element → how many: 'form', 'input bedrooms', 'a'. */
  readonly elements: ReadonlyMap<string, number>;
  readonly bytes: number;
}

const uncounted = new Set(['html', 'head', 'body', 'script', 'style', 'link', 'meta', 'title', 'path']);
/** Elements that have a name of their own in a form. */
const named = new Set(['input', 'select', 'textarea', 'button']);

/** Reads the structure of a page's HTML. Never throws: browsers read any HTML. */
export function pageStructure(html: string): PageStructure {
  const elements = new Map<string, number>();
  const headings: string[] = [];
  const structuredData: string[] = [];
  let [title, robots, canonical, data] = ['', '', '', ''];
  let open: 'title' | 'h1' | 'data' | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && title === '') open = 'title';
      if (name === 'h1') {
        open = 'h1';
        headings.push('');
      }
      if (name === 'script' && attributes['type'] === 'application/ld+json') [open, data] = ['data', ''];
      if (name === 'meta' && attributes['name'] === 'robots') robots = attributes['content'] ?? '';
      if (name === 'link' && attributes['rel'] === 'canonical') canonical = attributes['href'] ?? '';
      if (uncounted.has(name)) return;
      const key = named.has(name) && attributes['name'] ? `${name} ${attributes['name']}` : name;
      elements.set(key, (elements.get(key) ?? 0) + 1);
    },
    ontext(text) {
      if (open === 'title') title += text;
      if (open === 'h1') headings[headings.length - 1] += text;
      if (open === 'data') data += text;
    },
    onclosetag(name) {
      if (name === 'script' && open === 'data') structuredData.push(...typesOf(data));
      if (['title', 'h1', 'script'].includes(name)) open = null;
    },
  });
  parser.end(html);
  return {
    title: title.trim(),
    headings: headings.map((each) => each.replaceAll(/\s+/g, ' ').trim()),
    robots,
    canonical,
    structuredData: structuredData.toSorted(),
    elements,
    bytes: Buffer.byteLength(html),
  };
}

/** The types of one or several items of JSON-LD; 'invalid' for what is no JSON. */
function typesOf(text: string): string[] {
  try {
    const items = [JSON.parse(text) as unknown].flat() as readonly { readonly '@type'?: unknown }[];
    return items.map((item) => String(item?.['@type'] ?? 'unnamed'));
  } catch {
    // Reported as what the page has: a difference if the other page's can be read.
    return ['invalid'];
  }
}
