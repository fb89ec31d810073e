import { createContext } from 'react';
import type { OwnReviewMarkQuery } from '../../graphql.ts';

/** The member's own relation to a review. */
export type OwnMark = NonNullable<OwnReviewMarkQuery['locationReview']>;

/** Data of a location's page that depend on the signed-in member. */
export interface OwnPlace {
  readonly isFollowing: boolean;
  readonly followerCount: number;
  /** The member has reviewed the location. */
  readonly hasReviewed: boolean;
  readonly marks: ReadonlyMap<string, OwnMark>;
}

/** Null for a visitor, on the server, and until the data are loaded. */
export const OwnContext = createContext<OwnPlace | null>(null);
