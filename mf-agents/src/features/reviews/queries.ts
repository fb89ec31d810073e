import { document } from '@verandah/graph';
import type { AgentReview } from '../../pages/profile/agent.ts';
import { reviewFields } from '../../pages/profile/queries.ts';

export const replyToReview = document<{ replyToAgentReview: AgentReview }, { id: string; reply: string }>(`
  mutation AnswerReview($id: ID!, $reply: String!) { replyToAgentReview(reviewId: $id, reply: $reply) { ${reviewFields} } }`);
export const takeBackReview = document<{ deleteAgentReview: string }, { id: string }>(
  'mutation TakeBackReview($id: ID!) { deleteAgentReview(reviewId: $id) }',
);
export const reportReview = document<{ report: boolean }, { id: string; reason: string; detail: string }>(`
  mutation ReportReview($id: ID!, $reason: String!, $detail: String!) { report(kind: agentReview, targetId: $id, reason: $reason, detail: $detail) }`);
