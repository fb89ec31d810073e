import { useState, type ReactNode, type Ref } from 'react';
import { MapCredits } from './map-credits.tsx';
import styles from './map-frame.module.css';

interface MapFrameProps {
  /** Receives the map. */
  readonly container: Ref<HTMLDivElement>;
  /** What the map shows: 'Map of homes for sale in Richmond'. */
  readonly label: string;
  /** Sources of the map, separated by ' · '. */
  readonly credits: string;
  onZoom(by: number): void;
  /** Shares of the map's width and height, to the east and the north. */
  onPan(east: number, north: number): void;
  readonly children?: ReactNode;
}

const directions = [
  { name: 'north', sign: '↑', east: 0, north: 1 },
  { name: 'west', sign: '←', east: -1, north: 0 },
  { name: 'east', sign: '→', east: 1, north: 0 },
  { name: 'south', sign: '↓', east: 0, north: -1 },
] as const;
/** Share of the map's box that one press pans. */
const step = 0.3;

/**
 * The map's box: one tab stop that handles arrows, + and −; buttons for a pointer that cannot drag; the attribution.
 * The buttons are not tab stops, since the keys do the same.
 */
export function MapFrame({ container, label, credits, onZoom, onPan, children }: MapFrameProps) {
  const [moving, setMoving] = useState(false);
  return (
    <div className={styles.frame}>
      {/* The map handles keys, which screen readers pass on with role="application". */}
      <div
        ref={container}
        className={styles.map}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="application"
        aria-label={`${label}. Arrow keys move the map, plus and minus zoom.`}
      />
      <div className={styles.tools}>
        <div className={styles.zoom}>
          <button type="button" tabIndex={-1} className={styles.button} onClick={() => onZoom(1)} aria-label="Zoom in">
            +
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={styles.button}
            onClick={() => onZoom(-1)}
            aria-label="Zoom out"
          >
            −
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={styles.button}
            aria-expanded={moving}
            onClick={() => setMoving(!moving)}
            aria-label="Move the map by buttons"
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="m9 6 3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3M12 3v18M3 12h18" />
            </svg>
          </button>
        </div>
        {moving && (
          <div className={styles.pan}>
            {directions.map(({ name, sign, east, north }) => (
              <button
                key={name}
                type="button"
                tabIndex={-1}
                className={styles.button}
                data-direction={name}
                onClick={() => onPan(east * step, north * step)}
                aria-label={`Move ${name}`}
              >
                {sign}
              </button>
            ))}
          </div>
        )}
      </div>
      {children}
      <MapCredits credits={credits} />
    </div>
  );
}
