import { useBusValue, useServices } from '@verandah/kit';
import { mostCompared } from '@verandah/market';
import { useMemo } from 'react';

/** The homes selected for comparison, in the order of selection. Empty on the server and during hydration. */
export interface Compared {
  readonly ids: readonly string[];
  readonly has: ReadonlySet<string>;
  /** The maximum is reached. */
  readonly full: boolean;
  choose(id: string, chosen: boolean): void;
  clear(): void;
}

const none: readonly string[] = [];

export function useCompared(): Compared {
  const { bus } = useServices();
  const ids = useBusValue('compared')?.listingIds ?? none;
  return useMemo(
    () => ({
      ids,
      has: new Set(ids),
      full: ids.length >= mostCompared,
      choose: (id, chosen) => {
        const others = ids.filter((other) => other !== id);
        bus.publish('compared', { listingIds: chosen ? [...others, id].slice(0, mostCompared) : others });
      },
      clear: () => bus.publish('compared', { listingIds: [] }),
    }),
    [bus, ids],
  );
}
