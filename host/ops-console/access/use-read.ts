import { useEffect, useState } from 'react';
import { callConsole, wordsOf } from '../client/call.ts';

/** Loads an address, and again after each action. Meanwhile the previous data stay. */
export function useRead<Result>(
  path: string,
  actionCount: number,
): { readonly data: Result | null; readonly problem: string | null } {
  const [state, setState] = useState<{ readonly data: Result | null; readonly problem: string | null }>({
    data: null,
    problem: null,
  });
  useEffect(() => {
    let gone = false;
    callConsole<Result>(path).then(
      (data) => {
        if (!gone) setState({ data, problem: null });
      },
      (problem: unknown) => {
        if (!gone) setState((previous) => ({ ...previous, problem: wordsOf(problem) }));
      },
    );
    return () => {
      gone = true;
    };
  }, [path, actionCount]);
  return state;
}
