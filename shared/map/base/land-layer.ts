import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapPalette } from './palette.ts';

/** Names the browser's cached copy: raise it when the service sends other land. */
export const baseVersion = 1;

/** The land, coloured by the palette of the moment. */
export function landLayer(palette: () => MapPalette): VectorLayer {
  return new VectorLayer({
    source: new VectorSource({ url: `/tiles/base/${baseVersion}/land.json`, format: new GeoJSON() }),
    style: () => new Style({ fill: new Fill({ color: palette().land }), stroke: new Stroke({ color: palette().coast, width: 1 }) }),
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
}
