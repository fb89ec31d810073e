import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { runCommand } from '../../app/commands/run.ts';
import { openDatabase, type Database } from '../database/public.ts';
import { testDatabaseUrl, type TestDatabase } from '../../test-kit/test-database.ts';
import { sendJob } from '../jobs/public.ts';
import { fillTestListings, fillTestPlaces, testNow } from '../../domains/listings/test-market.ts';
import { verifyLog } from '../registry/log.ts';
import { changePin, recordRelease } from '../registry/store.ts';
import { startApi, type RunningApi } from '../../app/server.ts';
import { readSettings } from '../settings/settings.ts';
import { fillTestMembers } from '../../test-kit/test-members.ts';
import { dumpTable, plainText, tablesOf } from './dump.ts';
import { sql } from 'kysely';

const folder = mkdtempSync(join(tmpdir(), 'verandah-backup-'));
// The account of PostgreSQL, started by root, enters it.
chmodSync(folder, 0o755);
const home = join(folder, 'site');
const file = join(folder, 'site.backup');
let elsewhere: TestDatabase | undefined;
let api: RunningApi;

type Environment = Record<string, string>;
const environment = (dataDir: string, more: Environment = {}): Environment => ({
  DATA_DIR: dataDir,
  API_PORT: '0',
  SUBURB_BOUNDARIES: 'none',
  LOG_LEVEL: 'silent',
  ...more,
});
const start = (env: Environment): Promise<RunningApi> => startApi(readSettings(env));
/** Runs `npm run data -- …`. */
async function data(
  words: readonly string[],
  env: Environment,
): Promise<{ code: number; said: string; complained: string }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runCommand(words, {
    environment: env,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
/** What each table holds, by its name. What a service that starts writes itself is left out. */
async function contents(database: Database): Promise<Record<string, string>> {
  return database.transaction().execute(async (transaction) => {
    await sql.raw(plainText).execute(transaction);
    const found: Record<string, string> = {};
    for (const table of await tablesOf(transaction)) {
      const lines: string[] = [];
      await dumpTable(transaction, table, async (_name, bytes) => {
        lines.push(...bytes.toString().split('\n'));
      });
      found[`${table.schema}.${table.name}`] = createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
    }
    return found;
  });
}
const pageOf = async ({ address }: RunningApi): Promise<unknown> =>
  Promise.all([
    fetch(`${address}/rest/location/1`).then((response) => response.json()),
    fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          '{ listingSearch(query: { statusType: buy, searchMode: location, locationSearchContext: {} }) { total } agents(query: {}) { __typename } }',
      }),
    }).then((response) => response.json()),
  ]);

