import { sql } from 'kysely';
import { testRegistry, type TestRegistry } from './test-registry.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

let registry: TestRegistry;
const call: TestRegistry['call'] = (path, body) => registry.call(path, body);
beforeAll(async () => {
  registry = await testRegistry('/health');
});
afterAll(() => registry.close());
beforeEach(() => emptyTables(registry.database, ['releases.health', 'releases.watch_turn']));

const sum = (at: string, counts: Record<string, number>, version = '1.0.0', area = 'search') => ({
  area,
  version,
  at,
  counts,
});
const read = async (from: string, until: string, step: number, area = ''): Promise<unknown> =>
  (await call(`?from=${from}&until=${until}&step=${step}${area && `&area=${area}`}`)).body;

test('[REL-06, REL-09] counts of several hosts for a release add up, in the requested spans', async () => {
  const batch = {
    sums: [
      sum('2026-11-21T14:05:00.000Z', { views: 3, failed: 1, 'LCP 38': 2 }),
      sum('2026-11-21T14:05:00.000Z', { views: 9 }, '1.0.1'),
    ],
  };
  expect((await call('', batch)).status).toBe(204);
  expect(
    (
      await call('', {
        sums: [
          sum('2026-11-21T14:05:00.000Z', { views: 4, 'failure mount TypeError': 1 }),
          sum('2026-11-21T14:07:00.000Z', { views: 2 }),
          sum('2026-11-21T14:07:00.000Z', { views: 1 }, '2.0.0', 'listing'),
        ],
      })
    ).status,
  ).toBe(204);
  expect(await read('2026-11-21T14:05:00Z', '2026-11-21T14:08:00Z', 60, 'search')).toEqual({
    sums: [
      sum('2026-11-21T14:05:00.000Z', { views: 7, failed: 1, 'LCP 38': 2, 'failure mount TypeError': 1 }),
      sum('2026-11-21T14:07:00.000Z', { views: 2 }),
      sum('2026-11-21T14:05:00.000Z', { views: 9 }, '1.0.1'),
    ],
  });
  expect(await read('2026-11-21T14:05:00Z', '2026-11-21T14:07:00Z', 3600)).toEqual({
    sums: [
      sum('2026-11-21T14:05:00.000Z', { views: 7, failed: 1, 'LCP 38': 2, 'failure mount TypeError': 1 }),
      sum('2026-11-21T14:05:00.000Z', { views: 9 }, '1.0.1'),
    ],
  });
});

test('[REL-09] sums go by the hour after two days, and go altogether after their time', async () => {
  const hour = 3_600_000;
  const at = (hours: number, minutes: number): string =>
    new Date(Math.floor(Date.now() / hour - hours) * hour + minutes * 60_000).toISOString();
  await call('', {
    sums: [
      sum(at(100, 5), { views: 1 }),
      sum(at(60, 5), { views: 2 }),
      sum(at(60, 0), { views: 4 }),
      sum(at(60, 40), { views: 8, failed: 1 }),
      sum(at(1, 7), { views: 16 }),
    ],
  });
  for (let time = 0; time < 2; time++) expect((await call('/tidy', { before: at(90, 0) })).status).toBe(204);
  const { rows } = await sql`select at, counts from releases.health order by at`.execute(registry.database);
  expect(rows).toEqual([
    { at: new Date(at(60, 0)), counts: { views: 14, failed: 1 } },
    { at: new Date(at(1, 7)), counts: { views: 16 } },
  ]);
});

test('[REL-06] one host judges at a time: a host holds its turn, which is free when it has ended', async () => {
  const turn = async (holder: string): Promise<unknown> => (await call('/turn', { holder, seconds: 60 })).body;
  expect([await turn('first-host'), await turn('second-host'), await turn('first-host')]).toEqual([
    { taken: true },
    { taken: false },
    { taken: true },
  ]);
  await sql`update releases.watch_turn set until_at = now() - interval '1 second'`.execute(registry.database);
  expect([await turn('second-host'), await turn('first-host')]).toEqual([{ taken: true }, { taken: false }]);
  for (const holder of ['first-host', 'second-host']) expect((await call('/turn/end', { holder })).status).toBe(204);
  expect(await turn('first-host')).toEqual({ taken: true });
});

test('[REL-09] invalid counts are rejected by name', async () => {
  expect(await call('', { sums: [sum('yesterday', { views: 1 })] })).toMatchObject({
    status: 400,
    body: { reason: 'invalid', message: 'sums.0.at must be a moment such as 2026-11-21T14:05:00Z' },
  });
  expect(await call('', { sums: [sum('2026-11-21T14:05:00Z', { views: 1.5 })] })).toMatchObject({
    status: 400,
    body: { message: 'sums.0.counts.views must be a whole number' },
  });
  expect((await call('?from=2026-11-21T14:05:00Z&until=2026-11-21T14:06:00Z&step=0')).status).toBe(400);
  expect((await call('/turn', { holder: 'x', seconds: 60 })).status).toBe(400);
});
