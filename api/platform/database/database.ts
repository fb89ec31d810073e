import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery, PostgresPool } from 'kysely';
import { isGivenUp } from '../turns/public.ts';
import { countedPool, noteUse } from './pool-use.ts';
import type { Pool } from './pool.ts';
import type { DB } from './schema.ts';

/**
 * The database: plain reads and writes with kysely's query builder, whose types `npm run contracts` writes to
 * `schema.ts`; statements tuned for the planner as a template, sql<Row>`select …`.execute(database), each of which a
 * test must run.
 * `wire.ts` documents what columns are read as. `database.destroy()` closes it.
 *
 * Inside `database.transaction().execute(async (transaction) => …)` use `transaction` for everything: a query of
 * `database` itself is not part of it, and takes another connection, of which there may be none.
 */
export type Database = Kysely<DB>;

export type OnStatement = (statement: CompiledQuery, took: Took) => void;
export interface Took {
  readonly milliseconds: number;
  readonly failed: boolean;
}

/** Kysely's type of a pool also promises cursors and cancelling, which nothing here uses. */
export function databaseOver(pool: Pool, onStatement?: OnStatement): Database {
  const counted = countedPool(pool);
  const dialect = new PostgresDialect({ pool: counted.pool as unknown as PostgresPool });
  const database = new Kysely<DB>({
    dialect,
    ...(onStatement === undefined
      ? {}
      : {
          log: (event) =>
            onStatement(event.query, {
              milliseconds: event.queryDurationMillis,
              failed: event.level === 'error' && !isGivenUp(event.error),
            }),
        }),
  });
  noteUse(database, counted.use);
  // Kysely ends a pool only once something has been queried.
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await destroy();
    await counted.pool.end();
  };
  return database;
}

/** Runs on a read-only snapshot of the whole database, while others write. */
export const inSnapshot = <Result>(
  database: Database,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run);
