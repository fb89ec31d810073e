import { useServices } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { addressOf } from './filter-address.ts';

/** The function that returns the address of a search, with as many filters in its path as the visitor's flags allow. */
export function useAddressOf(): (search: ListingSearch) => string {
  const { flags } = useServices();
  return (search) => addressOf(search, flags);
}
