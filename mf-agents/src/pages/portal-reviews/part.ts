import { pageSize, paginate } from '@verandah/market';
import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { ReviewsView, type ReviewsContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

export const readReviews = graphql(
  `query PortalReviews($unanswered: Boolean, $skip: Int, $take: Int) {
    ownReviews(unanswered: $unanswered, skip: $skip, take: $take) { total results { id authorName role rating title
      text createdAt reply repliedAt } }
    open: vendorReviewRequests(status: 1, take: 50) { total results { id vendorName vendorEmail createdAt expiresAt
      status } }
    answered: vendorReviewRequests(status: 2, take: 1) { total }
    ownListings(state: completed, take: 50) { results { id street suburb } }
  }`,
  [],
  { cached: false },
);
export const replyToReview = graphql(`
  mutation ReplyToReview($reviewId: ID!, $reply: String!) { replyToAgentReview(reviewId: $reviewId,
    reply: $reply) { id } }`);
export const askVendor = graphql(`
  mutation AskVendor($input: VendorReviewRequestInput!, $key: String) { addVendorReviewRequest(input: $input,
    idempotencyKey: $key) { id } }`);
export const withdraw = graphql(`
  mutation WithdrawVendorRequest($id: ID!) { withdrawVendorReviewRequest(id: $id) { id } }`);

/** Reviews with their replies, and vendors invited to write one. */
export const reviewsPart: PortalPart<ReviewsContent> = {
  access: 'agent',
  async load({ graph, url: { searchParams } }) {
    const unanswered = searchParams.get('show') === 'unanswered';
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    return {
      title: 'Reviews',
      content: {
        unanswered,
        page,
        ...(await graph.read(readReviews, { unanswered, skip: paginate(0, page).skip, take: pageSize })),
      },
    };
  },
  async submit({ graph }, { form, fields, keyFor }) {
    const done = (what: string) => ({ location: `/agent-portal/reviews?done=${what}` });
    if (form.startsWith('reply-')) {
      const reply = textOf(fields, 'reply').trim();
      if (reply === '') throw new NotTaken({ reply: 'Write your reply.' });
      await graph.write(replyToReview, { reviewId: form.slice('reply-'.length), reply });
      return done('replied');
    }
    if (form === 'withdraw') {
      await graph.write(withdraw, { id: textOf(fields, 'id') });
      return done('withdrawn');
    }
    const [vendorName, vendorEmail, listingId] = [
      textOf(fields, 'vendorName').trim(),
      textOf(fields, 'vendorEmail').trim(),
      textOf(fields, 'listingId'),
    ];
    if (vendorName === '')
      throw new NotTaken({
        vendorName: 'Enter their name.',
        ...(vendorEmail === '' && { vendorEmail: 'Enter their email address.' }),
      });
    if (vendorEmail === '') throw new NotTaken({ vendorEmail: 'Enter their email address.' });
    const input = { vendorName, vendorEmail, listingId: listingId || null };
    await graph.write(askVendor, { input, key: keyFor('ask-vendor', input) });
    return done('requested');
  },
  labels: { vendorName: 'Name', vendorEmail: 'Email', listingId: 'Listing', reply: 'Your reply' },
  done: {
    replied: 'Reply published.',
    requested: 'Request sent. We’ve emailed them a link, and they don’t need an account.',
    withdrawn: 'Request withdrawn. The link no longer works.',
  },
  View: ReviewsView,
};
