import { openDatabase } from '@verandah/api';
import { databaseAt } from '../sites/run.ts';
import { startDatabaseServer } from '../sites/database-server.ts';
import { moment } from './moment.ts';

/** The database of the pictures' site. */
export interface SlowDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

const name = 'pictures';

/**
 * Starts a migrated, empty database whose time of day is that of the site's processes (`slow-clock.ts`).
 * @param began when the site begins, by the machine's clock: milliseconds since 1970
 */
export async function startSlowDatabase(began: number): Promise<SlowDatabase> {
  const server = await startDatabaseServer();
  await server.query(`create database ${name}`);
  const url = databaseAt(server.url, name);
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  await database.destroy();
  for (const statement of [...slowedStatements(began), 'create schema jobs']) await server.query(statement, name);
  return { url, stop: () => server.stop() };
}

/** Functions of the same names that are found before those of PostgreSQL, in statements and in defaults of columns. */
function slowedStatements(began: number): readonly string[] {
  const time = (of: string): string =>
    `timestamptz 'epoch' + (${moment.getTime()} * interval '1 ms') + (pg_catalog.${of}() - timestamptz 'epoch' - ${began} * interval '1 ms') / 1000`;
  return [
    'create schema slow',
    ...['now', 'clock_timestamp'].map(
      (of) =>
        `create function slow.${of}() returns timestamptz language sql ${of === 'now' ? 'stable' : 'volatile'} as $$ select ${time(of)} $$`,
    ),
    `do $$ declare each record; begin
      for each in select table_schema, table_name, column_name, column_default from information_schema.columns
        where column_default ~ '^(now|clock_timestamp)[(]' and table_schema in ('public', 'releases')
      loop execute format('alter table %I.%I alter column %I set default slow.%s', each.table_schema, each.table_name, each.column_name, each.column_default); end loop;
    end $$`,
    `alter database ${name} set search_path = slow, pg_catalog, public`,
  ];
}
