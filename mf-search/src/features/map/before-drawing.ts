import { parseAddress, type ListingSearch } from '@verandah/market';
import { addressOf } from '../filters/filter-address.ts';
import { placeOf } from './map-view.ts';

const key = 'verandah.map.before-drawing';
/** Drawn areas that are remembered: Back leads to those before the last change of one. */
const most = 20;

type Drawing = readonly [place: string, before: string];
const isDrawing = (value: unknown): value is Drawing =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** The drawn areas of this tab, the latest first; none where storage is blocked, or holds no list of ours. */
function readDrawings(): readonly Drawing[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDrawing) : [];
  } catch {
    return []; // as if nothing had been drawn
  }
}

/** Stores the search that a drawn one began from, with its suburbs, for as long as the tab is open. */
export function storeBeforeDrawing(drawn: ListingSearch, before: ListingSearch): void {
  const place = placeOf(drawn);
  const others = readDrawings().filter(([other]) => other !== place);
  try {
    sessionStorage.setItem(key, JSON.stringify([[place, addressOf(before, {})], ...others].slice(0, most)));
  } catch {
    /* Without storage a cleared area gives way to what the map shows. */
  }
}

/** The search that a drawn one began from; undefined where it was not drawn in this tab. */
export function searchBeforeDrawing(drawn: ListingSearch): ListingSearch | undefined {
  const place = placeOf(drawn);
  const [, address] = readDrawings().find(([other]) => other === place) ?? [];
  const parsed = address === undefined ? undefined : parseAddress(address);
  return parsed?.kind === 'search' ? parsed.search : undefined;
}
