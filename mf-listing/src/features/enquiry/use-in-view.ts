import { useCallback, useState } from 'react';

interface InView {
  /** Whether a part of the element is on the screen; false on the server and before the browser has reported it. */
  readonly isInView: boolean;
  /** The element's ref. */
  watch(element: Element | null): (() => void) | undefined;
}

/** Follows whether an element is on the screen. */
export function useInView(): InView {
  const [isInView, setIsInView] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isInView, watch };
}
