import type { ListingView, TierName } from './listing-view.ts';

export interface MapMarkerView {
  readonly id: number; readonly uri: string; readonly latitude: number; readonly longitude: number;
  readonly price: string | null; readonly tier: TierName;
}

/** Markers of listings; one that hides its address has none. */
export function markersOf(listings: readonly ListingView[]): MapMarkerView[] {
  return listings.flatMap(({ id, uri, address: { latitude, longitude }, compactPrice, tierType }) => (
    latitude === null || longitude === null ? [] : [{ id, uri, latitude, longitude, price: compactPrice, tier: tierType }]
  ));
}
