import { enquiryFragment, type OwnEnquiry } from '../../features/portal/enquiry.ts';
import { graphql } from '../../graphql.ts';
import type { ReplyTemplate } from '../portal-replies/queries.ts';

export interface EnquiryContent extends OwnEnquiry {
  readonly templates: readonly ReplyTemplate[];
  readonly details: readonly { readonly label: string; readonly text: string }[];
  readonly answers: readonly { readonly text: string; readonly agentName: string; readonly sentAt: string }[];
}

export const readEnquiry = graphql(
  `query PortalEnquiry($id: ID!) { ownEnquiry(id: $id) { ...OwnEnquiry details { label text } answers { text agentName sentAt } } ownReplyTemplates { id name text } }`,
  [enquiryFragment],
  { kept: false },
);
export const setStatus = graphql(`
  mutation SetEnquiryStatus($id: ID!, $status: EnquiryStatus!) { setEnquiryStatus(id: $id, status: $status) { id } }`);
export const answer = graphql(`
  mutation AnswerEnquiry($id: ID!, $text: String!, $key: String) { answerEnquiry(id: $id, text: $text, idempotencyKey: $key) { id } }`);
