import { document } from '@verandah/graph';
import { enquiryFields, type EnquiryStatus, type OwnEnquiry } from '../../features/portal/enquiry.ts';

export interface EnquiryContent extends OwnEnquiry {
  readonly details: readonly { readonly label: string; readonly text: string }[];
  readonly answers: readonly { readonly text: string; readonly agentName: string; readonly sentAt: string }[];
}

export const readEnquiry = document<{ ownEnquiry: EnquiryContent }, { id: string }>(
  `
  query PortalEnquiry($id: ID!) { ownEnquiry(id: $id) { ${enquiryFields} details { label text } answers { text agentName sentAt } } }`,
  { kept: false },
);
export const setStatus = document<{ setEnquiryStatus: { id: string } }, { id: string; status: EnquiryStatus }>(`
  mutation SetEnquiryStatus($id: ID!, $status: EnquiryStatus!) { setEnquiryStatus(id: $id, status: $status) { id } }`);
export const answer = document<{ answerEnquiry: { id: string } }, { id: string; text: string; key: string }>(`
  mutation AnswerEnquiry($id: ID!, $text: String!, $key: String) { answerEnquiry(id: $id, text: $text, idempotencyKey: $key) { id } }`);
