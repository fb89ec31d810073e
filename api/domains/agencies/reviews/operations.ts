import * as v from 'valibot';
import { at, pageOf } from '../agents/responses.ts';
import { idempotencyKey } from '../../../platform/idempotency/public.ts';
import { id, defineOperation, type Operation, pagingInput } from '../../../platform/rest/public.ts';
import { importedInput, replyInput, reviewInput, vendorRequestInput, vendorReviewInput } from './input.ts';
import { agentFactors, reviewRoles, reviewSources, reviewStatuses } from './review.ts';
import {
  addAgentReview,
  agentReviews,
  importedReviews,
  importReviews,
  readReview,
  removeReview,
  replyToReview,
} from './rules.ts';
import {
  addVendorReview,
  askVendor,
  vendorInvitation,
  vendorRequest,
  vendorRequests,
  withdrawRequest,
} from './vendor-rules.ts';

const domain = 'reviews';
const params = v.object({ id });
const whole = v.pipe(v.number(), v.integer());
const maybe = v.nullable(v.string());
const reviewResponse = v.strictObject({
  id: whole,
  agentId: whole,
  authorName: v.string(),
  authorUsername: maybe,
  role: v.picklist(reviewRoles),
  rating: whole,
  ratings: v.record(v.picklist(agentFactors), whole),
  title: v.string(),
  text: v.string(),
  source: v.picklist(reviewSources),
  status: v.picklist(reviewStatuses),
  listingId: v.nullable(whole),
  reply: maybe,
  repliedAt: v.nullable(at),
  createdAt: at,
});
const requestResponse = v.strictObject({
  id: whole,
  agentId: whole,
  listingId: v.nullable(whole),
  vendorName: v.string(),
  vendorEmail: v.string(),
  status: v.picklist([1, 2, 3]),
  createdAt: at,
  expiresAt: at,
  reviewId: v.nullable(whole),
});
type RequestResponse = v.InferOutput<typeof requestResponse>;
const tokenParams = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });
const invitationResponse = v.strictObject({
  agentName: v.string(),
  agentUsername: v.string(),
  officeName: v.string(),
  vendorName: v.string(),
  listingId: v.nullable(whole),
  expiresAt: at,
});
const status = v.optional(
  v.pipe(v.picklist(['1', '2', '3'], 'must be 1 (open), 2 (answered) or 3 (withdrawn)'), v.transform(Number)),
  '1',
);

type ReviewResponse = v.InferOutput<typeof reviewResponse>;
const toPage = <Item>({ total, results }: { readonly total: number; readonly results: readonly Item[] }) => ({
  total,
  results: [...results],
});

