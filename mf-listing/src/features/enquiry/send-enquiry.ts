import type { Graph } from '@verandah/graph';
import { enquiryFieldNames, type EnquiryField, type EnquiryFields, type EnquiryProblems } from '@verandah/market';
import { graphql } from '../../graphql.ts';

export const addEnquiry = graphql(`
  mutation AddListingEnquiry($listingId: ID!, $input: ListingEnquiryInput!, $key: String!) {
    addListingEnquiry(listingId: $listingId, input: $input, idempotencyKey: $key) { receipt { id } problems { field
      message } }
  }`);

/**
 * Sends an enquiry. The same key twice writes once.
 * @returns validation errors of the API; empty if the enquiry was received
 * @throws {GraphError} unknown outcome: send it again with the same key
 */
export async function sendEnquiry(
  graph: Graph,
  listingId: string,
  fields: EnquiryFields,
  key: string,
): Promise<EnquiryProblems> {
  const { name, email, phone, message, consent } = fields;
  const {
    addListingEnquiry: { receipt, problems },
  } = await graph.write(addEnquiry, {
    listingId,
    key,
    input: { name: name.trim(), email: email.trim(), phone: phone.trim() || null, message: message.trim(), consent },
  });
  if (receipt) return {};
  const isField = (field: string): field is EnquiryField => (enquiryFieldNames as readonly string[]).includes(field);
  const byField = Object.fromEntries(
    problems.map(({ field, message: text }) => [
      isField(field) ? field : 'form',
      isField(field) || field === 'listingId' ? text : 'We couldn’t send your enquiry. Refresh the page and try again.',
    ]),
  );
  return Object.keys(byField).length > 0 ? byField : { form: 'We couldn’t send your enquiry. Please call the agency.' };
}
