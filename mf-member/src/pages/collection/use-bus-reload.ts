import { useLocation, useServices } from '@verandah/kit';
import { useEffect } from 'react';

/** Loads a collection again when the API reports that another contributor has changed it. */
export function useBusReload(collectionId: string | null): void {
  const { bus, navigate } = useServices();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (collectionId === null) return;
    const following = bus.follow('pushed', (event) => {
      if (
        event.kind === 'again' ||
        (event.kind === 'collection' && String((event as { collectionId?: unknown }).collectionId) === collectionId)
      )
        void navigate(pathname + search, { replace: true, keepScroll: true });
    });
    return () => following.unsubscribe();
  }, [bus, navigate, pathname, search, collectionId]);
}
