import { isSlug, locationAddress } from '@verandah/market';

export const comparePath = `${locationAddress()}/compare`;
/** Field of the query: slugs separated by commas. */
export const comparedField = 'suburbs';
/** Field of the query: the name of a suburb to be added. */
export const addedField = 'q';
/** A phone has room for three columns. */
export const mostCompared = 3;

/** Address of the comparison of these suburbs. It holds no session state, so it can be shared. */
export const compareAddress = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `${comparePath}?${comparedField}=${slugs.join(',')}` : comparePath;

/** The suburbs that an address names, each once: at most `mostCompared`. */
export const comparedOf = (query: URLSearchParams): readonly string[] =>
  [...new Set((query.get(comparedField) ?? '').slice(0, 500).split(',').filter(isSlug))].slice(0, mostCompared);
