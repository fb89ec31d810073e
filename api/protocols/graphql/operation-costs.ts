import type { DocumentNode } from 'graphql';

/**
 * Costs of operations against the limit of a single one, by their document: the GraphQL server caches those of texts
 * that come again.
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
