import type OpenLayersMap from 'ol/Map.js';
import type { FeatureLike } from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import LayerGroup from 'ol/layer/Group.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type Style from 'ol/style/Style.js';
import { collisionGroup } from '../base/base-style.ts';
import type { MapPalette } from '../base/palette.ts';
import { markerFace, type MarkerFacts } from './face.ts';
import { readMarker, withoutHidden, type MapMarker } from './marker.ts';
import { markerStyles } from './marker-styles.ts';

/** The nearest zoom level that has tiles; closer views enlarge those. */
const nearestLevel = 18;

export interface MarkerLayer {
  readonly layer: LayerGroup;
  /**
   * Shows the listings of a search, given as the `search` of a tile's address. The previous ones stay until the new
   * ones have loaded.
   */
  show(search: string): void;
  /** Renders again with other facts. */
  tell(facts: MarkerFacts, hidden: ReadonlySet<string>): void;
  /** The marker at a pixel. */
  at(map: OpenLayersMap, pixel: number[]): MapMarker | undefined;
  /** Markers within bounds of the map's projection, the best first, then from north to south. */
  within(extent: readonly number[]): readonly MapMarker[];
  /** Requests failed tiles again. */
  retry(): void;
}

/** Markers of a search, from its vector tiles. `onFailed` is called with whether a part of them could not be loaded. */
export function markerLayer(palette: () => MapPalette, onFailed: (failed: boolean) => void): MarkerLayer {
  const group = new LayerGroup();
  const styles = markerStyles(palette);
  let facts: MarkerFacts = { pointed: new Set(), viewed: new Set(), advanced: true };
  let hidden: ReadonlySet<string> = new Set();
  let current: VectorTileLayer | undefined;
  // A feature's marker never changes, and a map being moved reads it at every frame.
  const read = new WeakMap<FeatureLike, MapMarker>();
  const markerOf = (feature: FeatureLike): MapMarker | undefined => {
    const marker = read.get(feature) ?? readMarker(feature);
    if (marker) read.set(feature, marker);
    return marker && withoutHidden(marker, hidden);
  };
  const style = (feature: FeatureLike): Style[] | undefined => {
    const marker = markerOf(feature);
    return marker && styles(markerFace(marker, facts), marker.rank);
  };

  function layerOf(search: string): VectorTileLayer {
    const source = new VectorTileSource({
      url: `/tiles/listings/{z}/{x}/{y}.mvt?search=${encodeURIComponent(search)}`,
      format: new MVT(),
      maxZoom: nearestLevel,
      wrapX: false,
      transition: 0,
    });
    const layer = new VectorTileLayer({
      source,
      style,
      declutter: collisionGroup,
      renderBuffer: 80,
      updateWhileAnimating: true,
      updateWhileInteracting: true,
    });
    let loading = 0;
    let failed = false;
    const settled = (change: number, failure = false): void => {
      loading += change;
      failed ||= failure;
      if (loading > 0 || layer !== current) return;
      for (const old of group
        .getLayers()
        .getArray()
        .filter((each) => each !== layer))
        group.getLayers().remove(old);
      onFailed(failed);
      failed = false;
    };
    source.on('tileloadstart', () => settled(1));
    source.on('tileloadend', () => settled(-1));
    source.on('tileloaderror', () => settled(-1, true));
    return layer;
  }

  return {
    layer: group,
    show: (search) => {
      current = layerOf(search);
      const layers = group.getLayers();
      // If two searches follow quickly, the first may never have been shown.
      if (layers.getLength() > 1) layers.pop();
      layers.push(current);
    },
    tell: (next, without) => {
      facts = next;
      hidden = without;
      for (const layer of group.getLayers().getArray()) layer.changed();
    },
    at: (map, pixel) =>
      map.forEachFeatureAtPixel(pixel, markerOf, { layerFilter: (each) => each === current, hitTolerance: 4 }),
    within: ([west = 0, south = 0, east = 0, north = 0]) => {
      const found = new Map<string, MapMarker>();
      for (const feature of current?.getFeaturesInExtent([west, south, east, north]) ?? []) {
        const marker = markerOf(feature);
        if (marker) found.set(marker.key, marker);
      }
      return [...found.values()].toSorted((a, b) => (a.rank ?? 99) - (b.rank ?? 99) || b.at[1] - a.at[1]);
    },
    retry: () => current?.getSource()?.refresh(),
  };
}
