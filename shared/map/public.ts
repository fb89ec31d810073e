export { ListingMap, type ListingMapProps, type OpenedListingMap } from './listing-map.tsx';
export { LocationMap, type LocationMapProps } from './location-map.tsx';
export { PinMap, type PinMapProps } from './pin-map.tsx';
export { PointMap, type PointMapProps } from './point-map.tsx';
export { Crosshair } from './frame/crosshair.tsx';
export type { MapFocus, OpenedMap } from './base/open-map.ts';
export { markerName } from './markers/face.ts';
export type { MapMarker } from './markers/marker.ts';
export type { DrawnAreas, MapBoundary, MapBounds, MapPlace, MapPoint } from './places.ts';
