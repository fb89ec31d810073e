import type { MapPoint } from '../places.ts';
import { areaOf, crossesItself, uncrossed } from './ring.ts';

/** Maximum number of corners: what an address can hold and a search accepts. */
export const mostCorners = 200;
/** Square metres: a smaller area cannot hold a property. */
const leastArea = 1000;
/** Steps that can be undone. */
const mostSteps = 100;

type Step = Pick<Drawing, 'phase' | 'corners'>;

/** An area being drawn: corner by corner or freehand, then edited until it is right. */
export interface Drawing {
  readonly phase: 'drawing' | 'editing';
  readonly corners: readonly MapPoint[];
  /** Index of the corner that is picked up. */
  readonly held: number | null;
  readonly past: readonly Step[];
}

/** A drawing after a step, and a message about the step. */
export interface Drawn {
  readonly drawing: Drawing;
  readonly says: string;
}

const howMany = (count: number): string => `${count} ${count === 1 ? 'corner' : 'corners'}`;
const after = (before: Drawing, change: Partial<Drawing>): Drawing => ({
  ...before,
  ...change,
  past: [...before.past, { phase: before.phase, corners: before.corners }].slice(-mostSteps),
});

/** A new drawing, empty or with an area to be edited. */
export const begin = (corners: readonly MapPoint[] = []): Drawing => ({
  phase: corners.length > 2 ? 'editing' : 'drawing',
  corners,
  held: null,
  past: [],
});

export function addCorner(drawing: Drawing, point: MapPoint): Drawn {
  if (drawing.corners.length >= mostCorners)
    return { drawing, says: `An area has at most ${mostCorners} corners. Finish this one, or take some back.` };
  const corners = [...drawing.corners, point];
  return {
    drawing: after(drawing, { corners }),
    says:
      corners.length < 3
        ? `Corner ${corners.length} added.`
        : `Corner ${corners.length} added. Finish closes the area.`,
  };
}

/** Adds a freehand line, already thinned; it closes the area. */
export function addLine(drawing: Drawing, line: readonly MapPoint[]): Drawn {
  const corners = [...drawing.corners, ...line].slice(0, mostCorners);
  if (corners.length < 3 || areaOf(corners) < leastArea)
    return { drawing, says: 'That line encloses too little. Draw around the streets you mean, or zoom in first.' };
  return { drawing: after(drawing, { corners, phase: 'editing' }), says: `Area of ${howMany(corners.length)} drawn.` };
}

export function removeLast(drawing: Drawing): Drawn {
  if (drawing.corners.length === 0) return { drawing, says: 'There is no corner yet.' };
  const corners = drawing.corners.slice(0, -1);
  return { drawing: after(drawing, { corners }), says: `Corner removed, ${howMany(corners.length)} left.` };
}

export function undo(drawing: Drawing): Drawn {
  const step = drawing.past.at(-1);
  if (!step) return { drawing, says: 'There is nothing to undo.' };
  return {
    drawing: { ...step, held: null, past: drawing.past.slice(0, -1) },
    says: `Undone: ${howMany(step.corners.length)}.`,
  };
}

export const clear = (drawing: Drawing): Drawn => ({
  drawing: after(drawing, { phase: 'drawing', corners: [], held: null }),
  says: 'Cleared. Draw a new area.',
});

/** Picks up a corner (one step to undo, however far it is moved), or sets it down. */
export function hold(drawing: Drawing, corner: number | null): Drawn {
  if (corner === null || !drawing.corners[corner])
    return { drawing: { ...drawing, held: null }, says: 'Corner set down.' };
  return {
    drawing: after(drawing, { held: corner }),
    says: `Corner ${corner + 1} of ${drawing.corners.length}. Move it with the arrow keys or choose its new place; Enter sets it down, Delete removes it.`,
  };
}

/** Moves the held corner. */
export const carry = (drawing: Drawing, to: MapPoint): Drawing =>
  drawing.held === null ? drawing : { ...drawing, corners: drawing.corners.with(drawing.held, to) };

/** Inserts a corner on the edge that starts at a corner, and picks it up. */
export function insertCorner(drawing: Drawing, from: number, point: MapPoint): Drawn {
  if (drawing.corners.length >= mostCorners) return { drawing, says: `An area has at most ${mostCorners} corners.` };
  return {
    drawing: after(drawing, { corners: drawing.corners.toSpliced(from + 1, 0, point), held: from + 1 }),
    says: `Corner ${from + 2} added.`,
  };
}

export function removeHeld(drawing: Drawing): Drawn {
  if (drawing.held === null) return { drawing, says: 'Choose a corner first.' };
  if (drawing.corners.length <= 3) return { drawing, says: 'An area needs three corners. Clear it to draw another.' };
  const corners = drawing.corners.toSpliced(drawing.held, 1);
  return { drawing: after(drawing, { corners, held: null }), says: `Corner removed, ${howMany(corners.length)} left.` };
}

/** The area to search, repaired where it crosses itself; without one, a message with what is missing. */
export function finish(drawing: Drawing): { readonly area: readonly MapPoint[] | null; readonly says: string } {
  const { corners } = drawing;
  if (corners.length < 3)
    return { area: null, says: `An area needs at least three corners; this one has ${corners.length}.` };
  const area = uncrossed(corners);
  if (areaOf(area) < leastArea) return { area: null, says: 'That area is too small to hold a home. Make it larger.' };
  return {
    area,
    says: `Area of ${howMany(area.length)} closed${crossesItself(corners) ? '; where its line crossed itself it was mended' : ''}.`,
  };
}
