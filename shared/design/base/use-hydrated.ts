import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** The turn in which a part of the first page gets its controls: 0 with the page, the others one after another. */
export const TurnContext = createContext(0);

/** The last turn that has come: none is awaited before a page is hydrated, nor after all have come. */
let come = Infinity;
let begun = false;
const waiting = new Map<number, Set<() => void>>();

/** React asks this on the server and while it hydrates: from the first time on, parts await their turns. */
function begin(): false {
  if (!begun) come = 0;
  begun = true;
  return false;
}

/** A task for each turn: between them the browser handles input and paints. */
function next(): void {
  come = Math.min(...waiting.keys());
  const parts = waiting.get(come) ?? [];
  waiting.delete(come);
  if (waiting.size === 0) come = Infinity;
  else setTimeout(next);
  for (const wake of parts) wake();
}

function wait(turn: number, wake: () => void): () => void {
  if (turn <= come) return () => undefined;
  if (waiting.size === 0) setTimeout(next);
  const parts = waiting.get(turn) ?? new Set();
  waiting.set(turn, parts.add(wake));
  return () => parts.delete(wake);
}

/** False on the server and during hydration, true once script can respond: for controls that do nothing without it. */
export function useHydrated(): boolean {
  const turn = useContext(TurnContext);
  return useSyncExternalStore(
    useCallback((wake) => wait(turn, wake), [turn]),
    () => turn <= come,
    begin,
  );
}
