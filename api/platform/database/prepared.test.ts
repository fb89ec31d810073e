import { PreparedNames } from './prepared.ts';
import type { Pool } from './pool.ts';
import { openServerPool } from './server-pool.ts';
import { testDatabaseUrl, type TestDatabase } from '../../test-kit/test-database.ts';

const nameOf = (text: string, times: number): string | undefined => {
  const names = new PreparedNames();
  for (let time = 1; time < times; time += 1) names.of(text);
  return names.of(text);
};

test('[DATA-10] a statement is prepared at its third use, under its own name', () => {
  expect([nameOf('select 1', 2), nameOf('select 1', 3)]).toEqual([undefined, 's1']);
  const names = new PreparedNames();
  for (const text of ['select 1', 'select 2', 'select 1', 'select 2', 'select 1', 'select 2']) names.of(text);
  expect([names.of('select 1'), names.of('select 2')]).toEqual(['s1', 's2']);
});

test.each([
  'select id from listing_search where mode = $1',
  'select avg(price) from past_sale where locality_id = $1',
  'select * from listing where id = $1',
  'insert into mail (id) values ($1) returning *',
  'select l.*, 1 from listing l',
  'begin',
  'select 1; select 2',
])('[DATA-10] %s is never prepared', (text) => {
  expect(nameOf(text, 5)).toBeUndefined();
});

test('[DATA-10] a search that only one index can serve is prepared', () => {
  expect(nameOf(`/* one plan */ select id from listing_search where locality_id = $1`, 3)).toBe('s1');
});

test('[DATA-10] counting is prepared; a process prepares a limited number of texts', () => {
  expect(nameOf('select count(*) from office', 3)).toBe('s1');
  const names = new PreparedNames();
  for (let each = 0; each < 1000; each += 1) for (let time = 0; time < 3; time += 1) names.of(`select ${each} as n`);
  expect([names.of('select 399 as n'), names.of('select 400 as n')]).toEqual(['s400', undefined]);
});

let own: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  own = await testDatabaseUrl();
  pool = await openServerPool(own.url);
});
afterAll(async () => {
  await pool?.end();
  await own?.drop();
});

test('[DATA-10] repeated statements return the same, and the server holds them prepared', async () => {
  const client = await pool.connect();
  try {
    const responses: unknown[] = [];
    for (const value of [1, 2, 3, 4, 5])
      responses.push(...(await client.query('select $1::int * 2 as twice', [value])).rows);
    expect(responses).toEqual([2, 4, 6, 8, 10].map((twice) => ({ twice })));
    const { rows } = await client.query('select statement from pg_prepared_statements');
    expect(rows).toEqual([{ statement: 'select $1::int * 2 as twice' }]);
  } finally {
    client.release();
  }
});

test('[DATA-10] a prepared write returns what it wrote, and a rejected one the reason', async () => {
  const client = await pool.connect();
  try {
    await client.query('create table visit (id int primary key, page text)');
    const insert = (id: number, page: string | null) =>
      client.query('insert into visit (id, page) values ($1::int, $2) returning id, page', [id, page]);
    for (const id of [1, 2, 3, 4])
      expect(await insert(id, null)).toMatchObject({ command: 'INSERT', rowCount: 1, rows: [{ id, page: null }] });
    await expect(insert(4, 'again')).rejects.toMatchObject({ code: '23505', constraint: 'visit_pkey' });
    expect(await insert(5, '')).toMatchObject({ rows: [{ id: 5, page: '' }] });
    const remove = (least: number) => client.query('delete from visit where id >= $1::int', [least]);
    for (const least of [9, 9, 9, 4]) await remove(least);
    expect(await remove(2)).toMatchObject({ command: 'DELETE', rowCount: 2, rows: [] });
  } finally {
    client.release();
  }
});

test('[DATA-10] a prepared statement that no longer fits its table fails once', async () => {
  const once = async (text: string): Promise<unknown> => {
    const client = await pool.connect();
    return client
      .query(text)
      .then(
        ({ rows }) => rows[0],
        (error: unknown) => (error as { readonly code?: string }).code,
      )
      .finally(() => client.release());
  };
  await once('create table shape (size int)');
  await once('insert into shape (size) values (1)');
  for (let time = 0; time < 5; time += 1) expect(await once('select size from shape')).toEqual({ size: 1 });
  await once('alter table shape alter size type text');
  expect([await once('select size from shape'), await once('select size from shape')]).toEqual([
    '0A000',
    { size: '1' },
  ]);
});
