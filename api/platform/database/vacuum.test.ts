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
  await database.transaction().execute(async (transaction) => {
    // Else its rows wait for the writer of the log until they are known to be committed.
    await sql`set local synchronous_commit = on`.execute(transaction);
    await sql`update page_change set tag = 'posts'`.execute(transaction);
  });
  let waits = 0;
  await vacuumTables(database, ['page_change'], async () => {
    waits += 1;
    ended.resolve();
    await reading;
  });
  expect(waits).toBe(1);
  const { rows } = await sql<{ unseen: number }>`
    select relpages - relallvisible as unseen from pg_class where relname = 'page_change'`.execute(database);
  expect(rows).toEqual([{ unseen: 0 }]);
});
