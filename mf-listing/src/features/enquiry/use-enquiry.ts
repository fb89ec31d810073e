import { useForm, visitDraft, type FormHandle } from '@verandah/areas/actions';
import type { SubmissionState } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { checkEnquiry, enquiryParts, onceKey, type EnquiryProblems } from '@verandah/market';
import { rememberListing } from '../viewed/remember-listing.ts';
import { sentEnquiry, type ListingEnquiry } from './choices.ts';
import { sendEnquiry } from './send-enquiry.ts';

interface Start {
  readonly fields: ListingEnquiry;
  readonly problems: EnquiryProblems;
  readonly state: SubmissionState;
}
type Values = { readonly [Name in keyof ListingEnquiry]: ListingEnquiry[Name] };

/** The draft of an enquiry: stored for the session, sent once. After that the listing joins the enquired list. */
export function useEnquiry(listingId: string, start: Start): FormHandle<Values> {
  const { graph, bus } = useServices();
  return useForm<Values>({
    start,
    kind: 'enquiry',
    draft: visitDraft(`enquiry.${listingId}`),
    check: (fields) => checkEnquiry(sentEnquiry(fields)),
    send: (fields, mark) => {
      const sent = sentEnquiry(fields);
      return sendEnquiry(graph, listingId, sent, onceKey('enquiry', mark, [listingId, ...enquiryParts(sent)]));
    },
    onSent: () => rememberListing(bus, 'enquired', listingId),
  });
}
