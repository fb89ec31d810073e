import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseOver } from './database.ts';
import { openDatabase, openDatabases } from './open-database.ts';
import type { Database } from './database.ts';
import { migrateDatabase, toMigration, productMigrations } from './migrate.ts';
import type { PoolClient } from './pool.ts';
import { startPrivateServer, type PrivateServer } from '../../test-kit/private-server.ts';

let folder: string;
let server: PrivateServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-database-'));
  server = await startPrivateServer();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (): Promise<Database> => openDatabase({ dataDir: folder, databaseUrl: server.url });

test('[DATA-01] statements return the values that code expects, and data survive closing', async () => {
  const database = await open();
  const { rows } = await sql<
    Record<string, unknown>
  >`select 1 as i, 2::int8 as b, count(*) as c, ${true}::bool as t, date '2026-11-21' as d,
    timestamptz '2026-11-21 12:00+11' as m, ${{ a: [1] }}::jsonb as j, ${[1, null]}::int[] as l, point(145, -37) as p,
      1.5::numeric as n,
    ${'it\'s "x"'}::text as s, null as z, array['a', null] as a from generate_series(1, 3)`.execute(database);
  expect(rows).toEqual([
    {
      i: 1,
      b: 2n,
      c: 3n,
      t: true,
      d: '2026-11-21',
      m: new Date('2026-11-21T01:00:00Z'),
      j: { a: [1] },
      l: [1, null],
      p: { x: 145, y: -37 },
      n: 1.5,
      s: 'it\'s "x"',
      z: null,
      a: ['a', null],
    },
  ]);
  const insert = (db: Database, name: string) =>
    sql`insert into office (slug, name) values (${name}, ${name})`.execute(db);
  await insert(database, 'a');
  await expect(insert(database, 'a')).rejects.toMatchObject({ code: '23505', constraint: 'office_slug_key' });
  // Other statements do not slip into a transaction.
  let others: Promise<unknown> = Promise.resolve();
  await expect(
    database.transaction().execute(async (transaction) => {
      await insert(transaction, 'b');
      others = insert(database, 'c');
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await others;
  const { rows: updated, numAffectedRows } = await sql`update office set name = 'x'`.execute(database);
  expect([updated, numAffectedRows]).toEqual([[], 2n]);
  await database.destroy();
  const again = await open();
  expect((await sql<{ slug: string }>`select slug from office order by slug`.execute(again)).rows).toEqual([
    { slug: 'a' },
    { slug: 'c' },
  ]);
  await again.destroy();
}, 30_000);

test('[GQL-03] an abandoned statement is cancelled on the server', async () => {
  const { impatient: hasty, close } = await openDatabases({
    dataDir: folder,
    databaseUrl: server.url,
    impatience: 50,
  });
  await expect(sql`select pg_sleep(60)`.execute(hasty)).rejects.toMatchObject({ code: '57014' });
  expect((await sql`select 1 as one`.execute(hasty)).rows).toEqual([{ one: 1 }]);
  await close();
}, 30_000);

test('[DATA-01] migrations run once, in order, each whole', async () => {
  const database = await open();
  const known = productMigrations();
  const one = toMigration('9001-one.sql', 'create table one (a int); insert into one values (1);');
  const broken = toMigration('9002-broken.sql', 'create table two (a int); insert into nowhere values (1);');
  expect(await migrateDatabase(database, known)).toEqual([]);
  await expect(migrateDatabase(database, [...known, one, broken])).rejects.toThrow(
    /^Migration 9002-broken\.sql failed: .*nowhere/,
  );
  expect(
    (await sql`select to_regclass('one')::text as one, to_regclass('two')::text as two`.execute(database)).rows,
  ).toEqual([{ one: 'one', two: null }]);
  expect(
    await migrateDatabase(database, [
      ...known,
      toMigration(one.name, one.text.replaceAll(' (', '\r\n (').replaceAll('\r\n (', ' (')),
    ]),
  ).toEqual([]);
  await expect(migrateDatabase(database, [...known, toMigration(one.name, `${one.text} -- more`)])).rejects.toThrow(
    'Migration 9001-one.sql was changed after it had been applied',
  );
  await expect(migrateDatabase(database, known)).rejects.toThrow('newer version: it has migration 9001-one.sql');
  await sql`drop table one`.execute(database);
  await sql`delete from migration where name = ${one.name}`.execute(database);
  await database.destroy();
}, 30_000);

test('[DATA-01] closing ends the pool once, also of a database that nothing has queried', async () => {
  for (const queries of [0, 1]) {
    const end = jest.fn(() => Promise.resolve());
    const connect = (): Promise<PoolClient> =>
      Promise.resolve({
        query: () => Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] }),
        release: () => undefined,
      });
    const database = databaseOver({ options: { max: 10 }, connect, end });
    for (let query = 0; query < queries; query += 1) await sql`select 1`.execute(database);
    await database.destroy();
    await database.destroy();
    expect(end).toHaveBeenCalledTimes(1);
  }
});

