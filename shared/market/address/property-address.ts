import { isSlug } from '../search/normalise-search.ts';
import { streetAddress } from './place-address.ts';

/** '12A' → '12a', 'Lot 5' → 'lot-5', '12–14' → '12-14'. */
const pathPart = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * A property among those of its street, by house number and unit: '12a', '12a-unit-3'; '' without a house number. The
 * API finds a property by comparing this text.
 */
export function propertySlug(number: string | null, unit: string | null = null): string {
  const house = pathPart(number ?? '');
  if (house === '') return '';
  return unit === null || pathPart(unit) === '' ? house : `${house}-unit-${pathPart(unit)}`;
}

/**
 * The page of a property that need not be on offer: '/location/richmond-vic-3121/smith-street/12a-unit-3'. The street's
 * page when the property has no number.
 */
export function propertyAddress(place: string, street: string, property: string): string {
  const page = streetAddress(place, street);
  return property !== '' && isSlug(property) && isSlug(street) ? `${page}/${property}` : page;
}

/**
 * The page of a shown address: suburb's slug and '3/12A Smith Street'; null for text without a house number. Its street
 * may be spelt in another way than the page's own address: that redirects.
 */
export function propertyAddressOf(place: string, text: string): string | null {
  const [, unit, number, street] = /^(?:([^/]{1,10})\/)?\s*(\d[\w-]{0,9})\s+(\S.*)$/.exec(text.trim()) ?? [];
  if (number === undefined || street === undefined || pathPart(street) === '' || !isSlug(place)) return null;
  return propertyAddress(place, pathPart(street), propertySlug(number, unit ?? null));
}
