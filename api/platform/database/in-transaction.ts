import type { Database } from './database.ts';

/** Runs within the caller's transaction, or within one of its own. `run` uses only what it is given. */
export const inTransaction = <Result>(
  database: Database,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> => (database.isTransaction ? run(database) : database.transaction().execute(run));
