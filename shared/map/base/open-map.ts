import type { FeatureLike } from 'ol/Feature.js';
import Map from 'ol/Map.js';
import View from 'ol/View.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { platformModifierKeyOnly } from 'ol/events/condition.js';
import Kinetic from 'ol/Kinetic.js';
import type BaseLayer from 'ol/layer/Base.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import type { MapBounds, MapPlace, MapPoint } from '../places.ts';
import { baseLayer } from './base-layer.ts';
import type { MapSources } from './base-source.ts';
import { readPalette, type MapPalette } from './palette.ts';

/** What a map shows: a box in full, or a point at a zoom level. */
export type MapFocus = { readonly bounds: MapBounds } | { readonly centre: MapPoint; readonly zoom: number };

export interface OpenedMap {
  readonly map: Map;
  readonly palette: () => MapPalette;
  /** Milliseconds of an animation: 0 for visitors who prefer reduced motion. */
  readonly motion: () => number;
  /** Undefined while the container has no size. */
  place(): MapPlace | undefined;
  /** Waits for a size. `forVisitor`: a movement that they requested, and count as their own. */
  focus(on: MapFocus, moving?: boolean, forVisitor?: boolean): void;
  /** The visitor's own request, from a button: levels nearer, or further when negative. */
  zoom(by: number): void;
  /** The visitor's own request, from a button: shares of the map's width to the east, of its height to the north. */
  pan(east: number, north: number): void;
  /** The named place nearest to a point, among those of the loaded tiles. */
  nearest(point: MapPoint): string | undefined;
  /** Shows images of satellites instead of streets, where there are any. */
  showSatellite(shown: boolean): void;
  close(): void;
}

interface Options {
  readonly layers: (palette: () => MapPalette) => readonly BaseLayer[];
  /** Whether a layer of its own names the place of a label of the base map, which is left out then. */
  readonly isNamed?: (feature: FeatureLike) => boolean;
  /** A map within a text: the page scrolls over it; two fingers or the control key move it. */
  readonly inText?: boolean;
  /** What the map is made from, once it is loaded. */
  readonly onSources?: (sources: MapSources) => void;
  /** The map has come to rest; `byVisitor` unless `focus` moved it or its box changed. */
  readonly onRest?: (place: MapPlace, byVisitor: boolean) => void;
}

/** The extent that a visitor can pan to: Australia with its islands. */
const world = transformExtent([92, -56, 175, 5], 'EPSG:4326', 'EPSG:3857');

/** Whether the browser draws: some refuse it, against being recognised. */
const canDraw = (): boolean => document.createElement('canvas').getContext('2d') !== null;

/**
 * Opens a map in `element` with the base map. The element itself receives the keys: arrows pan, + and − zoom.
 * @throws {Error} in a browser that can't show maps; later, OpenLayers would throw at every frame
 */
