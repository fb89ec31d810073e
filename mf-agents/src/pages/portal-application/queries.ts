import { graphql, type PortalApplicationQuery } from '../../graphql.ts';

/** An application to the office, with everything that was sent. */
export type ReceivedApplication = PortalApplicationQuery['receivedRentalApplication'];

export const readApplication = graphql(
  `query PortalApplication($id: ID!) { receivedRentalApplication(id: $id) { id status home listingId stateCode name
    email moveInOn message details { label text } documents { id kind type size } sentAt decidedAt expiresAt } }`,
  [],
  { cached: false },
);
export const decide = graphql(`
  mutation DecideApplication($id: ID!, $status: RentalApplicationStatus!) { decideRentalApplication(id: $id,
    status: $status) { id } }`);
