/** What a member can follow. */
export const followKinds = ['agent', 'location', 'question', 'member'] as const;
export type FollowKind = (typeof followKinds)[number];

/** Whether a viewer follows something, and its number of followers. */
export interface FollowState {
  readonly isFollowing: boolean;
  readonly followerCount: number;
}

/** The public profile of a follower. */
export interface Follower {
  readonly memberId: number;
  readonly username: string;
  readonly name: string;
  /** Root-relative address of a square picture. */
  readonly avatar: string | null;
  /** ISO 8601 */
  readonly followedAt: string;
}
