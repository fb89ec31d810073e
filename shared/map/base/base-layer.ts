import type { FeatureLike } from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import LayerGroup from 'ol/layer/Group.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { fromLonLat } from 'ol/proj.js';
import type RenderFeature from 'ol/render/Feature.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type VectorTile from 'ol/VectorTile.js';
import type ImageLayer from 'ol/layer/Base.js';
import type { MapPoint } from '../places.ts';
import { readBaseSource, type MapSources } from './base-source.ts';
import { baseStyle, collisionGroup } from './base-style.ts';
import { loadTile } from './load-tile.ts';
import type { MapPalette } from './palette.ts';

export interface BaseLayer {
  readonly layer: LayerGroup;
  /** Resolves when its tiles can be drawn, or never will. */
  readonly ready: Promise<void>;
  /** Whether any of its ground has arrived: what has none is sea then. */
  hasGround(): boolean;
  /** The nearest named location among those of the tiles in view; undefined while there are none. */
  nearest(point: MapPoint): string | undefined;
  /** Shows images of satellites instead of streets, where there are any. */
  showSatellite(shown: boolean): void;
}

/** Map units (metres in the projection) within which a place is near. */
const nearby = 40_000;

/**
 * The base map: land, states, suburbs, names, and streets where there are any; or another server's map. `onSources` is
 * called with its sources as soon as they are known.
 * @param isNamed whether something else names the place of a label, which is left out then
 */
export function baseLayer(
  palette: () => MapPalette,
  zoom: () => number,
  isNamed: (feature: FeatureLike) => boolean,
  onSources: (sources: MapSources) => void,
): BaseLayer {
  const ground = baseStyle(palette, zoom, isNamed);
  const layer = new VectorTileLayer({ style: ground, declutter: collisionGroup });
  const group = new LayerGroup({ layers: [layer] });
  let hasGround = false;
  const ready = readBaseSource()
    .then(async (source) => {
      onSources({ credits: source.attribution, hasSatellite: source.satellite !== undefined });
      const { url, builtIn, minZoom, maxZoom } = source;
      if (builtIn) {
        const tiles = new VectorTileSource({
          url,
          minZoom,
          maxZoom,
          format: new MVT(),
          wrapX: false,
          tileLoadFunction: (tile, address) => loadTile(tile as VectorTile<RenderFeature>, address),
        });
        tiles.once('tileloadend', () => {
          hasGround = true;
        });
        layer.setSource(tiles);
        // The ground appears first.
        const streets = (await import('./street-style.ts')).streetStyle(palette, zoom, isNamed);
        layer.setStyle((feature) => ground(feature) ?? streets(feature));
      }
      // Loaded only where another server is configured.
      else {
        group.getLayers().push((await import('./other-map.ts')).otherMap(source, palette, zoom, isNamed));
        hasGround = true;
      }
    })
    .catch(() => {
      // Listings are useful without a base map; the next map tries again.
    });
  let images: Promise<ImageLayer> | undefined;
  let wanted = false;
  const fetchImages = async (): Promise<ImageLayer> => {
    const { satellite } = await readBaseSource();
    if (!satellite) throw new Error('No satellite images are set up.');
    const made = (await import('./other-map.ts')).satelliteMap(satellite);
    group.getLayers().push(made);
    return made;
  };
  return {
    layer: group,
    ready,
    hasGround: () => hasGround,
    showSatellite: (shown) => {
      wanted = shown;
      if (!shown && !images) return;
      images ??= fetchImages();
      images.then(
        (layer) => layer.setVisible(wanted),
        () => {
          images = undefined; // the next press tries again
        },
      );
    },
    nearest: (point) => {
      const [x = 0, y = 0] = fromLonLat([...point]);
      let best: { readonly name: string; readonly far: number } | undefined;
      for (const feature of layer.getFeaturesInExtent([x - nearby, y - nearby, x + nearby, y + nearby])) {
        if (feature.get('layer') !== 'places') continue;
        const [left = 0, bottom = 0] = feature.getGeometry()?.getExtent() ?? [];
        const far = Math.hypot(left - x, bottom - y);
        if (!best || far < best.far) best = { name: String(feature.get('name') ?? ''), far };
      }
      return best?.name || undefined;
    },
  };
}
