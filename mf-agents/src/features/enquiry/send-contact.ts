import type { Graph } from '@verandah/graph';
import { enquiryParts, onceKey } from '@verandah/market';
import {
  contactFieldNames,
  readDollars,
  intentions,
  modes,
  timings,
  type ContactFields,
  type ContactKind,
  type ContactProblems,
} from './fields.ts';
import { graphql, type PersonEnquiryInput } from '../../graphql.ts';

export const addEnquiry = graphql(`
  mutation AddEnquiry($input: PersonEnquiryInput!, $key: String!) { addEnquiry(input: $input,
    idempotencyKey: $key) { receipt { id } problems { field message } } }`);

/** Recipient of an enquiry. */
export type ContactTarget = { readonly agentId: string } | { readonly officeId: string };

const oneOf = <Value extends string>(list: readonly { readonly value: Value }[], chosen: string): Value | undefined =>
  list.find(({ value }) => value === chosen)?.value;

function inputOf(target: ContactTarget, kind: ContactKind, fields: ContactFields): PersonEnquiryInput {
  const { name, email, phone, message, consent, address, intention, timing, mode, bedrooms, priceMaximum } = fields;
  const sender = {
    ...target,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim() || null,
    message: message.trim(),
    consent,
  };
  switch (kind) {
    case 'message':
      return { ...sender, kind: 'agentId' in target ? 'agent' : 'property' };
    case 'appraisal':
      return {
        ...sender,
        kind,
        address: address.trim(),
        intention: oneOf(intentions, intention) ?? 'appraisal',
        timing: oneOf(timings, timing) || null,
      };
    case 'buyer':
      return {
        ...sender,
        kind,
        mode: oneOf(modes, mode) ?? 'buy',
        bedrooms: bedrooms ? Number(bedrooms) : null,
        priceMaximum: readDollars(priceMaximum) ?? null,
      };
  }
}

/**
 * Sends an enquiry to an agent or an office. The same words on the same occasion are written once.
 * @param occasion the draft's key, or the day
 * @returns validation errors of the API; empty if the enquiry was received
 * @throws {GraphError} unknown outcome
 */
export async function sendContact(
  graph: Graph,
  target: ContactTarget,
  kind: ContactKind,
  fields: ContactFields,
  occasion: string,
): Promise<ContactProblems> {
  const input = inputOf(target, kind, fields);
  const key = onceKey('ask', occasion, [
    JSON.stringify(target),
    kind,
    ...enquiryParts(fields),
    fields.address,
    fields.intention,
    fields.timing,
    fields.mode,
    fields.bedrooms,
    fields.priceMaximum,
  ]);
  const {
    addEnquiry: { receipt, problems },
  } = await graph.write(addEnquiry, { input, key });
  if (receipt) return {};
  const isField = (field: string): boolean => (contactFieldNames as readonly string[]).includes(field);
  const byField = Object.fromEntries(
    problems.map(({ field, message }) =>
      isField(field) ? [field, message] : ['form', 'We couldn’t send your enquiry. Refresh the page and try again.'],
    ),
  );
  return Object.keys(byField).length > 0 ? byField : { form: 'We couldn’t send your enquiry. Please call instead.' };
}
