import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { fadeColour, type MapPalette } from './base/palette.ts';
import type { DrawnAreas, MapBoundary, MapBounds, MapPoint } from './places.ts';

export interface AreaLayer {
  readonly layer: VectorLayer;
  readonly source: VectorSource;
  /**
   * Outlines the search area: what was drawn, or suburbs and faintly those around them; dashed when a boundary is
   * approximate, or around what is left out. `near` is the open ring around a point.
   */
  show(
    drawn: DrawnAreas | undefined,
    boundaries?: readonly MapBoundary[],
    around?: readonly MapBoundary[],
    near?: readonly MapPoint[],
  ): void;
}

/**
 * A boundary as a feature; undefined when it cannot be read, since the listings matter more than their outline. Only
 * two geometry types occur; OpenLayers' GeoJSON format would add 4 KB of script.
 */
export function edgeOf({ geoJson, approximate, name }: MapBoundary): Feature | undefined {
  try {
    const { type, coordinates } = JSON.parse(geoJson) as { type?: unknown; coordinates: number[][][] | number[][][][] };
    if (type !== 'Polygon' && type !== 'MultiPolygon') return undefined;
    const geometry = new MultiPolygon((type === 'Polygon' ? [coordinates] : coordinates) as number[][][][]).transform(
      'EPSG:4326',
      'EPSG:3857',
    );
    return new Feature({ geometry, approximate, name });
  } catch {
    return undefined; // not an outline: the area is listed, but not drawn
  }
}

/** The box around a boundary; undefined when it cannot be read. */
export function boundsOf(boundary: MapBoundary): MapBounds | undefined {
  const extent = edgeOf(boundary)?.getGeometry()?.getExtent();
  return extent && (transformExtent(extent, 'EPSG:3857', 'EPSG:4326') as [number, number, number, number]);
}

/** What is left out: veiled, and dashed around. */
export const leftOutStyle = ({ land, label }: MapPalette): Style =>
  new Style({
    stroke: new Stroke({ color: label, width: 2, lineDash: [4, 5] }),
    fill: new Fill({ color: fadeColour(land, 0.6) }),
    zIndex: 2,
  });

/** The ring around a point: in the colour of labels, with their halo, which are legible on every ground. */
const ringStyle = ({ halo, label }: MapPalette): Style[] =>
  [
    { color: halo, width: 5 },
    { color: label, width: 2, lineDash: [10, 5] },
  ].map((stroke) => new Style({ stroke: new Stroke(stroke), zIndex: 3 }));

/** The layer of a search's area. */
export function areaLayer(palette: () => MapPalette): AreaLayer {
  const source = new VectorSource();
  const layer = new VectorLayer({
    source,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    style: (feature) => {
      const { accent } = palette();
      const faint: unknown = feature.get('faint');
      if (feature.get('leftOut')) return leftOutStyle(palette());
      if (feature.get('near')) return ringStyle(palette());
      return new Style({
        stroke: new Stroke({
          color: faint ? fadeColour(accent, 0.35) : accent,
          width: faint ? 1.25 : feature.get('approximate') ? 2 : 2.5,
          ...(feature.get('approximate') && { lineDash: [7, 6] }),
        }),
        ...(!faint && { fill: new Fill({ color: fadeColour(accent, 0.07) }) }),
        zIndex: faint ? 0 : 1,
      });
    },
  });
  return {
    layer,
    source,
    show: (drawn, boundaries = [], around = [], near) => {
      source.clear(true);
      for (const [outlines, faint] of [
        [around, true],
        [boundaries, false],
      ] as const)
        for (const outline of outlines) {
          const edge = edgeOf(outline);
          edge?.set('faint', faint, true);
          if (edge) source.addFeature(edge);
        }
      for (const [rings, kind] of [
        [drawn?.areas ?? [], { leftOut: false }],
        [drawn?.excluded ?? [], { leftOut: true }],
        [near ? [near] : [], { near: true }],
      ] as const)
        for (const ring of rings)
          source.addFeature(
            new Feature({
              geometry: new Polygon([[...ring, ring[0] ?? [0, 0]].map((point) => fromLonLat([...point]))]),
              ...kind,
            }),
          );
      layer.changed();
    },
  };
}
