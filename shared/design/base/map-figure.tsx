import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import styles from './map-figure.module.css';

interface MapFigureProps {
  /** What can be done on the map. */
  readonly caption: ReactNode;
  /** The map, whose code may still be on its way. */
  readonly children: ReactNode;
}

/** The frame of a map that the visitor has opened. The pressed button is gone, so focus moves to the map. */
export function MapFigure({ caption, children }: MapFigureProps) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => figure.current?.focus({ preventScroll: true }), []);
  return (
    <figure className={styles.figure} ref={figure} tabIndex={-1}>
      <div className={styles.frame}>
        <Suspense fallback={<p className={styles.wait}>Loading the map…</p>}>{children}</Suspense>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
