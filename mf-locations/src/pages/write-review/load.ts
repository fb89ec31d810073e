import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { GraphError, isSignedOut, unreachable } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { locationAddress, placeIdentifier, writeLocationReviewAddress } from '@verandah/market';
import {
  checkReview,
  emptyReview,
  fieldsOf,
  reviewFieldNames,
  type ReviewFields,
  type ReviewProblems,
} from '../../features/writing/fields.ts';
import { deleteReview, readOwnReview } from '../../features/writing/queries.ts';
import { sendReview } from '../../features/writing/send-review.ts';
import type { WriteReviewData } from './data.ts';

/** Loads the review form of a suburb. A member who has reviewed the suburb edits that review. */
export async function loadWriteReview({ params, graph, session }: PageRequest): Promise<Loaded<WriteReviewData>> {
  const slug = params.slug ?? '';
  const { locationOverview: found } = await graph.read(readOwnReview, { slug: placeIdentifier(slug) });
  if (!found) return { status: 404 };
  // A review is of one suburb: a location with several suburbs has only the reviews of its suburbs.
  if (found.location.type !== 'suburb')
    return { status: 302, location: locationAddress(found.location.slug, 'reviews') };
  const { location: place, ownReview } = found;
  if (place.slug !== slug) return { status: 301, location: writeLocationReviewAddress(place.slug) };
  return {
    status: 200,
    data: {
      place,
      signedIn: session.signedIn,
      own: ownReview && { id: ownReview.id, fields: fieldsOf(ownReview) },
      refused: null,
    },
    head: {
      title: ownReview ? `Edit your review of ${place.label}` : `Review ${place.label}`,
      noIndex: true,
      canonical: writeLocationReviewAddress(slug),
    },
  };
}

/** Handles the form sent without script. */
export async function submitWriteReview(request: PageRequest, form: FormFields): Promise<Loaded<WriteReviewData>> {
  const loaded = await loadWriteReview(request);
  if (loaded.status !== 200) return loaded;
  const {
    place: { slug },
    own,
  } = loaded.data;
  const reviews = locationAddress(slug, 'reviews');
  const fields = Object.fromEntries(
    reviewFieldNames.map((name) => [name, typeof form[name] === 'string' ? form[name].replaceAll('\r\n', '\n') : '']),
  ) as ReviewFields;
  const reject = (problems: ReviewProblems): Loaded<WriteReviewData> => ({
    status: 422,
    data: { ...loaded.data, refused: { fields: { ...emptyReview, ...fields }, problems } },
    head: loaded.head,
  });
  try {
    if (form['do'] === 'delete') {
      if (own) await request.graph.write(deleteReview, { id: own.id });
      return { status: 303, location: reviews };
    }
    const problems = checkReview(fields);
    if (Object.keys(problems).length > 0) return reject(problems);
    // A member reviews a suburb only once, so the key needs no more than the suburb.
    const refused = await sendReview(request.graph, slug, own?.id ?? null, fields, `review-${slug}`);
    return Object.keys(refused).length > 0 ? reject(refused) : { status: 303, location: reviews };
  } catch (error) {
    if (error instanceof GraphError && error.code === 'SIGNED_OUT')
      return reject({
        form: 'Sign in to publish your review. Copy what you wrote before you leave this page.',
      });
    if (!(error instanceof GraphError)) throw error;
    return isSignedOut(error)
      ? { status: 303, location: signInHref(writeLocationReviewAddress(slug), 'review') }
      : reject({ form: unreachable });
  }
}
