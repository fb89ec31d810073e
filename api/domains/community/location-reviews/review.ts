import type { PostAuthor } from '../questions/question.ts';
import type { PlaceFactor, PlaceRelation } from './factors.ts';

export interface ReviewComment {
  readonly id: number;
  readonly reviewId: number;
  readonly author: PostAuthor;
  readonly text: string;
  /** ISO 8601 */
  readonly createdOn: string;
}

/** A member's review of a place, as everyone may read it. */
export interface LocationReview {
  readonly id: number;
  readonly locationId: number;
  readonly locationLabel: string;
  readonly locationSlug: string;
  readonly author: PostAuthor;
  readonly relation: PlaceRelation;
  /** 1 to 5 */
  readonly rating: number;
  readonly ratings: readonly { readonly factor: PlaceFactor; readonly rating: number }[];
  readonly title: string;
  readonly text: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
  /** The viewer's vote; null without one. */
  readonly markedHelpful: boolean | null;
  /** The viewer wrote it. */
  readonly isOwn: boolean;
  readonly commentCount: number;
  /** ISO 8601 */
  readonly createdOn: string;
}

/** The stars of a place in short. */
export interface RatingSummary {
  /** Mean of all, to one decimal; null without a review. */
  readonly average: number | null;
  readonly count: number;
}

/** The stars of a place. */
export interface PlaceRatings extends RatingSummary {
  /** How many gave 1, 2, 3, 4 and 5. */
  readonly distribution: readonly [number, number, number, number, number];
  /** Factors that have a rating. */
  readonly factors: readonly {
    readonly factor: PlaceFactor;
    readonly label: string;
    readonly average: number;
    readonly count: number;
  }[];
}

/** A point made by reviews, in its most common wording. */
export interface FrequentPoint {
  readonly text: string;
  /** Number of reviews that make the point. */
  readonly count: number;
}
export interface ProsAndCons {
  readonly pros: readonly FrequentPoint[];
  readonly cons: readonly FrequentPoint[];
}

export const reviewOrders = ['newest', 'mostHelpful', 'highestRating', 'lowestRating'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];
