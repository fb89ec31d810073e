import { CompiledQuery, sql } from 'kysely';
import { type Database } from '../database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { EntityCache, readEach, type EntityKind } from './cached-entities.ts';

let database: Database;
let statements: string[] = [];
let last: CompiledQuery | undefined;
let read: string[] = [];
let now = 0;
beforeAll(async () => {
  database = await testDatabase((statement) => {
    statements.push(statement.sql);
    last = statement;
  });
});
afterAll(() => database.destroy());
beforeEach(async () => {
  await sql`delete from school`.execute(database);
  await sql`insert into school (acara_id, name, slug, kind, sector, latitude, longitude, state_code)
    values ('1', 'Yarra Primary', 'yarra-primary', 'primary', 'Government', -37.8, 145, 'VIC')`.execute(database);
  [statements, read, now] = [[], [], 0];
});

/** Names of schools of a type, from the table `school`, whose changes are reported as 'places'. */
const schools: EntityKind<string, readonly string[]> = {
  madeOf: ['places'],
  nameOf: (kind) => kind,
  read: readEach(async (from, kind) => {
    read.push(kind);
    const { rows } = await sql<{ name: string }>`select name from school where kind = ${kind}`.execute(from);
    return rows.map(({ name }) => name);
  }),
};
const reviews: EntityKind<'all', number> = {
  madeOf: ['place-reviews'],
  nameOf: (all) => all,
  read: readEach((_, all) => Promise.resolve(read.push(all))),
};
const rename = (name: string) => sql`update school set name = ${name}`.execute(database);
const cacheOf = (lag?: number) => new EntityCache(database, lag, () => now);

test('[GQL-60] an entity is read once for many operations, each of which costs one statement', async () => {
  const cache = cacheOf();
  const first = cache.begin();
  expect(await first.ofMany(schools, ['primary', 'special', 'primary'])).toEqual([
    ['Yarra Primary'],
    [],
    ['Yarra Primary'],
  ]);
  expect(read).toEqual(['primary', 'special']);
  statements = [];
  const second = cache.begin();
  expect(await second.of(schools, 'primary')).toEqual(['Yarra Primary']);
  expect(await second.of(schools, 'special')).toEqual([]);
  expect(statements).toHaveLength(1);
});

test('[GQL-60] an operation finds what any process has committed before it began', async () => {
  const [one, other] = [cacheOf(), cacheOf()];
  for (const cache of [one, other]) {
    await cache.begin().of(schools, 'primary');
    await cache.begin().of(reviews, 'all');
  }
  await rename('Yarra College');
  for (const cache of [one, other]) expect(await cache.begin().of(schools, 'primary')).toEqual(['Yarra College']);
  // Entities of other kinds stay.
  read = [];
  await one.begin().of(reviews, 'all');
  expect(read).toEqual([]);
});

test('[GQL-60] an entity that changes during its read is not cached', async () => {
  const cache = cacheOf();
  let goOn: () => void = () => undefined;
  const paused = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let reading: () => void = () => undefined;
  const began = new Promise<void>((resolve) => {
    reading = resolve;
  });
  let times = 0;
  const slow: EntityKind<string, readonly string[]> = {
    ...schools,
    read: async (from, keys) => {
      times += 1;
      const names = await schools.read(from, keys);
      if (times > 1) return names;
      reading();
      await paused;
      return names;
    },
  };
  const before = cache.begin().of(slow, 'primary');
  await began;
  await rename('Yarra College');
  expect(await cache.begin().of(slow, 'primary')).toEqual(['Yarra College']);
  goOn();
  expect(await before).toEqual(['Yarra Primary']);
  expect(await cache.begin().of(slow, 'primary')).toEqual(['Yarra College']);
  expect(times).toBe(2);
});

test('[GQL-61] a change takes only those entities out of the cache that its tags name, with and without replicas', async () => {
  const bySuburb: EntityKind<number, number> = {
    madeOf: ['places'],
    tagsOf: (id) => [`listings-near-${id}`],
    nameOf: (id) => id,
    read: readEach((_, id) => Promise.resolve(read.push(String(id)))),
  };
  const readsOf = async (cache: EntityCache) => {
    read = [];
    for (const id of [1, 2, 1]) await cache.begin().of(bySuburb, id);
    return read;
  };
  const change = (tag: string) => sql`insert into page_change (tag) values (${tag})`.execute(database);
  const [alone, replicated] = [cacheOf(), cacheOf(10_000)];
  expect(await readsOf(alone)).toEqual(['1', '2']);
  await readsOf(replicated);
  now = 10_000;
  expect(await readsOf(replicated)).toEqual(['1', '2']);
  await change('listings-near-1');
  expect(await readsOf(alone)).toEqual(['1']);
  expect(await readsOf(replicated)).toEqual(['1', '1']);
  await change('listings-near-3');
  expect(await readsOf(alone)).toEqual([]);
  await change('places');
  expect(await readsOf(alone)).toEqual(['1', '2']);
});

