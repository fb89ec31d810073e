import { fromLonLat, toLonLat } from 'ol/proj.js';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { builtInSources } from './base/base-source.ts';
import { openMap, type MapFocus, type OpenedMap } from './base/open-map.ts';
import { MapFrame } from './frame/map-frame.tsx';
import styles from './pin-map.module.css';
import type { MapPoint } from './places.ts';

export interface PinMapProps {
  /** The view. A new object moves the map there. */
  readonly focus: MapFocus;
  readonly pin: MapPoint;
  /** The pin is not placed yet: it is drawn as an outline. */
  readonly approximate: boolean;
  readonly label: string;
  readonly pinLabel: string;
  /** The visitor has placed the pin. */
  onPlace(point: MapPoint): void;
}

type Pixel = readonly [x: number, y: number];

/** Pixels that an arrow key moves the pin, and with Shift. */
const [step, smallStep] = [10, 1];
const directions: Readonly<Record<string, Pixel>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Pixels between the pin and the map's edge, below which the map follows the keys. */
const margin = 32;

const roundPoint = ([x = 0, y = 0]: readonly number[]): MapPoint => [Number(x.toFixed(6)), Number(y.toFixed(6))];
const clampValue = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * A map within a form, with a pin to be placed: dragged by mouse or finger, moved by arrow keys while it has the focus,
 * or put where the map is pressed. The page scrolls over the map; two fingers or the control key move it.
 */
export function PinMap({ focus, pin, approximate, label, pinLabel, onPlace }: PinMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenedMap>(null);
  const at = useRef(pin);
  const drag = useRef<{ readonly pointer: number; readonly offset: Pixel; readonly from: MapPoint }>(null);
  const latest = useRef(onPlace);
  const [sources, setSources] = useState(builtInSources);
  useEffect(() => {
    latest.current = onPlace;
  });

  const pixel = (): Pixel | undefined => {
    const found = opened.current?.map.getPixelFromCoordinate(fromLonLat([...at.current]));
    return found && [found[0] ?? 0, found[1] ?? 0];
  };
  const draw = (): void => {
    const spot = pixel();
    if (!spot || !marker.current) return;
    marker.current.style.translate = `${spot[0]}px ${spot[1]}px`;
    marker.current.hidden = false;
  };
  /** Puts the pin at a pixel of the map. */
  const put = ([x, y]: Pixel): void => {
    const { map } = opened.current ?? {};
    const [width = 0, height = 0] = map?.getSize() ?? [];
    const coordinate = map?.getCoordinateFromPixel([clampValue(x, width), clampValue(y, height)]);
    if (!coordinate) return;
    at.current = roundPoint(toLonLat(coordinate));
    draw();
  };

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    element.dataset['inText'] = '';
    const made = openMap(element, { layers: () => [], inText: true, onSources: setSources });
    opened.current = made;
    made.map.on('postrender', draw);
    made.map.on('singleclick', ({ coordinate }) => {
      at.current = roundPoint(toLonLat(coordinate));
      draw();
      latest.current(at.current);
    });
    return () => {
      opened.current = null;
      made.close();
    };
  }, []);
  useEffect(() => opened.current?.focus(focus), [focus]);
  useEffect(() => {
    at.current = pin;
    draw();
  }, [pin]);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const spot = pixel();
    if (!spot || event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      offset: [spot[0] - event.clientX, spot[1] - event.clientY],
      from: at.current,
    };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!drag.current || drag.current.pointer !== event.pointerId) return;
    const { offset } = drag.current;
    put([event.clientX + offset[0], event.clientY + offset[1]]);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    if (!drag.current || drag.current.pointer !== event.pointerId) return;
    const { from } = drag.current;
    drag.current = null;
    if (at.current !== from) onPlace(at.current);
  };
  const onPointerCancel = (): void => {
    if (!drag.current) return;
    at.current = drag.current.from;
    drag.current = null;
    draw();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && drag.current) {
      onPointerCancel();
      return;
    }
    const direction = directions[event.key];
    const spot = pixel();
    const { map, focus: look, place } = opened.current ?? {};
    if (!direction || !spot || !map || !look || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.shiftKey ? smallStep : step;
    put([spot[0] + direction[0] * by, spot[1] + direction[1] * by]);
    const [width = 0, height = 0] = map.getSize() ?? [];
    const [x, y] = pixel() ?? spot;
    const zoom = place?.()?.zoom;
    if (zoom !== undefined && (x < margin || y < margin || x > width - margin || y > height - margin))
      look({ centre: at.current, zoom });
    onPlace(at.current);
  };

  return (
    <MapFrame
      container={container}
      label={label}
      sources={sources}
      onSatellite={(shown) => opened.current?.showSatellite(shown)}
      onZoom={(by) => opened.current?.zoom(by)}
      onPan={(east, north) => opened.current?.pan(east, north)}
    >
      {/* The pin handles keys, which screen readers pass on with role="application". */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={marker}
        hidden
        className={styles.pin}
        data-approximate={approximate || undefined}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="application"
        aria-label={`${pinLabel}. Arrow keys move the pin, with Shift in small steps.`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 32 42" aria-hidden="true">
          <path d="M16 1.5a14 14 0 0 0-14 14c0 9.6 14 25 14 25s14-15.4 14-25a14 14 0 0 0-14-14Z" />
          <circle cx="16" cy="15.5" r="5" />
        </svg>
      </div>
    </MapFrame>
  );
}
