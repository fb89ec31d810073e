import type { PageFlags } from '@verandah/areas';
import { agentFinderAddress, questionsAddress, statusTypes, switchMode, type ListingSearch } from '@verandah/market';
import { addressOf } from '../../features/filters/filter-address.ts';

/**
 * Where the header's entries lead from a page of results, by their own addresses: the same search in each mode, with
 * the filters that still apply; agents and questions of its first location.
 */
export const entryLinks = (search: ListingSearch, flags: PageFlags): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    statusTypes.map(({ name, landingPath }) => [landingPath, addressOf(switchMode(search, name), flags)]),
  ),
  [agentFinderAddress()]: agentFinderAddress(search.locations[0]),
  [questionsAddress()]: questionsAddress(search.locations[0]),
});
