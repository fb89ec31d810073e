import { document } from '@verandah/graph';
import type { OwnMark } from './own.ts';

export interface ReviewsShown {
  readonly skip: number;
  readonly take: number;
  readonly sort: 'newest' | 'mostHelpful' | 'highestRating' | 'lowestRating';
}

interface Answer {
  readonly locationOverview: {
    readonly location: { readonly isFollowing: boolean; readonly followerCount: number };
    readonly ownReview: { readonly id: string } | null;
    readonly reviews: { readonly results: readonly (OwnMark & { readonly id: string })[] };
  } | null;
}

export const readOwnPlace = document<Answer, ReviewsShown & { readonly slug: string }>(`
  query OwnPlace($slug: String!, $skip: Int!, $take: Int!, $sort: LocationReviewOrder!) {
    locationOverview(identifier: $slug) {
      location { isFollowing followerCount } ownReview { id }
      reviews(skip: $skip, take: $take, sortOrder: $sort) { results { id isOwn markedHelpful } }
    }
  }`);
