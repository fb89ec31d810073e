import { getDotPath, safeParse } from 'valibot';
import { builder, numericId } from '../../platform/graph/public.ts';
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
const Kind = builder.enumType('PersonEnquiryKind', { values: ['agent', 'appraisal', 'buyer', 'property'] as const });
const Intention = builder.enumType('EnquiryIntention', { values: ['sell', 'let', 'appraisal'] as const });
const Timing = builder.enumType('EnquiryTiming', {
  values: {
    now: { value: 'now' },
    threeMonths: { value: 'three-months' },
    sixMonths: { value: 'six-months' },
    later: { value: 'later' },
  } as const,
});
const Mode = builder.enumType('EnquiryMode', { values: ['buy', 'rent'] as const });

const Input = builder.inputType('PersonEnquiryInput', {
  description:
    'To an agent or an office. An appraisal may tell address, intention and timing, a buyer mode, bedrooms and prices.',
  fields: (t) => ({
    kind: t.field({ type: Kind, required: true }),
    agentId: t.id(),
    officeId: t.id(),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ description: 'Australian; optional' }),
    message: t.string({ required: true }),
    consent: t.boolean({ required: true }),
    address: t.string(),
    intention: t.field({ type: Intention }),
    timing: t.field({ type: Timing }),
    mode: t.field({ type: Mode }),
    bedrooms: t.int(),
    priceMinimum: t.field({ type: 'Dollars', description: 'Dollars; dollars a week to rent.' }),
    priceMaximum: t.field({ type: 'Dollars' }),
  }),
});

/** Fields of one kind alone, where they were given. */
const told: Readonly<Record<keyof typeof shapes, readonly string[]>> = {
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
  const names = ['name', 'email', 'phone', 'message', 'consent', ...told[kind]];
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
    told[kind].flatMap((name) =>
      name in read.output ? [[name, (read.output as Readonly<Record<string, unknown>>)[name]]] : [],
    ),
  );
  const wish: EnquiryRequest = { kind, ...numbers, ...(Object.keys(details).length > 0 && { details }) };
  try {
    return { receipt: await sendEnquiry(setting, wish, senderOf(read.output), key), problems: [] };
  } catch (error) {
    if (error instanceof Refusal && error.problems.length > 0) return { receipt: null, problems: error.problems };
    throw error;
  }
}

builder.mutationField('addEnquiry', (t) =>
  t.field({
    type: Payload,
    args: { input: t.arg({ type: Input, required: true }), idempotencyKey: t.arg.string({ required: true }) },
    description:
      'Sends an enquiry to an agent or an office. The same key twice writes once and answers the first receipt.',
    resolve: (_, { input, idempotencyKey }, { database, publicUrl, viewer, address: ip }) =>
      outcomeOf({ database, publicUrl, viewer, ip }, input, idempotencyKey),
  }),
);
