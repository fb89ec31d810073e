import { CombinedError, makeResult } from '@urql/core';
import type { Exchange, Operation, OperationResult } from '@urql/core';
import { filter, fromPromise, mergeMap, pipe, takeUntil, share } from 'wonka';
import type { GraphDocument } from '../document.ts';
import type { Graph } from '../graph.ts';

/** The declared document is part of the operation's context: its text is what the server stores by hash. */
export interface DocumentContext {
  readonly document: GraphDocument<unknown, unknown>;
}

/** Last exchange: sends through the transport. */
export const throughTransport =
  (transport: Graph): Exchange =>
  () =>
  (operations) => {
    const shared = pipe(operations, share);
    const send = async (operation: Operation): Promise<OperationResult> => {
      const { document } = operation.context as unknown as DocumentContext;
      try {
        const data = (await (operation.kind === 'mutation'
          ? transport.write(document, operation.variables)
          : transport.read(document, operation.variables))) as Record<string, unknown>;
        return makeResult(operation, { data, hasNext: false });
      } catch (error) {
        return {
          operation,
          data: undefined,
          error: new CombinedError({ networkError: error as Error }),
          stale: false,
          hasNext: false,
        };
      }
    };
    return pipe(
      shared,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) =>
        pipe(
          fromPromise(send(operation)),
          takeUntil(
            pipe(
              shared,
              filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
            ),
          ),
        ),
      ),
    );
  };
