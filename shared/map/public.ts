export { ListingMap, type ListingMapProps } from './listing-map.tsx';
export { LocationMap, type LocationMapProps } from './location-map.tsx';
export type { MapFocus } from './base/open-map.ts';
export type { MapBounds, MapListing, MapPlace, MapPoint } from './places.ts';
