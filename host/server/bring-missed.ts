import type { Log, ReleaseStore } from '@verandah/releases';

/** Milliseconds between two retries. */
const pause = 5000;

/**
 * Retries to fetch the releases that were missing because their storage was unavailable, and rebuilds the set once one
 * has arrived.
 * @returns ends the retries
 */
export function bringMissed(
  store: Pick<ReleaseStore, 'bringMissed'>,
  again: () => Promise<void>,
  log: Log,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const turn = async (): Promise<void> => {
    try {
      if (await store.bringMissed()) await again();
    } catch (problem) {
      log.warn({ err: problem }, 'release not applied');
    }
    next();
  };
  const next = (): void => {
    if (ended) return;
    timer = setTimeout(() => void turn(), pause);
    timer.unref();
  };
  next();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