export const reviewOperations: readonly Operation[] = [
  defineOperation({
    id: 'agentReviews',
    method: 'GET',
    path: '/agent/:id/reviews',
    domain,
    summary: "Reviews of an agent, latest first: published ones, and the caller's own.",
    params,
    query: v.object(pagingInput(25)),
    response: pageOf(reviewResponse),
    handle: async ({ params: { id: agentId }, query, service, viewer }) =>
      toPage(await agentReviews(service.database, viewer, agentId, query)) as {
        total: number;
        results: ReviewResponse[];
      },
  }),
  defineOperation({
    id: 'addAgentReview',
    method: 'POST',
    path: '/agent/:id/reviews',
    domain,
    status: 201,
    repeatable: 'by key',
    summary: 'Reviews an agent, once per agent and listing. It is public after a moderator has approved it.',
    params,
    body: reviewInput,
    response: reviewResponse,
    handle: async ({ params: { id: agentId }, body, service, viewer, request }) =>
      (await addAgentReview(service.database, viewer, agentId, body, idempotencyKey(request))) as ReviewResponse,
  }),
  defineOperation({
    id: 'agentReview',
    method: 'GET',
    path: '/agent/review/:id',
    domain,
    summary: 'A review of an agent.',
    params,
    response: reviewResponse,
    handle: async ({ params: { id: reviewId }, service, viewer }) =>
      (await readReview(service.database, viewer, reviewId)) as ReviewResponse,
  }),
  defineOperation({
    id: 'removeAgentReview',
    method: 'DELETE',
    conditional: true,
    path: '/agent/review/:id',
    domain,
    status: 204,
    summary: "Deletes the caller's own review.",
    params,
    response: v.undefined(),
    handle: ({ params: { id: reviewId }, service, viewer }) =>
      removeReview(service.database, viewer, reviewId).then(() => undefined),
  }),
  defineOperation({
    id: 'replyToAgentReview',
    method: 'POST',
    scope: 'agency:write',
    path: '/agent/review/:id/reply',
    domain,
    summary: "Publishes the reviewed agent's reply, or replaces it.",
    params,
    body: replyInput,
    response: reviewResponse,
    handle: async ({ params: { id: reviewId }, body, service, viewer }) =>
      (await replyToReview(service.database, viewer, reviewId, body)) as ReviewResponse,
  }),
  defineOperation({
    id: 'importedReviews',
    method: 'GET',
    path: '/agent/reviews/imported',
    domain,
    summary: 'Reviews imported from other sites, latest first; of one agent if the ID is given.',
    query: v.object({ agentId: v.optional(id), ...pagingInput(25) }),
    response: pageOf(reviewResponse),
    handle: async ({ query: { agentId, ...page }, service, viewer }) =>
      toPage(await importedReviews(service.database, viewer, agentId, page)) as {
        total: number;
        results: ReviewResponse[];
      },
  }),
  defineOperation({
    id: 'importReviews',
    method: 'POST',
    path: '/agent/reviews/imported',
    domain,
    status: 201,
    repeatable: 'by key',
    summary: 'Imports reviews of an agent from another site, each once. For admins.',
    body: importedInput,
    response: v.strictObject({ imported: whole }),
    handle: async ({ body, service, viewer, request }) => ({
      imported: await importReviews(service.database, viewer, body, idempotencyKey(request)),
    }),
  }),
  defineOperation({
    id: 'vendorReviewRequests',
    method: 'GET',
    scope: 'agency:read',
    path: '/reviews/vendor',
    domain,
    summary:
      "An agent's requests for vendors' reviews, latest first. For that agent and admins; agentUserId is the agent's ID.",
    query: v.object({ agentUserId: v.optional(id), status, ...pagingInput(20) }),
    response: pageOf(requestResponse),
    handle: async ({ query: { agentUserId, status: which, ...page }, service, viewer }) =>
      toPage(await vendorRequests(service.database, viewer, agentUserId, which, page)) as {
        total: number;
        results: RequestResponse[];
      },
  }),
  defineOperation({
    id: 'vendorReviewRequest',
    method: 'GET',
    scope: 'agency:read',
    path: '/reviews/vendor/:id',
    domain,
    summary: "A request for a vendor's review. For its agent and admins.",
    params,
    response: requestResponse,
    handle: async ({ params: { id: requestId }, service, viewer }) =>
      (await vendorRequest(service.database, viewer, requestId)) as RequestResponse,
  }),
  defineOperation({
    id: 'withdrawVendorReviewRequest',
    method: 'DELETE',
    scope: 'agency:write',
    conditional: true,
    path: '/reviews/vendor/:id',
    domain,
    summary: 'Withdraws a request that is still open.',
    params,
    response: requestResponse,
    handle: async ({ params: { id: requestId }, service, viewer }) =>
      (await withdrawRequest(service.database, viewer, requestId)) as RequestResponse,
  }),
  ...['/reviews/vendor/requests', '/reviews/vendor/requests/'].map((path) =>
    defineOperation({
      id: path.endsWith('/') ? 'addVendorReviewRequestBySlash' : 'addVendorReviewRequest',
      scope: 'agency:write',
      method: 'POST',
      path,
      domain,
      status: 201,
      repeatable: 'by key',
      summary: 'Requests a review from a vendor, who receives a link by email and needs no account.',
      body: vendorRequestInput,
      response: requestResponse,
      handle: async ({ body, service, viewer, request }) =>
        (await askVendor(
          service.database,
          viewer,
          service.settings.publicUrl,
          body,
          idempotencyKey(request),
        )) as RequestResponse,
    }),
  ),
  defineOperation({
    id: 'vendorReviewInvitation',
    method: 'GET',
    path: '/reviews/vendor/requests/:token',
    domain,
    summary: "Details of a vendor's invitation to review an agent, by the secret in its link.",
    params: tokenParams,
    response: invitationResponse,
    handle: ({ params: { token }, service }) => vendorInvitation(service.database, token),
  }),
  defineOperation({
    id: 'addVendorReview',
    method: 'POST',
    path: '/reviews/vendor/requests/:token',
    domain,
    status: 201,
    repeatable: 'by key',
    summary: "Adds a vendor's review of an agent, by invitation. An invitation can be used once; no account is needed.",
    params: tokenParams,
    body: vendorReviewInput,
    response: v.strictObject({ received: v.literal(true) }),
    handle: ({ params: { token }, body, service, request }) =>
      addVendorReview(service.database, token, body, idempotencyKey(request)),
  }),
];
