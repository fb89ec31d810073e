import { plural } from '@verandah/market';

/** '4.6 out of 5 stars from 31 reviews'; '5 out of 5 stars' for a single review's own. */
export function ratingText(value: number, count?: number): string {
  const stars = `${Number.isInteger(value) ? value : value.toFixed(1)} out of 5 stars`;
  return count === undefined ? stars : `${stars} from ${plural(count, 'review')}`;
}
