import { useCallback, useEffect, useRef, useState } from 'react';
import { callConsole, CallProblem } from './call.ts';

/** The last data of a poll and the result of the last attempt. */
export interface Live<Result> {
  readonly data: Result | null;
  /** Milliseconds since 1970 when `data` arrived; null: never. */
  readonly heardAt: number | null;
  /** null while polls succeed. */
  readonly problem: CallProblem | null;
  /** Polls again now. */
  refresh(): Promise<void>;
}

/** Polls an address while the page is visible. The data stay until newer ones arrive. */
export function useLive<Result>(path: string, everyMs: number): Live<Result> {
  const [state, setState] = useState<{ readonly path: string } & Omit<Live<Result>, 'refresh'>>({
    path,
    data: null,
    heardAt: null,
    problem: null,
  });
  const requests = useRef(0);

  const refresh = useCallback(async (): Promise<void> => {
    const turn = ++requests.current;
    const next = await callConsole<Result>(path).then(
      (data) => ({ path, data, heardAt: Date.now(), problem: null }),
      (problem: unknown) => ({
        path,
        problem:
          problem instanceof CallProblem ? problem : new CallProblem('unreachable', 'The response can’t be read.'),
      }),
    );
    // A late response must not replace a newer one.
    if (turn === requests.current)
      setState((previous) =>
        previous.path === path || 'data' in next ? { ...previous, ...next } : { data: null, heardAt: null, ...next },
      );
  }, [path]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const turn = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden) await refresh();
      if (!ended) timer = setTimeout(() => void turn(), everyMs);
    };
    const seen = (): void => {
      if (!document.hidden) void turn();
    };
    void turn();
    document.addEventListener('visibilitychange', seen);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [refresh, everyMs]);

  const own = state.path === path;
  return {
    data: own ? state.data : null,
    heardAt: own ? state.heardAt : null,
    problem: own ? state.problem : null,
    refresh,
  };
}
