import { buildAddress, normaliseSearch, type ListingSearch } from '@verandah/market';
import { formMark, formSent } from './field-names.ts';
import { withoutFilters } from './fields.ts';

/** Where a filter form goes without script, and what it must carry along so that the place stays. */
export interface FormTarget {
  readonly action: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

export function formTarget(search: ListingSearch): FormTarget {
  const [action = '/', query = ''] = addressOf(withoutFilters(search)).split('?');
  return { action, hidden: [...new URLSearchParams(query), [formMark, formSent]] };
}

/** Canonical address of a search. */
export const addressOf = (search: ListingSearch): string => buildAddress(normaliseSearch(search)) ?? '/';

/** The same page with one more word in its query. */
export const withQuery = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
