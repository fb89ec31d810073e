import type { MultiPolygon, Polygon } from 'geojson';

const ringText = (corners: readonly (readonly number[])[]): string =>
  `(${corners.map(([x = 0, y = 0]) => `${x} ${y}`).join(', ')})`;
const polygonText = (rings: Polygon['coordinates']): string => `(${rings.map(ringText).join(', ')})`;

/**
 * A boundary as well-known text: 'POLYGON((lng lat, …))', 'MULTIPOLYGON(((…)), …)'.
 * @param geoJson of a Polygon or MultiPolygon
 */
export function boundaryText(geoJson: string): string {
  const outline = JSON.parse(geoJson) as Polygon | MultiPolygon;
  return outline.type === 'Polygon'
    ? `POLYGON${polygonText(outline.coordinates)}`
    : `MULTIPOLYGON(${outline.coordinates.map(polygonText).join(', ')})`;
}
