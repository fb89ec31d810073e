export { enquiryKinds, enquiryStatuses, type EnquiryKind, type EnquiryStatus } from './enquiry.ts';
export { answerEnquiry, enquiriesFor, readEnquiry, setEnquiryStatus } from './inbox.ts';
export { answersOf, countEnquiries, type EnquiryOwner, type InboxEnquiry, type SentAnswer } from './inbox-store.ts';
