import { builder, pageWithin, withDescriptions } from '../../../platform/graph/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { parseId } from '../../../platform/parse-id.ts';
import type { VendorInvitation, VendorRequest } from './review.ts';
import { byFactor, FactorInput } from './schema.ts';
import {
  addVendorReview,
  askVendor,
  vendorInvitation,
  vendorRequest,
  vendorRequests,
  withdrawRequest,
} from './vendor-rules.ts';

const RequestType = builder.objectRef<VendorRequest>('VendorReviewRequest').implement({
  description: "An agent's request to a vendor for a review.",
  fields: (t) => ({
    id: t.exposeID('id'),
    agentId: t.exposeID('agentId', { description: 'ID of the agent.' }),
    listingId: t.exposeID('listingId', { nullable: true, description: 'ID of the listing that it is about.' }),
    vendorName: t.exposeString('vendorName', { description: 'Name of the vendor.' }),
    vendorEmail: t.exposeString('vendorEmail', { description: 'Email address of the vendor.' }),
    status: t.exposeInt('status', { description: 'State: 1 open, 2 answered, 3 withdrawn.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When its link expires.' }),
    reviewId: t.exposeID('reviewId', { nullable: true, description: 'ID of the review, once it is published.' }),
  }),
});
const RequestPage = builder.objectRef<Page<VendorRequest>>('VendorReviewRequests').implement({
  description: "A page of an agent's requests for reviews, latest first.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [RequestType], resolve: ({ results }) => [...results] }),
  }),
});
const Invitation = builder.objectRef<VendorInvitation>('VendorReviewInvitation').implement({
  description: "A vendor's invitation to review an agent.",
  fields: (t) => ({
    agentName: t.exposeString('agentName', { description: 'Name of the agent.' }),
    agentUsername: t.exposeString('agentUsername', { description: 'Username of the agent.' }),
    officeName: t.exposeString('officeName', { description: "Name of the agent's office." }),
    vendorName: t.exposeString('vendorName', { description: 'Name of the vendor, as the agent wrote it.' }),
    listingId: t.exposeID('listingId', { nullable: true, description: 'ID of the listing that it is about.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link expires.' }),
  }),
});

const RequestInput = builder.inputType('VendorReviewRequestInput', {
  description: "A request for a vendor's review.",
  fields: (t) => ({
    vendorName: t.string({ required: true, description: 'Name of the vendor.' }),
    vendorEmail: t.string({ required: true, description: 'Email address of the vendor.' }),
    listingId: t.id({ description: 'ID of the listing that it is about.' }),
  }),
});
const VendorRole = builder.enumType('VendorReviewRole', {
  description: 'Role of the vendor in the transaction.',
  values: withDescriptions(['vendor', 'landlord'] as const, {
    landlord: 'Let a home through the agent.',
    vendor: 'Sold a home through the agent.',
  }),
});
const VendorReviewInput = builder.inputType('VendorReviewInput', {
  description: "A vendor's review of an agent.",
  fields: (t) => ({
    role: t.field({ type: VendorRole, description: "The author's role in the transaction." }),
    rating: t.int({ required: true, description: 'Stars, 1 to 5.' }),
    ratings: t.field({ type: [FactorInput], description: 'Ratings for single factors, each factor at most once.' }),
    title: t.string({ description: 'Heading.' }),
    text: t.string({ required: true, description: 'The review itself; plain text.' }),
    name: t.string({ description: 'Name to display; by default the name that the agent gave.' }),
  }),
});

builder.queryFields((t) => ({
  vendorReviewRequests: t.field({
    type: RequestPage,
    description: "An agent's requests for vendors' reviews, latest first. For that agent and admins.",
    args: {
      agentUserId: t.arg.id({ description: 'ID of the agent; the caller if omitted.' }),
      status: t.arg.int({ defaultValue: 1, description: 'State: 1 open, 2 answered, 3 withdrawn.' }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_, { agentUserId, status, ...page }, { database, viewer }) =>
      vendorRequests(
        database,
        viewer,
        agentUserId === null || agentUserId === undefined ? undefined : parseId(agentUserId, 'agent'),
        status ?? 1,
        pageWithin(page),
      ),
  }),
  vendorReviewRequest: t.field({
    type: RequestType,
    description: "A request for a vendor's review. For its agent and admins.",
    args: { id: t.arg.id({ required: true, description: 'ID of the request.' }) },
    resolve: (_, { id }, { database, viewer }) => vendorRequest(database, viewer, parseId(id, 'request')),
  }),
  vendorReviewInvitation: t.field({
    type: Invitation,
    args: { token: t.arg.string({ required: true, description: 'The secret from the link in the email.' }) },
    description: "Details of a vendor's invitation to review an agent, by the secret in its link.",
    resolve: (_, { token }, { database }) => vendorInvitation(database, token),
  }),
}));

builder.mutationFields((t) => ({
  addVendorReviewRequest: t.field({
    type: RequestType,
    args: {
      input: t.arg({ type: RequestInput, required: true, description: 'The vendor and the home sold.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description: 'Requests a review from a vendor, who receives a link by email and needs no account.',
    resolve: (_, { input: { listingId, ...input }, idempotencyKey }, { database, viewer, publicUrl }) =>
      askVendor(
        database,
        viewer,
        publicUrl,
        {
          ...input,
          listingId: listingId === null || listingId === undefined ? null : parseId(listingId, 'listing'),
        },
        idempotencyKey ?? undefined,
      ),
  }),
  withdrawVendorReviewRequest: t.field({
    type: RequestType,
    description: 'Withdraws a request for a review; its link stops working. Only for its agent.',
    args: { id: t.arg.id({ required: true, description: 'ID of the request.' }) },
    resolve: (_, { id }, { database, viewer }) => withdrawRequest(database, viewer, parseId(id, 'request')),
  }),
  addVendorReview: t.boolean({
    args: {
      token: t.arg.string({ required: true, description: 'The secret from the link in the invitation.' }),
      input: t.arg({ type: VendorReviewInput, required: true, description: 'The review.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description:
      "Adds a vendor's review of an agent, by invitation. An invitation can be used once; no account is needed.",
    resolve: async (_, { token, input: { ratings, title, name, role, ...input }, idempotencyKey }, { database }) =>
      (
        await addVendorReview(
          database,
          token,
          {
            ...input,
            role: role ?? 'vendor',
            ratings: byFactor(ratings),
            title: title ?? '',
            ...(name ? { name } : {}),
          },
          idempotencyKey ?? undefined,
        )
      ).received,
  }),
}));
