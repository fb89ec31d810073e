import { Button } from '@verandah/design';
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { cropQuery, dragView, fitView, freedomOf, mostZoom, squareOf, start, type View } from './crop-area.ts';
import styles from './own-picture.module.css';
import type { ChosenPicture } from './read-picture.ts';

/** Size of the preview's canvas: twice its displayed size, for fine screens. */
const pixels = 480;

interface CropProps {
  readonly picture: ChosenPicture;
  readonly busy: boolean;
  /** @param query the square, as the API takes it */
  onSave(query: string): void;
  onCancel(): void;
}

/**
 * Chooses the square of a picture: dragged and pinched, or moved by the sliders below it. What is shown is what is
 * saved.
 */
export function Crop({ picture: { bitmap }, busy, onSave, onCancel }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const [view, setView] = useState<View>(start);
  const change = (part: Partial<View>): void => setView((before) => fitView({ ...before, ...part }, bitmap));
  const free = freedomOf(view, bitmap);
  useEffect(() => {
    const { left, top, side } = squareOf(view, bitmap);
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, pixels, pixels);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, left, top, side, side, 0, 0, pixels, pixels);
  }, [bitmap, view]);

  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    const held = fingers.current;
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const width = event.currentTarget.clientWidth || 1;
    const [other] = [...held].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    held.set(event.pointerId, now);
    if (!other) {
      const [right, down] = [(now.x - before.x) / width, (now.y - before.y) / width];
      return setView((last) => dragView(last, right, down, bitmap));
    }
    const apart =
      Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
    setView((last) => fitView({ ...last, zoom: last.zoom * apart }, bitmap));
  };
  const release = (event: PointerEvent<HTMLCanvasElement>): void => void fingers.current.delete(event.pointerId);
  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={pixels}
        height={pixels}
        role="img"
        aria-label="Preview of your portrait"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <div className={styles.sliders}>
        <p className={styles.hint}>Drag the photo to move it, or use the sliders.</p>
        <Slider
          label="Zoom"
          value={(view.zoom - 1) / (mostZoom - 1)}
          onChange={(share) => change({ zoom: 1 + share * (mostZoom - 1) })}
        />
        <Slider label="Left or right" value={view.x} disabled={!free.sideways} onChange={(x) => change({ x })} />
        <Slider label="Up or down" value={view.y} disabled={!free.upright} onChange={(y) => change({ y })} />
        <div className={styles.actions}>
          <Button
            kind="primary"
            aria-disabled={busy || undefined}
            onClick={() => busy || onSave(cropQuery(view, bitmap))}
          >
            {busy ? 'Saving…' : 'Save portrait'}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}

function Slider({
  label,
  value,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  /** 0 to 1 */
  readonly value: number;
  readonly disabled?: boolean;
  onChange(value: number): void;
}) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        step="1"
        value={Math.round(value * 100)}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.currentTarget.value) / 100)}
      />
    </div>
  );
}
