import Feature, { type FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { useEffect, useRef, useState } from 'react';
import { areaLayer, boundsOf } from './area-layer.ts';
import { builtInSources } from './base/base-source.ts';
import { collisionGroup } from './base/base-style.ts';
import { openMap, type OpenedMap } from './base/open-map.ts';
import type { MapPalette } from './base/palette.ts';
import { MapFrame } from './frame/map-frame.tsx';
import { markerStyles } from './markers/marker-styles.ts';
import type { MapBoundary, MapPoint } from './places.ts';
import { spotBounds } from './spot-bounds.ts';
import { withHeight } from './text-height.ts';

/** A point of a page's list on its map. */
export interface MapSpot {
  readonly id: string;
  readonly at: MapPoint;
  /** Name or price. */
  readonly text: string;
}

export interface SpotMapProps {
  /** The most important first: where texts would cover each other, the first is shown. */
  readonly spots: readonly MapSpot[];
  /** `names`: dots with names, for thousands of places; `prices`: markers as on maps of homes, for a few hundred. */
  readonly look: 'names' | 'prices';
  readonly label: string;
  /** Of the place that has the spots: drawn, and entirely in view. */
  readonly boundary?: MapBoundary;
  /** A spot was pressed. Where several are too close to distinguish, the map zooms in instead. */
  onSelect(id: string): void;
}

/** Pixels around a press in which spots count as pressed. */
const tolerance = 8;
/** The zoom from which no press comes nearer. */
const nearest = 15;

/**
 * The entries of a list on a map; the list beside it is what keyboards and screen readers use. The page scrolls over
 * it; dragging, two fingers or the control key move it.
 */
export function SpotMap({ spots, look, label, boundary, onSelect }: SpotMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenedMap>(null);
  const latest = useRef(onSelect);
  const [sources, setSources] = useState(builtInSources);
  useEffect(() => {
    latest.current = onSelect;
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    element.dataset['inText'] = '';
    let over: string | undefined;
    let layer: VectorLayer | undefined;
    const made = openMap(element, {
      inText: true,
      onSources: setSources,
      layers: (palette) => {
        layer = spotLayer(spots, look, palette, () => over);
        if (!boundary) return [layer];
        const edge = areaLayer(palette);
        edge.show(undefined, [boundary]);
        return [edge.layer, layer];
      },
    });
    opened.current = made;
    const { map } = made;
    const at = (pixel: number[]): string[] => {
      const found: string[] = [];
      const collect = (feature: FeatureLike) => void found.push(String(feature.getId()));
      map.forEachFeatureAtPixel(pixel, collect, { layerFilter: (each) => each === layer, hitTolerance: tolerance });
      return [...new Set(found)];
    };
    map.on('pointermove', ({ dragging, pixel }) => {
      const [first] = dragging ? [] : at(pixel);
      element.style.cursor = first === undefined ? '' : 'pointer';
      if (first === over) return;
      over = first;
      layer?.changed();
    });
    map.on('singleclick', ({ pixel, coordinate }) => {
      const [first, ...others] = at(pixel);
      if (first === undefined) return;
      const zoom = made.place()?.zoom ?? nearest;
      if (others.length === 0 || zoom >= nearest) latest.current(first);
      else
        made.focus({ centre: toLonLat(coordinate) as [number, number], zoom: Math.min(zoom + 2, nearest) }, true, true);
    });
    const bounds = (boundary && boundsOf(boundary)) ?? spotBounds(spots.map((spot) => spot.at));
    if (bounds) made.focus({ bounds });
    return () => {
      opened.current = null;
      made.close();
    };
  }, [spots, look, boundary]);
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

function spotLayer(
  spots: readonly MapSpot[],
  look: SpotMapProps['look'],
  palette: () => MapPalette,
  over: () => string | undefined,
): VectorLayer {
  const faces = markerStyles(palette);
  return new VectorLayer({
    source: new VectorSource({
      features: spots.map(({ id, at, text }, order) => {
        const feature = new Feature({ geometry: new Point(fromLonLat([...at])), text, order });
        feature.setId(id);
        return feature;
      }),
    }),
    declutter: collisionGroup,
    style: (feature, resolution) => {
      const [text, order] = [String(feature.get('text')), Number(feature.get('order'))];
      const isOver = feature.getId() === over();
      return look === 'prices'
        ? faces({ text, range: undefined, shape: 'pin', tone: isOver ? 'selected' : 'plain' }, 0)
        : nameStyles(text, order, { isOver, isSmall: spots.length > many && resolution > coarse }, palette());
    },
  });
}

/** Dots are small where there are more than so many, and more than so many metres to a pixel: a country of suburbs. */
const [many, coarse] = [200, 150];
/** Below all names. */
const underNames = -1_000_000;

function nameStyles(
  text: string,
  order: number,
  { isOver, isSmall }: { readonly isOver: boolean; readonly isSmall: boolean },
  { accent, pill, pillText, halo, font }: MapPalette,
) {
  return [
    new Style({
      image: new CircleStyle({
        radius: isOver ? 7 : isSmall ? 2 : 4,
        fill: new Fill({ color: accent }),
        ...(isSmall && !isOver ? {} : { stroke: new Stroke({ color: pill, width: 1.5 }) }),
        declutterMode: 'none',
      }),
      zIndex: isOver ? 0 : underNames,
    }),
    new Style({
      text: new Text({
        text,
        offsetY: -14,
        font: withHeight(`600 13px ${font}`),
        fill: new Fill({ color: pillText }),
        stroke: new Stroke({ color: halo, width: 4 }),
        declutterMode: isOver ? 'none' : 'declutter',
      }),
      zIndex: isOver ? 1 : -order,
    }),
  ];
}
