import { relativeOrShortDate, stateByCode } from '@verandah/market';
import type { Review, ReviewDetail } from './review.ts';

/**
 * The day in words on the clock of the state that the slug 'richmond-vic-3121' names; Melbourne's where it names none.
 */
export function dayIn(slug: string, time: string, now: number): string {
  const state = slug
    .split('-')
    .toReversed()
    .map(stateByCode)
    .find((found) => found !== undefined);
  return relativeOrShortDate(time, now, state?.timeZone ?? 'Australia/Melbourne');
}

/** Reviews with their day in words: found with the data, so that the page needs no calendar. */
export const withDays = (reviews: readonly ReviewDetail[], now: number): Review[] =>
  reviews.map((review) => ({ ...review, writtenOn: dayIn(review.locationSlug, review.createdOn, now) }));
