import { plural } from '@verandah/market';
import type { DrawnAreas, MapPoint } from '../places.ts';
import { areaOf, crossesItself, uncrossRing } from './ring.ts';

/** Maximum number of corners: what an address can hold and a search accepts. */
export const mostCorners = 200;
/** Maximum number of areas of a search, and of areas left out of it. */
const mostAreas = 5;
/** Maximum number of corners of all areas together. */
const mostOfAll = 500;
/** Square metres: a smaller area cannot hold a property. */
const leastArea = 1000;
/** Steps that can be undone. */
const mostSteps = 100;

type Step = Pick<Drawing, 'phase' | 'corners' | 'excluding' | 'others'>;

/** An area that was drawn before the one at hand. */
export interface OtherArea {
  readonly corners: readonly MapPoint[];
  /** Left out of all areas. */
  readonly excluded: boolean;
}

/** An area being drawn: corner by corner or freehand, then edited until it is right. */
export interface Drawing {
  readonly phase: 'drawing' | 'editing';
  readonly corners: readonly MapPoint[];
  /** Index of the corner that is picked up. */
  readonly held: number | null;
  /** What is drawn is left out of the other areas. */
  readonly excluding: boolean;
  readonly others: readonly OtherArea[];
  readonly past: readonly Step[];
}

/** A drawing after a step, and a message about the step. */
export interface Drawn {
  readonly drawing: Drawing;
  readonly message: string;
}

const howMany = (count: number): string => plural(count, 'corner');
const after = (before: Drawing, change: Partial<Drawing>): Drawing => ({
  ...before,
  ...change,
  past: [...before.past, stepOf(before)].slice(-mostSteps),
});
const stepOf = ({ phase, corners, excluding, others }: Drawing): Step => ({ phase, corners, excluding, others });

/** How many corners the area at hand may have. */
export const cornersLeft = ({ others }: Drawing): number =>
  Math.min(mostCorners, mostOfAll - others.reduce((sum, { corners }) => sum + corners.length, 0));
const isFull = (drawing: Drawing): boolean => drawing.corners.length >= cornersLeft(drawing);
const tooMany = (drawing: Drawing): string =>
  cornersLeft(drawing) < mostCorners
    ? `All areas together have at most ${mostOfAll} corners.`
    : `An area has at most ${mostCorners} corners.`;

/** A new drawing, empty or with areas to be edited, of which one is at hand. */
export const begin = (corners: readonly MapPoint[] = [], others: readonly OtherArea[] = []): Drawing => ({
  phase: corners.length > 2 ? 'editing' : 'drawing',
  corners,
  held: null,
  excluding: false,
  others,
  past: [],
});

export function addCorner(drawing: Drawing, point: MapPoint): Drawn {
  if (isFull(drawing)) return { drawing, message: `${tooMany(drawing)} Finish this one, or undo some corners.` };
  const corners = [...drawing.corners, point];
  return {
    drawing: after(drawing, { corners }),
    message:
      corners.length < 3
        ? `Corner ${corners.length} added.`
        : `Corner ${corners.length} added. Finish closes the area.`,
  };
}

/** Adds a freehand line, already thinned; it closes the area. */
export function addLine(drawing: Drawing, line: readonly MapPoint[]): Drawn {
  const corners = [...drawing.corners, ...line].slice(0, cornersLeft(drawing));
  if (corners.length < 3 || areaOf(corners) < leastArea)
    return { drawing, message: 'That line encloses too little. Draw around the streets you mean, or zoom in first.' };
  return {
    drawing: after(drawing, { corners, phase: 'editing' }),
    message: `Area of ${howMany(corners.length)} drawn.`,
  };
}

export function removeLast(drawing: Drawing): Drawn {
  if (drawing.corners.length === 0) return { drawing, message: 'There is no corner yet.' };
  const corners = drawing.corners.slice(0, -1);
  return { drawing: after(drawing, { corners }), message: `Corner removed, ${howMany(corners.length)} left.` };
}

export function undo(drawing: Drawing): Drawn {
  const step = drawing.past.at(-1);
  if (!step) return { drawing, message: 'There is nothing to undo.' };
  return {
    drawing: { ...step, held: null, past: drawing.past.slice(0, -1) },
    message: `Undone: ${howMany(step.corners.length)}.`,
  };
}

export const clear = (drawing: Drawing): Drawn => ({
  drawing: after(drawing, { phase: 'drawing', corners: [], held: null, excluding: false, others: [] }),
  message: 'Cleared. Draw a new area.',
});

/** Picks up a corner (one step to undo, however far it is moved), or sets it down. */
export function hold(drawing: Drawing, corner: number | null): Drawn {
  if (corner === null || !drawing.corners[corner])
    return { drawing: { ...drawing, held: null }, message: 'Corner set down.' };
  return {
    drawing: after(drawing, { held: corner }),
    message: `Corner ${corner + 1} of ${drawing.corners.length}. Move it with the arrow keys or choose its new place; Enter sets it down, Delete removes it.`,
  };
}

