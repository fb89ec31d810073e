import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How a process finds out that it rests, and what it does then; the defaults are of this process. */
export interface IdleMemoryOptions {
  /** Milliseconds between two checks; a minute by default. */
  readonly everyMs?: number;
  /** Microseconds of CPU time so far. */
  readonly cpu?: () => number;
  /** Bytes of resident memory. */
  readonly resident?: () => number;
  readonly collect?: () => void;
}

/** Share of a processor that a process at rest uses at most, and growth of its memory that is worth a collection. */
const [mostCpu, leastGrowth] = [0.005, 1.1];

/**
 * Collects the garbage of this process once it rests, and again when its memory has grown: V8 collects when something
 * is allocated, so a process at rest keeps what its last work has left, up to half of its memory. A collection takes a
 * fifth of a second.
 * @returns ends it
 */
export function releaseIdleMemory({
  everyMs = 60_000,
  cpu = ownCpu,
  resident = process.memoryUsage.rss,
  collect = collectGarbage,
}: IdleMemoryOptions = {}): () => void {
  let used = cpu();
  let left = 0;
  const timer = setInterval(() => {
    const before = used;
    used = cpu();
    if (used - before > everyMs * 1000 * mostCpu || resident() < left * leastGrowth) return;
    collect();
    left = resident();
    used = cpu();
  }, everyMs).unref();
  return () => clearInterval(timer);
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

let collector: (() => void) | undefined;
/** Collects all garbage now, and returns the memory to the system. */
export function collectGarbage(): void {
  if (collector === undefined) {
    setFlagsFromString('--expose-gc');
    collector = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
  }
  collector();
}
