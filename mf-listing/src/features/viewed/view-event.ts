import type { PageListing } from '../../pages/listing/listing.ts';

/** Fields of the API's tracking event for a page view. A hidden price is left out. */
export function viewEvent(listing: PageListing): Readonly<Record<string, string | number>> {
  const {
    id,
    tierType,
    propertyType,
    statusType,
    agents: [agent],
    office,
    features,
    priceDetails,
    saleDetails,
  } = listing;
  const price = priceDetails.isHidden ? null : (saleDetails?.soldPrice ?? saleDetails?.loanPrice ?? null);
  return {
    pageType: 'listing',
    contentType: 'listing',
    pageElementPosition: 'page',
    listingId: Number(id),
    listingTier: tierType,
    propertyType,
    listingType: statusType,
    officeId: Number(office.id),
    ...(agent && { agentId: Number(agent.id) }),
    ...(price !== null && { estimatePrice: price }),
    ...(features.bedrooms !== null && { numBeds: features.bedrooms }),
  };
}
