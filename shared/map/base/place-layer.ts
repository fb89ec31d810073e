import Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapPlace } from '../places.ts';
import { baseVersion } from './land-layer.ts';
import type { MapPalette } from './palette.ts';
import { placeTiles } from './place-tiles.ts';

interface NamedPlace { readonly name: string; readonly longitude: number; readonly latitude: number; readonly zoom: number }

/** Names of places. `look` fetches those that a view needs; a tile that fails is asked for again by the next look. */
export function placeLayer(palette: () => MapPalette, zoom: () => number): { readonly layer: VectorLayer; look(place: MapPlace): void } {
  const source = new VectorSource();
  const known = new Set<string>();
  const fetched = new Set<string>();

  function label(feature: FeatureLike): Style | undefined {
    const from: number = feature.get('zoom');
    if (zoom() < from - 0.5) return undefined;
    const { font, label: colour, halo } = palette();
    const size = from <= 5 ? 14 : from <= 9 ? 13 : 12;
    return new Style({
      text: new Text({
        text: String(feature.get('name')), font: `${from <= 7 ? 600 : 500} ${size}px ${font}`,
        fill: new Fill({ color: colour }), stroke: new Stroke({ color: halo, width: 3 }), overflow: true,
      }),
      zIndex: 20 - from,
    });
  }

  async function add(tile: string): Promise<void> {
    fetched.add(tile);
    try {
      const answer = await fetch(`/tiles/base/${baseVersion}/places/${tile}.json`);
      if (!answer.ok) throw new Error(`Place names: ${answer.status}`);
      const { places } = await answer.json() as { places: NamedPlace[] };
      const fresh = places.filter(({ name, longitude, latitude }) => {
        const key = `${name} ${longitude} ${latitude}`;
        return !known.has(key) && known.add(key);
      });
      source.addFeatures(fresh.map(({ name, longitude, latitude, zoom: from }) => new Feature({ geometry: new Point(fromLonLat([longitude, latitude])), name, zoom: from })));
    } catch {
      // The map is of use without names.
      fetched.delete(tile);
    }
  }

  return {
    layer: new VectorLayer({ source, style: label, declutter: true }),
    look: ({ bounds, zoom: near }) => {
      for (const tile of placeTiles(bounds, near)) if (!fetched.has(tile)) void add(tile);
    },
  };
}
