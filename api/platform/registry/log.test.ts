import { sql } from 'kysely';
import { type Database } from '../database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { appendEvent, readEvents, readLastChanges, verifyLog } from './log.ts';
import {
  addNote,
  changePin,
  changePins,
  changeRollout,
  readRetained,
  readPins,
  readPinsAt,
  recordRelease,
  restoreArea,
  withdrawArea,
} from './store.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.destroy());

const release = (area: string, version: string) =>
  recordRelease(database, {
    area,
    version,
    contentHash: Buffer.from(version.padEnd(32, '.')).toString('hex'),
    manifest: { area, version },
    who: 'ann',
  });
const promote = (area: string, version: string, from: string | null) =>
  changePin(database, { action: 'promote', area, version, from, who: 'ann' });

test("[REL-07] each entry's hash covers the one before: what was changed behind the database's back is found", async () => {
  expect(await verifyLog(database)).toEqual({ entries: 0, head: null, broken: null });
  await addNote(database, {
    action: 'refuse',
    who: 'Ann "A" O’Hara\t\\\u0001',
    why: 'für\nalle',
    detail: { until: '2026', list: [1, 'é'] },
  });
  for (let entry = 0; entry < 4; entry++)
    await appendEvent(database, { who: 'ann', action: 'refuse', area: 'search', to: `1.0.${entry}` });
  expect(await verifyLog(database)).toEqual({
    entries: 5,
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
    broken: null,
  });
  const behind = (change: string) =>
    sql
      .raw(`alter table releases.event disable trigger user; ${change}; alter table releases.event enable trigger user`)
      .execute(database);
  await behind("update releases.event set who = 'ben' where id = 3");
  expect(await verifyLog(database)).toMatchObject({ entries: 2, broken: 3 });
  await behind("update releases.event set who = 'ann' where id = 3");
  expect(await verifyLog(database)).toMatchObject({ entries: 5, broken: null });
  await behind(
    'create table stored as select * from releases.event where id = 2; delete from releases.event where id = 2',
  );
  expect(await verifyLog(database)).toMatchObject({ entries: 1, broken: 3 });
  await behind('insert into releases.event overriding system value select * from stored');
  expect(await verifyLog(database)).toMatchObject({ entries: 5, broken: null });
});

test('[REL-07] the log is append-only: no entry can be updated, deleted or truncated', async () => {
  await appendEvent(database, { who: 'ann', action: 'refuse' });
  for (const change of [
    "update releases.event set who = 'ben'",
    'delete from releases.event',
    'truncate releases.event',
  ]) {
    await expect(sql.raw(change).execute(database)).rejects.toThrow('append-only');
  }
});

test('[REL-07] concurrent entries are ordered', async () => {
  const { entries } = await verifyLog(database);
  await Promise.all(Array.from({ length: 12 }, (_, at) => release(`area-${at}`, '1.0.0')));
  expect(await verifyLog(database)).toMatchObject({ entries: entries + 12, broken: null });
});

test('[REL-05] a rollout begins, widens and ends; a promotion or a roll back ends it', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await release('wide', version);
  await promote('wide', '1.0.0', null);
  const rollout = (version: string, percent: number, live = '1.0.0') =>
    changeRollout(database, { area: 'wide', version, live, percent, audiences: [], who: 'ann' });
  expect(await rollout('1.0.1', 10)).toMatchObject({
    outcome: 'moved',
    set: { pins: { wide: { version: '1.0.0', previous: null, rollout: { version: '1.0.1', percent: 10 } } } },
  });
  expect(await rollout('1.0.1', 10)).toMatchObject({ outcome: 'unchanged' });
  expect(await rollout('1.0.1', 50)).toMatchObject({ outcome: 'moved' });
  expect(await rollout('1.0.1', 50, '1.0.2')).toMatchObject({ outcome: 'conflict', live: '1.0.0' });
  expect(await rollout('9.9.9', 50)).toMatchObject({ outcome: 'unknown' });
  expect(await rollout('1.0.2', 0)).toMatchObject({ outcome: 'unchanged' });
  const before = (await readPins(database)).revision;
  expect(await rollout('1.0.1', 0)).toMatchObject({
    outcome: 'moved',
    set: { pins: { wide: { version: '1.0.0', previous: null } } },
  });
  expect((await readPins(database)).revision).toBeGreaterThan(before);
  await rollout('1.0.2', 5);
  expect(await promote('wide', '1.0.2', '1.0.0')).toMatchObject({
    set: { pins: { wide: { version: '1.0.2', previous: '1.0.0' } } },
  });
  expect((await readPins(database)).pins['wide']).not.toHaveProperty('rollout');
});

