import { builder } from '../graphql/builder.ts';
import { numericId } from '../graphql/errors.ts';
import { addEnquiry } from './add-enquiry.ts';
import type { EnquiryOutcome, EnquiryReceipt, FieldProblem } from './enquiry.ts';

const ListingEnquiryInput = builder.inputType('ListingEnquiryInput', {
  fields: (t) => ({
    name: t.string({ required: true }), email: t.string({ required: true }), phone: t.string({ description: 'Australian; optional' }),
    message: t.string({ required: true }), consent: t.boolean({ required: true }),
  }),
});

const Receipt = builder.objectRef<EnquiryReceipt>('EnquiryReceipt').implement({
  fields: (t) => ({ id: t.exposeID('id'), receivedAt: t.exposeString('receivedAt') }),
});
const Problem = builder.objectRef<FieldProblem>('FieldProblem').implement({
  fields: (t) => ({ field: t.exposeString('field'), message: t.exposeString('message') }),
});

const Payload = builder.objectRef<EnquiryOutcome>('ListingEnquiryPayload').implement({
  description: 'Either a receipt or problems, one per field; those of the listing itself carry the field listingId.',
  fields: (t) => ({
    receipt: t.field({ type: Receipt, nullable: true, resolve: (outcome) => (outcome.kind === 'received' ? outcome.receipt : null) }),
    problems: t.field({ type: [Problem], resolve: (outcome) => (outcome.kind === 'refused' ? outcome.problems : []) }),
  }),
});

builder.mutationField('addListingEnquiry', (t) => t.field({
  type: Payload,
  args: {
    listingId: t.arg.id({ required: true }), input: t.arg({ type: ListingEnquiryInput, required: true }),
    idempotencyKey: t.arg.string({ required: true }),
  },
  description: "Sends an enquiry to the listing's agents. The same key twice writes once and answers the first receipt.",
  resolve: (_, { listingId, input, idempotencyKey }, { database }) => addEnquiry(database, numericId(listingId) ?? 0, input, idempotencyKey),
}));
