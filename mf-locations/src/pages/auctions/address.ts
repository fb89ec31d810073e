import { slugText, states, type State } from '@verandah/market';

export const auctionsPath = '/auction-results';
/** Query field of a page of results after the first. */
export const pageField = 'page';

/** 'melbourne' */
const citySlug = ({ capital }: State): string => slugText(capital);

/** The capitals, by the name of the city. */
export const cities = states.toSorted((a, b) => a.capital.localeCompare(b.capital));

/** The state whose capital an address names. */
export const stateOfCity = (slug: string): State | undefined => states.find((state) => citySlug(state) === slug);

/**
 * A capital's auction results: of the latest week, or of one by its Monday.
 * @param monday yyyy-MM-dd
 */
export function auctionsAddress(state: State, monday?: string, page = 1): string {
  const week = `${auctionsPath}/${citySlug(state)}${monday ? `/${monday}` : ''}`;
  return page > 1 ? `${week}?${pageField}=${page}` : week;
}
