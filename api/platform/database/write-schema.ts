import { PostgresDialect, generate } from 'kysely-codegen';
import type { Database } from './database.ts';

/** What `wire.ts` reads columns as, where the generator expects another driver's types. */
const typeMapping: Readonly<Record<string, string>> = {
  bytea: 'Uint8Array',
  date: 'string',
  int8: 'ColumnType<bigint, bigint | number, bigint | number>',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'number',
  point: '{ x: number; y: number }',
};

/** The types of all tables of a migrated database: the text of `schema.ts`. */
export const schemaText = (database: Database): Promise<string> =>
  generate({ db: database, dialect: new PostgresDialect(), typeMapping });
