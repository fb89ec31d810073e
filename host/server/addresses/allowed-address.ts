/**
 * Query parameters whose every value is one of the site's own words or numbers. Others may hold what a visitor typed or
 * where they are: those are left out of addresses that are recorded.
 */
const allowedNames: ReadonlySet<string> = new Set([
  'auctions',
  'bathrooms',
  'bedrooms',
  'carspaces',
  'deals',
  'features',
  'inspections',
  'land-area',
  'page',
  'pricemaximum',
  'priceminimum',
  'propertytypes',
  'rating',
  'sort',
  'studios',
  'surrounding',
  'topic',
  'type',
  'underoffer',
]);
const allowedValue = /^[a-z0-9]{1,20}(?:[.,+_-][a-z0-9]{1,20}){0,9}$/i;
const mostLetters = 300;

/**
 * A request's address with the allowed parameters only, in the order of their names; null for one that is too long to be
 * recorded. @param target of the request: '/for-sale/richmond-vic-3121?bedrooms=2&q=somebody'
 */
export function allowedAddress(target: string): string | null {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  if (path.length > mostLetters || !path.startsWith('/')) return null;
  if (at < 0) return path;
  const allowed = [...new URLSearchParams(target.slice(at))]
    .filter(([name, value]) => allowedNames.has(name) && allowedValue.test(value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(allowed).toString();
  return query === '' || path.length + query.length > mostLetters ? path : `${path}?${query}`;
}
