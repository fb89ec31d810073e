import { offerStatuses, pageSize, paginate, type OfferStatus } from '@verandah/market';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { graphql } from '../../graphql.ts';
import { OffersView, type OffersContent } from './view.tsx';

export const readOffers = graphql(
  `query PortalOffers($status: OfferStatus, $skip: Int, $take: Int) {
    receivedOffers(status: $status, skip: $skip, take: $take) { total results { id status name home amount sentAt } }
  }`,
  [],
  { cached: false },
);

/** Offers to the agent's office. */
export const offersPart: PortalPart<OffersContent> = {
  access: 'agent',
  async load({ graph, url: { searchParams } }) {
    const chosen = searchParams.get('status') ?? '';
    const status = Object.hasOwn(offerStatuses, chosen) ? (chosen as OfferStatus) : null;
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    const { receivedOffers } = await graph.read(readOffers, {
      status,
      skip: paginate(0, page).skip,
      take: pageSize,
    });
    return { title: 'Offers', content: { status, page, ...receivedOffers } };
  },
  View: OffersView,
};
