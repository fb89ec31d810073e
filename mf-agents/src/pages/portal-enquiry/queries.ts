import { enquiryFragment, type OwnEnquiry } from '../../features/portal/enquiry.ts';
import { graphql } from '../../graphql.ts';
import type { ReplyTemplate } from '../portal-replies/queries.ts';

/** What followed an enquiry, from either side. */
export interface EnquiryMessage {
  readonly text: string;
  readonly side: 'visitor' | 'agent';
  readonly name: string;
  readonly sentAt: string;
  readonly isByEmail: boolean;
  readonly isFromOtherAddress: boolean;
  readonly attachments: number;
}

export interface EnquiryContent extends OwnEnquiry {
  readonly templates: readonly ReplyTemplate[];
  readonly details: readonly { readonly label: string; readonly text: string }[];
  readonly messages: readonly EnquiryMessage[];
  /** Whether replies by email are added here; otherwise they go to the agent’s own address. */
  readonly repliesAreReceived: boolean;
}

export const readEnquiry = graphql(
  `query PortalEnquiry($id: ID!) { ownEnquiry(id: $id) { ...OwnEnquiry details { label text } messages { text side name sentAt isByEmail isFromOtherAddress attachments } repliesAreReceived } ownReplyTemplates { id name text } }`,
  [enquiryFragment],
  { kept: false },
);
export const setStatus = graphql(`
  mutation SetEnquiryStatus($id: ID!, $status: EnquiryStatus!) { setEnquiryStatus(id: $id, status: $status) { id } }`);
export const answer = graphql(`
  mutation AnswerEnquiry($id: ID!, $text: String!, $key: String) { answerEnquiry(id: $id, text: $text, idempotencyKey: $key) { id } }`);