/** Moves the held corner. */
export const carry = (drawing: Drawing, to: MapPoint): Drawing =>
  drawing.held === null ? drawing : { ...drawing, corners: drawing.corners.with(drawing.held, to) };

/** Inserts a corner on the edge that starts at a corner, and picks it up. */
export function insertCorner(drawing: Drawing, from: number, point: MapPoint): Drawn {
  if (isFull(drawing)) return { drawing, message: tooMany(drawing) };
  return {
    drawing: after(drawing, { corners: drawing.corners.toSpliced(from + 1, 0, point), held: from + 1 }),
    message: `Corner ${from + 2} added.`,
  };
}

export function removeHeld(drawing: Drawing): Drawn {
  if (drawing.held === null) return { drawing, message: 'Choose a corner first.' };
  if (drawing.corners.length <= 3)
    return { drawing, message: 'An area needs three corners. Clear it to draw another.' };
  const corners = drawing.corners.toSpliced(drawing.held, 1);
  return {
    drawing: after(drawing, { corners, held: null }),
    message: `Corner removed, ${howMany(corners.length)} left.`,
  };
}

/** The area to search, repaired where it crosses itself; without one, a message with what is missing. */
export function finish(drawing: Drawing): { readonly area: readonly MapPoint[] | null; readonly message: string } {
  const { corners } = drawing;
  if (corners.length < 3)
    return { area: null, message: `An area needs at least three corners; this one has ${corners.length}.` };
  const area = uncrossRing(corners);
  if (areaOf(area) < leastArea)
    return { area: null, message: 'That area is too small to hold a home. Make it larger.' };
  return {
    area,
    message: `Area of ${howMany(area.length)} closed${crossesItself(corners) ? '; we fixed where its line crossed itself' : ''}.`,
  };
}

/** Begins a further area, or one that is left out of the others. */
export function addArea(drawing: Drawing, excluding: boolean): Drawn {
  const { area, message } = finish(drawing);
  if (!area) return { drawing, message };
  const others = [...drawing.others, { corners: area, excluded: drawing.excluding }];
  if (others.filter(({ excluded }) => excluded === excluding).length >= mostAreas)
    return { drawing, message: `A search has at most ${mostAreas} areas${excluding ? ' that are left out' : ''}.` };
  return {
    drawing: after(drawing, { phase: 'drawing', corners: [], held: null, excluding, others }),
    message: excluding ? 'Draw what to leave out.' : 'Draw another area.',
  };
}

/** Takes up another area, by default the one after the area at hand; optionally one of its corners. */
export function takeArea(drawing: Drawing, index = 0, held: number | null = null): Drawn {
  const taken = drawing.others[index];
  if (!taken) return { drawing, message: 'There is no other area.' };
  const { corners, excluding, phase } = drawing;
  const rest = drawing.others.toSpliced(index, 1);
  // A line that is not yet an area is dropped.
  const others = phase === 'editing' ? [...rest, { corners, excluded: excluding }] : rest;
  return {
    drawing: after(drawing, { phase: 'editing', corners: taken.corners, excluding: taken.excluded, others, held }),
    message: `${taken.excluded ? 'Area that is left out' : 'Area'} of ${howMany(taken.corners.length)}, one of ${others.length + 1}.`,
  };
}

/** Removes the area at hand and takes up another one. */
export function removeArea(drawing: Drawing): Drawn {
  if (drawing.others.length === 0) return clear(drawing);
  const { drawing: next } = takeArea({ ...drawing, phase: 'drawing' });
  return {
    drawing: { ...next, past: [...drawing.past, stepOf(drawing)].slice(-mostSteps) },
    message: `Area removed, ${next.others.length + 1} left.`,
  };
}

/** All areas to search; without one, a message with what is missing. */
export function finishAll(drawing: Drawing): { readonly drawn: DrawnAreas | null; readonly message: string } {
  const { corners, excluding, others } = drawing;
  const own = corners.length === 0 && others.length > 0 ? undefined : finish(drawing);
  if (own && !own.area) return { drawn: null, message: own.message };
  const all = [...others, ...(own?.area ? [{ corners: own.area, excluded: excluding }] : [])];
  const of = (wanted: boolean) => all.flatMap((each) => (each.excluded === wanted ? [each.corners] : []));
  const drawn = { areas: of(false), excluded: of(true) };
  if (drawn.areas.length === 0)
    return { drawn: null, message: 'Everything is left out. Draw an area to search first.' };
  if (all.length === 1 && own) return { drawn, message: own.message };
  const leftOut = drawn.excluded.length > 0 ? `, ${drawn.excluded.length} left out` : '';
  return { drawn, message: `${plural(drawn.areas.length, 'area')} closed${leftOut}.` };
}
