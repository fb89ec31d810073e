import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { codeOf, type ErrorCode, type GraphContext } from '../../platform/graph/public.ts';

/** Slower than this is worth a line of its own. */
const slow = 1000;

/** Failures of the API; with any other code the caller can do better. */
const ours: ReadonlySet<unknown> = new Set<ErrorCode | 'unexpected'>([
  'unexpected',
  'INTERNAL_SERVER_ERROR',
  'TIMEOUT',
  'UNAVAILABLE',
]);

/** Logs each operation by name, client and time; never its variables, which hold what visitors typed. */
export function operationLog(): Plugin<GraphContext> {
  return {
    onExecute({ args }) {
      const started = performance.now();
      const { log, client } = args.contextValue as GraphContext;
      const operation = getOperationAST(args.document, args.operationName)?.name?.value ?? 'unnamed';
      return {
        onExecuteDone({ result }) {
          const took = Math.round(performance.now() - started);
          const codes = 'errors' in result && Array.isArray(result.errors) ? result.errors.map(codeOf) : [];
          const entry = {
            operation,
            client: client.name,
            trusted: client.trusted,
            took,
            ...(codes.length > 0 && { codes }),
          };
          if (took > slow || codes.some((code) => ours.has(code)))
            log.warn(
              entry,
              codes.some((code) => ours.has(code)) ? 'graph operation failed' : 'graph operation was slow',
            );
          else if (codes.length > 0) log.info(entry, 'graph operation rejected');
          else log.debug(entry, 'graph operation');
        },
      };
    },
  };
}
