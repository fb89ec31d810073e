import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { GraphError, isSignedOut } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { writeReviewAddress } from '@verandah/market';
import { allRoles, checkReview, reviewFields, type ReviewProblems } from '../../features/reviews/review-fields.ts';
import { loadWriteReview, type WriteReviewData } from './load.ts';
import { writeReview } from './queries.ts';
import { writtenAddress } from './written-address.ts';

/** Handles the form sent without script. */
export async function submitReview(request: PageRequest, form: FormFields): Promise<Loaded<WriteReviewData>> {
  const loaded = await loadWriteReview(request);
  if (loaded.status !== 200) return loaded;
  const { agent, oneself } = loaded.data;
  const fields = reviewFields(form);
  const reject = (problems: ReviewProblems, failed = false): Loaded<WriteReviewData> => ({
    ...loaded,
    status: 422,
    data: { ...loaded.data, start: { fields, problems, state: failed ? 'failed' : 'idle' } },
  });
  if (oneself) return reject({ form: 'You can’t review yourself.' });
  const problems = checkReview(fields, allRoles);
  if (Object.keys(problems).length > 0) return reject(problems);
  try {
    const refused = await writeReview(request.graph, agent.id, fields, false);
    return Object.keys(refused).length > 0
      ? reject(refused)
      : { status: 303, location: writtenAddress(agent.username) };
  } catch (error) {
    if (isSignedOut(error)) return { status: 303, location: signInHref(writeReviewAddress(agent.username), 'review') };
    if (!(error instanceof GraphError)) throw error;
    return reject({}, true);
  }
}
