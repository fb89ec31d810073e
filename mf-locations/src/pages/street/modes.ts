import type { ListingCounts } from '../../features/places/place.ts';
import type { StreetMode } from './data.ts';

/** In the order of their tabs. */
export const streetModes: readonly { readonly mode: StreetMode; readonly label: string }[] = [
  { mode: 'buy', label: 'For sale' },
  { mode: 'rent', label: 'For rent' },
  { mode: 'sold', label: 'Sold' },
  { mode: 'leased', label: 'Leased' },
];

/** Initial mode of a street's page: current listings, else past ones. */
export const firstMode = (counts: ListingCounts): StreetMode =>
  streetModes.find(({ mode }) => counts[mode] > 0)?.mode ?? 'buy';
