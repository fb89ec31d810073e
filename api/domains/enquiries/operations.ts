import * as v from 'valibot';
import { idempotencyKey } from '../../platform/idempotency/public.ts';
import { type Call, id, defineOperation, type Operation } from '../../platform/rest/public.ts';
import { throttleCaller } from '../../platform/rate-limits/public.ts';
import type { EnquiryRequest } from './enquiry.ts';
import {
  agentEnquiry,
  buyerEnquiry,
  listingEnquiry,
  products,
  productEnquiry,
  propertyEnquiry,
  sellerEnquiry,
} from './kinds.ts';
import { sendEnquiry } from './rules.ts';
import { senderOf, type senderShape } from './sender.ts';

const receipt = v.pipe(
  v.strictObject({ id: v.string(), receivedAt: v.pipe(v.string(), v.description('Date and time, ISO 8601, UTC.')) }),
  v.title('EnquiryReceipt'),
);
const written = {
  domain: 'enquiries',
  method: 'POST',
  status: 201,
  repeatable: 'by key only',
  response: receipt,
} as const;

async function sendEnquiryForm(
  { service, viewer, request }: Call<unknown, unknown, unknown>,
  wanted: EnquiryRequest,
  body: v.InferOutput<typeof senderShape>,
): Promise<v.InferOutput<typeof receipt>> {
  await throttleCaller(service.database, 'enquiry', request.ip);
  const { id: number, receivedAt } = await sendEnquiry(
    {
      database: service.database,
      publicUrl: service.settings.publicUrl,
      repliesDomain: service.settings.inboundMail?.domain,
      viewer,
      ip: request.ip,
    },
    wanted,
    senderOf(body),
    idempotencyKey(request),
  );
  return { id: String(number), receivedAt };
}

/** Fields besides sender and receiver. */
const detailsOf = (body: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const {
    name: _name,
    email: _email,
    phone: _phone,
    message: _message,
    consent: _consent,
    agentId: _agent,
    officeId: _office,
    locationId: _location,
    listingId: _listing,
    ...details
  } = body;
  return details;
};

export const enquiryOperations: readonly Operation[] = [
  defineOperation({
    ...written,
    id: 'enquireAboutListing',
    path: '/listing/:id/enquiries',
    summary: 'Sends an enquiry to the agents of a listing.',
    params: v.object({ id }),
    body: listingEnquiry,
    handle: (call) => sendEnquiryForm(call, { kind: 'listing', listingId: call.params.id }, call.body),
  }),
  defineOperation({
    ...written,
    id: 'enquireAsSeller',
    path: '/listing/enquiries/seller',
    body: sellerEnquiry,
    summary:
      "Sends a potential vendor's or landlord's enquiry to an agent, an office, or the office with the most listings in the suburb.",
    handle: (call) => {
      const { agentId, officeId, locationId } = call.body;
      return sendEnquiryForm(
        call,
        { kind: 'appraisal', agentId, officeId, locationId, details: detailsOf(call.body) },
        call.body,
      );
    },
  }),
  defineOperation({
    ...written,
    id: 'enquireAboutProduct',
    path: '/enquiries/:product',
    summary: "Sends an enquiry about the site's own products.",
    body: productEnquiry,
    params: v.object({ product: v.picklist(products, `must be one of ${products.join(', ')}`) }),
    handle: (call) =>
      sendEnquiryForm(
        call,
        { kind: 'product', details: { ...detailsOf(call.body), product: call.params.product } },
        call.body,
      ),
  }),
  defineOperation({
    ...written,
    id: 'enquireAboutProperty',
    path: '/property/enquiries',
    summary: 'Sends an enquiry about a home, listed or not.',
    body: propertyEnquiry,
    handle: (call) => {
      const { listingId, agentId, officeId, locationId } = call.body;
      return sendEnquiryForm(
        call,
        { kind: 'property', listingId, agentId, officeId, locationId, details: detailsOf(call.body) },
        call.body,
      );
    },
  }),
  defineOperation({
    ...written,
    id: 'enquireAsBuyer',
    path: '/buyers/enquiries',
    summary:
      "Sends a buyer's or renter's enquiry to an agent, an office, or the office with the most listings in the suburb.",
    body: buyerEnquiry,
    handle: (call) => {
      const { agentId, officeId, locationId } = call.body;
      return sendEnquiryForm(
        call,
        { kind: 'buyer', agentId, officeId, locationId, details: detailsOf(call.body) },
        call.body,
      );
    },
  }),
  defineOperation({
    ...written,
    id: 'enquireOfAgent',
    path: '/agents/enquiries',
    summary: 'Sends an enquiry to an agent.',
    body: agentEnquiry,
    handle: (call) => {
      const { agentId, listingId } = call.body;
      return sendEnquiryForm(call, { kind: 'agent', agentId, listingId }, call.body);
    },
  }),
];
