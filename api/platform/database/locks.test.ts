import { locks } from './locks.ts';
import { productMigrations } from './migrate.ts';

test('every lock has a number of its own: settling counts does not block releases', () => {
  expect(new Set(Object.values(locks)).size).toBe(Object.keys(locks).length);
});

test('migrations take the locks that are named here', () => {
  const taken = productMigrations().flatMap(({ text }) =>
    [...text.matchAll(/pg_advisory_xact_lock\((\d+)\)/g)].map(([, number]) => Number(number)),
  );
  expect(new Set(taken)).toEqual(new Set([locks.tiles, locks.releaseLog]));
});
