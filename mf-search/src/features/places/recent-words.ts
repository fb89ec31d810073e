import { activeFilters, parseAddress, statusType } from '@verandah/market';
import type { RecentSearch } from './recent-store.ts';

/** Summary of a recent search: 'For sale · 2 beds · Pool'. Null when its address is no longer valid. */
export function recentWords({ address }: RecentSearch): string | null {
  const parsed = parseAddress(address);
  if (parsed.kind === 'not-found') return null;
  const { search } = parsed;
  const mode = statusType(search.mode).phrase.toLowerCase();
  return [mode.charAt(0).toUpperCase() + mode.slice(1), ...activeFilters(search).map(({ label }) => label)].join(' · ');
}
