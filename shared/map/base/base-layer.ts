import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { fromLonLat } from 'ol/proj.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type { MapPoint } from '../places.ts';
import { readBaseSource } from './base-source.ts';
import { baseStyle } from './base-style.ts';
import type { MapPalette } from './palette.ts';

export interface BaseLayer {
  readonly layer: VectorTileLayer;
  /** The place whose name stands nearest, among those of the tiles in view; undefined while there are none. */
  nearest(point: MapPoint): string | undefined;
}

/** The base map: land, states, suburbs and names. `onCredits` is told whose map it is as soon as that is known. */
export function baseLayer(palette: () => MapPalette, zoom: () => number, onCredits: (text: string) => void): BaseLayer {
  const layer = new VectorTileLayer({ style: baseStyle(palette, zoom), declutter: true, updateWhileAnimating: false });
  readBaseSource().then(({ url, minZoom, maxZoom, attribution }) => {
    onCredits(attribution);
    layer.setSource(new VectorTileSource({ url, minZoom, maxZoom, format: new MVT(), wrapX: false }));
  }, () => {
    // Homes are of use without a map below them; the next map asks again.
  });
  return {
    layer,
    nearest: (point) => {
      const [x = 0, y = 0] = fromLonLat([...point]);
      const reach = 40_000;
      let best: { readonly name: string; readonly far: number } | undefined;
      for (const feature of layer.getFeaturesInExtent([x - reach, y - reach, x + reach, y + reach])) {
        if (feature.get('layer') !== 'places') continue;
        const [left = 0, bottom = 0] = feature.getGeometry()?.getExtent() ?? [];
        const far = Math.hypot(left - x, bottom - y);
        if (!best || far < best.far) best = { name: String(feature.get('name') ?? ''), far };
      }
      return best?.name || undefined;
    },
  };
}
