import type { Profile, ProfileAnswer, ProfilePerson, ProfileQuestion, ProfileReview } from './queries.ts';

/** Tabs of a profile; the first has the profile's own address. */
export const tabs = ['reviews', 'questions', 'answers', 'discussions', 'follows'] as const;
export type Tab = (typeof tabs)[number];

export interface UserData {
  readonly profile: Profile;
  readonly tab: Tab;
  /** Starts at 1. */
  readonly page: number;
  readonly pages: number;
  readonly reviews: readonly ProfileReview[];
  /** Questions or discussions. */
  readonly questions: readonly ProfileQuestion[];
  readonly answers: readonly ProfileAnswer[];
  readonly followers: readonly ProfilePerson[];
}

/** For example '/user/mia' or '/user/mia/questions'. */
export const userAddress = (username: string, tab: Tab = 'reviews'): string =>
  `/user/${encodeURIComponent(username)}${tab === 'reviews' ? '' : `/${tab}`}`;
