import { plural } from '@verandah/market';

/** The number of new homes in words, of one alert or of all. */
export const newHomes = (count: number): string => (count === 0 ? 'No new homes' : plural(count, 'new home'));

/** New homes shown per alert; the others are behind its link. */
export const shownOfEach = 3;
