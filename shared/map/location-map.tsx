import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { useEffect, useRef, useState } from 'react';
import { areaLayer, boundsOf, type AreaLayer } from './area-layer.ts';
import { builtInSources } from './base/base-source.ts';
import { openMap, type OpenedMap } from './base/open-map.ts';
import { fadeColour } from './base/palette.ts';
import { MapFrame } from './frame/map-frame.tsx';
import { stationBounds } from './station-bounds.ts';
import { stationLayer, type MapStation } from './station-layer.ts';
import type { MapBoundary, MapPoint } from './places.ts';

export interface LocationMapProps {
  readonly centre: MapPoint;
  /** A property's exact location gets a pin; a suburb is shown without one. */
  readonly exact: boolean;
  readonly label: string;
  /** The suburb's boundary: drawn instead of the circle, and entirely in view. */
  readonly boundary?: MapBoundary | undefined;
  /** Stations around a property: always named, and in view if they are near. The same array leaves the map as it is. */
  readonly stations?: readonly MapStation[];
}

const none: readonly MapStation[] = [];

/** The position of a property or suburb. The page scrolls over it; dragging, two fingers or the control key move it. */
export function LocationMap({
  centre: [longitude, latitude],
  exact,
  label,
  boundary,
  stations = none,
}: LocationMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenedMap>(null);
  const [sources, setSources] = useState(builtInSources);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    element.dataset.inText = '';
    let edge: AreaLayer | undefined;
    const bounds = boundary && boundsOf(boundary);
    const made = openMap(element, {
      inText: true,
      onSources: setSources,
      layers: (palette) =>
        bounds
          ? [(edge = areaLayer(palette)).layer]
          : [
              new VectorLayer({
                source: new VectorSource({ features: [new Feature(new Point(fromLonLat([longitude, latitude])))] }),
                style: () =>
                  exact
                    ? [
                        new Style({
                          image: new CircleStyle({
                            radius: 22,
                            fill: new Fill({ color: fadeColour(palette().accent, 0.22) }),
                          }),
                        }),
                        new Style({
                          image: new CircleStyle({
                            radius: 10,
                            fill: new Fill({ color: palette().accent }),
                            stroke: new Stroke({ color: palette().pill, width: 3 }),
                          }),
                        }),
                      ]
                    : new Style({
                        image: new CircleStyle({
                          radius: 90,
                          fill: new Fill({ color: fadeColour(palette().accent, 0.14) }),
                        }),
                      }),
              }),
              stationLayer(stations, palette),
            ],
    });
    edge?.show(undefined, boundary && [boundary]);
    const inView = bounds ?? (exact ? stationBounds([longitude, latitude], stations) : undefined);
    made.focus(inView ? { bounds: inView } : { centre: [longitude, latitude], zoom: exact ? 13.5 : 11.5 });
    opened.current = made;
    return () => {
      opened.current = null;
      made.close();
    };
  }, [longitude, latitude, exact, boundary, stations]);
  return (
    <MapFrame
      container={container}
      label={label}
      sources={sources}
      onSatellite={(shown) => opened.current?.showSatellite(shown)}
      onZoom={(by) => opened.current?.zoom(by)}
      onPan={(east, north) => opened.current?.pan(east, north)}
    />
  );
}
