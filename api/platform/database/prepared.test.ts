import { PreparedNames } from './prepared.ts';
import { findPostgres, startPrivateServer, type PrivateServer } from './private-server.ts';
import { openServerPool } from './server-pool.ts';
import { withPostgres } from './with-postgres.ts';

const nameOf = (text: string, times: number): string | undefined => {
  const names = new PreparedNames();
  for (let time = 1; time < times; time += 1) names.of(text);
  return names.of(text);
};

test('[DATA-10] a statement that comes the third time is prepared, under a name of its own', () => {
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

test('[DATA-10] counting is prepared; a process prepares so many texts and no more', () => {
  expect(nameOf('select count(*) from office', 3)).toBe('s1');
  const names = new PreparedNames();
  for (let each = 0; each < 1000; each += 1) for (let time = 0; time < 3; time += 1) names.of(`select ${each} as n`);
  expect([names.of('select 399 as n'), names.of('select 400 as n')]).toEqual(['s400', undefined]);
});

let server: PrivateServer | undefined;
beforeAll(async () => {
  if (findPostgres() !== undefined) server = await startPrivateServer();
});
afterAll(() => server?.stop());

withPostgres('[DATA-10] repeated statements answer as before, and PostgreSQL holds them prepared', async () => {
  const pool = await openServerPool(server?.url ?? '');
  const client = await pool.connect();
  try {
    const answers: unknown[] = [];
    for (const value of [1, 2, 3, 4, 5])
      answers.push(...(await client.query('select $1::int * 2 as twice', [value])).rows);
    expect(answers).toEqual([2, 4, 6, 8, 10].map((twice) => ({ twice })));
    const { rows } = await client.query('select statement from pg_prepared_statements');
    expect(rows).toEqual([{ statement: 'select $1::int * 2 as twice' }]);
  } finally {
    client.release();
    await pool.end();
  }
});

withPostgres('[DATA-10] a connection whose prepared statement no longer fits its table is not used again', async () => {
  const pool = await openServerPool(server?.url ?? '');
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
  try {
    await once('create table shape (size int)');
    await once('insert into shape (size) values (1)');
    for (let time = 0; time < 5; time += 1) expect(await once('select size from shape')).toEqual({ size: 1 });
    await once('alter table shape alter size type text');
    expect([await once('select size from shape'), await once('select size from shape')]).toEqual([
      '0A000',
      { size: '1' },
    ]);
  } finally {
    await pool.end();
  }
});
