import { sql } from 'kysely';
import { testDatabase } from '../../test-kit/test-database.ts';
import type { Database } from './database.ts';
import { inSnapshot } from './database.ts';
import { vacuumTables } from './vacuum.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`insert into page_change (tag) select 'places' from generate_series(1, 5000)`.execute(database);
});
afterAll(() => database.destroy());

test('[DATA-04] a vacuum after a filling waits for snapshots that would keep it from removing what is gone', async () => {
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const reading = inSnapshot(database, async (transaction) => {
    await sql`select from page_change limit 1`.execute(transaction);
    opened.resolve();
    await ended.promise;
  });
  await opened.promise;
  await sql`update page_change set tag = 'posts'`.execute(database);
  let waits = 0;
  await vacuumTables(database, ['page_change'], async () => {
    waits += 1;
    ended.resolve();
    await reading;
  });
  expect(waits).toBe(1);
  // Pages of removed rows are empty: marked at once. Those of new rows may not be: until the log is written up to any
  // commit near theirs, another test's included (synchronous_commit is off), they are not known to be committed.
  const { rows } = await sql<{ emptied: boolean }>`
    select relallvisible * 2 >= relpages as emptied from pg_class where relname = 'page_change'`.execute(database);
  expect(rows).toEqual([{ emptied: true }]);
});
