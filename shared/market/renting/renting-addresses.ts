/** A member's applications and profile for renting. */
export const rentingAddress = '/renting';
export const rentalProfileAddress = '/renting/profile';
/** The page on which a member applies for a home. */
export const applyAddress = (listingId: string | number): string => `/renting/apply/${listingId}`;
export const rentalApplicationAddress = (id: string | number): string => `/renting/applications/${id}`;