beforeAll(async () => {
  const database = await openDatabase({ dataDir: home });
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(
    database,
    [{ id: 1 }, { id: 2, locality_id: 4, street_visible: false }, { id: 3, status: 'removed' }],
    testNow,
  );
  await sql`insert into question (id, uri, locality_id, member_id, author_name, title)
    values (7, 'quiet-7', 1, 1, 'Mara "M" Quill', ${'Tabs\t, lines\n, \\ and “quotes” 🏡'})`.execute(database);
  await sql`insert into post (slug, title, markdown, author_name) values ('one', 'One', '', 'Quinn'),
    ('two', 'Two', '', 'Quinn')`.execute(database);
  await recordRelease(database, {
    area: 'search',
    version: '1.0.0',
    contentHash: 'a'.repeat(64),
    manifest: { area: 'search' },
    who: 'test',
    why: 'first',
  } as never);
  await changePin(database, {
    action: 'promote',
    area: 'search',
    version: '1.0.0',
    from: null,
    who: 'test',
    why: 'first',
  } as never);
  await sendJob(
    database,
    'not-of-this-version',
    { text: 'later' },
    { key: 'k', startAfter: new Date('2030-01-01T00:00:00Z') },
  );
  await database.destroy();
  for (const [path, text] of [
    ['originals/aa/picture', 'PICTURE'],
    [`releases/search/1.0.0/${'deep/'.repeat(30)}main.js`, 'x'.repeat(5000)],
    ['media/empty', ''],
    ['secrets/release-trust/abc.pem', 'PUBLIC'],
    ['secrets/release-signing-key.pem', 'PRIVATE'],
  ] as const) {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  api = await start(environment(home));
}, 240_000);
afterAll(async () => {
  await api?.close();
  await elsewhere?.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('[DATA-05] a backup is made while the site runs; it is a tar archive with a manifest and without secrets', async () => {
  expect(await data(['backup', file], environment(home))).toMatchObject({
    code: 0,
    complained: '',
    said: expect.stringMatching(/^\S+site\.backup: \d+ rows and 4 files, [\d.]+ MB$/),
  });
  const listed = spawnSync('tar', ['tzf', file], { encoding: 'utf8' });
  expect(listed.status).toBe(0);
  const names = listed.stdout.trim().split('\n');
  expect([names[0], names.at(-1)]).toEqual(['manifest.json', 'end.json']);
  expect(names).toEqual(
    expect.arrayContaining([
      'database/public.listing/000001.ndjson',
      'database/releases.event/000001.ndjson',
      'files/originals/aa/picture',
      'files/secrets/release-trust/abc.pem',
    ]),
  );
  expect(names.filter((name) => /signing-key|ops-token|internal-token|session-key|running/.test(name))).toEqual([]);
  expect(spawnSync('tar', ['xzOf', file, 'files/originals/aa/picture'], { encoding: 'utf8' }).stdout).toBe('PICTURE');
  expect(await data(['backup', file], environment(home))).toMatchObject({
    code: 1,
    complained: `${file}: is there already: choose another name, or use --replace.`,
  });
  expect((await data(['backup', file, '--replace', '--json'], environment(home))).code).toBe(0);
});

test('[DATA-05] a restored site has every row and file, serves the same, and continues its release log and numbers', async () => {
  const dataDir = join(folder, 'restored');
  expect(await data(['restore', file], environment(dataDir))).toMatchObject({
    code: 0,
    complained: '',
    said: expect.stringMatching(/restored \d+ rows and 4 files of 20/),
  });
  const [before, page] = [await contents(api.service.database), await pageOf(api)];
  const restored = await openDatabase({ dataDir });
  expect(await contents(restored)).toEqual(before);
  expect(await verifyLog(restored)).toMatchObject({ broken: null, entries: 2 });
  expect(
    (await sql<{ name: string; key: string }>`select name, key, data, start_after from job_wanted`.execute(restored))
      .rows,
  ).toEqual([
    { name: 'not-of-this-version', key: 'k', data: { text: 'later' }, start_after: new Date('2030-01-01T00:00:00Z') },
  ]);
  // Triggers and keys are back.
  expect(
    (
      await sql`insert into post (slug, title, markdown, author_name) values ('three', 'Three', '', 'Quinn')
        returning id`.execute(restored)
    ).rows,
  ).toEqual([{ id: 3 }]);
  await expect(sql`update post set author_id = 999 where id = 3`.execute(restored)).rejects.toMatchObject({
    code: '23503',
  });
  await expect(sql`update releases.event set who = 'nobody'`.execute(restored)).rejects.toThrow('append-only');
  await sql`delete from post where id = 3`.execute(restored);
  await restored.destroy();
  const again = await start(environment(dataDir));
  expect(await pageOf(again)).toEqual(page);
  expect(await data(['restore', file, '--replace'], environment(dataDir))).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is in use by a service that runs: stop it first'),
  });
  await again.close();
  expect(readFileSync(join(dataDir, `releases/search/1.0.0/${'deep/'.repeat(30)}main.js`), 'utf8')).toBe(
    'x'.repeat(5000),
  );
  expect([
    readFileSync(join(dataDir, 'media/empty'), 'utf8'),
    existsSync(join(dataDir, 'secrets/release-signing-key.pem')),
  ]).toEqual(['', false]);
});

test("[DATA-05] a backup of the data folder's own server goes to another server and back, row for row", async () => {
  elsewhere = await testDatabaseUrl();
  const { url } = elsewhere;
  const [away, back] = [join(folder, 'server'), join(folder, 'back')];
  expect(await data(['restore', file], environment(away, { DATABASE_URL: url }))).toMatchObject({
    code: 0,
    complained: '',
  });
  const database = await openDatabase({ dataDir: away, databaseUrl: url });
  const before = await contents(database);
  expect(before).toEqual(await contents(api.service.database));
  await database.destroy();
  expect(await data(['restore', file], environment(join(folder, 'other'), { DATABASE_URL: url }))).toMatchObject({
    code: 1,
    complained: expect.stringMatching(
      /^The database at 127\.0\.0\.1:\d+\/verandah_test_\w+ holds data already: use --replace/,
    ),
  });
  const running = await start(environment(away, { DATABASE_URL: url }));
  const second = join(folder, 'server.backup');
  expect(await data(['backup', second, '--with-secrets'], environment(away, { DATABASE_URL: url }))).toMatchObject({
    code: 0,
  });
  expect(await data(['restore', file, '--replace'], environment(away, { DATABASE_URL: url }))).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is in use by a service that runs: stop it first, on every machine.'),
  });
  await running.close();
  expect(await data(['restore', second, '--replace'], environment(away, { DATABASE_URL: url }))).toMatchObject({
    code: 0,
  });
  expect(await data(['restore', second], environment(back))).toMatchObject({ code: 0, complained: '' });
  expect(readFileSync(join(back, 'ops-token'), 'utf8')).toBe(readFileSync(join(away, 'ops-token'), 'utf8'));
  const restored = await openDatabase({ dataDir: back });
  expect(await contents(restored)).toEqual(before);
  await restored.destroy();
}, 180_000);

