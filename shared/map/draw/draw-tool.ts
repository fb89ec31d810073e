import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import PointerInteraction from 'ol/interaction/Pointer.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import type { OpenedListingMap } from '../listing-map.tsx';
import type { DrawnAreas, MapPoint } from '../places.ts';
import {
  addArea,
  addCorner,
  addLine,
  begin,
  carry,
  clear,
  cornersLeft,
  finishAll,
  hold,
  insertCorner,
  removeArea,
  removeHeld,
  removeLast,
  takeArea,
  undo,
  type Drawing,
  type Drawn,
} from './drawing.ts';
import { middles, sketchLayer } from './sketch-layer.ts';
import { thin } from './thin.ts';

/**
 * Pixels: a press that moves less is a click. A corner is hit within this distance, by a finger within a larger one.
 */
const slip = 6;
const reach = (event: MapBrowserEvent): number =>
  (event.originalEvent as PointerEvent).pointerType === 'touch' ? 26 : 14;
/** Pixels that one press of an arrow key moves the map below the crosshair; `fine` with Shift. */
const stride = { wide: 40, fine: 6 } as const;

export interface DrawTool {
  /** Performs a step from a button. */
  readonly act: Readonly<
    Record<
      'undo' | 'clear' | 'removeHeld' | 'next' | 'finish' | 'addArea' | 'leaveOut' | 'nextArea' | 'removeArea',
      () => void
    >
  >;
  close(): void;
}

interface Options {
  /** Areas to be edited; none to draw a new one. */
  readonly drawn: DrawnAreas;
  /**
   * Called after every step: the drawing, a message, and whether it is done by keyboard (which needs the crosshair).
   */
  onStep(drawing: Drawing, says: string, byKeys: boolean): void;
  onAreas(drawn: DrawnAreas, says: string): void;
  onCancel(): void;
}

const point = (coordinate: readonly number[]): MapPoint => {
  const [x = 0, y = 0] = toLonLat([...coordinate]);
  return [x, y];
};
const place = (at: MapPoint): number[] => fromLonLat([...at]);

/**
 * Drawing on a map by mouse, pen, finger and keys, all on one drawing. Press and drag draws by hand, a click adds a
 * corner; by keys the map moves below a cross. OpenLayers' own Draw supports the pointer only, hides its state,
 * and would need its private parts for keys and undo.
 */
