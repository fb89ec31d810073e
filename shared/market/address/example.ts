import { emptySearch } from '../search/empty-search.ts';
import type { ListingSearch } from '../search/listing-search.ts';
import { buildAddress, type AddressOptions } from './build.ts';
import { parseAddress } from './parse.ts';

/** For tests of the grammar: everything for sale in Richmond, and its address without a property type. */
export const buy: ListingSearch = { ...emptySearch('buy'), locations: ['richmond-vic-3121'] };
export const base = '/for-sale/richmond-vic-3121';

/** The search of a valid address. */
export function readAddress(address: string): ListingSearch {
  const parsed = parseAddress(address);
  if (parsed.kind !== 'search') throw new Error(`${address} is not found`);
  return parsed.search;
}

/** The canonical address of a changed search. */
export function buildExample(change: Partial<ListingSearch>, options: AddressOptions = {}): string | null {
  return buildAddress({ ...buy, ...change }, options);
}
