import { parseAddress, type ListingSearch } from '@verandah/market';
import { addressOf } from '../filters/filter-address.ts';
import { placeOf } from './map-view.ts';

const key = 'verandah.map.before-drawing';

/** Stores the search that a drawn one began from, with its suburbs, for as long as the tab is open. */
export function storeBeforeDrawing(drawn: ListingSearch, before: ListingSearch): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([placeOf(drawn), addressOf(before, {})]));
  } catch {
    /* Without storage a cleared area gives way to what the map shows. */
  }
}

/** The search that a drawn one began from; undefined where it was not drawn in this tab, or another one since. */
export function searchBeforeDrawing(drawn: ListingSearch): ListingSearch | undefined {
  try {
    const [place, address]: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[];
    if (place !== placeOf(drawn) || typeof address !== 'string') return undefined;
    const parsed = parseAddress(address);
    return parsed.kind === 'search' ? parsed.search : undefined;
  } catch {
    return undefined; // storage is blocked, or holds no list of ours
  }
}
