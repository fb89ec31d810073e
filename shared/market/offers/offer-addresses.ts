/** A member's offers to buy. */
export const offersAddress = '/offers';
/** The page on which a member makes an offer for a home. */
export const newOfferAddress = (listingId: string | number): string => `/offers/new/${listingId}`;
export const offerAddress = (id: string | number): string => `/offers/${id}`;
