import { useRef, useState } from 'react';
import { wordsOf } from './call.ts';

/** Something that is done once, however often its button is pressed meanwhile. */
export interface ConsoleAction {
  readonly running: boolean;
  /** Why the last attempt came to nothing. */
  readonly problem: string | null;
  run(): Promise<void>;
}

export function useAction(what: () => Promise<void>): ConsoleAction {
  const busy = useRef(false);
  const [state, setState] = useState<{ readonly running: boolean; readonly problem: string | null }>({
    running: false,
    problem: null,
  });
  return {
    ...state,
    async run() {
      if (busy.current) return;
      busy.current = true;
      setState({ running: true, problem: null });
      try {
        await what();
        setState({ running: false, problem: null });
      } catch (problem) {
        setState({ running: false, problem: wordsOf(problem) });
      } finally {
        busy.current = false;
      }
    },
  };
}
