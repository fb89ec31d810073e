import { toLonLat } from 'ol/proj.js';
import { useEffect, useRef, useState } from 'react';
import { builtInSources } from './base/base-source.ts';
import { openMap, type MapFocus, type OpenedMap } from './base/open-map.ts';
import { Crosshair } from './frame/crosshair.tsx';
import { MapFrame } from './frame/map-frame.tsx';
import type { MapPoint } from './places.ts';

export interface PointMapProps {
  /** The view. A new object moves the map there. */
  readonly focus: MapFocus;
  readonly label: string;
  /** The map has come to rest with this point below the crosshair. */
  onRest(point: MapPoint): void;
  /** The map itself, whose `place()` knows the point also while it moves; null when it is closed. */
  onOpened(map: OpenedMap | null): void;
}

/**
 * A map for choosing the point below the crosshair in its middle: mouse, finger and keys move the map, and a press
 * brings its spot to the middle.
 */
export function PointMap({ focus, label, ...callbacks }: PointMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenedMap>(null);
  const latest = useRef(callbacks);
  const [sources, setSources] = useState(builtInSources);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const made = openMap(element, {
      layers: () => [],
      onSources: setSources,
      onRest: ({ centre }) => latest.current.onRest(centre),
    });
    made.map.on('singleclick', ({ coordinate }) => {
      const zoom = made.place()?.zoom;
      if (zoom !== undefined) made.focus({ centre: toLonLat(coordinate) as [number, number], zoom }, true, true);
    });
    opened.current = made;
    latest.current.onOpened(made);
    return () => {
      opened.current = null;
      latest.current.onOpened(null);
      made.close();
    };
  }, []);
  useEffect(() => opened.current?.focus(focus), [focus]);
  return (
    <MapFrame
      container={container}
      label={label}
      sources={sources}
      onSatellite={(shown) => opened.current?.showSatellite(shown)}
      onZoom={(by) => opened.current?.zoom(by)}
      onPan={(east, north) => opened.current?.pan(east, north)}
    >
      <Crosshair />
    </MapFrame>
  );
}
