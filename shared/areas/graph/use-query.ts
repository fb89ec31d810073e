import type { GraphDocument } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { useCallback, useEffect, useState } from 'react';

export interface QueryArguments<Result, Variables> {
  readonly query: GraphDocument<Result, Variables>;
  readonly variables: Variables;
  /** Requests nothing for now; the last result stays. */
  readonly pause?: boolean;
  /** Milliseconds that the variables rest before they are requested, while somebody types or moves a map. */
  readonly rest?: number;
  /** Whose data it is: another member's last result is not returned, and theirs is requested. */
  readonly owner?: string | undefined;
}

export interface QueryState<Result> {
  /** The last result; while another is fetched, that of the variables before. */
  readonly data?: Result;
  /** Why these variables have no result. */
  readonly error?: unknown;
  readonly fetching: boolean;
}

interface Settled<Result> {
  readonly of: string;
  readonly owner: string;
  readonly data?: Result;
  readonly error?: unknown;
}

/**
 * Data that a page loads after hydration, like urql's `useQuery`: requests the query whenever its variables change, and
 * discards what arrives after that. On the server and until hydration it only says `fetching`. `execute` requests it
 * again.
 */
export function useQuery<Result, Variables>({
  query,
  variables,
  pause = false,
  rest = 0,
  owner = '',
}: QueryArguments<Result, Variables>): readonly [state: QueryState<Result>, execute: () => void] {
  const { graph } = useServices();
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled<Result>>({ of: '', owner });
  const serialised = JSON.stringify(variables);
  const of = `${owner} ${query.name} ${round} ${serialised}`;
  useEffect(() => {
    if (pause) return undefined;
    let latest = true;
    const request = (): void =>
      void graph.read(query, JSON.parse(serialised) as Variables).then(
        (data) => {
          if (latest) setSettled({ of, owner, data });
        },
        (error: unknown) => {
          if (latest) setSettled((before) => ({ ...(before.owner === owner && before), of, owner, error }));
        },
      );
    const timer = rest > 0 ? setTimeout(request, rest) : request();
    return () => {
      latest = false;
      clearTimeout(timer ?? undefined);
    };
  }, [graph, query, serialised, of, owner, pause, rest]);
  const { error } = settled;
  const data = settled.owner === owner ? settled.data : undefined;
  const isSettled = settled.of === of;
  return [
    {
      ...(data !== undefined && { data }),
      ...(isSettled && error !== undefined && { error }),
      fetching: !pause && !isSettled,
    },
    useCallback(() => setRound((before) => before + 1), []),
  ];
}
