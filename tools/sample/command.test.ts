import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, readSettings, startApi, type Database, type Original } from '@verandah/api';
import { runCommand } from '@verandah/api/commands';
import { databaseUrlWithPlaces, type TestDatabase } from '@verandah/api/test-kit';
import { sql } from 'kysely';
import { sample } from './command.ts';
import { scenes } from './drawing/scenes.ts';
import { countAccounts } from './members/accounts.ts';
import { sampleAccounts } from './sample-accounts.ts';

// It draws a third of the sample's pictures.
jest.setTimeout(600_000);

let folder: string;
const databases: TestDatabase[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-sample-command-'));
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Environment = Readonly<Record<string, string>>;

/** A site that is empty but for its places; all of them store files in one folder. */
async function emptySite(more: Environment = {}): Promise<Environment> {
  const database = await databaseUrlWithPlaces();
  databases.push(database);
  return {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    API_PORT: '0',
    SUBURB_BOUNDARIES: 'none',
    ...more,
  };
}

async function data(environment: Environment, ...words: string[]) {
  const [printed, complained]: [string[], string[]] = [[], []];
  const say = (line: string): void => void printed.push(line);
  const complain = (line: string): void => void complained.push(line);
  return { code: await runCommand(words, { environment, say, complain }, [sample]), printed, complained };
}

async function withDatabase<Result>(
  { DATABASE_URL: databaseUrl = '' }: Environment,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir: '', databaseUrl });
  try {
    return await read(database);
  } finally {
    await database.destroy();
  }
}

test.each([
  [[], '--listings is missing'],
  [['--listings', '-3'], "Option '--listings' argument is ambiguous"],
  [['--listings', '1e3'], '--listings is a whole number from 1 to 5000000'],
  [['--listings', '5', '--colour', 'red'], "Unknown option '--colour'"],
  [['--listings', '5', '--add', '--if-empty'], '--add and --if-empty exclude each other: use one'],
  [['--listings', '5', '--host', 'https://site.example'], '--host is not possible'],
  [['--listings', '5', 'six'], 'Unexpected argument "six"'],
])('[DATA-04] sample %p is rejected: %s', async (words, problem) => {
  expect(await data({}, 'sample', ...words)).toEqual({
    code: 2,
    printed: [],
    complained: [expect.stringContaining(problem), expect.stringContaining('usage: npm run data -- sample')],
  });
});

test('[DATA-15] help lists it with the commands of the API', async () => {
  expect((await data({}, '--help')).printed.join()).toMatch(/import reaxml.*backup.*sample/su);
});

test('[DATA-04, LIST-09] a site is filled with or without its API running; pictures are served like uploads, drawn once', async () => {
  const site = await emptySite();
  const first = await data(site, 'sample', '--listings', '1200', '--seed', '3', '--few-pictures');
  expect(first).toMatchObject({ code: 0, complained: [] });
  expect(first.printed).toEqual([
    '1000 of 1200 listings',
    '1200 of 1200 listings',
    expect.stringMatching(/^1200 listings of 40 offices and 160 agents in \d+ places$/),
    expect.stringMatching(/^\d+ members, \d+ reviews of agents/),
    expect.stringContaining('admin@verandah.example'),
  ]);
  expect(await data(site, 'sample', '--listings', '10')).toMatchObject({
    code: 1,
    complained: ['There are listings already: no sample data added; use --add.'],
  });
  const originals = () => readdirSync(join(folder, 'data/originals'), { recursive: true }).toSorted();
  const drawn = originals();
  const api = await startApi(readSettings(site));
  try {
    const skipped = await data(site, 'sample', '--listings', '10', '--if-empty', '--json');
    expect(JSON.parse(skipped.printed[0] ?? '')).toMatchObject({ listings: 0, accounts: 3 });
    const added = await data(site, 'sample', '--listings', '10', '--add', '--few-pictures', '--json');
    expect(added.complained).toEqual([]);
    expect(JSON.parse(added.printed[0] ?? '')).toMatchObject({ listings: 10 });
    expect(originals()).toEqual(drawn);
    const { rows } = await sql<{ photo: string; plan: string; portrait: string; own: string }>`
      select (select document #>> '{photos,0,key}' from listing order by id limit 1) as photo,
        (select document #>> '{floorPlans,0,key}' from listing where document #> '{floorPlans,0}' is not null
          order by id limit 1) as plan,
        (select portrait from agent where portrait is not null order by id limit 1) as portrait,
        (select a.portrait from agent a join member m on m.agent_id = a.id
          where m.email = ${sampleAccounts.agent}) as own`.execute(api.service.database);
    const { photo, plan, portrait, own } = rows[0] ?? {};
    for (const path of [`${photo}/640.avif`, `${plan}/320.webp`, `avatars/${portrait}.webp`, `avatars/${own}.webp`])
      expect([path, (await fetch(`${api.address}/media/${path}`)).status]).toEqual([path, 200]);
    // They may replace theirs: the file is their own.
    const sharing = sql`select from agent where portrait = ${own ?? ''} union all select from member
      where avatar = ${own ?? ''}`;
    expect((await sharing.execute(api.service.database)).rows).toHaveLength(1);
  } finally {
    await api.close();
  }
});

