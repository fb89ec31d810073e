import { useCallback, useEffect, useRef, useState } from 'react';
import { call, CallProblem } from './call.ts';

/** What was read last, and how the last attempt went. */
export interface Live<Answer> {
  readonly data: Answer | null;
  /** Milliseconds since 1970 when `data` came; null: never. */
  readonly heardAt: number | null;
  /** null while all is well. */
  readonly problem: CallProblem | null;
  /** Reads again now. */
  refresh(): Promise<void>;
}

/**
 * Reads an address again and again while somebody looks at the page. What was read stays until something newer comes.
 */
export function useLive<Answer>(path: string, everyMs: number): Live<Answer> {
  const [state, setState] = useState<{ readonly path: string } & Omit<Live<Answer>, 'refresh'>>({
    path,
    data: null,
    heardAt: null,
    problem: null,
  });
  const asked = useRef(0);

  const refresh = useCallback(async (): Promise<void> => {
    const turn = ++asked.current;
    const next = await call<Answer>(path).then(
      (data) => ({ path, data, heardAt: Date.now(), problem: null }),
      (problem: unknown) => ({
        path,
        problem: problem instanceof CallProblem ? problem : new CallProblem('away', 'The answer can’t be read.'),
      }),
    );
    // A slow answer never takes the place of a newer one.
    if (turn === asked.current)
      setState((held) =>
        held.path === path || 'data' in next ? { ...held, ...next } : { data: null, heardAt: null, ...next },
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