export function openDrawTool(map: OpenedListingMap, { drawn, onStep, onAreas, onCancel }: Options): DrawTool {
  const { element } = map;
  const view = map.map.getView();
  const sketch = sketchLayer(map.palette);
  const [first, ...further] = drawn.areas;
  let drawing = begin(first, [
    ...further.map((corners) => ({ corners, excluded: false })),
    ...drawn.excluded.map((corners) => ({ corners, excluded: true })),
  ]);
  let trail: number[][] = [];
  let byKeys = false;
  /**
   * Whether the last press was at the same point as the one before; OpenLayers takes any two quick presses for a double
   * click.
   */
  let again = false;
  let press: { readonly at: number[]; moved: boolean; readonly corner: number | null } | null = null;

  const centre = (): number[] => view.getCenter() ?? [0, 0];
  /** Pixels between two points. (The map itself reports pixels correctly only once it has been drawn.) */
  const far = ([x = 0, y = 0]: readonly number[], [otherX = 0, otherY = 0]: readonly number[]): number =>
    Math.hypot(x - otherX, y - otherY) / (view.getResolution() ?? 1);
  /** Index of the nearest of several points within reach of one. */
  const nearest = (at: readonly number[], places: readonly number[][], within: number): number | null => {
    const [best] = places
      .map((each, index) => ({ index, away: far(at, each) }))
      .filter(({ away }) => away <= within)
      .toSorted((a, b) => a.away - b.away);
    return best?.index ?? null;
  };
  const spots = (): number[][] => drawing.corners.map(place);

  const show = (): void =>
    sketch.show({
      closed: drawing.phase === 'editing',
      corners: spots(),
      held: drawing.held,
      trail,
      excluding: drawing.excluding,
      others: drawing.others.map(({ corners, excluded }) => ({ corners: corners.map(place), excluded })),
    });
  const step = ({ drawing: next, says }: Drawn): void => {
    drawing = next;
    trail = [];
    show();
    onStep(drawing, says, byKeys);
  };
  const done = (): void => {
    const { drawn: all, says } = finishAll(drawing);
    if (all) onAreas(all, says);
    else step({ drawing, says });
  };
  /** The first area is searched once it is closed; of several the visitor says when. */
  const closed = (): void => {
    if (drawing.others.length === 0) done();
    else step({ drawing: { ...drawing, phase: 'editing' }, says: 'Area closed.' });
  };
  const corner = (at: readonly number[], within: number): void => {
    if (drawing.corners.length > 2 && nearest(at, spots().slice(0, 1), within) === 0) {
      closed();
      return;
    }
    // The second press of a double click adds no corner of its own.
    const last = drawing.corners.at(-1);
    again = last !== undefined && far(at, place(last)) <= within;
    if (!last || far(at, place(last)) > slip) step(addCorner(drawing, point(at)));
  };
  /** Picks up the corner, or the midpoint of an edge, that is near a point; a midpoint becomes a corner. */
  const pick = (at: readonly number[], within: number): number | null => {
    const ring = [...spots(), ...middles(spots())];
    const found = nearest(at, ring, within);
    if (found === null) return pickOther(at, within);
    if (found < drawing.corners.length) {
      step(hold(drawing, found));
      return found;
    }
    const between = found - drawing.corners.length;
    step(insertCorner(drawing, between, point(middles(spots())[between] ?? centre())));
    return drawing.held;
  };

  /** Takes up another area by one of its corners, while none is held. */
  const pickOther = (at: readonly number[], within: number): number | null => {
    if (drawing.held !== null || within === Infinity) return null;
    for (const [index, { corners }] of drawing.others.entries()) {
      const found = nearest(at, corners.map(place), within);
      if (found === null) continue;
      step(takeArea(drawing, index, found));
      return found;
    }
    return null;
  };

  const pointer = new PointerInteraction({
    handleDownEvent: (event) => {
      if (
        (event.originalEvent as PointerEvent).button !== 0 ||
        (event.activePointers && event.activePointers.length > 1)
      )
        return false;
      byKeys = false;
      if (drawing.phase === 'drawing') {
        press = { at: event.coordinate, moved: false, corner: null };
        return true;
      }
      const held = drawing.held;
      const met = pick(event.coordinate, reach(event));
      if (met !== null) {
        press = { at: event.coordinate, moved: false, corner: met };
        return true;
      }
      // The next press places a held corner: nothing here requires dragging.
      if (held === null) return false;
      drawing = carry(drawing, point(event.coordinate));
      step(hold(drawing, null));
      return true;
    },
    handleDragEvent: (event) => {
      if (!press) return;
      if (event.activePointers && event.activePointers.length > 1) {
        press = null;
        trail = [];
        show();
        return;
      }
      press.moved ||= far(event.coordinate, press.at) > slip;
      if (!press.moved) return;
      if (press.corner !== null) drawing = carry(drawing, point(event.coordinate));
      else {
        if (trail.length === 0) trail = [...spots().slice(-1), press.at];
        if (far(event.coordinate, trail.at(-1) ?? []) > 3) trail.push(event.coordinate);
      }
      show();
    },
    handleUpEvent: (event) => {
      const ended = press;
      press = null;
      if (!ended) return false;
      if (ended.corner !== null) {
        if (ended.moved) step(hold(drawing, null));
      } else if (ended.moved) {
        const line = trail.slice(drawing.corners.length > 0 ? 1 : 0);
        step(
          addLine(
            drawing,
            thin(line, (view.getResolution() ?? 1) * 2, Math.max(3, cornersLeft(drawing) - drawing.corners.length)).map(
              point,
            ),
          ),
        );
        if (drawing.phase === 'editing' && drawing.others.length === 0) done();
      } else corner(event.coordinate, reach(event));
      return false;
    },
    handleMoveEvent: (event) => {
      const last = drawing.corners.at(-1);
      if (drawing.phase === 'drawing' && last && !byKeys) {
        trail = [place(last), event.coordinate];
        show();
      }
    },
    handleEvent: function (this: PointerInteraction, event: MapBrowserEvent): boolean {
      if (event.type === 'dblclick') {
        if (again && drawing.phase === 'drawing' && drawing.corners.length > 2) closed();
        return false;
      }
      return PointerInteraction.prototype.handleEvent.call(this, event);
    },
  });

  const arrows: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  function key(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (arrow) {
      const length = (event.shiftKey ? stride.fine : stride.wide) * (view.getResolution() ?? 1);
      const [x = 0, y = 0] = centre();
      view.setCenter([x + arrow[0] * length, y + arrow[1] * length]);
      follow();
    } else if (event.key === 'Enter') enter();
    else if (
      event.key.toLowerCase() === 'n' &&
      drawing.phase === 'editing' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    )
      next();
    else if (event.key === 'Backspace' || event.key === 'Delete')
      step(drawing.phase === 'drawing' ? removeLast(drawing) : removeHeld(drawing));
    else if (event.key === 'Escape') {
      if (drawing.held === null) onCancel();
      else step(hold(drawing, null));
    } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) step(undo(drawing));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  /** Moves the next corner, or the held one, to the crosshair. */
  function follow(): void {
    const first = !byKeys;
    byKeys = true;
    if (drawing.held !== null) drawing = carry(drawing, point(centre()));
    const last = drawing.corners.at(-1);
    trail = drawing.phase === 'drawing' && last ? [place(last), centre()] : [];
    show();
    if (first) onStep(drawing, '', byKeys);
  }
  function enter(): void {
    byKeys = true;
    if (drawing.phase === 'drawing') corner(centre(), reachByKeys);
    else if (drawing.held !== null) step(hold(drawing, null));
    else if (pick(centre(), Infinity) !== null) lookAtHeld();
  }
  /** Picks up the corner after the one that is held, and continues by keys from there. */
  function next(): void {
    step(hold(drawing, drawing.held === null ? 0 : (drawing.held + 1) % drawing.corners.length));
    lookAtHeld();
    element.focus({ preventScroll: true });
  }
  /** Drawing goes on with the map's keys. */
  function begunByButton(begun: Drawn): void {
    step(begun);
    element.focus({ preventScroll: true });
  }
  function lookAtHeld(): void {
    const held = drawing.corners[drawing.held ?? -1];
    if (held) view.setCenter(place(held));
    show();
  }

  map.map.addLayer(sketch.layer);
  map.map.addInteraction(pointer);
  element.addEventListener('keydown', key, { capture: true });
  element.dataset['drawing'] = '';
  show();
  return {
    act: {
      undo: () => step(undo(drawing)),
      clear: () => step(clear(drawing)),
      removeHeld: () => step(removeHeld(drawing)),
      finish: () => (drawing.phase === 'drawing' && drawing.corners.length > 2 ? closed() : done()),
      addArea: () => begunByButton(addArea(drawing, false)),
      leaveOut: () => begunByButton(addArea(drawing, true)),
      nextArea: () => step(takeArea(drawing)),
      removeArea: () => step(removeArea(drawing)),
      next,
    },
    close: () => {
      element.removeEventListener('keydown', key, { capture: true });
      delete element.dataset['drawing'];
      map.map.removeInteraction(pointer);
      map.map.removeLayer(sketch.layer);
    },
  };
}

/** Pixels between the crosshair and the first corner within which Enter closes the area. */
const reachByKeys = 18;
