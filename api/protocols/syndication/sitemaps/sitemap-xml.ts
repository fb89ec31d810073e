import { xmlText } from '../xml.ts';
import type { SitemapEntry } from './sitemap-kind.ts';

const head = '<?xml version="1.0" encoding="utf-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const entryElement = (element: string, publicUrl: string, { path, lastModified }: SitemapEntry): string =>
  `<${element}><loc>${xmlText(publicUrl + path)}</loc><lastmod>${lastModified.toISOString()}</lastmod></${element}>\n`;

/** The index of all files. */
export const indexDocument = (publicUrl: string, files: readonly SitemapEntry[]): string =>
  `${head}<sitemapindex ${space}>\n${files.map((file) => entryElement('sitemap', publicUrl, file)).join('')}</sitemapindex>\n`;

/** One file, written while its addresses are read. */
export async function* fileDocument(
  publicUrl: string,
  entries: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${space}>\n`;
  for await (const some of entries) yield some.map((entry) => entryElement('url', publicUrl, entry)).join('');
  yield '</urlset>\n';
}
