/** Degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];
export type MapPoint = readonly [longitude: number, latitude: number];

/** Open rings: areas, and what is left out of all of them. */
export interface DrawnAreas {
  readonly areas: readonly (readonly MapPoint[])[];
  readonly excluded: readonly (readonly MapPoint[])[];
}

/** What a map shows, published once it has come to rest. */
export interface MapPlace {
  readonly bounds: MapBounds;
  readonly centre: MapPoint;
  readonly zoom: number;
}

/** The boundary of a suburb: GeoJSON text, Polygon or MultiPolygon, WGS 84. */
export interface MapBoundary {
  /** Drawn dashed: not surveyed. */
  readonly approximate: boolean;
  readonly geoJson: string;
  /** Written on the map wherever a part of the outline is in view. */
  readonly name?: string;
}