test('[DATA-05] an invalid backup is rejected in one line, and existing data stay unchanged', async () => {
  const dataDir = join(folder, 'stored');
  expect((await data(['restore', file], environment(dataDir))).code).toBe(0);
  const bytes = readFileSync(file);
  const wrong = async (name: string, content: Buffer, ...more: string[]): Promise<string> => {
    writeFileSync(join(folder, name), content);
    const { code, complained } = await data(['restore', join(folder, name), ...more], environment(dataDir));
    expect(code).toBe(1);
    return complained.replace(folder, '');
  };
  const flipped = Buffer.from(spawnSync('gunzip', ['-c', file], { maxBuffer: 1 << 28 }).stdout);
  const at = flipped.indexOf('PICTURE');
  flipped[at] = 0x51;
  const manifest = JSON.parse(spawnSync('tar', ['xzOf', file, 'manifest.json'], { encoding: 'utf8' }).stdout) as {
    migrations: object[];
  };
  const newer = Buffer.from(
    JSON.stringify({ ...manifest, migrations: [...manifest.migrations, { name: '9999-later.sql', checksum: 'x' }] }),
  );
  const archive = async (...files: [name: string, content: Buffer][]): Promise<Buffer> =>
    gzipSync(await packTar(files.map(([name, body]) => ({ header: { name, size: body.length }, body }))));
  const end = Buffer.from(
    JSON.stringify({
      sha256: createHash('sha256').update(`manifest.json\0${newer.length}\0`).update(newer).digest('hex'),
      rows: 0,
      files: 0,
      sequences: [],
    }),
  );
  const later = await archive(['manifest.json', newer], ['end.json', end]);
  const outside = await archive(
    ['manifest.json', Buffer.from(JSON.stringify(manifest))],
    ['files/../../etc/passwd', Buffer.from('x')],
  );
  expect([
    await wrong('half', bytes.subarray(0, bytes.length >> 1)),
    await wrong('flipped', gzipSync(flipped)),
    await wrong('nonsense', Buffer.from('nonsense')),
    await wrong('later', later),
    await wrong('outside', outside),
    await wrong('whole', bytes),
  ]).toEqual([
    expect.stringMatching(/^\/half: it (?:is not a backup, or it is damaged|ends in the middle)/),
    '/flipped: it is damaged: its content differs from what was written.',
    '/nonsense: it is not a backup, or it is damaged.',
    '/later: it was created by a newer version: it has migration 9999-later.sql, which is unknown to this version.',
    '/outside: it holds a file that belongs to no backup.',
    expect.stringMatching(/holds pictures or releases already: use --replace to replace them with the backup\.$/),
  ]);
  expect(await data(['restore', join(folder, 'nothing')], environment(dataDir))).toMatchObject({
    code: 1,
    complained: expect.stringContaining('File not found'),
  });
  const database = await openDatabase({ dataDir });
  expect(await contents(database)).toEqual(await contents(api.service.database));
  await database.destroy();
});

test('[DATA-05] a full disk is reported in one line and leaves no partial backup', async () => {
  const small = join(folder, 'small');
  mkdirSync(small);
  // Only root may make a disk so small.
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', small]).status === 0;
  try {
    if (mounted) {
      expect(await data(['backup', join(small, 'site.backup')], environment(home))).toMatchObject({
        code: 1,
        complained: `${join(small, 'site.backup')}: the disk is full; nothing of it is left there.`,
      });
      expect(readdirSync(small)).toEqual([]);
    }
    expect(await data(['backup', join(folder, 'nowhere', 'site.backup')], environment(home))).toMatchObject({
      code: 1,
      complained: `${join(folder, 'nowhere', 'site.backup')}: its folder is not there.`,
    });
  } finally {
    if (mounted) spawnSync('umount', [small]);
  }
  // The next backup can be made.
  const next = () => data(['backup', join(folder, 'next.backup')], environment(home));
  for (let made = await next(); made.code !== 0; made = await next())
    expect(made.complained).toContain('A backup is being made already');
});
