import { useBusValue, useServices } from '@verandah/kit';
import { useMemo } from 'react';

/** Side by side, more could not be read. */
export const mostCompared = 4;

/** The homes chosen to be compared, in the order of choosing: none on the server and while the page hydrates. */
export interface Compared {
  readonly ids: readonly string[];
  readonly has: ReadonlySet<string>;
  /** No more can be chosen. */
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
