import type { ViewedPage } from '@verandah/areas';
import type { PageListing } from '../../pages/listing/listing.ts';

/** Fields of the API's tracking event for a page view. A hidden price is left out. */
export function viewEvent(listing: PageListing): ViewedPage['event'] {
  const {
    id,
    tierType,
    propertyType,
    statusType,
    agents: [agent],
    office,
    features,
    locationId,
    priceDetails,
    saleDetails,
  } = listing;
  const price = priceDetails.isHidden ? null : (saleDetails?.soldPrice ?? saleDetails?.loanPrice ?? null);
  return {
    pageType: 'listing',
    contentType: 'listing',
    listingId: Number(id),
    listingTier: tierType,
    propertyType,
    listingType: statusType,
    officeId: Number(office.id),
    ...(locationId !== null && { locationId: Number(locationId) }),
    ...(agent && { agentId: Number(agent.id) }),
    ...(price !== null && { estimatePrice: price }),
    ...(features.bedrooms !== null && { numBeds: features.bedrooms }),
  };
}
