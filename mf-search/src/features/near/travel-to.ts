import { isTravel, type ListingSearch } from '@verandah/market';

/** Variables of a query for minutes of travel to the point of a search; for a distance none are requested. */
export const travelTo = (near: ListingSearch['near']) =>
  isTravel(near) ? { travelTo: near, byTravel: true } : { byTravel: false };
