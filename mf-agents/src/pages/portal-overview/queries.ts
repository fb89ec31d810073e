import { graphql, type PortalOverviewQuery, type PortalInvitationQuery } from '../../graphql.ts';

export type Overview = PortalOverviewQuery;

export const readOverview = graphql(
  `query PortalOverview {
    ownOverview { enquiriesToday reviewsUnanswered inspections { listingId label startsAt endsAt timeZone } questions {
      uri title suburb createdAt } }
    waiting: ownEnquiries(overdue: true, take: 0) { total }
    unseen: ownListings(withoutInspections: true, take: 0) { total }
    ownListings(take: 0) { counts { onOffer underOffer completed draft removed } }
    ownEnquiries(take: 5) { counts { new } results { id name message receivedAt status listing { label } } }
  }`,
  [],
  { cached: false },
);

export type Invitation = PortalInvitationQuery['officeInvite'];
export const readInvitation = graphql(`
  query PortalInvitation($token: String!) { officeInvite(token: $token) { officeName email expiresAt } }`);
export const acceptInvitation = graphql(`
  mutation AcceptOfficeInvite($token: String!) { acceptOfficeInvite(token: $token) }`);
