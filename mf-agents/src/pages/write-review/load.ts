import type { Loaded, PageRequest } from '@verandah/areas';
import type { SubmissionState } from '@verandah/design';
import { signInHref } from '@verandah/kit';
import { addressText, writeReviewAddress } from '@verandah/market';
import { emptyReview, type ReviewFields, type ReviewProblems } from '../../features/reviews/review-fields.ts';
import { readReviewed, type ReviewedAgent } from './queries.ts';

export interface WriteReviewData {
  readonly agent: ReviewedAgent;
  readonly listings: readonly { readonly id: string; readonly label: string }[];
  /** The signed-in member is the agent. */
  readonly oneself: boolean;
  readonly start: { readonly fields: ReviewFields; readonly problems: ReviewProblems; readonly state: SubmissionState };
}

/** Loads the form for a review. Visitors are redirected to the sign-in page first. */
export async function loadWriteReview({ params, graph, session }: PageRequest): Promise<Loaded<WriteReviewData>> {
  const username = (params['username'] ?? '').slice(0, 200).toLowerCase();
  if (!session.signedIn) return { status: 302, location: signInHref(writeReviewAddress(username), 'review') };
  const { agentProfile: agent, agentListings } = await graph.read(readReviewed, { username });
  if (!agent) return { status: 404 };
  return {
    status: 200,
    data: {
      agent,
      oneself: session.agentId === agent.id,
      listings: (agentListings?.results ?? []).map(({ id, address }) => ({ id, label: addressText(address) })),
      start: { fields: emptyReview, problems: {}, state: 'idle' },
    },
    head: { title: `Review ${agent.name}`, noIndex: true },
  };
}
