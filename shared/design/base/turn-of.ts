import type { Turn } from './use-hydrated.ts';

const turns: Turn[] = [];
/** The last turn that has come: none is awaited before a page is hydrated, nor after all have come. */
let come = Infinity;
let begun = false;
const waiting = new Map<number, Set<() => void>>();

/**
 * The turns of a long list: parts of turn 0 get their controls once the page is hydrated, those of later turns one turn
 * after the other, each in a task of its own. Between them the browser handles input and paints.
 */
export const turnOf = (turn: number): Turn =>
  (turns[turn] ??= {
    follow(wake) {
      if (turn <= come) return () => undefined;
      if (waiting.size === 0) setTimeout(next);
      const parts = waiting.get(turn) ?? new Set();
      waiting.set(turn, parts.add(wake));
      return () => parts.delete(wake);
    },
    hasCome: () => turn <= come,
    hasComeOnServer() {
      // From the first time on, parts await their turns.
      if (!begun) come = 0;
      begun = true;
      return false;
    },
  });

function next(): void {
  come = Math.min(...waiting.keys());
  const parts = waiting.get(come) ?? [];
  waiting.delete(come);
  if (waiting.size === 0) come = Infinity;
  else setTimeout(next);
  for (const wake of parts) wake();
}
