import pino from 'pino';
import { testDatabase } from '../../test-kit/test-database.ts';
import { readOperationTimes } from '../registry/operation-times.ts';
import { OperationSums } from './operation-sums.ts';

const begin = Date.parse('2026-11-21T14:05:20.000Z');
const log = pino({ level: 'silent' });

test('[REL-134] times of operations wait in memory while the database is unavailable, bounded', async () => {
  const database = await testDatabase();
  let now = begin;
  const sums = new OperationSums(() => now);
  sums.add('Home', 12.4, false);
  sums.add('Home', 1500, true);
  const closed = await testDatabase();
  await closed.destroy();
  await sums.write(closed, log);
  await sums.write(database, log);
  const read = () =>
    readOperationTimes(database, { from: '2026-11-21T14:05:00Z', until: '2026-11-30T00:00:00Z', limit: 100 });
  expect(await read()).toEqual([{ operation: 'Home', calls: 2, failed: 1, slow: 1, meanMs: 756, slowestMs: 1500 }]);
  for (let minutes = 1; minutes <= 2100; minutes++) {
    now = begin + minutes * 60_000;
    sums.add('ListingPage', 1, false);
  }
  await sums.write(database, log);
  expect(await read()).toContainEqual(expect.objectContaining({ operation: 'ListingPage', calls: 2000 }));
  await database.destroy();
});
