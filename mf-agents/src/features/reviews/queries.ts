import { reviewFragment } from '../../pages/profile/queries.ts';
import { graphql } from '../../graphql.ts';

export const replyToReview = graphql(
  `mutation AnswerReview($id: ID!, $reply: String!) { replyToAgentReview(reviewId: $id,
    reply: $reply) { ...AgentReview } }`,
  [reviewFragment],
);
export const takeBackReview = graphql(`mutation TakeBackReview($id: ID!) { deleteAgentReview(reviewId: $id) }`);
export const reportReview = graphql(`
  mutation ReportReview($id: ID!, $reason: String!, $detail: String!) { report(kind: agentReview, targetId: $id,
    reason: $reason, detail: $detail) }`);
