import { useForm, useMemberRead, visitDraft, type FormHandle } from '@verandah/areas/actions';
import type { SubmissionState } from '@verandah/design';
import { useServices, type TopicValue } from '@verandah/kit';
import { checkEnquiry, enquiryParts, onceKey, type EnquiryProblems } from '@verandah/market';
import { graphql } from '../../graphql.ts';
import { rememberListing } from '../viewed/remember-listing.ts';
import { sentEnquiry, type ListingEnquiry } from './choices.ts';
import { sendEnquiry } from './send-enquiry.ts';

interface Start {
  readonly fields: ListingEnquiry;
  readonly problems: EnquiryProblems;
  readonly state: SubmissionState;
}
type Values = { readonly [Name in keyof ListingEnquiry]: ListingEnquiry[Name] };

/** Name and email address of the signed-in member. */
export const readSender = graphql(`query EnquirySender { member { name email } }`);

/**
 * The draft of an enquiry: stored for the session, sent once. After that the listing joins the enquired list. A
 * member’s name and email address are filled in.
 * @param tracked reported for the statistics once it is sent
 */
export function useEnquiry(listingId: string, tracked: TopicValue<'tracked'>, start: Start): FormHandle<Values> {
  const { graph, bus } = useServices();
  const sender = useMemberRead(readSender, {});
  return useForm<Values>({
    start,
    kind: 'enquiry',
    fill: sender?.member ?? null,
    draft: visitDraft(`enquiry.${listingId}`),
    check: (fields) => checkEnquiry(sentEnquiry(fields)),
    send: (fields, mark) => {
      const sent = sentEnquiry(fields);
      return sendEnquiry(graph, listingId, sent, onceKey('enquiry', mark, [listingId, ...enquiryParts(sent)]));
    },
    onSent: () => {
      rememberListing(bus, 'enquired', listingId);
      bus.publish('tracked', tracked);
    },
  });
}
