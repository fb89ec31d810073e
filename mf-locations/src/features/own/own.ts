import { createContext } from 'react';

/** What a reader said of a review. */
export interface OwnMark {
  readonly isOwn: boolean;
  readonly markedHelpful: boolean | null;
}

/** What a place's page knows of the member who reads it. */
export interface OwnPlace {
  readonly isFollowing: boolean;
  readonly followerCount: number;
  /** They have reviewed it. */
  readonly hasReviewed: boolean;
  readonly marks: ReadonlyMap<string, OwnMark>;
}

/** null for a visitor, on the server, and until it is known. */
export const OwnContext = createContext<OwnPlace | null>(null);
