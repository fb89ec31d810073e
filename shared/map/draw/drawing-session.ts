import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import type { OpenedListingMap } from '../listing-map.tsx';
import type { DrawnAreas, MapPoint } from '../places.ts';
import { addCorner, begin, finishAll, hold, insertCorner, takeArea, type Drawing, type Drawn } from './drawing.ts';
import { middlesOf, sketchLayer } from './sketch-layer.ts';

/**
 * Pixels: a press that moves less is a click. A corner is hit within this distance, by a finger within a larger one.
 */
export const slip = 6;
export const reach = (event: MapBrowserEvent): number =>
  (event.originalEvent as PointerEvent).pointerType === 'touch' ? 26 : 14;

export interface DrawOptions {
  /** Areas to be edited; none to draw a new one. */
  readonly drawn: DrawnAreas;
  /**
   * Called after every step: the drawing, a message, and whether it is done by keyboard (which needs the crosshair).
   */
  onStep(drawing: Drawing, message: string, byKeys: boolean): void;
  onAreas(drawn: DrawnAreas, message: string): void;
  onCancel(): void;
}

export const toPoint = (coordinate: readonly number[]): MapPoint => {
  const [x = 0, y = 0] = toLonLat([...coordinate]);
  return [x, y];
};
export const toPlace = (at: MapPoint): number[] => fromLonLat([...at]);

/** One drawing on a map, which pointer, keys and buttons work on. Places are coordinates of the map's view. */
export class DrawingSession {
  readonly options: DrawOptions;
  readonly view: ReturnType<OpenedListingMap['map']['getView']>;
  readonly #sketch: ReturnType<typeof sketchLayer>;
  drawing: Drawing;
  /** The line that follows the pointer or the crosshair. */
  trail: number[][] = [];
  byKeys = false;
  /**
   * Whether the last press was at the same point as the one before; OpenLayers takes any two quick presses for a double
   * click.
   */
  again = false;

  constructor({ map, palette }: OpenedListingMap, options: DrawOptions) {
    this.options = options;
    this.view = map.getView();
    this.#sketch = sketchLayer(palette);
    const { areas, excluded } = options.drawn;
    const [first, ...further] = areas;
    this.drawing = begin(first, [
      ...further.map((corners) => ({ corners, excluded: false })),
      ...excluded.map((corners) => ({ corners, excluded: true })),
    ]);
  }

  get layer(): ReturnType<typeof sketchLayer>['layer'] {
    return this.#sketch.layer;
  }

  get centre(): number[] {
    return this.view.getCenter() ?? [0, 0];
  }

  get resolution(): number {
    return this.view.getResolution() ?? 1;
  }

  get spots(): number[][] {
    return this.drawing.corners.map(toPlace);
  }

  /** Pixels between two places. (The map itself reports pixels correctly only once it has been drawn.) */
  far([x = 0, y = 0]: readonly number[], [otherX = 0, otherY = 0]: readonly number[]): number {
    return Math.hypot(x - otherX, y - otherY) / this.resolution;
  }

  show(): void {
    const { phase, held, excluding, others } = this.drawing;
    this.#sketch.show({
      closed: phase === 'editing',
      corners: this.spots,
      held,
      trail: this.trail,
      excluding,
      others: others.map(({ corners, excluded }) => ({ corners: corners.map(toPlace), excluded })),
    });
  }

  step({ drawing, message }: Drawn): void {
    this.drawing = drawing;
    this.trail = [];
    this.show();
    this.options.onStep(drawing, message, this.byKeys);
  }

  finish(): void {
    const { drawn, message } = finishAll(this.drawing);
    if (drawn) this.options.onAreas(drawn, message);
    else this.step({ drawing: this.drawing, message });
  }

  /** The first area is searched once it is closed; several when the visitor requests it. */
  close(): void {
    if (this.drawing.others.length === 0) this.finish();
    else this.step({ drawing: { ...this.drawing, phase: 'editing' }, message: 'Area closed.' });
  }

  /** Adds a corner, or closes the area at its first one. @param within pixels */
  addCorner(at: readonly number[], within: number): void {
    const { corners } = this.drawing;
    if (corners.length > 2 && this.#nearest(at, this.spots.slice(0, 1), within) === 0) return this.close();
    // The second press of a double click adds no corner of its own.
    const last = corners.at(-1);
    this.again = last !== undefined && this.far(at, toPlace(last)) <= within;
    if (!last || this.far(at, toPlace(last)) > slip) this.step(addCorner(this.drawing, toPoint(at)));
    return undefined;
  }

  /** Picks up the corner, or the midpoint of an edge, that is near a place; a midpoint becomes a corner. */
  pick(at: readonly number[], within: number): number | null {
    const { spots } = this;
    const found = this.#nearest(at, [...spots, ...middlesOf(spots)], within);
    if (found === null) return this.#pickOther(at, within);
    if (found < spots.length) {
      this.step(hold(this.drawing, found));
      return found;
    }
    const between = found - spots.length;
    this.step(insertCorner(this.drawing, between, toPoint(middlesOf(spots)[between] ?? this.centre)));
    return this.drawing.held;
  }

  /** Takes up another area by one of its corners, while none is held. */
  #pickOther(at: readonly number[], within: number): number | null {
    if (this.drawing.held !== null || within === Infinity) return null;
    for (const [index, { corners }] of this.drawing.others.entries()) {
      const found = this.#nearest(at, corners.map(toPlace), within);
      if (found === null) continue;
      this.step(takeArea(this.drawing, index, found));
      return found;
    }
    return null;
  }

  /** Index of the nearest of several places within reach of one. */
  #nearest(at: readonly number[], places: readonly number[][], within: number): number | null {
    const [best] = places
      .map((each, index) => ({ index, away: this.far(at, each) }))
      .filter(({ away }) => away <= within)
      .toSorted((a, b) => a.away - b.away);
    return best?.index ?? null;
  }
}
