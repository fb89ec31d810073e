import { sql } from 'kysely';
import { emptyTables } from '../../test-kit/empty-tables.ts';
import { addOperationTimes, type OperationMinute } from './operation-times.ts';
import { testRegistry, type TestRegistry } from './test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());
beforeEach(() => emptyTables(registry.database, ['releases.operation_time']));

const took = (operation: string, at: string, ms: number, failed = 0): OperationMinute => ({
  operation,
  at,
  calls: 1,
  failed,
  slow: ms > 1000 ? 1 : 0,
  totalMs: ms,
  slowestMs: ms,
});
const read = async (from: string, until: string, limit = ''): Promise<unknown> =>
  (await registry.call<{ operations: unknown }>(`/operation-times?from=${from}&until=${until}${limit}`)).body
    .operations;

test('[REL-134] times of operations of several processes add up, the slowest first', async () => {
  const [at, next] = ['2026-11-21T14:05:00.000Z', '2026-11-21T14:06:00.000Z'];
  await addOperationTimes(registry.database, [took('Home', at, 40), took('ListingPage', at, 1200, 1)]);
  await addOperationTimes(registry.database, [took('Home', at, 80), took('Home', next, 2000)]);
  await addOperationTimes(registry.database, []);
  expect(await read(at, next)).toEqual([
    { operation: 'ListingPage', calls: 1, failed: 1, slow: 1, meanMs: 1200, slowestMs: 1200 },
    { operation: 'Home', calls: 2, failed: 0, slow: 0, meanMs: 60, slowestMs: 80 },
  ]);
  expect(await read(at, '2026-11-21T14:07:00Z', '&limit=1')).toMatchObject([{ operation: 'Home', slowestMs: 2000 }]);
  expect((await registry.call(`/operation-times?from=${at}&until=${next}&limit=0`)).status).toBe(400);
});

test('[REL-134] times go by the hour after two days, and go altogether after their time', async () => {
  const hour = 3_600_000;
  const at = (hours: number, minutes: number): string =>
    new Date(Math.floor(Date.now() / hour - hours) * hour + minutes * 60_000).toISOString();
  await addOperationTimes(registry.database, [
    took('Home', at(100, 5), 1),
    took('Home', at(60, 0), 10),
    took('Home', at(60, 5), 20),
    took('Home', at(60, 40), 3000),
    took('Home', at(1, 7), 7),
  ]);
  for (let time = 0; time < 2; time++)
    expect((await registry.call('/health/tidy', { before: at(90, 0) })).status).toBe(204);
  const { rows } = await sql`
    select at, calls, slow, total_ms::integer as total, slowest_ms as slowest from releases.operation_time order by at
  `.execute(registry.database);
  expect(rows).toEqual([
    { at: new Date(at(60, 0)), calls: 3, slow: 1, total: 3030, slowest: 3000 },
    { at: new Date(at(1, 7)), calls: 1, slow: 0, total: 7, slowest: 7 },
  ]);
});