test('[DATA-04] a filling draws the pictures that are missing, after one with few of them or one that was ended', async () => {
  const file = join(folder, 'data/sample-pictures.json');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as { photos: Record<string, Original> };
  const before = stored.photos;
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['house-01', 'land-10', 'plan-02']));
  expect(before).not.toHaveProperty('house-02');
  // As if all were drawn but two.
  const { 'house-01': first, ...others } = before;
  const drawn = Object.fromEntries(scenes.map(({ name }) => [name, others[name] ?? others['land-10']]));
  delete drawn['house-01'];
  delete drawn['house-02'];
  writeFileSync(file, JSON.stringify({ ...stored, photos: drawn }));
  const { code } = await data(await emptySite(), 'sample', '--listings', '10', '--json');
  expect(code).toBe(0);
  const { photos: after } = JSON.parse(readFileSync(file, 'utf8')) as { photos: Record<string, Original> };
  const { 'house-02': second, ...same } = after;
  expect(same).toEqual({ ...drawn, 'house-01': first });
  expect(Object.values(before).map(({ key }) => key)).not.toContain(second?.key);
  expect(readdirSync(join(folder, 'data/originals'), { recursive: true })).toContain(
    join(second?.key.slice(1, 3) ?? '', second?.key ?? ''),
  );
});

test('[DATA-04] in production a sample comes without accounts that anybody could sign in with', async () => {
  const production = await emptySite({
    APP_ENV: 'production',
    PUBLIC_URL: 'https://verandah.example',
    HELP_PHONE: '1800 160 401',
    HELP_EMAIL: 'help@verandah.example',
    PLAIN_CONNECTIONS: 'DATABASE_URL',
  });
  const made = await data(production, 'sample', '--listings', '200', '--seed', '3', '--json');
  expect(made.complained).toEqual([]);
  expect(JSON.parse(made.printed[0] ?? '')).toMatchObject({ listings: 200, accounts: 0 });
  await withDatabase(production, async (database) => {
    expect(await countAccounts(database)).toBe(0);
    // Agents end in a hyphen and their number; a member of that shape could meet an agent of the same name who joins
    // later.
    const { rows } = await sql`select username from member where agent_id is null and username ~ '-[0-9]+$'`.execute(
      database,
    );
    expect(rows).toEqual([]);
  });
});

test('[DATA-04] two fillings at a time are one: the second gets a message to wait', async () => {
  const site = await emptySite();
  const [one, other] = await Promise.all([1, 2].map(() => data(site, 'sample', '--listings', '20', '--json')));
  expect([one?.code, other?.code].toSorted()).toEqual([0, 1]);
  expect([...(one?.complained ?? []), ...(other?.complained ?? [])]).toEqual([
    expect.stringMatching(/^(?:Sample data are being made already|There are listings already)/),
  ]);
});
