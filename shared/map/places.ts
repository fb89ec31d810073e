/** Degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];
export type MapPoint = readonly [longitude: number, latitude: number];

/** What a map shows, told after it has come to rest. */
export interface MapPlace {
  readonly bounds: MapBounds;
  readonly centre: MapPoint;
  readonly zoom: number;
}

/** One listing on the map. */
export interface MapListing {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Compact: '$1.2M'; null when the price is hidden. */
  readonly price: string | null;
  /** One of the best few: drawn in the accent colour and above the others. */
  readonly emphasised?: boolean;
  /** Seen before: drawn muted. */
  readonly viewed?: boolean;
}
