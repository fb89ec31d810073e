import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react';
import type { MapSources } from '../base/base-source.ts';
import { MapCredits } from './map-credits.tsx';
import styles from './map-frame.module.css';

interface MapFrameProps {
  /** Receives the map. */
  readonly container: Ref<HTMLDivElement>;
  /** What the map shows: 'Map of homes for sale in Richmond'. */
  readonly label: string;
  /** A new object for each map that is opened. */
  readonly sources: MapSources;
  onZoom(by: number): void;
  /** Shares of the map's width and height, to the east and the north. */
  onPan(east: number, north: number): void;
  /** Whether images of satellites are wanted; called for each map that has them. */
  onSatellite(shown: boolean): void;
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
 * The map's box: one tab stop that handles arrows, + and −; buttons for a pointer that cannot drag, which are no tab
 * stops, since the keys do the same; where there are images of satellites, a button for them; the attribution.
 */
export function MapFrame({ container, label, sources, onZoom, onPan, onSatellite, children }: MapFrameProps) {
  const [moving, setMoving] = useState(false);
  const [satellite, setSatellite] = useState(false);
  const showSatellite = useEffectEvent(onSatellite);
  useEffect(() => {
    if (sources.hasSatellite) showSatellite(satellite);
  }, [sources, satellite]);
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
        {sources.hasSatellite && (
          <button
            type="button"
            className={styles.layer}
            aria-pressed={satellite}
            onClick={() => setSatellite(!satellite)}
          >
            Satellite
          </button>
        )}
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
      <MapCredits {...sources} />
    </div>
  );
}