test('[REL-07] the live releases of a moment are returned, rollouts too', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await release('past', version);
  const now = async () =>
    (
      await sql<{
        at: string;
      }>`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`.execute(database)
    ).rows[0]?.at ?? '';
  // The clock may not advance between two statements: wait for the next moment.
  const moment = async () => {
    const at = await now();
    while ((await now()) === at);
    return at;
  };
  const moments = [await moment()];
  for (const step of [
    () => promote('past', '1.0.0', null),
    () => promote('past', '1.0.1', '1.0.0'),
    () =>
      changeRollout(database, {
        area: 'past',
        version: '1.0.2',
        live: '1.0.1',
        percent: 20,
        audiences: [],
        who: 'ann',
      }),
    () => changePin(database, { action: 'rollback', area: 'past', version: '1.0.0', from: '1.0.1', who: 'ann' }),
  ]) {
    await step();
    moments.push(await moment());
  }
  const pins = await Promise.all(moments.map(async (moment) => (await readPinsAt(database, moment)).pins['past']));
  expect(pins).toEqual([
    undefined,
    { version: '1.0.0', previous: null },
    { version: '1.0.1', previous: '1.0.0' },
    { version: '1.0.1', previous: '1.0.0', rollout: { version: '1.0.2', percent: 20 } },
    { version: '1.0.0', previous: null },
  ]);
});

test('[REL-04] files are retained of releases that were live, behind it, in rollout, published or linked to since a moment', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5']) await release('retained', version);
  await sql`update releases.release set published_at = now() - interval '90 days'
    where area = 'retained' and version <> '1.0.5'`.execute(database);
  await promote('retained', '1.0.0', null);
  await promote('retained', '1.0.1', '1.0.0');
  await promote('retained', '1.0.2', '1.0.1');
  await addNote(database, {
    action: 'preview',
    area: 'retained',
    version: '1.0.4',
    who: 'ann',
    detail: { until: '2999-01-01T00:00:00Z' },
  });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await readRetained(database, yesterday))['retained']?.toSorted()).toEqual([
    '1.0.0',
    '1.0.1',
    '1.0.2',
    '1.0.4',
    '1.0.5',
  ]);
  expect((await readRetained(database, tomorrow))['retained']?.toSorted()).toEqual(['1.0.1', '1.0.2', '1.0.4']);
});

test('[REL-04, REL-07] the operation that made a release live is returned, now and for a moment; entries are paged', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await release('since', version);
  await promote('since', '1.0.0', null);
  await promote('since', '1.0.1', '1.0.0');
  await changeRollout(database, {
    area: 'since',
    version: '1.0.2',
    live: '1.0.1',
    percent: 20,
    audiences: [],
    who: 'ben',
  });
  const own = (changes: Awaited<ReturnType<typeof readLastChanges>>) =>
    changes.filter(({ area }) => area === 'since').map(({ action, who, to }) => [action, who, to]);
  expect(own(await readLastChanges(database, 'infinity'))).toEqual([['promote', 'ann', '1.0.1']]);
  expect(own(await readLastChanges(database, '2001-01-01T00:00:00Z'))).toEqual([]);
  const [newest, ...older] = await readEvents(database, { area: 'since', limit: 10 });
  expect(await readEvents(database, { area: 'since', limit: 10, before: newest?.id })).toEqual(older);
  const since = newest?.at ?? '';
  expect(await readEvents(database, { area: 'since', limit: 10, since })).toContainEqual(newest);
  expect(await readEvents(database, { area: 'since', limit: 10, until: older.at(-1)?.at ?? '' })).toEqual([]);
  expect(older.length).toBeGreaterThan(3);
});

test('[REL-27] the first release of an area can be in rollout: nothing is live for the rest, and the end of it leaves nothing', async () => {
  await release('first', '1.0.0');
  const rollout = (percent: number) =>
    changeRollout(database, { area: 'first', version: '1.0.0', live: null, percent, audiences: [], who: 'ann' });
  const pin = { version: null, previous: null, rollout: { version: '1.0.0', percent: 5 } };
  expect(await rollout(5)).toMatchObject({ outcome: 'moved', set: { pins: { first: pin } } });
  expect((await readPinsAt(database, 'infinity')).pins['first']).toEqual(pin);
  expect(await rollout(0)).toMatchObject({ outcome: 'moved' });
  expect((await readPins(database)).pins).not.toHaveProperty('first');
  expect((await readPinsAt(database, 'infinity')).pins).not.toHaveProperty('first');
  await rollout(5);
  await promote('first', '1.0.0', null);
  expect((await readPins(database)).pins['first']).toEqual({ version: '1.0.0', previous: null });
});

