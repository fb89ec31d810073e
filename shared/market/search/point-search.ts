import { stateByCode } from '../vocabulary/states.ts';
import type { DistanceFilter, ListingSearch } from './listing-search.ts';

/**
 * The named point of a search that is about its surroundings, as the box writes the search of a station or school: a
 * distance in one state. The point stands for that state in titles and in the box. undefined for any other search.
 */
export function searchedPoint({ context, locations, near }: ListingSearch): DistanceFilter | undefined {
  const isIt = context === 'location' && locations.length === 1 && stateByCode(locations[0] ?? '') !== undefined;
  return isIt && near?.name && near.kilometres !== undefined ? near : undefined;
}
