import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const marked = new Marked({ gfm: true, async: false });

const headings: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/**
 * What a post may hold: text, lists, tables, quotes, links to the web, pictures of our own media store. Nothing that
 * runs or is loaded from elsewhere. Run in another process, by `shownHtml`.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
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
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start'],
      th: ['scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      ...headings,
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https?:/i.test(href) ? { rel: 'noopener' } : {}) },
      }),
      img: (tagName, { src = '', alt = '', width, height }) => ({
        tagName,
        attribs: { src, alt, loading: 'lazy', ...(width ? { width } : {}), ...(height ? { height } : {}) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[\w./-]+$/.test(attribs['src'] ?? ''),
  }).trim();
}

/** Markdown as HTML that may be shown. Run in another process, by `shownHtml`. */
export const renderMarkdown = (markdown: string): string => cleanHtml(marked.parse(markdown, { async: false }));

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Characters of HTML of which the words are taken: titles, excerpts and names are shorter. */
const longestPiece = 8000;

/** The words of a piece of HTML, on one line; of a longer one, those at its beginning. */
export function textOf(html: string): string {
  const text = sanitizeHtml(html.slice(0, longestPiece).replace(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
