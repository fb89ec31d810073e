import { useEffect, useRef, useState } from 'react';
import { fromLonLat } from 'ol/proj.js';
import { areaLayer, type AreaLayer } from './area-layer.ts';
import { builtInSources } from './base/base-source.ts';
import { openMap, type MapFocus, type OpenedMap } from './base/open-map.ts';
import { MapFrame } from './frame/map-frame.tsx';
import type { MapMarker } from './markers/marker.ts';
import { markerLayer, type MarkerLayer } from './markers/marker-layer.ts';
import { nameLayer, type NameLayer } from './name-layer.ts';
import type { DrawnAreas, MapBoundary, MapPlace, MapPoint } from './places.ts';

export interface ListingMapProps {
  /** The search whose listings are shown, as the `search` of a tile's address. */
  readonly search: string;
  /** The view. A new object moves the map there; the same one leaves it where the visitor took it. */
  readonly focus: MapFocus;
  /** What the map shows: 'Map of homes for sale in Richmond'. */
  readonly label: string;
  /** Drawn areas. */
  readonly area?: DrawnAreas | undefined;
  /** The open ring around the point that homes are near to. */
  readonly near?: readonly MapPoint[] | undefined;
  /** Outlines of the searched suburbs; their names are always on the map. */
  readonly boundaries?: readonly MapBoundary[] | undefined;
  /** Outlines of suburbs around them, drawn faintly. */
  readonly around?: readonly MapBoundary[] | undefined;
  /** Listings and other markers (by `key`) that are highlighted or open. */
  readonly pointed: readonly string[];
  /** Position of the listing that is pointed at elsewhere: a cluster that contains it is highlighted. */
  readonly pointedAt?: MapPoint | undefined;
  readonly viewed: ReadonlySet<string>;
  /** Listings in the visitor's collections, marked by a heart. */
  readonly saved: Pick<ReadonlySet<string>, 'has'>;
  /** Listings that are not shown. */
  readonly hidden: ReadonlySet<string>;
  /** Whether clusters show prices and buildings are marked as such; otherwise both are plain numbers. */
  readonly advanced: boolean;
  /** Text of a marker whose home has no public price: 'Sold'; 'Contact' by default. */
  readonly withoutPrice?: string | undefined;
  /** Whether markers ignore the pointer, while something else uses it (drawing). */
  readonly idle?: boolean;
  /** The pointer is over a marker; null when it has left. */
  onPoint(marker: MapMarker | null): void;
  /** A marker was pressed; null for a press beside them. */
  onSelect(marker: MapMarker | null): void;
  /** The visitor (not `focus`) moved the map, and it has come to rest. */
  onMove(place: MapPlace): void;
  /** The map has come to rest, after any movement. */
  onView(place: MapPlace): void;
  /** The markers in view, once they are drawn. */
  onMarkers(markers: readonly MapMarker[]): void;
  /** Whether some of the markers could not be fetched. */
  onFailed(failed: boolean): void;
  /** The map itself, for tools that use it; null when it is closed. */
  onOpened(map: OpenedListingMap | null): void;
}

/** The map on a page, for tools that work on it. */
export interface OpenedListingMap extends OpenedMap {
  readonly element: HTMLElement;
  /** Zooms in on a cluster; false when the map comes no nearer. */
  approach(point: MapPoint): boolean;
  /** Pixels from the map's left and top edge. */
  pixelOf(point: MapPoint): readonly [left: number, top: number] | undefined;
  /** Calls back whenever the map is drawn; its result unsubscribes. */
  onDrawn(drawn: () => void): () => void;
  /** Requests the markers that failed again. */
  retry(): void;
}

/** The nearest zoom: points that can't be distinguished here are one. */
const nearest = 18;

interface Parts {
  readonly opened: OpenedListingMap;
  readonly markers: MarkerLayer;
  readonly area: AreaLayer;
  readonly names: NameLayer;
}

/**
 * The listings of a search on a map, from the API's vector tiles. Fills its parent; load it with
 * `import('@verandah/map')` when one becomes visible.
 */
