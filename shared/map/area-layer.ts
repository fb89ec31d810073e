import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { faded, type MapPalette } from './base/palette.ts';
import type { MapBoundary, MapPoint } from './places.ts';

export interface AreaLayer {
  readonly layer: VectorLayer;
  /** Outlines what is searched: a drawn ring, or a suburb; dashed when its edge is approximate. */
  show(ring: readonly MapPoint[] | undefined, boundary: MapBoundary | undefined): void;
}

/**
 * A boundary as a feature; undefined when it can't be read, since the homes matter more than their outline. It is one
 * of two shapes, for which OpenLayers' whole GeoJSON format would be 4 KB of script.
 */
export function edgeOf({ geoJson, approximate }: MapBoundary): Feature | undefined {
  try {
    const { type, coordinates } = JSON.parse(geoJson) as { type?: unknown; coordinates: number[][][] | number[][][][] };
    if (type !== 'Polygon' && type !== 'MultiPolygon') return undefined;
    const geometry = new MultiPolygon((type === 'Polygon' ? [coordinates] : coordinates) as number[][][][]).transform(
      'EPSG:4326',
      'EPSG:3857',
    );
    return new Feature({ geometry, approximate });
  } catch {
    return undefined;
  }
}

/** The area of a search. */
export function areaLayer(palette: () => MapPalette): AreaLayer {
  const source = new VectorSource();
  const layer = new VectorLayer({
    source,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    style: (feature) =>
      new Style({
        stroke: new Stroke({
          color: palette().accent,
          width: feature.get('approximate') ? 2 : 2.5,
          ...(feature.get('approximate') && { lineDash: [7, 6] }),
        }),
        fill: new Fill({ color: faded(palette().accent, 0.07) }),
      }),
  });
  return {
    layer,
    show: (ring, boundary) => {
      source.clear(true);
      const edge = boundary && edgeOf(boundary);
      if (edge) source.addFeature(edge);
      if (ring && ring.length > 2)
        source.addFeature(
          new Feature(new Polygon([[...ring, ring[0] ?? [0, 0]].map((point) => fromLonLat([...point]))])),
        );
      layer.changed();
    },
  };
}
