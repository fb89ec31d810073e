import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { graphError, type GraphContext } from '../../platform/graph/public.ts';

interface Sender {
  readonly foreign?: boolean;
}

/**
 * Rejects mutations that a script of another site sends without an access token. Otherwise its visitors' browsers could
 * be made to send enquiries from as many networks as it has visitors. Sessions never count there: the host removes
 * cookies.
 */
export function foreignWrites(): Plugin<GraphContext & Sender> {
  return {
    onExecute({ args: { document, operationName, contextValue }, setResultAndStopExecution }) {
      const { foreign = false, token, viewer } = contextValue as GraphContext & Sender;
      if (!foreign || token !== null || viewer !== null) return;
      if (getOperationAST(document, operationName)?.operation !== 'mutation') return;
      const message = 'From pages of other sites a mutation needs an access token.';
      setResultAndStopExecution({ errors: [graphError('FORBIDDEN', message)] });
    },
  };
}
