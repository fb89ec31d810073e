import type { Plugin } from 'graphql-yoga';
import { graphError } from '../../platform/graph/public.ts';

/** Gives an operation up after some milliseconds: the caller gets a TIMEOUT error instead of waiting. */
export function timeLimit(milliseconds: number): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args) => {
        const { promise, resolve } = Promise.withResolvers<unknown>();
        const timer = setTimeout(
          () =>
            resolve({
              errors: [graphError('TIMEOUT', `The operation took longer than ${milliseconds} ms and was given up.`)],
            }),
          milliseconds,
        );
        return Promise.race([executeFn(args), promise]).finally(() => clearTimeout(timer));
      });
    },
  };
}
