import { sql } from 'kysely';
import { type Database } from '../database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { deleteExpiredRows } from '../../app/jobs/tidy.ts';
import { Refusal } from '../problems/refusal.ts';
import { idempotencyKey, memberCaller } from './caller.ts';
import { runOnce } from './once.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table written (what text)`.execute(database);
});
afterAll(() => database.destroy());
beforeEach(() => emptyTables(database, ['idempotency', 'written']));

const write =
  (what: string) =>
  async (within: Database): Promise<{ what: string; at: Date }> => {
    await sql`insert into written values (${what})`.execute(within);
    return { what, at: new Date('2026-11-21T00:00:00Z') };
  };
const count = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from written`.execute(database)).rows[0]?.n ?? -1;
const key = 'key-of-a-test';

test('[REST-12] a repeated write has one effect and the same result', async () => {
  const first = await runOnce(database, 'member:1', key, 'add', { a: 1, b: { c: [2], d: 3 } }, write('one'));
  expect(first).toEqual({ what: 'one', at: '2026-11-21T00:00:00.000Z' });
  expect(await runOnce(database, 'member:1', key, 'add', { b: { d: 3, c: [2] }, a: 1 }, write('two'))).toEqual(first);
  expect(await count()).toBe(1);
  expect(
    await runOnce(database, 'member:2', key, 'add', { a: 1, b: { c: [2], d: 3 } }, write('of another')),
  ).toMatchObject({ what: 'of another' });
  await runOnce(database, 'member:1', undefined, 'add', {}, write('without a key'));
  await runOnce(database, 'member:1', undefined, 'add', {}, write('without a key'));
  expect(await count()).toBe(4);
  expect(await runOnce(database, 'member:1', 'key-of-nothing', 'delete', {}, async () => undefined)).toBeUndefined();
  expect(
    await runOnce(database, 'member:1', 'key-of-nothing', 'delete', {}, async () => 'again' as string | undefined),
  ).toBeUndefined();
});

test('[REST-12, GQL-40] a key that was used for another request is rejected as invalid (422)', async () => {
  await runOnce(database, 'member:1', key, 'add', { a: 1 }, write('one'));
  for (const again of [
    runOnce(database, 'member:1', key, 'add', { a: 2 }, write('two')),
    runOnce(database, 'member:1', key, 'remove', { a: 1 }, write('two')),
  ]) {
    await expect(again).rejects.toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'idempotencyKey', message: expect.stringMatching(/^What was sent before has arrived\./) }],
    });
  }
  expect(await count()).toBe(1);
});

test('[REST-12] of two concurrent calls one writes, both get its result', async () => {
  const responses = await Promise.all(
    ['one', 'two', 'three'].map((what) => runOnce(database, 'member:1', key, 'add', {}, write(what))),
  );
  expect(new Set(responses.map(({ what }) => what)).size).toBe(1);
  expect(await count()).toBe(1);
});

test('[REST-12] a write that fails leaves nothing, not even its key', async () => {
  await expect(
    runOnce(database, 'member:1', key, 'add', {}, async (within) => {
      await write('half')(within);
      throw new Refusal('invalid', 'No.');
    }),
  ).rejects.toMatchObject({ kind: 'invalid' });
  expect(await count()).toBe(0);
  expect(await runOnce(database, 'member:1', key, 'add', {}, write('whole'))).toMatchObject({ what: 'whole' });
});

test('[REST-12] within a transaction of the caller it takes part in it', async () => {
  await expect(
    database.transaction().execute(async (transaction) => {
      await runOnce(transaction, 'member:1', key, 'add', {}, write('one'));
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await count()).toBe(0);
});

test('[REST-12] results expire after a day, whether deleted or not', async () => {
  await runOnce(database, 'member:1', key, 'add', {}, write('one'));
  await runOnce(database, 'member:1', 'key-that-stays', 'add', {}, write('two'));
  await sql`update idempotency set created_at = now() - interval '25 hours' where key = ${key}`.execute(database);
  expect(await runOnce(database, 'member:1', key, 'add', { other: true }, write('three'))).toMatchObject({
    what: 'three',
  });
  await sql`update idempotency set created_at = now() - interval '49 hours' where key = ${key}`.execute(database);
  await deleteExpiredRows(database);
  expect((await sql<{ key: string }>`select key from idempotency`.execute(database)).rows).toEqual([
    { key: 'key-that-stays' },
  ]);
});

test('[REST-12] a valid key is read from the header, an invalid one is named', async () => {
  expect([idempotencyKey({ headers: {} }), idempotencyKey({ headers: { 'idempotency-key': 'abcd-1234' } })]).toEqual([
    undefined,
    'abcd-1234',
  ]);
  for (const wrong of ['', 'short', 'with space in it', 'x'.repeat(101), 'umlaut-äöü', ['abcd-1234', 'abcd-5678']]) {
    expect(() => idempotencyKey({ headers: { 'idempotency-key': wrong } })).toThrow('Idempotency-Key');
  }
  await expect(runOnce(database, 'member:1', 'short', 'add', {}, write('one'))).rejects.toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'idempotencyKey' }],
  });
  expect(memberCaller({ memberId: 7, username: 'mara', role: 'member', agentId: null, sessionId: '' })).toBe(
    'member:7',
  );
});
