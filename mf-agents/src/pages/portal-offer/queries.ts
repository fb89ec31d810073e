import { graphql, type PortalOfferQuery } from '../../graphql.ts';

/** An offer to the office. */
export type ReceivedOffer = PortalOfferQuery['receivedOffer'];

export const readOffer = graphql(
  `query PortalOffer($id: ID!) { receivedOffer(id: $id) { id status home listingId name email details { label text }
    sentAt expiresAt } }`,
  [],
  { cached: false },
);
export const decide = graphql(`
  mutation DecideOffer($id: ID!, $status: OfferStatus!) { decideOffer(id: $id, status: $status) { id } }`);
