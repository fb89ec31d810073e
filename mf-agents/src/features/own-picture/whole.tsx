import { Button } from '@verandah/design';
import { useEffect, useRef } from 'react';
import styles from './own-picture.module.css';
import type { ChosenPicture } from './read-picture.ts';

/** As large as logos are stored. */
const [most, high] = [480, 240];

interface WholeProps {
  readonly picture: ChosenPicture;
  readonly busy: boolean;
  onSave(query: string): void;
  onCancel(): void;
}

/** A logo before it is saved. */
export function Whole({ picture: { bitmap }, busy, onSave, onCancel }: WholeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(1, most / bitmap.width, high / bitmap.height);
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
  }, [bitmap, width, height]);
  return (
    <div className={styles.whole}>
      <canvas
        ref={canvas}
        className={styles.logo}
        width={width}
        height={height}
        role="img"
        aria-label="Preview of your logo"
      />
      <div className={styles.actions}>
        <Button kind="primary" aria-disabled={busy || undefined} onClick={() => busy || onSave('')}>
          {busy ? 'Saving…' : 'Save logo'}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
