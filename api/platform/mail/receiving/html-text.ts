import sanitizeHtml from 'sanitize-html';

const blocks = [
  'p',
  'div',
  'blockquote',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
];
/** Classes and ids that mail programs give to the quoted mail and to signatures. */
const notOwn = new Set([
  'gmail_quote',
  'gmail_quote_container',
  'gmail_attr',
  'gmail_signature',
  'yahoo_quoted',
  'protonmail_quote',
  'moz-cite-prefix',
  'moz-signature',
]);

const isNotOwn = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
  tag === 'blockquote' ||
  [attribs['id'], ...(attribs['class'] ?? '').split(' ')].some((name) => name !== undefined && notOwn.has(name));

const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * The text of a mail that has no plain text, in lines.
 * @param own whether quoted mails and signatures are left out
 */
export function textOfHtml(html: string, own: boolean): string {
  const bare = sanitizeHtml(html, {
    allowedTags: blocks,
    allowedAttributes: { '*': ['class', 'id'] },
    nonTextTags: ['style', 'script', 'title', 'textarea', 'option', 'noscript'],
    ...(own && { exclusiveFilter: isNotOwn }),
  });
  return bare
    .replace(/\s+/g, ' ')
    .replace(/<br \/> ?/g, '\n')
    .replace(/ ?<\/p> ?/g, '\n\n')
    .replace(/ ?<\/?(?:div|blockquote|li|tr|ul|ol|table|pre|h\d)\b[^>]*> ?|<hr[^>]*> ?/g, '\n')
    .replace(/<[^>]*> ?/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
