import { codeOf } from '../failure.ts';
import type { Database } from './database.ts';

/** PostgreSQL ends one of two transactions in a deadlock or with a serialization conflict. */
const inTheWay = new Set(['40P01', '40001']);
/** Times that a transaction is tried. */
const mostTries = 4;

/**
 * Runs in the caller's transaction, or in a new one, which begins again when another was in its way. `run` uses only
 * the given transaction, and leaves nothing elsewhere that a second run would do twice.
 */
export async function inTransaction<Result>(
  database: Database,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return run(database);
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction().execute(run);
    } catch (error) {
      if (tries === mostTries || !inTheWay.has(codeOf(error) ?? '')) throw error;
    }
  }
}