test("[DATA-01] a database that can't be opened is reported in one line", async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const problem = (options: Partial<Parameters<typeof openDatabase>[0]>) =>
    openDatabase({ dataDir: folder, ...options }).then(
      () => '',
      (error: Error) => error.message,
    );
  expect(await problem({ dataDir: join(file, 'data') })).toMatch(
    /^Can't write to the data folder .*file\/data \(DATA_DIR\): .*$/,
  );
  expect(await problem({ dataDir: '/proc/verandah/data' })).toMatch(
    /^Can't write to the data folder \/proc\/verandah\/data \(DATA_DIR\): .*$/,
  );
  expect(await problem({ databaseUrl: 'postgres://u:secret@127.0.0.1:1/x' })).toMatch(
    /^Can't use the database at 127\.0\.0\.1:1\/x \(DATABASE_URL\): connect ECONNREFUSED.*$/,
  );
  expect(await problem({ databaseUrl: 'nonsense' })).toMatch(/^DATABASE_URL is not an address/);
});

test('[DATA-30] a migration that waits for a table lets readers pass, names who uses it, and runs once it is free', async () => {
  const database = await open();
  const backup = await open();
  const patience = { waits: 50, pauses: 20, tries: 1000 };
  await sql`create table visited (id integer)`.execute(database);
  const alter = toMigration('9000-visited.sql', 'alter table visited add column at timestamptz');
  let free: () => void = () => undefined;
  let held: () => void = () => undefined;
  const holding = new Promise<void>((resolve) => {
    held = resolve;
  });
  const reading = backup.transaction().execute(async (transaction) => {
    await sql`select from visited /* a long reader */`.execute(transaction);
    held();
    await new Promise<void>((resolve) => {
      free = resolve;
    });
  });
  await holding;
  await expect(migrateDatabase(database, [...productMigrations(), alter], { ...patience, tries: 2 })).rejects.toThrow(
    /^Migration 9000-visited\.sql failed: canceling statement due to lock timeout\. Others used its tables at each of 2 attempts\. The longest transactions are those of processes \d+ \(verandah, idle in transaction, \d+ s: select from visited \/\* a long reader \*\/\).* nothing was changed\.$/,
  );
  const reports: [string, boolean][] = [];
  let reported: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    reported = resolve;
  });
  const migrated = migrateDatabase(database, [...productMigrations(), alter], patience, (line, waits) => {
    reports.push([line, waits]);
    reported();
  });
  await waiting;
  for (let reader = 0; reader < 5; reader += 1) await sql`select id from visited`.execute(database);
  free();
  await reading;
  expect(await migrated).toEqual(['9000-visited.sql']);
  expect(reports[0]).toEqual([
    expect.stringMatching(/^migration 9000-visited\.sql waits for a table that others use, .* a long reader/),
    true,
  ]);
  expect(reports.at(-1)).toEqual([expect.stringMatching(/^migration 9000-visited\.sql applied in \d+ ms$/), false]);
  await sql`drop table visited`.execute(database);
  await sql`delete from migration where name = '9000-visited.sql'`.execute(database);
  await Promise.all([database.destroy(), backup.destroy()]);
}, 60_000);
