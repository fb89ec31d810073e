export { enquiryKinds, enquiryStatuses, type EnquiryKind, type EnquiryStatus } from './enquiry.ts';
export { answerEnquiry, enquiriesFor, setEnquiryStatus } from './inbox.ts';
export type { EnquiryOwner, InboxEnquiry } from './inbox-store.ts';
