import type { ReviewSummaryFragment, AgentPageQuery, AgentReviewFragment } from '../../graphql.ts';

/** Average and number of reviews; `stars` are the numbers with 1, 2, 3, 4 and 5. */
export type ReviewSummary = ReviewSummaryFragment;

/** An agent with the fields of their page. `period`: days yyyy-MM-dd, both inclusive. */
export type ProfileAgent = NonNullable<AgentPageQuery['agentProfile']>;

export type AgentReview = AgentReviewFragment;
