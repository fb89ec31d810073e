import { useEffect, useEffectEvent, useId } from 'react';

const mark = (): unknown => (history.state as { layer?: unknown } | null)?.layer;

/**
 * While `open`, the browser's Back closes the layer and stays on the page: opening adds an entry with the same address,
 * closing in any other way takes it out again. When a move replaced that entry there is nothing to take out.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    history.pushState({ ...(history.state as object | null), layer: id }, '');
    const onPop = () => { if (mark() !== id) close(); };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (mark() === id) history.back();
    };
  }, [open, id]);
}
