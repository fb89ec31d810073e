import { carry, hold, removeHeld, removeLast, undo } from './drawing.ts';
import { toPlace, toPoint, type DrawingSession } from './drawing-session.ts';

/** Pixels that one press of an arrow key moves the map below the crosshair; `fine` with Shift. */
const stride = { wide: 40, fine: 6 } as const;
/** Pixels between the crosshair and the first corner within which Enter closes the area. */
const reachByKeys = 18;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Performs what a key of the map stands for while drawing. */
export function drawByKey(session: DrawingSession, element: HTMLElement, event: KeyboardEvent): void {
  const { drawing } = session;
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const arrow = arrows[key];
  if (arrow) moveMap(session, arrow, shiftKey ? stride.fine : stride.wide);
  else if (key === 'Enter') enter(session);
  else if (key.toLowerCase() === 'n' && drawing.phase === 'editing' && !isCommand && !altKey)
    holdNext(session, element);
  else if (key === 'Backspace' || key === 'Delete')
    session.step(drawing.phase === 'drawing' ? removeLast(drawing) : removeHeld(drawing));
  else if (key === 'Escape') {
    if (drawing.held === null) session.options.onCancel();
    else session.step(hold(drawing, null));
  } else if (key.toLowerCase() === 'z' && isCommand) session.step(undo(drawing));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Picks up the corner after the one that is held, and continues by keys from there. */
export function holdNext(session: DrawingSession, element: HTMLElement): void {
  const { drawing } = session;
  session.step(hold(drawing, drawing.held === null ? 0 : (drawing.held + 1) % drawing.corners.length));
  lookAtHeld(session);
  element.focus({ preventScroll: true });
}

/** Moves the map, and with the crosshair the next corner or the held one. */
function moveMap(session: DrawingSession, [right, up]: readonly [number, number], pixels: number): void {
  const [x = 0, y = 0] = session.centre;
  const length = pixels * session.resolution;
  session.view.setCenter([x + right * length, y + up * length]);
  const isFirst = !session.byKeys;
  session.byKeys = true;
  if (session.drawing.held !== null) session.drawing = carry(session.drawing, toPoint(session.centre));
  const last = session.drawing.corners.at(-1);
  session.trail = session.drawing.phase === 'drawing' && last ? [toPlace(last), session.centre] : [];
  session.show();
  if (isFirst) session.options.onStep(session.drawing, '', true);
}

function enter(session: DrawingSession): void {
  session.byKeys = true;
  const { phase, held } = session.drawing;
  if (phase === 'drawing') session.addCorner(session.centre, reachByKeys);
  else if (held !== null) session.step(hold(session.drawing, null));
  else if (session.pick(session.centre, Infinity) !== null) lookAtHeld(session);
}

function lookAtHeld(session: DrawingSession): void {
  const held = session.drawing.corners[session.drawing.held ?? -1];
  if (held) session.view.setCenter(toPlace(held));
  session.show();
}
