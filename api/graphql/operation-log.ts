import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphContext } from './context.ts';

/** Slower than this is worth a line of its own. */
const slow = 1000;

/** Tells each operation by name, client and time; never its variables, which hold what visitors typed. */
export function operationLog(): Plugin<GraphContext> {
  return {
    onExecute({ args }) {
      const started = performance.now();
      const { log, client } = args.contextValue as GraphContext;
      const operation = getOperationAST(args.document, args.operationName)?.name?.value ?? 'unnamed';
      return {
        onExecuteDone({ result }) {
          const took = Math.round(performance.now() - started);
          const codes = 'errors' in result && Array.isArray(result.errors) ? result.errors.map(({ extensions }) => extensions['code'] ?? 'unexpected') : [];
          const entry = { operation, client: client.name, trusted: client.trusted, took, ...(codes.length > 0 && { codes }) };
          if (codes.length > 0 || took > slow) log.warn(entry, 'graph operation');
          else log.debug(entry, 'graph operation');
        },
      };
    },
  };
}
