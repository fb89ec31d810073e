import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import type { SubmissionState } from '@verandah/design';
import { GraphError } from '@verandah/graph';
import { vendorReviewAddress } from '@verandah/market';
import {
  checkReview,
  emptyReview,
  reviewFields,
  vendorRoles,
  type ReviewFields,
  type ReviewProblems,
} from '../../features/reviews/review-fields.ts';
import { readInvitation, writeVendorReview, type Invitation } from './queries.ts';

interface Start {
  readonly fields: ReviewFields;
  readonly problems: ReviewProblems;
  readonly state: SubmissionState;
}

export type VendorReviewData =
  | { readonly kind: 'open'; readonly token: string; readonly invitation: Invitation; readonly start: Start }
  | { readonly kind: 'sent' }
  /** Used, withdrawn or expired; `why` is the API's message. */
  | { readonly kind: 'closed'; readonly why: string };

/** Query field that marks the address after the review was written without script. */
const sentMark = 'sent';

/** Loads the page behind the link in a vendor's email. An unknown link is not found. */
export async function loadVendorReview({ params, url, graph }: PageRequest): Promise<Loaded<VendorReviewData>> {
  const token = (params['token'] ?? '').slice(0, 100);
  if (url.searchParams.has(sentMark))
    return { status: 200, data: { kind: 'sent' }, head: { title: 'Thank you for your review', noIndex: true } };
  try {
    const { vendorReviewInvitation: invitation } = await graph.read(readInvitation, { token });
    return {
      status: 200,
      data: {
        kind: 'open',
        token,
        invitation,
        start: { fields: { ...emptyReview, role: 'vendor' }, problems: {}, state: 'idle' },
      },
      head: { title: `Review ${invitation.agentName}`, noIndex: true },
    };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    if (error.code === 'GONE')
      return {
        status: 200,
        data: { kind: 'closed', why: error.message },
        head: { title: 'This link has been used', noIndex: true },
      };
    if (error.code === 'NOT_FOUND') return { status: 404 };
    throw error;
  }
}

/** Handles the form sent without script. */
export async function submitVendorReview(request: PageRequest, form: FormFields): Promise<Loaded<VendorReviewData>> {
  const loaded = await loadVendorReview(request);
  if (loaded.status !== 200 || loaded.data.kind !== 'open') return loaded;
  const { data } = loaded;
  const fields = reviewFields(form);
  const reject = (problems: ReviewProblems, failed = false): Loaded<VendorReviewData> => ({
    ...loaded,
    status: 422,
    data: { ...data, start: { fields, problems, state: failed ? 'failed' : 'idle' } },
  });
  const problems = checkReview(fields, vendorRoles);
  if (Object.keys(problems).length > 0) return reject(problems);
  try {
    const refused = await writeVendorReview(request.graph, data.token, fields, false);
    return Object.keys(refused).length > 0
      ? reject(refused)
      : { status: 303, location: `${vendorReviewAddress(data.token)}?${sentMark}=1` };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return reject({}, true);
  }
}
