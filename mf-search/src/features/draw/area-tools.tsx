import { Button, Icon } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { OpenedListingMap } from '@verandah/map';
import type { ListingSearch } from '@verandah/market';
import { useRef, useState } from 'react';
import styles from './area-tools.module.css';
import type { FurtherShapes } from '../map/search-here.ts';
import { drawnAreas, drawnShapes } from './drawn-areas.ts';
import { PencilIcon } from './pencil-icon.tsx';

type DrawTools = typeof import('./draw-tools.tsx').default;

const none = { areas: [], excluded: [] };

interface AreaToolsProps {
  readonly map: OpenedListingMap | null;
  readonly search: ListingSearch;
  /** Whether the visitor is drawing. */
  readonly drawing: boolean;
  onDrawing(drawing: boolean): void;
  onShape(shape: NonNullable<ListingSearch['shape']>, further: FurtherShapes): void;
  /** Called when the visitor drops the drawn area. */
  onClear(): void;
}

/** Draws an area, or changes or clears the searched one. The drawing script is loaded on demand. */
export function AreaTools({ map, search, drawing, onDrawing, onShape, onClear }: AreaToolsProps) {
  const { report } = useServices();
  const [Tools, setTools] = useState<{ readonly View: DrawTools } | null>(null);
  const [failed, setFailed] = useState(false);
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const drawn = drawnAreas(search);
  const shape = drawn?.areas[0];

  const open = () => {
    setFailed(false);
    setMessage('');
    import('./draw-tools.tsx').then(
      ({ default: View }) => {
        setTools({ View });
        onDrawing(true);
      },
      (error: unknown) => {
        report(error, 'part');
        setFailed(true);
      },
    );
  };
  if (!map) return null;
  if (drawing && Tools) {
    return (
      <Tools.View
        map={map}
        drawn={drawn ?? none}
        onAreas={(areas, text) => {
          onDrawing(false);
          setMessage(text);
          const { shape: first, further } = drawnShapes(areas);
          onShape(first, further);
        }}
        // Returns focus to where the visitor came from, for keyboard users too.
        onCancel={() => {
          onDrawing(false);
          requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
        }}
      />
    );
  }
  return (
    <>
      <Button ref={button} size="small" onClick={open}>
        <Icon shape={PencilIcon} />
        {shape ? 'Edit area' : 'Draw area'}
      </Button>
      {shape && (
        <Button size="small" onClick={onClear}>
          Clear area
        </Button>
      )}
      <span role="status" className={failed ? styles.failed : styles.message}>
        {failed ? 'We couldn’t load the drawing tools. Try again.' : message}
      </span>
    </>
  );
}
