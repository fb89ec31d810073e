import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { checkBackup, restoreBackup } from '../../platform/backup/public.ts';
import { databaseOver, openServerPool, type Database } from '../../platform/database/public.ts';
import { startPrivateServer, type PrivateServer } from '../../test-kit/private-server.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { migrateDatabase, toMigration, productMigrations, type Migration } from '../../platform/database/migrate.ts';
import { callerOf, testMembers } from '../../test-kit/test-members.ts';
import { asCaller, pathOf, testOperations, type TestOperation } from '../../test-kit/test-operations.ts';
import { testService } from '../../test-kit/test-service.ts';
import { worldCallers } from '../../test-kit/test-world.ts';
import { permissions } from '../permissions.expected.ts';
import { dataChanges, rememberData, schemaLines } from './test-data-changes.ts';

jest.setTimeout(900_000);

const folder = mkdtempSync(join(tmpdir(), 'verandah-upgrade-'));
let server: PrivateServer;
beforeAll(async () => {
  server = await startPrivateServer();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const versions = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.backup'))
  .map((name) => basename(name, '.backup'));
const fileOf = (version: string): string => join(import.meta.dirname, `${version}.backup`);

/**
 * By version: what the migrations after it do to rows and columns that are there, on purpose, as `dataChanges` says it:
 * `'0.1.0': ['public.follow: 2 rows added']`. Everything else stays as it is.
 */
const intended: Readonly<Record<string, readonly string[]>> = {
  // Migrations 0026 and 0029 queue jobs that write search rows; 0037 adds up counts of homes.
  '0.1.0': ['public.job_wanted: 2 rows added', 'public.listing_count: 34 rows added'],
};
/** By version: reads of what that version did not have yet. */
const newer: Readonly<Record<string, readonly string[]>> = {
  '0.1.0': [
    ...['Query auctionWeek', 'Query claimedHome', 'Query nextInspection', 'Query ownOffer', 'Query receivedOffer'],
    ...['Query ownRentalApplication', 'Query ownRentalProfile', 'Query receivedRentalApplication'],
    'GET /agents/own/rental-applications/:id',
  ],
};

let made = 0;
/** A database as `version` left it: not migrated, its data remembered. */
async function databaseOf(version: string): Promise<Database> {
  made += 1;
  const name = `v${made}`;
  const admin = databaseOver(await openServerPool(server.url, { size: 1 }));
  await sql`create database ${sql.id(name)}`.execute(admin);
  await admin.destroy();
  const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  await restoreBackup({
    file: fileOf(version),
    dataDir: join(folder, name),
    databaseUrl,
    replace: false,
    say: () => undefined,
  });
  const database = databaseOver(await openServerPool(databaseUrl, { size: 4 }));
  await rememberData(database);
  return database;
}

test('[DATA-29] a backup is here for each version that databases are upgraded from, with rows in nearly every table', async () => {
  expect(versions).toContain('0.1.0');
  for (const version of versions) {
    const { manifest } = await checkBackup(fileOf(version));
    const database = await databaseOf(version);
    const empty: string[] = [];
    for (const { schema, name } of manifest.tables) {
      const { rows } = await sql`select from ${sql.id(schema, name)} limit 1`.execute(database);
      if (rows.length === 0) empty.push(`${schema}.${name}`);
    }
    await database.destroy();
    // Emptied by the API as it runs.
    expect(['public.job_wanted', 'public.tile_change']).toEqual(expect.arrayContaining(empty));
  }
});

test.each(versions)(
  '[DATA-29] a database of version %s with data is migrated: no row or column is lost, and the schema is that of a new one',
  async (version) => {
    const database = await databaseOf(version);
    const fresh = await testDatabase();
    try {
      const applied = await migrateDatabase(database);
      const { manifest } = await checkBackup(fileOf(version));
      const later = productMigrations().slice(manifest.migrations.length);
      expect(applied).toEqual(later.map(({ name }) => name));
      expect(await dataChanges(database)).toEqual(intended[version] ?? []);
      await sql`drop schema before cascade`.execute(database);
      expect(await schemaLines(database)).toEqual(await schemaLines(fresh));
      expect(await migrateDatabase(database)).toEqual([]);
      const { rows: totals } = await sql`
        select mode, area, sum(n) filter (where kind = 4) as total, sum(n) filter (where kind = 1) as homes from (
          table listing_count union all table listing_count_change) c group by 1, 2`.execute(database);
      expect(totals.length).toBeGreaterThan(10);
      for (const { total, homes } of totals as { total: string; homes: string }[]) expect(total).toBe(homes);
    } finally {
      await Promise.all([database.destroy(), fresh.destroy()]);
    }
  },
);

const names = ['mara', 'petra', 'quinn'] as const;
type Name = (typeof names)[number];
/** 'y': a result; 'o': an empty result; 'n': rejected by a rule; anything else is an error of the API. */
async function outcome(caller: Awaited<ReturnType<typeof callerOf>>, { rest, graph }: TestOperation): Promise<string> {
  if (rest !== undefined) {
    const { status, body } = await caller.call(
      rest.method,
      pathOf(rest),
      rest.body,
      rest.method === 'GET' ? {} : { 'idempotency-key': 'key-of-an-upgrade' },
    );
    if (status >= 500) return JSON.stringify(body);
    return status < 300 ? 'y' : 'n';
  }
  const { data, errors } = await caller.graph(graph?.query ?? '', graph?.variables);
  if (errors !== undefined)
    return errors[0]?.extensions?.code === 'INTERNAL_SERVER_ERROR' ? JSON.stringify(errors) : 'n';
  return Object.values(data ?? {})[0] === null ? 'o' : 'y';
}

test.each(versions)(
  '[DATA-29] every operation runs against a migrated database of version %s, and reads what was written before',
  async (version) => {
    const database = await databaseOf(version);
    await sql`drop schema before cascade`.execute(database);
    await migrateDatabase(database);
    // Sessions and invitations of the backup have ended since.
    await sql`update member_session set created_at = now()`.execute(database);
    for (const table of ['member_session', 'agent_invite', 'vendor_review_request'])
      await sql`update ${sql.table(table)} set expires_at = now() + interval '1 day'`.execute(database);
    const service = await testService(database);
    try {
      const problems: string[] = [];
      // Reads first: what writes do is their own tests' subject.
      for (const operation of testOperations.toSorted((one, other) => Number(one.writes) - Number(other.writes))) {
        const permitted = (name: Name): boolean => permissions[operation.name]?.[worldCallers.indexOf(name)] === 'y';
        const name = names.find(permitted) ?? 'quinn';
        await sql`delete from throttle`.execute(database);
        const caller = await callerOf(service, testMembers[name]);
        const how = await outcome(caller, asCaller(operation, testMembers[name]));
        const unread =
          !operation.writes && permitted(name) && how !== 'y' && newer[version]?.includes(operation.name) !== true;
        if (how.length > 1 || unread) problems.push(`${operation.name} of ${name}: ${how}`);
      }
      expect(problems).toEqual([]);
    } finally {
      await service.close();
      await database.destroy();
    }
  },
);

test('[DATA-29] a migration that loses or damages data is noticed', async () => {
  const database = await databaseOf('0.1.0');
  const bad: readonly Migration[] = [
    toMigration('9001-lost.sql', 'delete from enquiry where id = 1; drop table vote;'),
    toMigration('9002-damaged.sql', "update agent set phone = '' where id = 1; alter table report drop column detail;"),
    toMigration(
      '9003-cut.sql',
      'alter table agent_transaction alter column address type varchar(5) using left(address, 5);',
    ),
    toMigration('9004-doubled.sql', 'insert into hidden_listing (member_id, listing_id) select 2, 1;'),
  ];
  await migrateDatabase(database, [...productMigrations(), ...bad]);
  const changes = await dataChanges(database);
  expect(changes.filter((line) => !intended['0.1.0']?.includes(line))).toEqual([
    'public.agent: 1 row lost or changed',
    'public.agent_transaction: 20 rows lost or changed',
    'public.enquiry: 1 row lost or changed',
    // With its enquiry.
    'public.enquiry_answer: 1 row lost or changed',
    'public.enquiry_reply: 2 rows lost or changed',
    'public.enquiry_reply_address: 2 rows lost or changed',
    'public.hidden_listing: 1 row added',
    'public.report.detail is gone',
    'public.vote is gone',
  ]);
  await database.destroy();
});
