import { CompiledQuery } from 'kysely';
import type { Db } from 'pg-boss';
import type { Database } from '../database/public.ts';

const wrapped = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/**
 * Our database as pg-boss requires it. Statements that it wraps in a transaction of their own run in one of ours: a
 * failure then leaves no connection behind in an aborted transaction.
 */
export function bossDatabase(database: Database): Db {
  return {
    async executeSql(text, values = []) {
      const inner = wrapped.exec(text)?.[1];
      const run = (where: Database, statement: string) =>
        where.executeQuery<Record<string, unknown>>(CompiledQuery.raw(statement, [...values]));
      const { rows } =
        inner === undefined || database.isTransaction
          ? await run(database, inner ?? text)
          : await database.transaction().execute((transaction) => run(transaction, inner.trimEnd()));
      return { rows: [...rows] };
    },
  };
}
