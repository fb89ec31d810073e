import { document, GraphError, type Graph } from '@verandah/graph';
import {
  allRoles,
  problemsOf,
  reviewInput,
  roleOf,
  type ReviewFields,
  type ReviewProblems,
  type WrittenReview,
} from '../../features/reviews/review-fields.ts';
import type { ReviewRole } from '../../features/reviews/words.ts';

export interface ReviewedAgent {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly title: string | null;
  readonly portrait: string | null;
  readonly office: { readonly id: string; readonly name: string };
}
interface Home {
  readonly id: string;
  readonly address: {
    readonly street: string;
    readonly suburb: string;
    readonly stateCode: string;
    readonly postcode: string | null;
  };
}

/** The agent, and the listings that a review may be about. */
export const readReviewed = document<
  { agentProfile: ReviewedAgent | null; agentListings: { readonly results: readonly Home[] } | null },
  { username: string }
>(`
  query ReviewedAgent($username: String!) {
    agentProfile(username: $username) { id username name title portrait office { id name } }
    agentListings(username: $username, take: 50) { results { id address { street suburb stateCode postcode } } }
  }`);

export interface Input extends WrittenReview {
  readonly role: ReviewRole;
  readonly listingId: string | null;
}

export const addReview = document<{ addAgentReview: { readonly id: string } }, { agentId: string; input: Input }>(`
  mutation WriteAgentReview($agentId: ID!, $input: AgentReviewInput!) { addAgentReview(agentId: $agentId, input: $input) { id } }`);

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
