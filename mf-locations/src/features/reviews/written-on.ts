import { relativeOrShortDate, stateByCode } from '@verandah/market';
import type { Review, ReviewDetail } from './review.ts';

/** The day in words, in the time zone of the state in the slug 'richmond-vic-3121'; Melbourne's if it names none. */
export function dayIn(slug: string, time: string, now: number): string {
  const state = slug
    .split('-')
    .toReversed()
    .map(stateByCode)
    .find((found) => found !== undefined);
  return relativeOrShortDate(time, now, state?.timeZone ?? 'Australia/Melbourne');
}

/** Adds the day in words to reviews. The loader does this, so that the page needs no date code. */
export const withDays = (reviews: readonly ReviewDetail[], now: number): Review[] =>
  reviews.map((review) => ({ ...review, writtenOn: dayIn(review.locationSlug, review.createdOn, now) }));
