import { GraphError, type Graph } from '@verandah/graph';
import {
  allRoles,
  problemsOf,
  reviewInput,
  roleOf,
  type ReviewFields,
  type ReviewProblems,
} from '../../features/reviews/review-fields.ts';
import { graphql, type ReviewedAgentQuery } from '../../graphql.ts';

export type ReviewedAgent = NonNullable<ReviewedAgentQuery['agentProfile']>;

/** The agent, and the listings that a review may be about. */
export const readReviewed = graphql(`
  query ReviewedAgent($username: String!) {
    agentProfile(username: $username) { id username name title portrait office { id name } }
    agentListings(username: $username, take: 50) { results { id address { street suburb stateCode postcode } } }
  }`);

export const addReview = graphql(`
  mutation WriteAgentReview($agentId: ID!, $input: AgentReviewInput!) { addAgentReview(agentId: $agentId,
    input: $input) { id } }`);

/**
 * Writes a review. When a retry after a lost response is rejected as a duplicate, the review was written.
 * @param again whether this is a retry
 * @returns validation errors; empty if the review was written
 * @throws {GraphError} signed out, or unknown outcome
 */
export async function writeReview(
  graph: Graph,
  agentId: string,
  fields: ReviewFields,
  again: boolean,
): Promise<ReviewProblems> {
  try {
    await graph.write(addReview, {
      agentId,
      input: { ...reviewInput(fields), role: roleOf(allRoles, fields), listingId: fields.listing || null },
    });
    return {};
  } catch (error) {
    if (!(error instanceof GraphError) || error.code === '' || error.code === 'SIGNED_OUT') throw error;
    if (error.code === 'CONFLICT' && again) return {};
    return problemsOf(error.problems, error.message);
  }
}