export function openMap(
  element: HTMLElement,
  { layers, isNamed = () => false, inText = false, onSources, onRest }: Options,
): OpenedMap {
  if (!canDraw()) throw new Error('This browser draws on no canvas.');
  let colours = readPalette(element);
  const palette = (): MapPalette => colours;
  const view = new View({
    center: fromLonLat([134, -27]),
    zoom: 4,
    minZoom: 3,
    maxZoom: 18,
    extent: world,
    showFullExtent: true,
  });
  const base = baseLayer(
    palette,
    () => view.getZoom() ?? 4,
    isNamed,
    (sources) => onSources?.(sources),
  );
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const looks = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));
  const free = (event: MapBrowserEvent): boolean =>
    !inText || platformModifierKeyOnly(event) || (event.originalEvent as PointerEvent).pointerType === 'mouse';
  const drag = new DragPan({
    ...(still.matches ? {} : { kinetic: new Kinetic(-0.005, 0.05, 100) }),
    condition: (event) => free(event) || drag.getPointerCount() === 2,
  });
  const map = new Map({
    target: element,
    view,
    controls: [],
    layers: [base.layer, ...layers(palette)],
    keyboardEventTarget: element,
    interactions: [
      drag,
      new PinchZoom(),
      new DoubleClickZoom({ duration: still.matches ? 0 : 200 }),
      new MouseWheelZoom({
        condition: (event) => !inText || platformModifierKeyOnly(event),
        duration: still.matches ? 0 : 200,
      }),
      new KeyboardPan({ duration: still.matches ? 0 : 100, pixelDelta: 96 }),
      new KeyboardZoom({ duration: still.matches ? 0 : 100 }),
    ],
  });

  /** Most of a map is land: it is not blue before the first tiles, nor where none of them arrives. */
  const paintGround = (): void => {
    const isKnown = !('loading' in element.dataset) && base.hasGround();
    element.style.backgroundColor = isKnown ? colours.sea : colours.land;
  };
  const paint = (): void => {
    colours = readPalette(element);
    paintGround();
    for (const layer of map.getAllLayers()) layer.changed();
  };
  element.dataset['loading'] = '';
  // Only now: where a browser can't draw maps, there is none to tell.
  void base.ready.then(() => {
    map.on('rendercomplete', () => {
      delete element.dataset['loading'];
      paintGround();
    });
    map.render();
  });
  // A window that is zoomed, or dragged to another screen, has the same map in other pixels.
  let sameRatio: MediaQueryList | undefined;
  const followRatio = (): void => {
    sameRatio?.removeEventListener('change', followRatio);
    sameRatio = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    sameRatio.addEventListener('change', followRatio);
    if (map.getPixelRatio() === window.devicePixelRatio) return;
    map.setPixelRatio(window.devicePixelRatio);
    for (const layer of map.getAllLayers()) layer.changed();
  };
  const hasSize = (): boolean => (map.getSize() ?? []).length === 2 && (map.getSize() ?? []).every((side) => side > 0);
  const place = (): MapPlace | undefined => {
    const [centre, zoom] = [view.getCenter(), view.getZoom()];
    if (!hasSize() || !centre || zoom === undefined) return undefined;
    const bounds = transformExtent(view.calculateExtent(map.getSize()), 'EPSG:3857', 'EPSG:4326') as [
      number,
      number,
      number,
      number,
    ];
    return { bounds, centre: toLonLat(centre) as [number, number], zoom };
  };
  let byVisitor = false;
  const visitor = (): void => {
    byVisitor = true;
  };
  const rested = (): void => {
    const now = place();
    if (now) onRest?.(now, byVisitor);
    byVisitor = false;
  };
  map.on('pointerdrag', visitor);
  for (const name of ['wheel', 'keydown', 'dblclick'] as const)
    element.addEventListener(name, visitor, { passive: true });

  let waiting: MapFocus | undefined;
  const motion = (): number => (still.matches ? 0 : 180);
  const focus = (on: MapFocus, moving = false, forVisitor = false): void => {
    if (!hasSize()) {
      waiting = on;
      return;
    }
    waiting = undefined;
    byVisitor = forVisitor;
    if ('bounds' in on)
      view.fit(transformExtent([...on.bounds], 'EPSG:4326', 'EPSG:3857'), {
        padding: [44, 44, 44, 44],
        maxZoom: 15,
        duration: moving ? motion() : 0,
      });
    else if (moving && motion())
      view.animate({ center: fromLonLat([...on.centre]), zoom: on.zoom, duration: motion() });
    else {
      view.setCenter(fromLonLat([...on.centre]));
      view.setZoom(on.zoom);
    }
  };
  map.on('change:size', () => {
    if (waiting && hasSize()) focus(waiting);
  });
  map.on('moveend', rested);
  for (const look of looks) look.addEventListener('change', paint);
  paint();
  followRatio();

  return {
    map,
    palette,
    motion,
    place,
    focus,
    nearest: base.nearest,
    showSatellite: base.showSatellite,
    zoom: (by) => {
      visitor();
      view.animate({ zoom: (view.getZoom() ?? 4) + by, duration: motion() });
    },
    pan: (east, north) => {
      const [[x = 0, y = 0] = [], [width = 0, height = 0] = [], resolution = 1] = [
        view.getCenter(),
        map.getSize(),
        view.getResolution(),
      ];
      visitor();
      view.animate({ center: [x + east * width * resolution, y + north * height * resolution], duration: motion() });
    },
    close: () => {
      sameRatio?.removeEventListener('change', followRatio);
      for (const look of looks) look.removeEventListener('change', paint);
      for (const name of ['wheel', 'keydown', 'dblclick'] as const) element.removeEventListener(name, visitor);
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
