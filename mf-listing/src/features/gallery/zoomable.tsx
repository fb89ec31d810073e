import { Picture, type SizedPhoto } from '@verandah/design';
import { useRef } from 'react';
import { useZoom, zoomStep } from './use-zoom.ts';
import styles from './lightbox.module.css';

interface ZoomableProps {
  readonly photo: SizedPhoto;
  readonly label: string;
  readonly plan: boolean;
  readonly active: boolean;
  readonly scale: number;
  onScale(scale: number): void;
}

/** A picture that zooms by press, wheel, pinch and keys; zoomed in, it scrolls. */
export function Zoomable({ photo, label, plan, active, scale, onScale }: ZoomableProps) {
  const slide = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLButtonElement>(null);
  useZoom({ slide, picture, scale, active, onScale });
  const zoomed = active && scale > 1;
  return (
    <div ref={slide} className={styles.pane} data-zoomed={zoomed || undefined}>
      <button
        ref={picture}
        type="button"
        className={styles.zoom}
        style={{ '--scale': active ? scale : 1, '--shape': photo.width / photo.height } as object}
        data-plan={plan || undefined}
        data-zoomed={zoomed || undefined}
        aria-pressed={zoomed}
        aria-label={`${label}. Zoom`}
        onClick={() => onScale(zoomed ? 1 : zoomStep)}
      >
        <Picture photo={photo} sizes={zoomed ? '200vw' : '100vw'} eager={active} ahead alt="" />
      </button>
    </div>
  );
}
