import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { callerLeft, graphError } from '../../platform/graph/public.ts';
import { currentCaller, onBehalfOf } from '../../platform/turns/public.ts';

/**
 * Gives an operation up after some milliseconds: the caller gets a TIMEOUT error instead of waiting. A query is also
 * given up when its caller has gone. What is given up ends in the database too: its statements are cancelled, and it
 * sends no more. A mutation continues, since half of it would be worse than a late response.
 */
export function timeLimit(milliseconds: number): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn, args: { document, operationName } }) {
      const isQuery = getOperationAST(document, operationName)?.operation === 'query';
      setExecuteFn((args) => {
        const late = new AbortController();
        const { party, signal: left } = currentCaller();
        const ended = isQuery && left ? AbortSignal.any([late.signal, left]) : late.signal;
        const { promise, resolve } = Promise.withResolvers<unknown>();
        const giveUp = (): void =>
          resolve({
            errors: [
              late.signal.aborted
                ? graphError('TIMEOUT', `The operation took longer than ${milliseconds} ms and was cancelled.`)
                : callerLeft(),
            ],
          });
        ended.addEventListener('abort', giveUp, { once: true });
        const timer = setTimeout(() => late.abort(), milliseconds);
        const running = onBehalfOf(isQuery ? { party, signal: ended } : { party, held: { count: 0 } }, () =>
          executeFn(args),
        );
        return Promise.race([running, promise]).finally(() => {
          clearTimeout(timer);
          ended.removeEventListener('abort', giveUp);
        });
      });
    },
  };
}
