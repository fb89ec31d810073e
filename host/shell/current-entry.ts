import type { NavigationEntry } from '@verandah/areas';

const holdsPath = (href: string, path: string): boolean =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);

/** The navigation entry that contains a path ('/for-sale/fitzroy-vic-3065'): the longest match, if any. */
export function currentEntry(entries: readonly NavigationEntry[], path: string): NavigationEntry | undefined {
  const [plain = '/'] = path.split(/[?#]/, 1);
  return entries.filter(({ href }) => holdsPath(href, plain)).toSorted((a, b) => b.href.length - a.href.length)[0];
}
