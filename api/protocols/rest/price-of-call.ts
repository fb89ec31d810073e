import { addSent, prices, type Sent } from '../prices/public.ts';
import type { Operation } from '../../platform/rest/public.ts';

/** Statements per operation: one for its subject, and one that reads or writes it. */
const usualStatements = 2;
/** Those that search by words, misspelt ones too, or read all of a map. */
const statementsOf: Readonly<Record<string, number>> = {
  agents: 4,
  agentsAndLocations: 10,
  offices: 4,
  officesAndLocations: 10,
  searchLocations: 6,
  listingsByAgentOnMap: 8,
  listingsByBoundaryOnMap: 8,
  listingsByLocationOnMap: 8,
};
/** Rows are complete, whereas those of the GraphQL API contain only the selected fields. */
const rowsInRow = 3;

/**
 * What a call of an operation costs in points.
 * @param parts its parameters and body, as they are validated
 */
export function priceOfCall({ id }: Pick<Operation, 'id'>, ...parts: readonly unknown[]): number {
  const sent: Sent = { points: 0, corners: 0, rows: undefined };
  for (const part of parts) addSent(sent, '', part);
  const rows = (sent.rows ?? 0) * rowsInRow;
  return Math.ceil(
    prices.operation + (statementsOf[id] ?? usualStatements) * prices.statement + rows * prices.row + sent.points,
  );
}
