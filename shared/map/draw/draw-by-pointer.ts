import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import PointerInteraction from 'ol/interaction/Pointer.js';
import { addLine, carry, cornersLeft, hold } from './drawing.ts';
import { reach, slip, toPlace, toPoint, type DrawingSession } from './drawing-session.ts';
import { thinLine } from './thin.ts';

/** Drawing by mouse, pen and finger: press and drag draws by hand, a click adds a corner. */
export function drawByPointer(session: DrawingSession): PointerInteraction {
  let press: { readonly at: number[]; moved: boolean; readonly corner: number | null } | null = null;

  function begin(event: MapBrowserEvent): boolean {
    if ((event.originalEvent as PointerEvent).button !== 0 || hasSeveral(event)) return false;
    session.byKeys = false;
    if (session.drawing.phase === 'drawing') {
      press = { at: event.coordinate, moved: false, corner: null };
      return true;
    }
    const { held } = session.drawing;
    const met = session.pick(event.coordinate, reach(event));
    if (met !== null) {
      press = { at: event.coordinate, moved: false, corner: met };
      return true;
    }
    // The next press places a held corner: nothing here requires dragging.
    if (held === null) return false;
    session.drawing = carry(session.drawing, toPoint(event.coordinate));
    session.step(hold(session.drawing, null));
    return true;
  }

  function drag(event: MapBrowserEvent): void {
    if (!press) return;
    if (hasSeveral(event)) {
      press = null;
      session.trail = [];
      return session.show();
    }
    press.moved ||= session.far(event.coordinate, press.at) > slip;
    if (!press.moved) return;
    if (press.corner !== null) session.drawing = carry(session.drawing, toPoint(event.coordinate));
    else {
      if (session.trail.length === 0) session.trail = [...session.spots.slice(-1), press.at];
      if (session.far(event.coordinate, session.trail.at(-1) ?? []) > 3) session.trail.push(event.coordinate);
    }
    session.show();
  }

  function end(event: MapBrowserEvent): boolean {
    const ended = press;
    press = null;
    if (!ended) return false;
    if (ended.corner !== null) {
      if (ended.moved) session.step(hold(session.drawing, null));
    } else if (ended.moved) addTrail(session);
    else session.addCorner(event.coordinate, reach(event));
    return false;
  }

  function move(event: MapBrowserEvent): void {
    const last = session.drawing.corners.at(-1);
    if (session.drawing.phase !== 'drawing' || !last || session.byKeys) return;
    session.trail = [toPlace(last), event.coordinate];
    session.show();
  }

  return new PointerInteraction({
    handleDownEvent: begin,
    handleDragEvent: drag,
    handleUpEvent: end,
    handleMoveEvent: move,
    handleEvent: function (this: PointerInteraction, event: MapBrowserEvent): boolean {
      if (event.type !== 'dblclick') return PointerInteraction.prototype.handleEvent.call(this, event);
      const { phase, corners } = session.drawing;
      if (session.again && phase === 'drawing' && corners.length > 2) session.close();
      return false;
    },
  });
}

const hasSeveral = ({ activePointers }: MapBrowserEvent): boolean => (activePointers?.length ?? 0) > 1;

/** What was drawn by hand becomes corners. */
function addTrail(session: DrawingSession): void {
  const { drawing, trail, resolution } = session;
  const line = trail.slice(drawing.corners.length > 0 ? 1 : 0);
  const most = Math.max(3, cornersLeft(drawing) - drawing.corners.length);
  session.step(addLine(drawing, thinLine(line, resolution * 2, most).map(toPoint)));
  if (session.drawing.phase === 'editing' && session.drawing.others.length === 0) session.finish();
}
