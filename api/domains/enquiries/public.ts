export { enquiryDetails } from './details.ts';
export { enquiryKinds, enquiryStatuses, type EnquiryStatus } from './enquiry.ts';
export { answerEnquiry, enquiriesFor, readEnquiry, setEnquiryStatus } from './inbox.ts';
export {
  answersOf,
  countEnquiries,
  listingsEnquiredAbout,
  messagesOf,
  type EnquiryMessage,
  type InboxEnquiry,
  type SentAnswer,
} from './inbox-store.ts';
export { replySides } from './replies/reply-address.ts';
export type { EnquirySite } from './enquiry-mail.ts';
export { repliesToEnquiries } from './replies/take-replies.ts';
