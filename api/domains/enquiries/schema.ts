import { getDotPath, safeParse } from 'valibot';
import { builder } from '../../platform/graph/public.ts';
import { numericId } from '../../platform/parse-id.ts';
import { type FieldProblem, Refusal } from '../../platform/problems/public.ts';
import type { EnquiryReceipt } from './enquiry.ts';
import { sendEnquiry, type EnquirySetting } from './rules.ts';
import { senderOf, senderShape } from './sender.ts';

const ListingEnquiryInput = builder.inputType('ListingEnquiryInput', {
  description: 'An enquiry about a listing.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the sender.' }),
    email: t.string({ required: true, description: 'Where answers are sent.' }),
    phone: t.string({ description: 'Australian phone number; optional.' }),
    message: t.string({ required: true, description: 'What the sender wants to know; plain text.' }),
    consent: t.boolean({ required: true, description: 'Whether the sender agrees to be contacted; must be true.' }),
  }),
});

const Receipt = builder.objectRef<EnquiryReceipt>('EnquiryReceipt').implement({
  description: 'Confirmation that an enquiry was received.',
  fields: (t) => ({
    id: t.exposeID('id'),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it was received.' }),
  }),
});
const Problem = builder.objectRef<FieldProblem>('FieldProblem').implement({
  description: 'Why a field of a form was rejected.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field.' }),
    message: t.exposeString('message', { description: 'The problem, in words for the user.' }),
  }),
});

export interface Outcome {
  readonly receipt: EnquiryReceipt | null;
  readonly problems: readonly FieldProblem[];
}

export const Payload = builder.objectRef<Outcome>('ListingEnquiryPayload').implement({
  description: 'Either a receipt or problems, one per field. Problems of the listing itself have the field listingId.',
  fields: (t) => ({
    receipt: t.expose('receipt', {
      type: Receipt,
      nullable: true,
      description: 'Confirmation of receipt; absent if the enquiry was rejected.',
    }),
    problems: t.field({
      type: [Problem],
      description: 'Problems by field; empty if the enquiry was sent.',
      resolve: ({ problems }) => problems,
    }),
  }),
});

/** Validation errors do not fail the operation: they are returned by field. */
async function outcomeOf(setting: EnquirySetting, listingId: number, input: unknown, key: string): Promise<Outcome> {
  const sender = safeParse(senderShape, input);
  if (!sender.success)
    return {
      receipt: null,
      problems: sender.issues.map((issue) => ({ field: getDotPath(issue) ?? 'form', message: issue.message })),
    };
  try {
    return {
      receipt: await sendEnquiry(setting, { kind: 'listing', listingId }, senderOf(sender.output), key),
      problems: [],
    };
  } catch (error) {
    if (error instanceof Refusal && error.problems.length > 0) return { receipt: null, problems: error.problems };
    throw error;
  }
}

builder.mutationField('addListingEnquiry', (t) =>
  t.field({
    type: Payload,
    args: {
      listingId: t.arg.id({ required: true }),
      input: t.arg({ type: ListingEnquiryInput, required: true, description: 'The enquiry.' }),
      idempotencyKey: t.arg.string({ required: true }),
    },
    description:
      "Sends an enquiry to the listing's agents. A repeat with the same idempotency key returns the first receipt and has no other effect.",
    resolve: (_, { listingId, input, idempotencyKey }, { database, publicUrl, repliesDomain, viewer, address: ip }) =>
      outcomeOf({ database, publicUrl, repliesDomain, viewer, ip }, numericId(listingId) ?? 0, input, idempotencyKey),
  }),
);
