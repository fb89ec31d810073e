import type { GraphDocument } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { useCallback, useState } from 'react';

/** Either `data`, or `error`: a GraphError, without a code when the outcome is unknown. */
export interface MutationOutcome<Result> {
  readonly data?: Result;
  readonly error?: unknown;
}
export interface MutationState<Result> extends MutationOutcome<Result> {
  readonly fetching: boolean;
}

/** A write, like urql's `useMutation`: `execute` never throws and is never repeated automatically. */
export function useMutation<Result, Variables>(
  mutation: GraphDocument<Result, Variables>,
): readonly [state: MutationState<Result>, execute: (variables: Variables) => Promise<MutationOutcome<Result>>] {
  const { graph } = useServices();
  const [state, setState] = useState<MutationState<Result>>({ fetching: false });
  const execute = useCallback(
    async (variables: Variables) => {
      setState({ fetching: true });
      const outcome: MutationOutcome<Result> = await graph.write(mutation, variables).then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      );
      setState({ ...outcome, fetching: false });
      return outcome;
    },
    [graph, mutation],
  );
  return [state, execute];
}