test('[REL-28] a withdrawn area keeps its release, a roll back leaves it off, and a restoration or a promotion puts it back', async () => {
  for (const version of ['1.0.0', '1.0.1']) await release('away', version);
  await promote('away', '1.0.0', null);
  await promote('away', '1.0.1', '1.0.0');
  const pin = async () => {
    const now = (await readPins(database)).pins['away'];
    expect((await readPinsAt(database, 'infinity')).pins['away']).toEqual(now);
    return now;
  };
  const withdrawn = { redirects: { '/away': '/buy' } };
  const withdraw = (live: string) => withdrawArea(database, { area: 'away', live, ...withdrawn, who: 'ann' });
  expect(await withdraw('1.0.0')).toMatchObject({ outcome: 'conflict', live: '1.0.1' });
  const { revision } = await readPins(database);
  expect(await withdraw('1.0.1')).toMatchObject({ outcome: 'moved' });
  expect((await readPins(database)).revision).toBeGreaterThan(revision);
  expect(await pin()).toEqual({ version: '1.0.1', previous: '1.0.0', withdrawn });
  expect(await withdraw('1.0.1')).toMatchObject({ outcome: 'unchanged' });
  await changePin(database, { action: 'rollback', area: 'away', version: '1.0.0', from: '1.0.1', who: 'ann' });
  expect(await pin()).toEqual({ version: '1.0.0', previous: null, withdrawn });
  expect(await restoreArea(database, { area: 'away', live: '1.0.0', who: 'ann' })).toMatchObject({ outcome: 'moved' });
  expect(await pin()).toEqual({ version: '1.0.0', previous: null });
  await withdraw('1.0.0');
  expect(await promote('away', '1.0.0', '1.0.0')).toMatchObject({ outcome: 'moved' });
  expect(await pin()).toEqual({ version: '1.0.0', previous: null });
});

test('[REL-29] several areas change together by one entry, or none of them', async () => {
  for (const area of ['left', 'right']) {
    for (const version of ['1.0.0', '1.1.0']) await release(area, version);
    await promote(area, '1.0.0', null);
  }
  const before = await readPins(database);
  const move = (action: 'promote' | 'rollback', to: string, from: string, other = from) =>
    changePins(database, {
      action,
      moves: [
        { area: 'left', version: to, from },
        { area: 'right', version: to, from: other },
      ],
      who: 'ann',
      why: 'one route moves',
    });
  expect(await move('promote', '1.1.0', '1.0.0', '1.0.9')).toEqual({
    outcome: 'conflict',
    area: 'right',
    live: '1.0.0',
    seen: '1.0.9',
  });
  expect(await move('promote', '1.2.0', '1.0.0')).toMatchObject({ outcome: 'unknown', area: 'left' });
  expect(await readPins(database)).toEqual(before);
  expect(await move('promote', '1.1.0', '1.0.0')).toMatchObject({ outcome: 'moved' });
  const after = await readPins(database);
  expect(after).toMatchObject({
    pins: { left: { version: '1.1.0', previous: '1.0.0' }, right: { version: '1.1.0', previous: '1.0.0' } },
  });
  const [entry] = await readEvents(database, { limit: 1 });
  const moves = [
    { area: 'left', from: '1.0.0', to: '1.1.0' },
    { area: 'right', from: '1.0.0', to: '1.1.0' },
  ];
  expect(entry).toMatchObject({ id: after.revision, action: 'promote', area: null, detail: { moves } });
  expect(await readEvents(database, { area: 'right', limit: 1 })).toMatchObject([
    { id: after.revision, action: 'promote', area: 'right', from: '1.0.0', to: '1.1.0', detail: { joint: moves } },
  ]);
  expect((await readLastChanges(database, 'infinity')).find(({ area }) => area === 'left')?.id).toBe(after.revision);
  expect((await readPinsAt(database, 'infinity')).pins).toEqual(after.pins);
  expect(await move('rollback', '1.0.0', '1.1.0')).toMatchObject({
    outcome: 'moved',
    set: { pins: { left: { version: '1.0.0', previous: null }, right: { version: '1.0.0', previous: null } } },
  });
  expect(await verifyLog(database)).toMatchObject({ broken: null });
});
