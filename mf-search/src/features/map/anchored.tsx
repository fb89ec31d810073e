import type { MapPoint, OpenedListingMap } from '@verandah/map';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { markersBeside } from './beside.ts';
import styles from './anchored.module.css';

interface AnchoredProps {
  readonly map: OpenedListingMap;
  /** The marker that it is beside. */
  readonly at: MapPoint;
  /** Display only, while the pointer rests on the marker: its content can't be pressed or focused. */
  readonly passive?: boolean;
  readonly children: ReactNode;
}

/** Content beside a marker, which it follows as the map moves; not shown while the marker is out of view. */
export function Anchored({ map, at, passive = false, children }: AnchoredProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stand = () => {
      const pixel = map.pixelOf(at);
      const card = { width: element.offsetWidth, height: element.offsetHeight };
      const place =
        pixel && markersBeside(pixel, card, { width: map.element.clientWidth, height: map.element.clientHeight });
      element.style.visibility = place ? '' : 'hidden';
      if (place) element.style.translate = `${place.left}px ${place.top}px`;
    };
    // Photographs and texts change its height.
    const sizes = new ResizeObserver(stand);
    sizes.observe(element);
    stand();
    const leave = map.onDrawn(stand);
    return () => {
      sizes.disconnect();
      leave();
    };
  }, [map, at]);
  return (
    <div ref={frame} className={styles.anchored} inert={passive}>
      {children}
    </div>
  );
}
