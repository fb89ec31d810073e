import { applicationStatuses, pageSize, paginate, type ApplicationStatus } from '@verandah/market';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { graphql } from '../../graphql.ts';
import { ApplicationsView, type ApplicationsContent } from './view.tsx';

export const readApplications = graphql(
  `query PortalApplications($listingId: ID, $status: RentalApplicationStatus, $skip: Int, $take: Int) {
    receivedRentalListings { id label }
    receivedRentalApplications(listingId: $listingId, status: $status, skip: $skip, take: $take) {
      total counts { status count } results { id status name home sentAt } }
  }`,
  [],
  { cached: false },
);

/** Rental applications to the agent's office. */
export const applicationsPart: PortalPart<ApplicationsContent> = {
  access: 'agent',
  async load({ graph, url: { searchParams } }) {
    const chosen = searchParams.get('status') ?? '';
    const status = Object.hasOwn(applicationStatuses, chosen) ? (chosen as ApplicationStatus) : null;
    const wanted = searchParams.get('listing') ?? '';
    const listingId = /^\d{1,9}$/.test(wanted) ? wanted : null;
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    const { receivedRentalListings: listings, receivedRentalApplications: found } = await graph.read(readApplications, {
      listingId,
      status,
      skip: paginate(0, page).skip,
      take: pageSize,
    });
    return { title: 'Applications', content: { status, listingId, listings, page, ...found } };
  },
  View: ApplicationsView,
};
