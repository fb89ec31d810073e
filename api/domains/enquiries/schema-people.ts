import { getDotPath, safeParse } from 'valibot';
import { builder, withDescriptions } from '../../platform/graph/public.ts';
import { numericId } from '../../platform/parse-id.ts';
import { Refusal } from '../../platform/problems/public.ts';
import type { EnquiryRequest } from './enquiry.ts';
import { agentEnquiry, buyerEnquiry, propertyEnquiry, sellerEnquiry } from './kinds.ts';
import { sendEnquiry, type EnquirySetting } from './rules.ts';
import { Payload, type Outcome } from './schema.ts';
import { senderOf } from './sender.ts';

/** Enquiries to an agent or an office; enquiries about a listing are another operation. */
const shapes = {
  agent: agentEnquiry,
  appraisal: sellerEnquiry,
  buyer: buyerEnquiry,
  property: propertyEnquiry,
} as const;
const Kind = builder.enumType('PersonEnquiryKind', {
  description: 'What an enquiry to an agent or office is about.',
  values: withDescriptions(['agent', 'appraisal', 'buyer', 'property'] as const, {
    agent: 'The agent or office itself.',
    appraisal: "An appraisal of the sender's home.",
    buyer: 'A home that the sender wants to buy or rent.',
    property: 'A property that is not on offer.',
  }),
});
const Intention = builder.enumType('EnquiryIntention', {
  description: 'What the sender of an enquiry intends to do.',
  values: withDescriptions(['sell', 'let', 'appraisal'] as const, {
    appraisal: 'Have a home appraised.',
    let: 'Let a home.',
    sell: 'Sell a home.',
  }),
});
const Timing = builder.enumType('EnquiryTiming', {
  description: 'When the sender of an enquiry intends to sell or let.',
  values: {
    now: { value: 'now', description: 'Immediately.' },
    threeMonths: { value: 'three-months', description: 'Within three months.' },
    sixMonths: { value: 'six-months', description: 'Within six months.' },
    later: { value: 'later', description: 'After six months or more.' },
  } as const,
});
const Mode = builder.enumType('EnquiryMode', {
  description: 'What the sender of an enquiry wants.',
  values: withDescriptions(['buy', 'rent'] as const, { buy: 'To buy.', rent: 'To rent.' }),
});

const Input = builder.inputType('PersonEnquiryInput', {
  description:
    'An enquiry to an agent or office. For an appraisal, send address, intention and timing; for a buyer, mode, bedrooms and prices.',
  fields: (t) => ({
    kind: t.field({ type: Kind, required: true, description: 'What it is about.' }),
    agentId: t.id({ description: 'ID of the agent that it is sent to.' }),
    officeId: t.id({ description: 'ID of the office that it is sent to.' }),
    name: t.string({ required: true, description: 'Name of the sender.' }),
    email: t.string({ required: true, description: 'Where answers are sent.' }),
    phone: t.string({ description: 'Australian phone number; optional.' }),
    message: t.string({ required: true, description: 'What the sender wants to know; plain text.' }),
    consent: t.boolean({ required: true, description: 'Whether the sender agrees to be contacted; must be true.' }),
    address: t.string({ description: 'Address of the home that is to be appraised.' }),
    intention: t.field({ type: Intention, description: 'What the sender intends to do with the home.' }),
    timing: t.field({ type: Timing, description: 'When the sender intends to sell or let.' }),
    mode: t.field({ type: Mode, description: 'Whether the sender wants to buy or rent.' }),
    bedrooms: t.int({ description: 'Minimum number of bedrooms.' }),
    priceMinimum: t.field({ type: 'Dollars', description: 'Minimum price.' }),
    priceMaximum: t.field({ type: 'Dollars', description: 'Maximum price.' }),
  }),
});

/** Fields of a single kind of enquiry, if present. */
const detailNames: Readonly<Record<keyof typeof shapes, readonly string[]>> = {
  agent: [],
  property: [],
  appraisal: ['address', 'intention', 'timing'],
  buyer: ['mode', 'bedrooms', 'priceMinimum', 'priceMaximum'],
};

type Given = Readonly<Record<string, unknown>> & { readonly kind: keyof typeof shapes };

async function outcomeOf(setting: EnquirySetting, { kind, ...given }: Given, key: string): Promise<Outcome> {
  const numbers = Object.fromEntries(
    ['agentId', 'officeId'].flatMap((name) => {
      const id = given[name];
      return typeof id === 'string' || typeof id === 'number' ? [[name, numericId(id) ?? 0]] : [];
    }),
  );
  const names = ['name', 'email', 'phone', 'message', 'consent', ...detailNames[kind]];
  const body = {
    ...Object.fromEntries(
      names.flatMap((name) => (given[name] === null || given[name] === undefined ? [] : [[name, given[name]]])),
    ),
    ...numbers,
  };
  const read = safeParse(shapes[kind], body);
  if (!read.success)
    return {
      receipt: null,
      problems: read.issues.map((issue) => ({ field: getDotPath(issue) ?? 'form', message: issue.message })),
    };
  const details = Object.fromEntries(
    detailNames[kind].flatMap((name) =>
      name in read.output ? [[name, (read.output as Readonly<Record<string, unknown>>)[name]]] : [],
    ),
  );
  const request: EnquiryRequest = { kind, ...numbers, ...(Object.keys(details).length > 0 && { details }) };
  try {
    return { receipt: await sendEnquiry(setting, request, senderOf(read.output), key), problems: [] };
  } catch (error) {
    if (error instanceof Refusal && error.problems.length > 0) return { receipt: null, problems: error.problems };
    throw error;
  }
}

builder.mutationField('addEnquiry', (t) =>
  t.field({
    type: Payload,
    args: {
      input: t.arg({ type: Input, required: true, description: 'The enquiry.' }),
      idempotencyKey: t.arg.string({ required: true }),
    },
    description:
      'Sends an enquiry to an agent or an office. A repeat with the same idempotency key returns the first receipt and has no other effect.',
    resolve: (_, { input, idempotencyKey }, { database, publicUrl, repliesDomain, viewer, address: ip }) =>
      outcomeOf({ database, publicUrl, repliesDomain, viewer, ip }, input, idempotencyKey),
  }),
);
