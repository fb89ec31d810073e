import { sql } from 'kysely';
import { isAmong } from './among.ts';
import type { Database } from './database.ts';
import { testDatabase } from '../../test-kit/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.destroy());

const found = async (ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from (values (1), (2), (3)) as v(id) where id ${isAmong(ids, 'int')} order by id`.execute(database);
  return rows.map(({ id }) => id);
};

test('[DATA-10] a list of values finds those among it, of one value, several and none', async () => {
  expect([await found([2]), await found([3, 1, 9]), await found([])]).toEqual([[2], [1, 3], []]);
  const { rows } = await sql<{ ok: boolean }>`select 'b' ${isAmong(['b'], 'text')} as ok`.execute(database);
  expect(rows).toEqual([{ ok: true }]);
});

test('[DATA-10] a statement over one value is planned once, whichever it is', async () => {
  await sql`create temporary table suburb as select n as id, 'suburb-' || n as slug
    from generate_series(1, 20000) n`.execute(database);
  await sql`create unique index on suburb (slug)`.execute(database);
  await sql`analyze suburb`.execute(database);
  for (let each = 1; each <= 20; each += 1)
    await sql`select id from suburb where slug ${isAmong([`suburb-${each}`], 'text')}`.execute(database);
  const { rows } = await sql<{ generic: number; custom: number }>`
    select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement like '%from suburb where%'`.execute(database);
  // The first five are planned for their value, to compare with; the first two were not prepared.
  expect(rows).toEqual([{ generic: 13, custom: 5 }]);
});
