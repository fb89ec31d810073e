import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { GraphError, isSignedOut, refusalText, unreachable } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { locationReviewAddress } from '@verandah/market';
import { addComment, markHelpful, readReview, reportPost, undoHelpful } from '../../features/reviews/queries.ts';
import { dayIn, withDays } from '../../features/reviews/written-on.ts';
import { checkComment } from './check-comment.ts';
import type { ReviewData } from './data.ts';
import { outcomeField } from './marks.ts';

const outcomes = ['commented', 'reported', 'helpful'] as const;
/** Of each form: its outcome, and the section of the page that shows it. */
const outcomeOf = {
  comment: ['commented', 'comments'],
  report: ['reported', 'report'],
  helpful: ['helpful', 'review'],
} as const;

/** Loads one review with its comments. */
export async function loadReview({ params, url, graph, now }: PageRequest): Promise<Loaded<ReviewData>> {
  const { locationReview: found } = await graph.read(readReview, { id: params.review ?? '' });
  if (!found) return { status: 404 };
  const { comments, ...withoutComments } = found;
  const [review] = withDays([withoutComments], now);
  if (!review) return { status: 404 };
  const address = locationReviewAddress(review.locationSlug, review.id);
  if (review.locationSlug !== params.slug) return { status: 301, location: address };
  return {
    status: 200,
    data: {
      review,
      refused: null,
      outcome: outcomes.find((each) => url.searchParams.get(outcomeField) === each) ?? null,
      comments: comments.map((comment) => ({
        ...comment,
        writtenOn: dayIn(review.locationSlug, comment.createdOn, now),
      })),
    },
    // Search engines index reviews on their location's page.
    head: { title: `${review.author.name}’s review of ${review.locationLabel}`, canonical: address, noIndex: true },
  };
}

/** Handles a helpful mark, a comment or a report sent without script. */
export async function submitReview(request: PageRequest, form: FormFields): Promise<Loaded<ReviewData>> {
  const loaded = await loadReview(request);
  if (loaded.status !== 200) return loaded;
  const { graph } = request;
  const {
    review: { id, locationSlug },
  } = loaded.data;
  const address = locationReviewAddress(locationSlug, id);
  const field = (name: string): string =>
    typeof form[name] === 'string' ? form[name].replaceAll('\r\n', '\n').trim() : '';
  const kind = field('do') === 'comment' ? 'comment' : field('do') === 'report' ? 'report' : 'helpful';
  const text = field(kind === 'report' ? 'detail' : 'text');
  const reject = (problem: string): Loaded<ReviewData> => ({
    status: 422,
    data: { ...loaded.data, refused: { form: kind, text, problem } },
    head: loaded.head,
  });
  try {
    if (kind === 'comment') {
      const problem = checkComment(text);
      if (problem) return reject(problem);
      await graph.write(addComment, { id, text, key: `comment-${id}-${hashText(text)}` });
    } else if (kind === 'report') {
      await graph.write(reportPost, { kind: 'locationReview', id, reason: field('reason'), detail: text || null });
    } else await (field('do') === 'undo-helpful' ? graph.write(undoHelpful, { id }) : graph.write(markHelpful, { id }));
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    if (isSignedOut(error))
      return text
        ? reject('Sign in first. Copy what you wrote before you leave this page.')
        : { status: 303, location: signInHref(address, kind === 'helpful' ? 'vote' : kind) };
    return reject(refusalText(error) ?? unreachable);
  }
  const [outcome, section] = outcomeOf[kind];
  return { status: 303, location: `${address}?${outcomeField}=${outcome}#${section}` };
}

/** Makes the idempotency key of a comment: the same words twice are one comment. */
function hashText(text: string): string {
  let number = 7;
  for (let at = 0; at < text.length; at += 1) number = (number * 31 + text.charCodeAt(at)) >>> 0;
  return number.toString(36);
}
