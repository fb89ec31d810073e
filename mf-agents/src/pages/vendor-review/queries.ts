import { GraphError, type Graph } from '@verandah/graph';
import {
  problemsOf,
  reviewInput,
  roleOf,
  vendorRoles,
  type ReviewFields,
  type ReviewProblems,
} from '../../features/reviews/review-fields.ts';
import { graphql, type VendorInvitationQuery } from '../../graphql.ts';

export type Invitation = VendorInvitationQuery['vendorReviewInvitation'];

export const readInvitation = graphql(`
  query VendorInvitation($token: String!) { vendorReviewInvitation(token: $token) { agentName agentUsername officeName
    vendorName expiresAt } }`);

export const addReview = graphql(`
  mutation WriteVendorReview($token: String!, $input: VendorReviewInput!) { addVendorReview(token: $token,
    input: $input) }`);

/**
 * Writes the requested review. After a lost response, a link that the API calls used means that the review was written.
 * @param again whether this is a retry
 * @returns validation errors; empty if the review was written
 * @throws {GraphError} unknown outcome
 */
export async function writeVendorReview(
  graph: Graph,
  token: string,
  fields: ReviewFields,
  again: boolean,
): Promise<ReviewProblems> {
  try {
    await graph.write(addReview, {
      token,
      input: { ...reviewInput(fields), role: roleOf(vendorRoles, fields), name: fields.name.trim() || null },
    });
    return {};
  } catch (error) {
    if (!(error instanceof GraphError) || error.code === '') throw error;
    if (error.code === 'GONE' && again) return {};
    return problemsOf(error.problems, error.message);
  }
}
