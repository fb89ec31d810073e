import { queryNames, withoutUnknownNames } from '@verandah/areas/address';
import { member, request, stubGraph } from '@verandah/areas/test-kit';
import { area } from '../../../area.ts';
import { richmond } from '../../test-kit/overview.ts';
import { loadReview, submitReview } from './load.ts';

const [review] = richmond.reviews.results;
const path = `/location/${review?.locationSlug}/reviews/${review?.id}`;
const { graph } = stubGraph({
  LocationReviewPage: { locationReview: { ...review, comments: [] } },
  CommentOnReview: {},
  ReportReview: { report: true },
  MarkReviewHelpful: {},
});
/** A request as the host passes it to the page: without query fields that the contract does not declare. */
const requestOf = (address: string) => {
  const route = '/location/:slug/reviews/:review';
  const whole = request(graph, address, { slug: review?.locationSlug ?? '', review: review?.id ?? '' }, member);
  return { ...whole, url: withoutUnknownNames(whole.url, queryNames(area, route)) };
};

test.each([
  [{ do: 'report', reason: 'Spam' }, 'reported'],
  [{ do: 'comment', text: 'I live there, too.' }, 'commented'],
  [{ do: 'helpful' }, 'helpful'],
])('[MOD-01] after %j without script the page shows its outcome: %s', async (form, outcome) => {
  const response = await submitReview(requestOf(path), form);
  if (!('location' in response)) throw new Error(`Not redirected: ${response.status}`);
  expect(await loadReview(requestOf(response.location))).toMatchObject({ status: 200, data: { outcome } });
});
