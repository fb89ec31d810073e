import { Button } from '@verandah/design';
import { Crosshair, type DrawnAreas, type OpenedListingMap } from '@verandah/map';
import { openDrawTool, type Drawing, type DrawTool } from '@verandah/map/draw';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './draw-tools.module.css';

interface DrawToolsProps {
  readonly map: OpenedListingMap;
  /** The areas to change; none to draw a new one. */
  readonly drawn: DrawnAreas;
  /** `message` describes the drawn areas and corrections. */
  onAreas(areas: DrawnAreas, message: string): void;
  onCancel(): void;
}

const hints = {
  drawing: {
    hand: 'Drag around an area, or select its corners one by one.',
    keys: ' Keyboard: use the arrow keys to move the map, Enter to add a corner, Backspace to remove the last one and Escape to cancel.',
  },
  editing: {
    hand: 'Drag a corner, or select it and then its new position.',
    keys: ' Keyboard: press Enter to pick up the nearest corner and N for the next one.',
  },
} as const;

/** On a touch screen the room matters more than the hints for keys. */
const isTouchScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;

interface Shown {
  readonly drawing: Pick<Drawing, 'phase' | 'held' | 'excluding'> & {
    readonly count: number;
    readonly steps: number;
    readonly others: number;
  };
  readonly message: string;
  readonly byKeys: boolean;
}

/** Draws or changes an area. One line shows every step and announces it politely. */
export default function DrawTools({ map, drawn, onAreas, onCancel }: DrawToolsProps) {
  const tool = useRef<DrawTool>(null);
  const editing = drawn.areas.length > 0;
  const [shown, setShown] = useState<Shown>({
    drawing: {
      phase: editing ? 'editing' : 'drawing',
      held: null,
      excluding: false,
      count: drawn.areas[0]?.length ?? 0,
      steps: 0,
      others: Math.max(0, drawn.areas.length + drawn.excluded.length - 1),
    },
    message: '',
    byKeys: false,
  });
  const latest = useRef({ onAreas, onCancel, drawn });
  useLayoutEffect(() => {
    latest.current = { onAreas, onCancel, drawn };
  });

  // With the hints, not after them: corners that are selected at once count.
  useLayoutEffect(() => {
    const opened = openDrawTool(map, {
      drawn: latest.current.drawn,
      onStep: ({ phase, held, excluding, corners, past, others }, message, byKeys) =>
        setShown({
          drawing: { phase, held, excluding, count: corners.length, steps: past.length, others: others.length },
          message,
          byKeys,
        }),
      onAreas: (areas, message) => latest.current.onAreas(areas, message),
      onCancel: () => latest.current.onCancel(),
    });
    tool.current = opened;
    // It listens to keys on the map's element.
    map.element.focus({ preventScroll: true });
    return () => {
      tool.current = null;
      opened.close();
    };
  }, [map]);

  const {
    drawing: { phase, held, excluding, count, steps, others },
    message,
    byKeys,
  } = shown;
  const act = (name: keyof DrawTool['act']) => () => tool.current?.act[name]();
  return (
    <>
      <div className={styles.tools} role="group" aria-label={editing ? 'Edit drawn area' : 'Draw an area'}>
        <p className={styles.message} role="status">
          {message || hints[phase].hand + (byKeys || !isTouchScreen() ? hints[phase].keys : '')}
        </p>
        <div className={styles.buttons}>
          <Button size="small" kind="primary" onClick={act('finish')}>
            {phase === 'drawing' && (count > 0 || others === 0) ? 'Finish' : 'Show homes'}
          </Button>
          <Button size="small" onClick={act('undo')} disabled={steps === 0}>
            Undo
          </Button>
          {phase === 'editing' && (
            <Button size="small" onClick={act('next')}>
              Next corner
            </Button>
          )}
          {phase === 'editing' && held !== null && (
            <Button size="small" onClick={act('removeHeld')}>
              Delete corner
            </Button>
          )}
          {phase === 'editing' && (
            <>
              <Button size="small" onClick={act('addArea')}>
                Add an area
              </Button>
              <Button size="small" onClick={act('leaveOut')}>
                Leave out an area
              </Button>
            </>
          )}
          {others > 0 && (
            <>
              <Button size="small" onClick={act('nextArea')}>
                Next area
              </Button>
              <Button size="small" onClick={act('removeArea')}>
                {excluding ? 'Delete left-out area' : 'Delete area'}
              </Button>
            </>
          )}
          {count + others > 0 && (
            <Button size="small" onClick={act('clear')}>
              {others > 0 ? 'Clear all' : 'Clear'}
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
      {byKeys && createPortal(<Crosshair />, map.element)}
    </>
  );
}
