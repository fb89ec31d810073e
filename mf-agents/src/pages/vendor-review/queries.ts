import { document, GraphError, type Graph } from '@verandah/graph';
import {
  problemsOf,
  reviewInput,
  roleOf,
  vendorRoles,
  type ReviewFields,
  type ReviewProblems,
  type WrittenReview,
} from '../../features/reviews/review-fields.ts';

export interface Invitation {
  readonly agentName: string;
  readonly agentUsername: string;
  readonly officeName: string;
  readonly vendorName: string;
  readonly expiresAt: string;
}

export const readInvitation = document<{ vendorReviewInvitation: Invitation }, { token: string }>(`
  query VendorInvitation($token: String!) { vendorReviewInvitation(token: $token) { agentName agentUsername officeName vendorName expiresAt } }`);

export interface Input extends WrittenReview {
  readonly role: (typeof vendorRoles)[number];
  readonly name: string | null;
}

export const addReview = document<{ addVendorReview: boolean }, { token: string; input: Input }>(`
  mutation WriteVendorReview($token: String!, $input: VendorReviewInput!) { addVendorReview(token: $token, input: $input) }`);

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
