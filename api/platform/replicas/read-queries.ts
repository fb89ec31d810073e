import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { readAnywhere } from '../database/public.ts';

/**
 * Queries of the graph API may be served by replicas, although they are posted; what changes something is done on the
 * primary.
 */
export function readQueries(): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn, args: { document, operationName } }) {
      if (getOperationAST(document, operationName)?.operation === 'query')
        setExecuteFn((args) => readAnywhere(() => executeFn(args)));
    },
  };
}
