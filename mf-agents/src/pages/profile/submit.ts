import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { isSignedOut } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { agentAddress, formText } from '@verandah/market';
import { sentMark } from '../../features/enquiry/marks.ts';
import { submitContact } from '../../features/enquiry/submit-contact.ts';
import { reportReview } from '../../features/reviews/queries.ts';
import { reportReasons } from '../../features/reviews/reasons.ts';
import type { ProfileData } from './data.ts';
import { loadProfile } from './load.ts';
import { reportedMark } from './marks.ts';
import { tabAddress } from './tab-address.ts';

/** Handles a report of a review sent without script. Members' reports are accepted; visitors sign in first. */
async function reportReviews({ graph }: PageRequest, form: FormFields, reviews: string): Promise<Loaded<ProfileData>> {
  try {
    const reason = reportReasons.find((each) => each === formText(form, 'reason')) ?? 'Something else';
    await graph.write(reportReview, {
      id: formText(form, 'review'),
      reason,
      detail: formText(form, 'detail').trim().slice(0, 2000),
    });
    return { status: 303, location: `${reviews}?${reportedMark}=1` };
  } catch (error) {
    if (isSignedOut(error)) return { status: 303, location: signInHref(reviews, 'report') };
    throw error;
  }
}

/**
 * Handles an enquiry form sent without script: redirects (303) to a thank-you, or returns the page with validation
 * errors beside the fields.
 */
export async function submitProfile(request: PageRequest, form: FormFields): Promise<Loaded<ProfileData>> {
  const loaded = await loadProfile(request);
  if (loaded.status !== 200) return loaded;
  const { agent } = loaded.data;
  if (formText(form, 'do') === 'report') return reportReviews(request, form, tabAddress(agent.username, 'reviews'));
  if (agent.hasLeft) return { status: 303, location: agentAddress(agent.username) };
  const refused = await submitContact(request, form, { agentId: agent.id });
  if (!refused) return { status: 303, location: `${agentAddress(agent.username)}?${sentMark}=1#enquiry` };
  return { status: 422, data: { ...loaded.data, enquiry: refused }, head: { ...loaded.head, noIndex: true } };
}