export function ListingMap(props: ListingMapProps) {
  const {
    search,
    focus,
    label,
    area,
    near,
    boundaries,
    around,
    pointed,
    pointedAt,
    viewed,
    saved,
    hidden,
    advanced,
    withoutPrice,
  } = props;
  const container = useRef<HTMLDivElement>(null);
  const parts = useRef<Parts>(null);
  const latest = useRef(props);
  const [sources, setSources] = useState(builtInSources);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let layers: Omit<Parts, 'opened'> | undefined;
    const made = openMap(element, {
      layers: (palette) => {
        const area = areaLayer(palette);
        const markers = markerLayer(palette, (failed) => latest.current.onFailed(failed));
        layers = { area, markers, names: nameLayer(palette, area.source, markers) };
        return [area.layer, markers.layer, layers.names.layer];
      },
      isNamed: (feature) => layers?.names.isNamed(feature) ?? false,
      onSources: setSources,
      onRest: (place, byVisitor) => {
        if (byVisitor) latest.current.onMove(place);
        latest.current.onView(place);
      },
    });
    if (!layers) return;
    const { markers, names } = layers;
    const { map } = made;
    const opened: OpenedListingMap = {
      ...made,
      element,
      retry: markers.retry,
      approach: (point) => {
        const zoom = map.getView().getZoom() ?? 4;
        if (zoom >= nearest - 0.01) return false;
        made.focus({ centre: point, zoom: Math.min(nearest, Math.floor(zoom + 2)) }, true, true);
        return true;
      },
      pixelOf: (point) => {
        const [left, top] = (map.getPixelFromCoordinate(fromLonLat([...point])) as number[] | null) ?? [];
        return left === undefined || top === undefined ? undefined : [left, top];
      },
      onDrawn: (drawn) => {
        map.on('postrender', drawn);
        return () => map.un('postrender', drawn);
      },
    };
    parts.current = { opened, ...layers };

    let over = '';
    const pointAt = (marker: MapMarker | undefined): void => {
      element.style.cursor = marker ? 'pointer' : '';
      if ((marker?.key ?? '') === over) return;
      over = marker?.key ?? '';
      latest.current.onPoint(marker ?? null);
    };
    const leave = (): void => pointAt(undefined);
    element.addEventListener('pointerleave', leave);
    map.on('pointermove', ({ dragging, pixel }) => {
      if (!dragging && !latest.current.idle) pointAt(markers.at(map, pixel));
    });
    map.on('singleclick', ({ pixel }) => {
      if (latest.current.idle) return;
      latest.current.onSelect(markers.at(map, pixel) ?? null);
    });
    map.on('moveend', () => names.place(map));
    map.on('rendercomplete', () => {
      names.place(map);
      if (map.getSize()?.every((side) => side > 0))
        latest.current.onMarkers(markers.within(map.getView().calculateExtent(map.getSize())));
    });
    latest.current.onOpened(opened);
    return () => {
      parts.current = null;
      latest.current.onOpened(null);
      element.removeEventListener('pointerleave', leave);
      made.close();
    };
  }, []);

  useEffect(() => parts.current?.opened.focus(focus), [focus]);
  useEffect(() => parts.current?.markers.show(search, hidden), [search, hidden]);
  useEffect(
    () =>
      parts.current?.markers.update({ pointed: new Set(pointed), pointedAt, viewed, saved, advanced, withoutPrice }),
    [pointed, pointedAt, viewed, saved, advanced, withoutPrice],
  );
  useEffect(() => {
    parts.current?.area.show(area, boundaries, around, near);
    // The labels of the base map leave out what has a name now.
    for (const layer of parts.current?.opened.map.getAllLayers() ?? []) layer.changed();
  }, [area, boundaries, around, near]);

  return (
    <MapFrame
      container={container}
      label={label}
      sources={sources}
      onSatellite={(shown) => parts.current?.opened.showSatellite(shown)}
      onZoom={(by) => parts.current?.opened.zoom(by)}
      onPan={(east, north) => parts.current?.opened.pan(east, north)}
    />
  );
}
