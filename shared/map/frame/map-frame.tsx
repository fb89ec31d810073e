import type { ReactNode, Ref } from 'react';
import styles from './map-frame.module.css';

interface MapFrameProps {
  /** Receives the map. */
  readonly container: Ref<HTMLDivElement>;
  /** What the map shows: 'Map of homes for sale in Richmond'. */
  readonly label: string;
  onZoom(by: number): void;
  readonly children?: ReactNode;
}

/**
 * The map's box: one tab stop that takes arrows, + and −; buttons for the pointer; the sources' names.
 * The buttons are no tab stops, since the keys do the same.
 */
export const MapFrame = ({ container, label, onZoom, children }: MapFrameProps) => (
  <div className={styles.frame}>
    {/* A map is moved by keys, which role="application" lets through to it. */}
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div ref={container} className={styles.map} tabIndex={0} role="application" aria-label={`${label}. Arrow keys move the map, plus and minus zoom.`} />
    <div className={styles.zoom}>
      <button type="button" tabIndex={-1} className={styles.button} onClick={() => onZoom(1)} aria-label="Zoom in">+</button>
      <button type="button" tabIndex={-1} className={styles.button} onClick={() => onZoom(-1)} aria-label="Zoom out">−</button>
    </div>
    {children}
    <p className={styles.sources}>Natural Earth · GeoNames, CC BY 4.0</p>
  </div>
);
