import type { Pool, QueryResult } from './pool.ts';
import { openServerPool } from './server-pool.ts';
import { testDatabaseUrl, type TestDatabase } from '../../test-kit/test-database.ts';

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

type Run = (text: string, values?: readonly unknown[]) => Promise<QueryResult>;

/** Responses on one connection. */
async function responses<Found>(work: (run: Run) => Promise<Found>): Promise<Found> {
  const client = await pool.connect();
  try {
    return await work((text, values) => client.query(text, values));
  } finally {
    client.release();
  }
}

const response = ({ command, rowCount, rows }: QueryResult) => ({ command, rowCount, rows: rows as unknown[] });

test('[DATA-01] of several statements in one text the last result is returned', async () => {
  const found = await responses(async (run) => [
    response(await run('create table room (id int, name text); insert into room values (1, null), (2, $$two$$)')),
    response(await run('insert into room values (3); select id, name from room order by id')),
    response(await run('select 1 as one; delete from room where id > 1')),
  ]);
  expect(found).toEqual([
    { command: 'INSERT', rowCount: 2, rows: [] },
    {
      command: 'SELECT',
      rowCount: 3,
      rows: [
        { id: 1, name: null },
        { id: 2, name: 'two' },
        { id: 3, name: null },
      ],
    },
    { command: 'DELETE', rowCount: 2, rows: [] },
  ]);
});

const refused = (error: unknown) => {
  const { message, code, position, detail, constraint, table } = error as Error & Record<string, string | undefined>;
  return { message, code, position, detail, constraint, table };
};

test('[DATA-01] every kind of statement returns its command', async () => {
  const found = await responses(async (run) => {
    const commands: string[] = [];
    for (const text of [
      'create table hall (id int)',
      'begin',
      'insert into hall values (1)',
      'select',
      'update hall set id = 2',
      'rollback',
      'drop table hall',
    ])
      commands.push((await run(text)).command);
    return commands;
  });
  expect(found).toEqual(['CREATE', 'BEGIN', 'INSERT', 'SELECT', 'UPDATE', 'ROLLBACK', 'DROP']);
});

test('[DATA-01] a statement fails with the reason, by either protocol, and the next one succeeds', async () => {
  const found = await responses(async (run) => {
    await run('create table lot (id int primary key, size int check (size > 0))');
    const problems: unknown[] = [];
    for (const [text, values] of [
      ['selec 1'],
      ['select size from lot where id = $1 and width = 1', [1]],
      ['select $1::int', ['many']],
      ['insert into lot values ($1::int, $2::int)', [1, 0]],
      // The fourth time it is prepared.
      ...[1, 2, 3, 4].map((size): [string, number[]] => ['insert into lot values (1, $1::int) returning id', [size]]),
      ['insert into lot values (2, 1); select 1 / 0'],
    ] as [string, unknown[]?][]) {
      problems.push(await run(text, values).then(response, refused));
      problems.push(response(await run('select count(*)::int as lots from lot')));
    }
    return problems;
  });
  expect(found).toContainEqual(expect.objectContaining({ code: '23505', constraint: 'lot_pkey', table: 'lot' }));
  expect(found).toContainEqual(expect.objectContaining({ code: '42703', position: '40' }));
  expect(found.at(-1)).toMatchObject({ rows: [{ lots: 1 }] });
});

test('[DATA-01] a transaction that failed is rolled back, and long rows arrive whole', async () => {
  const long = 'Häuser – 家 '.repeat(200_000);
  const found = await responses(async (run) => {
    await run('create table text_of (id int, words text)');
    await run('begin');
    await run('insert into text_of values ($1::int, $2)', [1, long]);
    const problem = await run('select words from nothing where id = $1', [1]).catch(refused);
    const inside = await run('select 1').catch(refused);
    await run('rollback');
    await run('insert into text_of select n, $1 from generate_series(1, 3) n', [long]);
    const { rows } = await run('select id, words from text_of where id > $1::int order by id', [1]);
    return [problem, inside, (rows as { id: number; words: string }[]).map(({ id, words }) => [id, words === long])];
  });
  expect(found).toMatchObject([
    { code: '42P01' },
    { code: '25P02' },
    [
      [2, true],
      [3, true],
    ],
  ]);
});
