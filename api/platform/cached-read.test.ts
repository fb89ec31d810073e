import type { Database } from './database/public.ts';
import { cachedRead } from './cached-read.ts';

const database = (): Database => ({}) as Database;

test('a result is read once for each key and database, also null, and concurrent callers share the read', async () => {
  const reads: string[] = [];
  const suburb = cachedRead({
    reader: () => (name: string) => Promise.resolve(reads.push(name) > 99 ? name : null),
    nameOf: (name) => name,
    freshFor: 60_000,
    most: 10,
  });
  const [one, other] = [database(), database()];
  expect(await Promise.all([suburb(one, 'a'), suburb(one, 'a'), suburb(one, 'b')])).toEqual([null, null, null]);
  await suburb(one, 'b');
  await suburb(other, 'b');
  expect(reads).toEqual(['a', 'b', 'b']);
});

test('excluded results and failed reads are read again', async () => {
  let [response, reads] = [0, 0];
  const count = cachedRead<'all', number>({
    reader: () => () => {
      reads += 1;
      return response < 0 ? Promise.reject(new Error('away')) : Promise.resolve(response);
    },
    nameOf: (key) => key,
    freshFor: 60_000,
    most: { sum: 100, sizeOf: (value) => value + 1 },
    isCached: (value) => value > 0,
  });
  const own = database();
  response = -1;
  await expect(count(own, 'all')).rejects.toThrow('away');
  for (response of [0, 7, 8]) await count(own, 'all');
  expect([await count(own, 'all'), reads]).toEqual([7, 3]);
});
