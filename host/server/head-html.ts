import type { Head } from '@verandah/areas';
import { inlineJson } from '@verandah/releases';
import { escapeHtml } from './escape.ts';

const metaElement = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Makes a URL of the page's head absolute. Returns '' when it is invalid. */
function absoluteUrl(address: string, publicUrl: string): string {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

const addressKeys = new Set(['url', 'item', 'image', 'contentUrl', 'logo', '@id', 'sameAs']);

/** Makes the URLs in structured data absolute, because robots accept no others. */
function absoluteData(value: unknown, publicUrl: string, key = ''): unknown {
  if (typeof value === 'string')
    return addressKeys.has(key) && value.startsWith('/') ? absoluteUrl(value, publicUrl) : value;
  if (Array.isArray(value)) return value.map((one) => absoluteData(one, publicUrl, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, absoluteData(one, publicUrl, name)]));
}

/** The head's metadata for visitors, robots and link previews. */
export function headHtml(head: Head, publicUrl: string): string {
  const canonical = head.canonical === undefined ? '' : absoluteUrl(head.canonical, publicUrl);
  const image = head.image === undefined ? '' : absoluteUrl(head.image, publicUrl);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    metaElement('property', 'og:title', head.title),
    metaElement('property', 'og:type', 'website'),
    head.description &&
      metaElement('name', 'description', head.description) +
        metaElement('property', 'og:description', head.description),
    canonical &&
      `<link rel="canonical" href="${escapeHtml(canonical)}">${metaElement('property', 'og:url', canonical)}`,
    image && metaElement('property', 'og:image', image),
    metaElement('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    head.noIndex && metaElement('name', 'robots', 'noindex'),
    ...(head.feeds ?? []).map(
      ({ title, href }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(absoluteUrl(href, publicUrl))}">`,
    ),
    ...(head.preloadImages ?? []).map(
      ({ srcSet, sizes, type }) =>
        `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" type="${escapeHtml(type)}" fetchpriority="high">`,
    ),
    ...(head.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${inlineJson(absoluteData(data, publicUrl))}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('');
}
