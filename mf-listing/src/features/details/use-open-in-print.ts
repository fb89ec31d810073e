import { useEffect, useRef, type RefObject } from 'react';

/** A reference for a `details` element whose closed content is printed too: it is open while the page is printed. */
export function useOpenInPrint(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement | null = null;
    const open = () => {
      if (!details.current || details.current.open) return;
      opened = details.current;
      opened.open = true;
    };
    const close = () => {
      if (opened) opened.open = false;
      opened = null;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return details;
}