test('[GQL-63] an entity with its own tags is removed by them, and by any change during its read', async () => {
  const suburbOf = new Map([
    [1, 7],
    [2, 8],
    [3, null],
  ]);
  let afterReading = (): Promise<unknown> => Promise.resolve();
  const homes: EntityKind<number, number | null> = {
    madeOf: ['agents'],
    tagsIn: (suburb) => (suburb === null ? null : [`listings-near-${suburb}`]),
    nameOf: (id) => id,
    read: async (_, ids) => {
      read.push(...ids.map(String));
      await afterReading();
      return ids.map((id) => suburbOf.get(id) ?? null);
    },
  };
  const readsOf = async (cache: EntityCache) => {
    read = [];
    await cache.begin().ofMany(homes, [1, 2, 3]);
    return read;
  };
  const change = (tag: string) => sql`insert into page_change (tag) values (${tag})`.execute(database);
  const [alone, replicated] = [cacheOf(), cacheOf(10_000)];
  expect(await readsOf(alone)).toEqual(['1', '2', '3']);
  expect(await readsOf(alone)).toEqual(['3']);
  await readsOf(replicated);
  now = 10_000;
  await readsOf(replicated);
  expect(await readsOf(replicated)).toEqual(['3']);
  await change('listings-near-7');
  expect(await readsOf(alone)).toEqual(['1', '3']);
  // A replica may lack the change: its results are not cached until it must have it.
  expect([await readsOf(replicated), await readsOf(replicated)]).toEqual([
    ['1', '3'],
    ['1', '3'],
  ]);
  now = 20_000;
  expect([await readsOf(replicated), await readsOf(replicated)]).toEqual([['1', '3'], ['3']]);

  const fresh = cacheOf();
  await fresh.begin().of(reviews, 'all');
  afterReading = async () => {
    afterReading = () => Promise.resolve();
    await change('listings-near-9');
    await fresh.begin().of(reviews, 'all');
  };
  await readsOf(fresh);
  expect(await readsOf(fresh)).toEqual(['1', '2', '3']);
});

test('[GQL-61] an entity with its own lifetime is read again after it', async () => {
  const cache = cacheOf();
  const start = 1;
  now = start;
  const brief: EntityKind<number, number> = {
    madeOf: ['places'],
    nameOf: (ms) => ms,
    freshFor: (ms) => ms,
    read: readEach((_, ms) => {
      read.push(String(ms));
      return Promise.resolve(ms);
    }),
  };
  const readAll = () => cache.begin().ofMany(brief, [0, 1000, Infinity]);
  await readAll();
  read = [];
  now = start + 999;
  await readAll();
  expect(read).toEqual(['0']);
  read = [];
  now = start + 1000;
  await readAll();
  expect(read).toEqual(['0', '1000']);
  read = [];
  now = start + 600_000;
  await readAll();
  expect(read).toEqual(['0', '1000', 'Infinity']);
});

test('[GQL-60] an operation that changes something reads everything from the database', async () => {
  const cache = cacheOf();
  const cachedEntities = cache.begin();
  await cachedEntities.of(schools, 'primary');
  cachedEntities.bypassCache();
  await rename('Yarra College');
  expect(await cachedEntities.of(schools, 'primary')).toEqual(['Yarra College']);
});

test('[GQL-60] what could not be read is read again', async () => {
  const cache = cacheOf();
  let fails = true;
  const failing: EntityKind<string, readonly string[]> = {
    ...schools,
    read: (from, keys) => (fails ? Promise.reject(new Error('away')) : schools.read(from, keys)),
  };
  await expect(cache.begin().of(failing, 'primary')).rejects.toThrow('away');
  fails = false;
  expect(await cache.begin().of(failing, 'primary')).toEqual(['Yarra Primary']);
});

test('[GQL-60] with replicas an entity that has just changed is not cached until each of them has the change', async () => {
  const cache = cacheOf(10_000);
  const reads = async () => {
    read = [];
    for (let time = 0; time < 2; time += 1) await cache.begin().of(schools, 'primary');
    return read.length;
  };
  // Changes committed before the first look-up may be missing on replicas too.
  expect(await reads()).toBe(2);
  now = 10_000;
  expect(await reads()).toBe(1);
  await rename('Yarra College');
  expect(await reads()).toBe(2);
  now = 20_000;
  expect(await reads()).toBe(1);
  expect(await reads()).toBe(0);
});

test('[GQL-60] after a pause longer than the retention of changes the cache is cleared', async () => {
  const cache = cacheOf();
  await cache.begin().of(schools, 'primary');
  await rename('Yarra College');
  await sql`delete from page_change`.execute(database);
  now = 51 * 60_000;
  expect(await cache.begin().of(schools, 'primary')).toEqual(['Yarra College']);
});

test('[GQL-60] a look-up reads only the changes since the last one, however many are stored', async () => {
  await sql`insert into page_change (xid, tag) select '3'::xid8, n::text from generate_series(1, 20000) n`.execute(
    database,
  );
  const cache = cacheOf();
  for (let time = 0; time < 2; time += 1) await cache.begin().of(reviews, 'all');
  const { sql: look = '', parameters = [] } = last ?? {};
  const { rows } = await database.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain ${look}`, [...parameters]),
  );
  expect(look).toContain('page_change');
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Cond: ((xid >=');
  expect(plan).not.toContain('Seq Scan on page_change');
});

test.each([
  [0, 1],
  [10_000, 2],
])('[GQL-60] with %i ms of lag two operations at once look %i times', async (lag, looks) => {
  const cache = cacheOf(lag);
  await Promise.all([cache.begin().of(reviews, 'all'), cache.begin().of(reviews, 'all')]);
  expect(statements.filter((text) => text.includes('page_change'))).toHaveLength(looks);
});
