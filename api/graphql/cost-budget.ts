import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isOwnNetwork } from '@verandah/network';
import type { Spending } from '../throttle/spending.ts';
import type { GraphContext } from './context.ts';
import { tellableError } from './errors.ts';

/**
 * What operations cost by the limit of a single one, by their document: the graph server keeps those of texts that come
 * again.
 */
export class OperationCosts {
  readonly #costs = new WeakMap<DocumentNode, number>();

  /** Of a document with several operations, the dearest counts. */
  note(document: DocumentNode, cost: number): void {
    this.#costs.set(document, Math.max(cost, this.of(document)));
  }
  of(document: DocumentNode): number {
    return this.#costs.get(document) ?? 0;
  }
}

/**
 * Holds members to a rate of operations and to what these cost in a minute, visitors by their network. The site's own
 * server is not held: it asks for pages, which the host counts, and many visitors are shown what it asked once.
 */
export function costBudget(costs: OperationCosts, spending: Spending): Plugin<GraphContext> {
  return {
    onExecute({ args: { document }, context: { viewer, client, address }, setResultAndStopExecution }) {
      if (client.trusted || isOwnNetwork(address)) return;
      try {
        if (viewer !== null) spending.spend('calls', viewer.memberId, 1);
        spending.spend(
          viewer === null ? 'graph-cost-network' : 'graph-cost',
          viewer?.memberId ?? address,
          costs.of(document),
        );
      } catch (refusal) {
        setResultAndStopExecution({ errors: [tellableError(refusal, '')] });
      }
    },
  };
}
