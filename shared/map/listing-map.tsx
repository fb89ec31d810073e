import Polygon from 'ol/geom/Polygon.js';
import Feature from 'ol/Feature.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { useEffect, useRef } from 'react';
import { openMap, type MapFocus, type OpenedMap } from './base/open-map.ts';
import { faded } from './base/palette.ts';
import { MapFrame } from './frame/map-frame.tsx';
import { isOnePlace } from './markers/cluster.ts';
import { markerLayer, type MarkerLayer } from './markers/marker-layer.ts';
import type { MapListing, MapPlace, MapPoint } from './places.ts';

export interface ListingMapProps {
  readonly listings: readonly MapListing[];
  /** Where to look. A new object moves the map there; the same one leaves it where the visitor took it. */
  readonly focus: MapFocus;
  /** What the map shows: 'Map of homes for sale in Richmond'. */
  readonly label: string;
  /** A mapped or drawn area, drawn as an outline. */
  readonly area?: readonly MapPoint[] | undefined;
  /** The listing whose card is pointed at. */
  readonly highlighted?: string | null | undefined;
  /** The listings whose card is open. */
  readonly selected?: readonly string[] | undefined;
  /** The pointer is over a marker; null when it has left. */
  onHighlight?(ids: readonly string[] | null): void;
  /** A marker was chosen: one listing, or all of a building. Empty when the map beside them was. */
  onSelect?(ids: readonly string[]): void;
  /** The visitor (not `focus`) moved the map, and it has come to rest. */
  onMove?(place: MapPlace): void;
}

interface Parts { readonly opened: OpenedMap; readonly markers: MarkerLayer; readonly outline: VectorSource }

const boundsOf = (listings: readonly MapListing[]): readonly [number, number, number, number] => {
  const [longitudes, latitudes] = [listings.map(({ longitude }) => longitude), listings.map(({ latitude }) => latitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
};

/** Listings with their prices on the built-in map. Fills its parent; load it with `import('@verandah/map')` when one is seen. */
export function ListingMap(props: ListingMapProps) {
  const { listings, focus, label, area, highlighted, selected } = props;
  const container = useRef<HTMLDivElement>(null);
  const parts = useRef<Parts>(null);
  const latest = useRef(props);
  useEffect(() => { latest.current = props; });

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const outline = new VectorSource();
    let markers: MarkerLayer | undefined;
    let byVisitor = false;
    const opened = openMap(element, {
      layers: (palette) => {
        markers = markerLayer(palette);
        const areaLayer = new VectorLayer({ source: outline, style: () => new Style({ stroke: new Stroke({ color: palette().accent, width: 3 }), fill: new Fill({ color: faded(palette().accent, 0.08) }) }) });
        return [areaLayer, markers.layer];
      },
      onRest: (place) => {
        if (byVisitor) latest.current.onMove?.(place);
        byVisitor = false;
      },
    });
    if (!markers) return;
    const layer = markers;
    parts.current = { opened, markers: layer, outline };
    const { map } = opened;
    const under = (pixel: number[]): readonly MapListing[] => (
      map.forEachFeatureAtPixel(pixel, (feature) => layer.listingsOf(feature), { layerFilter: (each) => each === layer.layer, hitTolerance: 4 }) ?? []
    );
    const visitor = (): void => { byVisitor = true; };
    for (const name of ['pointerdown', 'wheel', 'keydown'] as const) element.addEventListener(name, visitor, { passive: true });
    let over = '';
    map.on('pointermove', ({ dragging, pixel }) => {
      if (dragging) return;
      const ids = under(pixel).map(({ id }) => id);
      element.style.cursor = ids.length > 0 ? 'pointer' : '';
      if (ids.join() === over) return;
      over = ids.join();
      latest.current.onHighlight?.(ids.length > 0 ? ids : null);
    });
    map.on('singleclick', ({ pixel }) => {
      const found = under(pixel);
      if (found.length > 1 && !isOnePlace(found) && (map.getView().getZoom() ?? 0) < 17.5) opened.focus({ bounds: boundsOf(found) }, true);
      else latest.current.onSelect?.(found.map(({ id }) => id));
    });
    return () => {
      parts.current = null;
      for (const name of ['pointerdown', 'wheel', 'keydown'] as const) element.removeEventListener(name, visitor);
      opened.close();
    };
  }, []);

  useEffect(() => parts.current?.opened.focus(focus), [focus]);
  useEffect(() => parts.current?.markers.show(listings), [listings]);
  useEffect(() => parts.current?.markers.point([...(selected ?? []), ...(highlighted ? [highlighted] : [])]), [highlighted, selected]);
  useEffect(() => {
    const outline = parts.current?.outline;
    outline?.clear();
    if (area && area.length > 2) outline?.addFeature(new Feature(new Polygon([[...area, area[0] ?? [0, 0]].map((point) => fromLonLat([...point]))])));
  }, [area]);

  return <MapFrame container={container} label={label} onZoom={(by) => parts.current?.opened.zoom(by)} />;
}
