import type { DataName } from '@verandah/graph';
import type { Bus } from '@verandah/kit';

/** What the API's events to a member's open pages are about. */
const pushedNames: Readonly<Record<string, DataName>> = { collection: 'collections', alerts: 'alerts' };

interface Changes {
  /** Counts the changes of this visit. */
  count: number;
  /** By name: the count at its last change. */
  readonly last: Map<string, number>;
  readonly followers: Set<(names: readonly string[]) => void>;
}
const visits = new WeakMap<Bus, Changes>();

function changesOf(bus: Bus): Changes {
  const before = visits.get(bus);
  if (before) return before;
  const changes: Changes = { count: 0, last: new Map(), followers: new Set() };
  const note = (names: readonly string[]): void => {
    changes.count += 1;
    for (const name of names) changes.last.set(name, changes.count);
    for (const follower of changes.followers) follower(names);
  };
  visits.set(bus, changes);
  bus.follow('changed', ({ names }) => note(names));
  bus.follow('pushed', ({ kind }) => {
    const name = pushedNames[kind];
    // After a gap in the events it is unknown what has changed.
    if (kind === 'again') note(Object.values(pushedNames));
    else if (name) note([name]);
  });
  return changes;
}

/** How many changes of a member's data this visit has had: see `hasChangedSince`. */
export const changesSoFar = (bus: Bus): number => changesOf(bus).count;

/** Whether one of these data has changed since there were so many changes. */
export const hasChangedSince = (bus: Bus, names: readonly DataName[], since: number): boolean =>
  names.some((name) => (changesOf(bus).last.get(name) ?? 0) > since);

/**
 * Calls `changed` whenever one of these data has changed.
 * @returns stops it
 */
export function followChanges(bus: Bus, names: readonly DataName[], changed: () => void): () => void {
  const { followers } = changesOf(bus);
  const follower = (those: readonly string[]): void => {
    if (names.some((name) => those.includes(name))) changed();
  };
  followers.add(follower);
  return () => followers.delete(follower);
}
