import type { GraphDocument } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { useCallback, useEffect, useState } from 'react';
import { followChanges } from '../changes.ts';

export interface QueryArguments<Result, Variables> {
  readonly query: GraphDocument<Result, Variables>;
  readonly variables: Variables;
  /** Requests nothing for now; the last result stays. */
  readonly pause?: boolean;
  /** Milliseconds that the variables rest before they are requested, during typing or a movement of a map. */
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
  /** The query and the variables of `data`. */
  readonly dataAbout?: string;
  readonly data?: Result;
  readonly error?: unknown;
}

/**
 * Data that a page loads after hydration, like urql's `useQuery`: requests the query whenever its variables change, and
 * discards what arrives after that. On the server and until hydration its state is `fetching`. `execute` requests it
 * again, and so does a change of what the query reads. `isOfThese`: the data are of these variables, perhaps before
 * they are requested again.
 */
export function useQuery<Result, Variables>({
  query,
  variables,
  pause = false,
  rest = 0,
  owner = '',
}: QueryArguments<Result, Variables>): readonly [state: QueryState<Result>, execute: () => void, isOfThese: boolean] {
  const { graph, bus } = useServices();
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled<Result>>({ of: '', owner });
  const serialised = JSON.stringify(variables);
  const about = `${owner} ${query.name} ${serialised}`;
  const of = `${round} ${about}`;
  useEffect(() => {
    if (pause) return undefined;
    let latest = true;
    const request = (): void =>
      void graph.read(query, JSON.parse(serialised) as Variables).then(
        (data) => {
          if (latest) setSettled({ of, owner, data, dataAbout: about });
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
  }, [graph, query, serialised, of, about, owner, pause, rest]);
  const { reads } = query;
  useEffect(
    () => (reads && !pause ? followChanges(bus, reads, () => setRound((before) => before + 1)) : undefined),
    [bus, reads, pause],
  );
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
    settled.dataAbout === about,
  ];
}
