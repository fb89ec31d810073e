import type { Log, ReleaseStore } from '@verandah/releases';

/** Milliseconds between two tries. */
const pause = 2000;

/**
 * While releases of the set could not be had because their storage was away, requests them again, and makes the set
 * anew once one has come.
 * @returns ends it
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
