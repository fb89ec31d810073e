export { enquiryKinds, enquiryStatuses, type EnquiryStatus } from './enquiry.ts';
export { answerEnquiry, enquiriesFor, readEnquiry, setEnquiryStatus } from './inbox.ts';
export { answersOf, countEnquiries, listingsEnquiredAbout, type InboxEnquiry, type SentAnswer } from './inbox-store.ts';
