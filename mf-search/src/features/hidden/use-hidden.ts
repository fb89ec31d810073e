import { useBusValue, useServices } from '@verandah/kit';
import { useMemo } from 'react';

/** The listings hidden in this browser, latest first. Empty on the server and during hydration. */
export interface Hidden {
  readonly ids: readonly string[];
  readonly has: ReadonlySet<string>;
  hide(id: string): void;
  restore(ids: readonly string[]): void;
}

const none: readonly string[] = [];

export function useHidden(): Hidden {
  const { bus } = useServices();
  const ids = useBusValue('hidden')?.listingIds ?? none;
  return useMemo(() => {
    const publish = (listingIds: string[]) => bus.publish('hidden', { listingIds });
    // Includes listings that another tab has hidden since the last render.
    const now = () => bus.last('hidden')?.listingIds ?? [];
    return {
      ids,
      has: new Set(ids),
      hide: (id) => publish([id, ...now().filter((other) => other !== id)]),
      restore: (back) => publish(now().filter((id) => !back.includes(id))),
    };
  }, [bus, ids]);
}
