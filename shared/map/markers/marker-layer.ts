import Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import Style from 'ol/style/Style.js';
import type { MapPalette } from '../base/palette.ts';
import type { MapListing } from '../places.ts';
import { markerFace } from './cluster.ts';
import { pillSet } from './pill.ts';

/** Pixels within which markers become one. */
const distance = 64;

export interface MarkerLayer {
  readonly layer: VectorLayer;
  show(listings: readonly MapListing[]): void;
  /** Listings to be drawn as pointed at. */
  point(ids: readonly string[]): void;
  /** The listings of a marker. */
  listingsOf(feature: FeatureLike): readonly MapListing[];
}

/** Markers with prices; those that would overlap are drawn as one with their number and range of prices. */
export function markerLayer(palette: () => MapPalette): MarkerLayer {
  const source = new VectorSource<Feature<Point>>();
  const clusters = new Cluster({ source, distance, minDistance: 52 });
  const pill = pillSet(palette);
  let pointed: ReadonlySet<string> = new Set();

  const listingsOf = (feature: FeatureLike): readonly MapListing[] => (
    (feature.get('features') as Feature<Point>[] | undefined ?? []).map((each) => each.get('listing') as MapListing)
  );
  const order = { plain: 2, viewed: 1, emphasised: 3, selected: 4 } as const;
  const layer = new VectorLayer({
    source: clusters,
    style: (feature) => {
      const face = markerFace(listingsOf(feature), pointed);
      return new Style({ image: pill(face), zIndex: order[face.tone] });
    },
    updateWhileAnimating: true,
  });
  return {
    layer,
    listingsOf,
    show: (listings) => {
      source.clear(true);
      source.addFeatures(listings.map((listing) => new Feature({ geometry: new Point(fromLonLat([listing.longitude, listing.latitude])), listing })));
    },
    point: (ids) => {
      pointed = new Set(ids);
      layer.changed();
    },
  };
}
