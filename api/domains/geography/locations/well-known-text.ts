import type { MultiPolygon, Polygon } from 'geojson';

const ring = (corners: readonly (readonly number[])[]): string =>
  `(${corners.map(([x = 0, y = 0]) => `${x} ${y}`).join(', ')})`;
const polygon = (rings: Polygon['coordinates']): string => `(${rings.map(ring).join(', ')})`;

/**
 * A boundary as well-known text: 'POLYGON((lng lat, …))', 'MULTIPOLYGON(((…)), …)'.
 * @param geoJson of a Polygon or MultiPolygon
 */
export function boundaryText(geoJson: string): string {
  const outline = JSON.parse(geoJson) as Polygon | MultiPolygon;
  return outline.type === 'Polygon'
    ? `POLYGON${polygon(outline.coordinates)}`
    : `MULTIPOLYGON(${outline.coordinates.map(polygon).join(', ')})`;
}
