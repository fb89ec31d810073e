import { pageSize, paginate } from '@verandah/market';
import { enquiryFragment, enquiryWords, type EnquiryStatus } from '../../features/portal/enquiry.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { EnquiriesView, type EnquiriesContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

export const readEnquiries = graphql(
  `query PortalEnquiries($status: EnquiryStatus, $text: String, $listingId: ID, $overdue: Boolean, $skip: Int,
    $take: Int) {
    ownEnquiryListings { id label }
    waiting: ownEnquiries(overdue: true, take: 0) { total }
    ownEnquiries(status: $status, text: $text, listingId: $listingId, overdue: $overdue, skip: $skip,
      take: $take) { total counts { new read answered closed } results { ...OwnEnquiry } }
  }`,
  [enquiryFragment],
  { cached: false },
);

/** The inbox. */
export const enquiriesPart: PortalPart<EnquiriesContent> = {
  access: 'agent',
  async load({ graph, url: { searchParams } }) {
    const chosen = searchParams.get('status') ?? '';
    const overdue = searchParams.get('show') === 'overdue';
    const status = !overdue && Object.hasOwn(enquiryWords, chosen) ? (chosen as EnquiryStatus) : null;
    const text = (searchParams.get('q') ?? '').trim().slice(0, 200);
    const wanted = searchParams.get('listing') ?? '';
    const listingId = /^\d{1,9}$/.test(wanted) ? wanted : null;
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    const {
      ownEnquiries,
      ownEnquiryListings: listings,
      waiting,
    } = await graph.read(readEnquiries, {
      status,
      text,
      listingId,
      overdue,
      skip: paginate(0, page).skip,
      take: pageSize,
    });
    return {
      title: 'Enquiries',
      content: { status, overdue, text, listingId, listings, page, waiting: waiting.total, ...ownEnquiries },
    };
  },
  View: EnquiriesView,
};
