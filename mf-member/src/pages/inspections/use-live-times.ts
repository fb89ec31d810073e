import { useLocation, useServices } from '@verandah/kit';
import { useEffect } from 'react';

/** What the API reports when times of saved homes, or the homes themselves, have changed. */
const kinds = new Set(['notifications', 'collection', 'again']);

/** Loads the plan again when the API reports a change, and when the visitor comes back to the page. */
export function useLiveTimes(): void {
  const { bus, navigate } = useServices();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const again = () => void navigate(pathname + search, { replace: true, keepScroll: true });
    const following = bus.follow('pushed', ({ kind }) => {
      if (kinds.has(kind)) again();
    });
    const onVisible = () => {
      if (document.visibilityState === 'visible') again();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      following.unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [bus, navigate, pathname, search]);
}
