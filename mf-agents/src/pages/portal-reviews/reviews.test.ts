import { stubGraph, request } from '@verandah/areas/test-kit';
import { submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, refusal, written } from '../../test-kit/portal.ts';

test("[PORT-03] a vendor is invited by email; the API's validation error is shown beside its field", async () => {
  const reviews = {
    ownReviews: { total: 0, results: [] },
    open: { total: 0, results: [] },
    answered: { total: 0 },
    ownListings: { results: [] },
  };
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalReviews: reviews,
    AskVendor: ({ input }: { input: { vendorEmail: string } }) =>
      input.vendorEmail.endsWith('own.example')
        ? refusal('AskVendor', 'BAD_USER_INPUT', 'x', [
            { field: 'vendorEmail', message: 'is an address of your own office; ask a vendor' },
          ])
        : { addVendorReviewRequest: { id: '1' } },
    ReplyToReview: { replyToAgentReview: { id: '4' } },
  });
  const send = (fields: Record<string, string>) =>
    submitPage(part('reviews'), request(graph, '/agent-portal/reviews'), { key: 'abcdef0123456', ...fields });
  expect(await send({ form: 'ask', vendorName: ' Vi ', vendorEmail: 'vi@example.com', listingId: '' })).toMatchObject({
    status: 303,
  });
  expect(written(requests, 'AskVendor')[0]).toEqual({
    input: { vendorName: 'Vi', vendorEmail: 'vi@example.com', listingId: null },
    key: expect.stringMatching(/^ask-vendor-/),
  });
  expect(await send({ form: 'ask', vendorName: 'Vi', vendorEmail: 'vi@own.example' })).toMatchObject({
    status: 422,
    data: {
      refused: {
        problems: { vendorEmail: 'Email is an address of your own office; ask a vendor.' },
        fields: { vendorName: 'Vi' },
      },
    },
  });
  expect(await send({ form: 'ask', vendorName: '', vendorEmail: '' })).toMatchObject({
    status: 422,
    data: { refused: { problems: { vendorName: expect.any(String), vendorEmail: expect.any(String) } } },
  });
  expect(await send({ form: 'reply-4', reply: 'Thank you.' })).toMatchObject({
    location: '/agent-portal/reviews?done=replied',
  });
  expect(written(requests, 'ReplyToReview')).toEqual([{ reviewId: '4', reply: 'Thank you.' }]);
});
