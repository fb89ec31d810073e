import { getOperationAST, Kind, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Spending } from '../../platform/rate-limits/public.ts';
import { type GraphContext, publicError, tooCostly } from '../../platform/graph/public.ts';
import { mostCorners, prices } from '../prices/public.ts';
import { limits } from './limits.ts';
import type { OperationCosts } from './operation-costs.ts';
import { priceOf, type Price } from './price-of.ts';
import { variablesOf } from './variables.ts';

/** What an operation's arguments cost; nothing for what the execution will reject. */
function workOf({ schema, document, operationName, variableValues }: ExecutionArgs): Price {
  const operation = getOperationAST(document, operationName);
  const variables = operation && variablesOf(schema, operation, variableValues);
  if (!operation || !variables) return { points: 0, corners: 0 };
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  return priceOf({ schema, operation, fragments, variables });
}

/**
 * Rejects an operation that is too expensive with its arguments, whoever sends it. Limits members to a rate of
 * operations and to their cost in a minute, visitors by their network; the site's own server is not limited: its
 * requests are for pages, which the host counts, and many visitors share a response.
 */
export function costBudget(costs: OperationCosts, spending: Spending): Plugin<GraphContext> {
  return {
    async onExecute({ args, context: { viewer, client, address, ownMachine }, setResultAndStopExecution }) {
      const text = costs.of(args.document);
      const { points, corners } = workOf(args);
      const cost = Math.ceil(prices.operation + text + points);
      const problem =
        corners > mostCorners
          ? `Its shapes have ${corners} corners together; an operation has at most ${mostCorners}.`
          : points > limits.work
            ? `It costs ${cost} points, ${Math.ceil(points)} of them for the data that it reads; ` +
              `that costs at most ${limits.work}.`
            : undefined;
      if (problem) {
        setResultAndStopExecution({ errors: [tooCostly(`The operation is too expensive. ${problem}`)] });
        return;
      }
      if (client.trusted || ownMachine) return;
      try {
        if (viewer !== null) await spending.spend('calls', viewer.memberId, 1);
        await spending.spendPoints(viewer?.memberId, address, cost);
      } catch (refusal) {
        setResultAndStopExecution({ errors: [publicError(refusal, '')] });
      }
    },
  };
}
