import { agentFinderAddress, locationAddress, questionsAddress } from '../address/area-address.ts';
import { searchModeNumbers } from '../vocabulary/modes.ts';
import type { ListingSearch } from './listing-search.ts';

/** A search mode without listings, and its address. */
export interface OtherMode {
  readonly name: 'agents' | 'reviews' | 'questions';
  readonly number: number;
  readonly label: string;
  readonly href: string;
}

const addresses: Readonly<Record<OtherMode['name'], (place?: string) => string>> = {
  agents: agentFinderAddress,
  reviews: (place) => locationAddress(place, 'reviews'),
  questions: questionsAddress,
};

/**
 * Agents, reviews and questions about where a search looks: its first place, or everywhere for what is no place's.
 * @param place the default where the search names none, such as an office's suburb
 */
export function otherModes(search: ListingSearch, place?: string): readonly OtherMode[] {
  const where = search.locations[0] ?? place;
  return searchModeNumbers.flatMap(({ name, number, label }) =>
    isOther(name) ? [{ name, number, label, href: addresses[name](where) }] : [],
  );
}

const isOther = (name: string): name is OtherMode['name'] => name in addresses;
