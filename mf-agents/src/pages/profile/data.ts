import type { CardListing } from '@verandah/design';
import type { ActivityType } from '@verandah/market';
import type { EnquiryStart } from '../../features/enquiry/fields.ts';
import type { AgentReview, ProfileAgent } from './agent.ts';
import type { ActivityItem, AgentAnswer, AgentQuestion, Followed, Follower } from './queries.ts';
import type { ListingKind } from './tabs.ts';

interface Paged<Item> {
  readonly total: number;
  readonly results: readonly Item[];
}

/** Content of a tab; `page` starts at 1. */
export type TabData = { readonly page: number } & (
  | ({ readonly tab: 'activity'; readonly type: ActivityType | null } & Paged<ActivityItem>)
  | ({ readonly tab: 'listings'; readonly kind: ListingKind } & Paged<CardListing>)
  | ({ readonly tab: 'reviews' } & Paged<AgentReview>)
  | ({ readonly tab: 'answers' } & Paged<AgentAnswer>)
  | ({ readonly tab: 'questions' } & Paged<AgentQuestion>)
  | ({ readonly tab: 'followers' } & Paged<Follower>)
  | ({ readonly tab: 'following' } & Paged<Followed>)
);

export interface ProfileData {
  readonly agent: ProfileAgent;
  readonly content: TabData;
  readonly enquiry: EnquiryStart;
  /** A review has just been written by this visitor. */
  readonly reviewed: boolean;
  /** A review has just been reported by this visitor, without script. */
  readonly reported: boolean;
  readonly awardsShown: boolean;
}
