import { useForm, visitDraft, type FormHandle } from '@verandah/areas/actions';
import type { SubmissionState } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { checkEnquiry, enquiryParts, onceKey, type EnquiryFields, type EnquiryProblems } from '@verandah/market';
import { rememberListing } from '../viewed/remember-listing.ts';
import { sendEnquiry } from './send-enquiry.ts';

interface Start {
  readonly fields: EnquiryFields;
  readonly problems: EnquiryProblems;
  readonly state: SubmissionState;
}
type Values = { readonly [Name in keyof EnquiryFields]: EnquiryFields[Name] };

/** The draft of an enquiry: stored for the session, sent once. After that the listing joins the enquired list. */
export function useEnquiry(listingId: string, start: Start): FormHandle<Values> {
  const { graph, bus } = useServices();
  return useForm<Values>({
    start,
    kind: 'enquiry',
    draft: visitDraft(`enquiry.${listingId}`),
    check: checkEnquiry,
    send: (fields, mark) =>
      sendEnquiry(graph, listingId, fields, onceKey('enquiry', mark, [listingId, ...enquiryParts(fields)])),
    onSent: () => rememberListing(bus, 'enquired', listingId),
  });
}
