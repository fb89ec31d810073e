import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

export const mostZoom = 4;
/** Zoom factor of one press of + or a click. */
export const zoomStep = 2;

interface Zoom {
  /** The scrolling element. */
  readonly slide: RefObject<HTMLElement | null>;
  /** The zoomed element inside it. */
  readonly picture: RefObject<HTMLElement | null>;
  readonly scale: number;
  readonly active: boolean;
  onScale(scale: number): void;
}

const clampZoom = (scale: number): number => Math.min(mostZoom, Math.max(1, scale));
const distanceBetween = ([a, b]: readonly Touch[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/**
 * Zooms a picture by wheel and pinch. The point under the pointer or between the fingers stays in place; for other
 * changes of `scale` the centre of the view stays.
 */
export function useZoom({ slide, picture, scale, active, onScale }: Zoom): void {
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  /** Position within the picture of the centre of the view, or of the held point, measured before the scale changes. */
  const anchor = useRef({ across: 0.5, down: 0.5, x: 0, y: 0 });

  const measure = (): void => {
    const [frame, box] = [slide.current?.getBoundingClientRect(), picture.current?.getBoundingClientRect()];
    if (!frame || !box || box.width === 0 || box.height === 0) return;
    const { x, y } = held.current ?? { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
    anchor.current = { across: (x - box.left) / box.width, down: (y - box.top) / box.height, x, y };
  };
  const currentScale = useEffectEvent(() => scale);
  const zoomAt = useEffectEvent((next: number, x: number, y: number): void => {
    held.current = { x, y };
    measure();
    onScale(clampZoom(next));
  });

  useLayoutEffect(() => {
    const [frame, box] = [slide.current, picture.current?.getBoundingClientRect()];
    const { across, down, x, y } = anchor.current;
    if (frame && box && scale > 1) {
      frame.scrollLeft += box.left + across * box.width - x;
      frame.scrollTop += box.top + down * box.height - y;
    }
    held.current = null;
  }, [scale, slide, picture]);

  useEffect(() => {
    const element = slide.current;
    if (!element || !active) return;
    let [distance, from] = [0, 1];
    const onWheel = (event: WheelEvent): void => {
      // Horizontal scrolling turns pages.
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      zoomAt(currentScale() * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), event.clientX, event.clientY);
    };
    const onStart = (event: TouchEvent): void => {
      if (event.touches.length === 2) [distance, from] = [distanceBetween([...event.touches]), currentScale()];
    };
    const onMove = (event: TouchEvent): void => {
      const [a, b] = event.touches;
      if (event.touches.length !== 2 || !a || !b || distance === 0) return;
      event.preventDefault();
      zoomAt(from * (distanceBetween([a, b]) / distance), (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    };
    // React attaches passive listeners, which cannot prevent the browser from scrolling or zooming the page.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
    };
  }, [active, slide]);

  // Keys and buttons zoom around the centre of the view, so it is measured beforehand.
  useEffect(() => {
    const element = slide.current;
    if (!element) return;
    const note = (): void => {
      if (!held.current) measure();
    };
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
    // Measured after every render: the picture may have moved.
  });
}
