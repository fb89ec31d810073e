import type { Database } from './database.ts';

/** Runs in the caller's transaction, or in a new one. `run` uses only the given transaction. */
export const inTransaction = <Result>(
  database: Database,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> => (database.isTransaction ? run(database) : database.transaction().execute(run));
