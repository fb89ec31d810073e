import Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
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

/** The features of a boundary; none when it can't be read, since the homes matter more than their outline. */
function edgesOf({ geoJson, approximate }: MapBoundary): Feature[] {
  try {
    const features = new GeoJSON().readFeatures(geoJson, { featureProjection: 'EPSG:3857' });
    for (const feature of features) feature.set('approximate', approximate, true);
    return features;
  } catch {
    return [];
  }
}

/** The area of a search. */
export function areaLayer(palette: () => MapPalette): AreaLayer {
  const source = new VectorSource();
  const layer = new VectorLayer({
    source, updateWhileAnimating: true, updateWhileInteracting: true,
    style: (feature) => new Style({
      stroke: new Stroke({ color: palette().accent, width: feature.get('approximate') ? 2 : 2.5, ...(feature.get('approximate') && { lineDash: [7, 6] }) }),
      fill: new Fill({ color: faded(palette().accent, 0.07) }),
    }),
  });
  return {
    layer,
    show: (ring, boundary) => {
      source.clear(true);
      if (boundary) source.addFeatures(edgesOf(boundary));
      if (ring && ring.length > 2) source.addFeature(new Feature(new Polygon([[...ring, ring[0] ?? [0, 0]].map((point) => fromLonLat([...point]))])));
      layer.changed();
    },
  };
}
