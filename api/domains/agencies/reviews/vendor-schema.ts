import { builder, numericId, pageWithin } from '../../../platform/graph/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { notFound } from '../../../platform/problems/public.ts';
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
    agentId: t.exposeID('agentId'),
    listingId: t.exposeID('listingId', { nullable: true }),
    vendorName: t.exposeString('vendorName'),
    vendorEmail: t.exposeString('vendorEmail'),
    status: t.exposeInt('status', { description: '1 open, 2 answered, 3 withdrawn' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    reviewId: t.exposeID('reviewId', { nullable: true, description: 'Once it is published.' }),
  }),
});
const RequestPage = builder.objectRef<Page<VendorRequest>>('VendorReviewRequests').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [RequestType], resolve: ({ results }) => [...results] }),
  }),
});
const Invitation = builder.objectRef<VendorInvitation>('VendorReviewInvitation').implement({
  fields: (t) => ({
    agentName: t.exposeString('agentName'),
    agentUsername: t.exposeString('agentUsername'),
    officeName: t.exposeString('officeName'),
    vendorName: t.exposeString('vendorName'),
    listingId: t.exposeID('listingId', { nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

const RequestInput = builder.inputType('VendorReviewRequestInput', {
  fields: (t) => ({
    vendorName: t.string({ required: true }),
    vendorEmail: t.string({ required: true }),
    listingId: t.id(),
  }),
});
const VendorRole = builder.enumType('VendorReviewRole', { values: ['vendor', 'landlord'] as const });
const VendorReviewInput = builder.inputType('VendorReviewInput', {
  fields: (t) => ({
    role: t.field({ type: VendorRole }),
    rating: t.int({ required: true }),
    ratings: t.field({ type: [FactorInput] }),
    title: t.string(),
    text: t.string({ required: true }),
    name: t.string({ description: 'As it is to be shown; absent: the name that the agent gave.' }),
  }),
});

function idOf(id: string | number): number {
  const number = numericId(id);
  if (number === undefined) throw notFound('request');
  return number;
}

builder.queryFields((t) => ({
  vendorReviewRequests: t.field({
    type: RequestPage,
    description: "An agent's requests, latest first. For that agent and admins.",
    args: {
      agentUserId: t.arg.id(),
      status: t.arg.int({ defaultValue: 1 }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_, { agentUserId, status, ...page }, { database, viewer }) =>
      vendorRequests(
        database,
        viewer,
        agentUserId === null || agentUserId === undefined ? undefined : idOf(agentUserId),
        status ?? 1,
        pageWithin(page),
      ),
  }),
  vendorReviewRequest: t.field({
    type: RequestType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { database, viewer }) => vendorRequest(database, viewer, idOf(id)),
  }),
  vendorReviewInvitation: t.field({
    type: Invitation,
    args: { token: t.arg.string({ required: true }) },
    description: "What the link in a vendor's mail is about.",
    resolve: (_, { token }, { database }) => vendorInvitation(database, token),
  }),
}));

builder.mutationFields((t) => ({
  addVendorReviewRequest: t.field({
    type: RequestType,
    args: {
      input: t.arg({ type: RequestInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    description: 'An agent asks a vendor for a review; they get a link by email and need no account.',
    resolve: (_, { input: { listingId, ...input }, idempotencyKey }, { database, viewer, publicUrl }) =>
      askVendor(
        database,
        viewer,
        publicUrl,
        {
          ...input,
          listingId: listingId === null || listingId === undefined ? null : idOf(listingId),
        },
        idempotencyKey ?? undefined,
      ),
  }),
  withdrawVendorReviewRequest: t.field({
    type: RequestType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { database, viewer }) => withdrawRequest(database, viewer, idOf(id)),
  }),
  addVendorReview: t.boolean({
    args: {
      token: t.arg.string({ required: true }),
      input: t.arg({ type: VendorReviewInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    description: 'A vendor writes the review that they were asked for, once and without an account.',
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
