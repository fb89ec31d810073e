import type { OpenedListingMap } from '../listing-map.tsx';
import { drawByKey, holdNext } from './draw-by-keys.ts';
import { drawByPointer } from './draw-by-pointer.ts';
import { addArea, clear, removeArea, removeHeld, takeArea, undo, type Drawn } from './drawing.ts';
import { DrawingSession, type DrawOptions } from './drawing-session.ts';

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

/**
 * Drawing on a map by mouse, pen, finger and keys, all on one drawing. Press and drag draws by hand, a click adds a
 * corner; by keys the map moves below a cross. OpenLayers' own Draw supports the pointer only, hides its state,
 * and would need its private parts for keys and undo.
 */
export function openDrawTool(map: OpenedListingMap, options: DrawOptions): DrawTool {
  const { element } = map;
  const session = new DrawingSession(map, options);
  const pointer = drawByPointer(session);
  const onKey = (event: KeyboardEvent): void => drawByKey(session, element, event);
  /** Drawing goes on with the map's keys. */
  const beginByButton = (begun: Drawn): void => {
    session.step(begun);
    element.focus({ preventScroll: true });
  };
  map.map.addLayer(session.layer);
  map.map.addInteraction(pointer);
  element.addEventListener('keydown', onKey, { capture: true });
  element.dataset['drawing'] = '';
  session.show();
  return {
    act: {
      undo: () => session.step(undo(session.drawing)),
      clear: () => session.step(clear(session.drawing)),
      removeHeld: () => session.step(removeHeld(session.drawing)),
      finish: () =>
        session.drawing.phase === 'drawing' && session.drawing.corners.length > 2 ? session.close() : session.finish(),
      addArea: () => beginByButton(addArea(session.drawing, false)),
      leaveOut: () => beginByButton(addArea(session.drawing, true)),
      nextArea: () => session.step(takeArea(session.drawing)),
      removeArea: () => session.step(removeArea(session.drawing)),
      next: () => holdNext(session, element),
    },
    close: () => {
      element.removeEventListener('keydown', onKey, { capture: true });
      delete element.dataset['drawing'];
      map.map.removeInteraction(pointer);
      map.map.removeLayer(session.layer);
    },
  };
}
