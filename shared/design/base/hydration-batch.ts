import type { Hydration } from './use-hydrated.ts';

const batches: Hydration[] = [];
/** The last batch that counts as hydrated: all do until a page is hydrated, and again at the end. */
let reached = Infinity;
let begun = false;
const waiting = new Map<number, Set<() => void>>();

/**
 * The batches of a long list: parts of batch 0 get their controls once the page is hydrated, each later batch in a task
 * of its own. Between them the browser handles input and paints.
 */
export const hydrationBatch = (batch: number): Hydration =>
  (batches[batch] ??= {
    subscribe(notify) {
      if (batch <= reached) return () => undefined;
      if (waiting.size === 0) setTimeout(hydrateNext);
      const parts = waiting.get(batch) ?? new Set();
      waiting.set(batch, parts.add(notify));
      return () => parts.delete(notify);
    },
    getSnapshot: () => batch <= reached,
    getServerSnapshot() {
      // React reads it while it hydrates: from the first time on, batches wait.
      if (!begun) reached = 0;
      begun = true;
      return false;
    },
  });

function hydrateNext(): void {
  reached = Math.min(...waiting.keys());
  const parts = waiting.get(reached) ?? [];
  waiting.delete(reached);
  if (waiting.size === 0) reached = Infinity;
  else setTimeout(hydrateNext);
  for (const notify of parts) notify();
}
