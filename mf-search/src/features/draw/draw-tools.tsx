import { Button } from '@verandah/design';
import type { MapPoint, OpenedListingMap } from '@verandah/map';
import { openDrawTool, type Drawing, type DrawTool } from '@verandah/map/draw';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './draw-tools.module.css';

interface DrawToolsProps {
  readonly map: OpenedListingMap;
  /** Corners of the area to change; empty to draw a new one. */
  readonly corners: readonly MapPoint[];
  /** `says` describes what was drawn and what was corrected. */
  onArea(area: readonly MapPoint[], says: string): void;
  onCancel(): void;
}

const hints = {
  drawing: {
    hand: 'Press and drag around an area, or press its corners one by one.',
    keys: ' With keys: arrows move the map under the cross, Enter adds a corner, Backspace removes the last, Escape cancels.',
  },
  editing: {
    hand: 'Drag corners, or press one and then its new place.',
    keys: ' With keys: Enter picks up the corner nearest to the cross, N the next one.',
  },
} as const;

/** On a touch screen the room matters more than the hints for keys. */
const touches = (): boolean => window.matchMedia('(pointer: coarse)').matches;

interface Shown {
  readonly drawing: Pick<Drawing, 'phase' | 'held'> & { readonly count: number; readonly steps: number };
  readonly says: string;
  readonly byKeys: boolean;
}

/** Draws or changes an area. One line shows every step and announces it politely. */
export default function DrawTools({ map, corners, onArea, onCancel }: DrawToolsProps) {
  const tool = useRef<DrawTool>(null);
  const editing = corners.length > 2;
  const [shown, setShown] = useState<Shown>({
    drawing: { phase: editing ? 'editing' : 'drawing', held: null, count: corners.length, steps: 0 },
    says: '',
    byKeys: false,
  });
  const latest = useRef({ onArea, onCancel, corners });
  useEffect(() => {
    latest.current = { onArea, onCancel, corners };
  });

  useEffect(() => {
    const opened = openDrawTool(map, {
      corners: latest.current.corners,
      onStep: ({ phase, held, corners: points, past }, says, byKeys) =>
        setShown({ drawing: { phase, held, count: points.length, steps: past.length }, says, byKeys }),
      onArea: (area, says) => latest.current.onArea(area, says),
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
    drawing: { phase, held, count, steps },
    says,
    byKeys,
  } = shown;
  const act = (name: keyof DrawTool['act']) => () => tool.current?.act[name]();
  return (
    <>
      <div className={styles.tools} role="group" aria-label={editing ? 'Change the drawn area' : 'Draw an area'}>
        <p className={styles.says} role="status">
          {says || hints[phase].hand + (byKeys || !touches() ? hints[phase].keys : '')}
        </p>
        <div className={styles.buttons}>
          <Button size="small" kind="primary" onClick={act('finish')}>
            {phase === 'drawing' ? 'Finish' : 'Show homes'}
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
          {count > 0 && (
            <Button size="small" onClick={act('clear')}>
              Clear
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
      {byKeys &&
        createPortal(
          <svg className={styles.cross} viewBox="0 0 40 40" aria-hidden="true" data-cross="">
            <path d="M20 2v12M20 26v12M2 20h12M26 20h12" />
            <circle cx="20" cy="20" r="2" />
          </svg>,
          map.element,
        )}
    </>
  );
}
