import { enquiryFragment } from '../../features/portal/enquiry.ts';
import { graphql, type PortalEnquiryQuery } from '../../graphql.ts';
import type { ReplyTemplate } from '../portal-replies/queries.ts';

type Enquiry = PortalEnquiryQuery['ownEnquiry'];
/** Replies to an enquiry, from either side. */
export type EnquiryMessage = Enquiry['messages'][number];

/** An enquiry. Replies by email are added here (`repliesAreReceived`), or go to the agent’s own address. */
export interface EnquiryContent extends Enquiry {
  readonly templates: readonly ReplyTemplate[];
}

export const readEnquiry = graphql(
  `query PortalEnquiry($id: ID!) { ownEnquiry(id: $id) { ...OwnEnquiry details { label text } messages { text side name
    sentAt isByEmail isFromOtherAddress attachments } repliesAreReceived } ownReplyTemplates { id name text } }`,
  [enquiryFragment],
  { cached: false },
);
export const setStatus = graphql(`
  mutation SetEnquiryStatus($id: ID!, $status: EnquiryStatus!) { setEnquiryStatus(id: $id, status: $status) { id } }`);
export const answer = graphql(`
  mutation AnswerEnquiry($id: ID!, $text: String!, $key: String) { answerEnquiry(id: $id, text: $text,
    idempotencyKey: $key) { id } }`);
