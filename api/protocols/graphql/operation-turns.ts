import { setImmediate } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { callerLeft, publicError } from '../../platform/graph/public.ts';
import { currentCaller, isGivenUp, type Turns } from '../../platform/turns/public.ts';

/**
 * Milliseconds after which an operation gives its turn on: it waits for something, such as the end of an import, and
 * keeps the process from nothing.
 */
const longestTurn = 500;

/**
 * Lets callers take turns at operations. Between two operations, such as those of a list, the process looks after
 * others: parsing ten texts at once would hold them up.
 */
export function operationTurns(turns: Turns): Plugin {
  return {
    onParams({ paramsHandler, setParamsHandler }) {
      setParamsHandler(async (payload) => {
        const turn = await turns.take(currentCaller()).catch(refusalOf);
        if (turn instanceof GraphQLError) return { errors: [turn] };
        const patience = setTimeout(turn, longestTurn).unref();
        try {
          if (currentCaller().party !== null) await setImmediate();
          return await paramsHandler(payload);
        } finally {
          clearTimeout(patience);
          turn();
        }
      });
    },
  };
}

const refusalOf = (error: unknown): GraphQLError => (isGivenUp(error) ? callerLeft() : publicError(error, ''));
