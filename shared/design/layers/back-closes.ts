import { useEffect, useEffectEvent } from 'react';

const layerMark = (): unknown => (history.state as { layer?: unknown } | null)?.layer;
const pageAddress = (): string => window.location.pathname + window.location.search;
const newMark = (): string => Math.random().toString(36).slice(2);

/**
 * While `open`, the browser's Back closes the layer and stays on the page: opening adds an entry with the same address,
 * closing in any other way removes it again. When a navigation took that entry there is nothing to
 * take out; what the layer writes after `#` is no navigation.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const own = newMark();
    const opened = pageAddress();
    history.pushState({ ...(history.state as object | null), layer: own }, '');
    const onPop = (event: PopStateEvent) => {
      // single-spa reports the page's own changes of the address in the same way.
      if (!('singleSpa' in event) && layerMark() !== own) close();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (layerMark() === own && pageAddress() === opened) history.back();
    };
  }, [open]);
}
