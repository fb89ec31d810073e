import type { HealthSum } from '@verandah/release-registry';
import { addCounts, bucketKey, exampleKey, failureKey, isExample, sentKey, type Counts } from '@verandah/releases';
import type { Signal } from './signals.ts';

/** Sums of signals by area, release and minute, until they are taken. */
export interface Sums {
  add(signal: Signal): void;
  /** Returns and clears all sums. */
  take(): HealthSum[];
  /** Puts back sums that could not be written. */
  giveBack(sums: readonly HealthSum[]): void;
}

const minute = 60_000;
/**
 * Maximum number of sums held while they cannot be written: an hour of a site with many areas. The oldest are dropped.
 */
const mostHeld = 2000;
/** Maximum number of failure kinds in one sum, of which further ones are counted as 'other', and of their examples. */
const [mostKinds, mostExamples] = [30, 5];

/** The render failures that a release causes itself. Missing data and a full server are not its fault. */
const ownFailures = new Set(['threw', 'slow', 'killed', 'missing', 'overloaded', 'resting']);

const failed = (kind: string, example: string | undefined): Counts => ({
  [failureKey(kind)]: 1,
  ...(example !== undefined && { [exampleKey(kind, example)]: 1 }),
});

function countsOf(signal: Signal): Counts {
  switch (signal.kind) {
    case 'page':
      return signal.stale
        ? {}
        : {
            [bucketKey('server', signal.ms)]: 1,
            ...(signal.counts && { views: 1, [bucketKey('render', signal.ms)]: 1 }),
          };
    case 'page-failed':
      return signal.counts && ownFailures.has(signal.reason)
        ? { views: 1, failed: 1, 'server-failed': 1, ...failed(`server ${signal.reason}`, signal.example) }
        : {};
    case 'ended':
      return { ended: 1, [failureKey(`worker ${signal.reason}`)]: 1 };
    case 'view':
      return signal.counts ? { views: 1 } : {};
    case 'failure':
      return signal.counts
        ? { ...(signal.first && { failed: 1 }), ...failed(`${signal.failure} ${signal.problem}`, signal.example) }
        : {};
    case 'sent':
      return { [sentKey(signal.group, signal.shown)]: 1 };
    case 'load':
      return signal.counts ? { [bucketKey('load', signal.ms)]: 1 } : {};
    case 'vital':
      return signal.counts ? { [bucketKey(signal.vital, signal.value)]: 1 } : {};
  }
}

export function openSums(now: () => number = Date.now): Sums {
  let held = new Map<string, HealthSum & { readonly counts: Record<string, number> }>();
  function add({ area, version, at, counts }: HealthSum): void {
    const key = `${area} ${version} ${at}`;
    const sum = held.get(key) ?? { area, version, at, counts: {} };
    held.set(key, sum);
    addCounts(sum.counts, sparingSum(sum.counts, counts));
    for (const oldest of held.keys()) {
      if (held.size <= mostHeld) break;
      held.delete(oldest);
    }
  }
  return {
    add(signal) {
      const counts = countsOf(signal);
      if (Object.keys(counts).length > 0)
        add({
          area: signal.area,
          version: signal.version,
          at: new Date(Math.floor(now() / minute) * minute).toISOString(),
          counts,
        });
    },
    take() {
      const taken = [...held.values()];
      held = new Map();
      return taken;
    },
    giveBack: (sums) => sums.forEach(add),
  };
}

/** Limits the failure kinds in a sum, of which further ones become 'other', and their examples. */
function sparingSum(sum: Counts, more: Counts): Counts {
  const keys = Object.keys(sum);
  const hasRoom = keys.filter((key) => key.startsWith(failureKey(''))).length < mostKinds;
  const hasExamples = keys.filter(isExample).length >= mostExamples;
  return Object.fromEntries(
    Object.entries(more)
      .filter(([key]) => !(hasExamples && isExample(key) && !(key in sum)))
      .map(([key, count]) => [
        hasRoom || key in sum || !key.startsWith(failureKey('')) ? key : failureKey('other'),
        count,
      ]),
  );
}
