import { useDraftForm, type FormState, type DraftForm } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { checkEnquiry, enquiryParts, onceKey, type EnquiryFields, type EnquiryProblems } from '@verandah/market';
import { rememberListing } from '../viewed/remember-listing.ts';
import { sendEnquiry } from './send-enquiry.ts';

interface Start {
  readonly fields: EnquiryFields;
  readonly problems: EnquiryProblems;
  readonly state: FormState;
}
type Values = { readonly [Name in keyof EnquiryFields]: EnquiryFields[Name] };

/**
 * An enquiry about a listing, being written: kept for the visit, sent once; then the listing joins the enquired list.
 */
export function useEnquiry(listingId: string, start: Start): DraftForm<Values> {
  const { graph, bus, report } = useServices();
  return useDraftForm<Values>({
    place: `enquiry.${listingId}`,
    start,
    check: checkEnquiry,
    send: (fields, mark) =>
      sendEnquiry(graph, listingId, fields, onceKey('enquiry', mark, [listingId, ...enquiryParts(fields)])),
    onSent: () => rememberListing(bus, 'enquired', listingId),
    onFailed: (error) => report(error, 'enquiry'),
  });
}
