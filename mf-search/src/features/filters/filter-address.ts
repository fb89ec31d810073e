import type { PageFlags } from '@verandah/kit';
import { buildAddress, type ListingSearch } from '@verandah/market';
import { formMark, formSent } from './field-names.ts';
import { withoutFilters } from './fields.ts';

/** The action of a filter form without script, and the hidden fields that preserve the location. */
export interface FormTarget {
  readonly action: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

export function formTarget(search: ListingSearch): FormTarget {
  const [action = '/', query = ''] = addressOf(withoutFilters(search), {}).split('?');
  return { action, hidden: [...new URLSearchParams(query), [formMark, formSent]] };
}

/** Canonical address of a search. @param flags decide how many filters may be in its path */
export const addressOf = (search: ListingSearch, { facetLevel3, facetLevel4 }: PageFlags): string =>
  buildAddress(search, { facetLevel: facetLevel4 ? 4 : facetLevel3 ? 3 : 2 }) ?? '/';

/** The address with one more query field. */
export const withQuery = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
