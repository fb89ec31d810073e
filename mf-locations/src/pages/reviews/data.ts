import type { NamedPlace } from '../../features/places/place.ts';
import type { Review } from '../../features/reviews/review.ts';

export const reviewOrders = [
  { value: 'newest', label: 'Newest' },
  { value: 'mostHelpful', label: 'Most helpful' },
  { value: 'highestRating', label: 'Highest rated' },
  { value: 'lowestRating', label: 'Lowest rated' },
] as const;
export type ReviewOrder = (typeof reviewOrders)[number]['value'];
export const perPage = 10;

export interface ReviewsData {
  readonly place: NamedPlace;
  readonly ratings: { readonly average: number | null; readonly count: number };
  readonly reviews: readonly Review[];
  readonly order: ReviewOrder;
  readonly page: number;
  readonly pages: number;
}
