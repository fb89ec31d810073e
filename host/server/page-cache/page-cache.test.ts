import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { PageBytes } from './page-bytes.ts';
import { PageCache, type Made } from './page-cache.ts';

type Cache = PageCache<null, string>;
const page = (text: string, tags: readonly string[] = ['listings']): Made<null, string> => ({
  cached: { bytes: new PageBytes(Buffer.from(text)), etag: `"${text}"`, tags, about: null },
});
const cacheOf = (maxBytes = 10_000): Cache => new PageCache({ maxBytes, freshMs: 1000, staleMs: 10_000 });
const textOf = async (made: Made<null, string>): Promise<string> =>
  'cached' in made ? String(await made.cached.bytes.as('identity')) : made.other;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  jest.advanceTimersByTime(1);
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page is rendered once while fresh, then sent once more while it is rendered again, then rendered before it is sent', async () => {
  const cache = cacheOf();
  let count = 0;
  const load = async () => {
    const served = await cache.serve('/a', async () => page(String(++count)));
    return `${await textOf(served)} ${served.from}`;
  };
  expect([await load(), await load()]).toEqual(['1 miss', '1 hit']);
  jest.advanceTimersByTime(1000);
  expect([await load(), await load()]).toEqual(['1 stale', '2 hit']);
  jest.advanceTimersByTime(10_000);
  expect(await load()).toBe('3 miss');
});

test('a page with changed data is not sent again; others are', async () => {
  const cache = cacheOf();
  let count = 0;
  const load = async (key: string, tags: readonly string[]) =>
    textOf(await cache.serve(key, async () => page(`${key} ${++count}`, tags)));
  await load('/a', ['questions']);
  await load('/b', ['listings-near-1', 'listings-near-2']);
  jest.advanceTimersByTime(1);
  cache.changed(['listings-near-2']);
  jest.advanceTimersByTime(1);
  expect([await load('/a', ['questions']), await load('/b', ['listings-near-1']), await load('/b', [])]).toEqual([
    '/a 1',
    '/b 3',
    '/b 3',
  ]);
  cache.forgetAll();
  jest.advanceTimersByTime(1);
  expect(await load('/a', [])).toBe('/a 4');
});

test('concurrent requests wait for the same render, except after a change; a render from before a change is not cached', async () => {
  const cache = cacheOf();
  const given: ((text: string) => void)[] = [];
  const make = () =>
    new Promise<Made<null, string>>((resolve) => {
      given.push((text) => resolve(page(text)));
    });
  const early = [cache.serve('/a', make), cache.serve('/a', make)];
  jest.advanceTimersByTime(1);
  cache.changed(['listings']);
  jest.advanceTimersByTime(1);
  const late = cache.serve('/a', make);
  expect(given).toHaveLength(2);
  given[1]?.('new');
  expect(await textOf(await late)).toBe('new');
  given[0]?.('old');
  expect(await Promise.all((await Promise.all(early)).map(textOf))).toEqual(['old', 'old']);
  expect(await textOf(await cache.serve('/a', make))).toBe('new');
});

test('a response that cannot be cached is sent, and replaces no newer page; a failure reaches those who wait for it', async () => {
  const cache = cacheOf();
  const other = async (): Promise<Made<null, string>> => ({ other: 'refused' });
  expect(await cache.serve('/a', other)).toEqual({ other: 'refused', from: 'miss' });
  expect(await cache.serve('/a', other)).toEqual({ other: 'refused', from: 'miss' });
  await expect(cache.serve('/b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await cache.serve('/b', async () => page('b'));
  jest.advanceTimersByTime(2000);
  // Behind a stale page a failure is ignored.
  expect((await cache.serve('/b', () => Promise.reject(new Error('no')))).from).toBe('stale');
});

test('a page is compressed once; least recently used pages are evicted, and a size of 0 caches nothing', async () => {
  const cache = cacheOf(1100);
  const served = await cache.serve('/a', async () => page('0123456789'));
  if (!('cached' in served)) throw new Error('not cached');
  const [one, two] = [cache.encoded('/a', served.cached, 'gzip'), cache.encoded('/a', served.cached, 'gzip')];
  expect(await one).toBe(await two);
  expect(gunzipSync(await one).toString()).toBe('0123456789');
  for (const key of ['/b', '/c']) await cache.serve(key, async () => page('0123456789'));
  expect((await cache.serve('/a', async () => page('again'))).from).toBe('miss');
  const none = cacheOf(0);
  await none.serve('/a', async () => page('1'));
  expect([none.isEnabled, await textOf(await none.serve('/a', async () => page('2')))]).toEqual([false, '2']);
});

test('[SHELL-24] compressed pages take their compressed size: more of them stay', async () => {
  const cache = cacheOf(100_000);
  const text = '<p>Richmond</p>'.repeat(2000);
  const keys = Array.from({ length: 20 }, (_, at) => `/${at}`);
  const visit = async (key: string) => {
    const served = await cache.serve(key, async () => page(text));
    if ('cached' in served) await cache.encoded(key, served.cached, 'br');
    return served.from;
  };
  for (const key of keys) await visit(key);
  expect(new Set(await Promise.all(keys.map(visit)))).toEqual(new Set(['hit']));
});

test('in any order of events, no page is sent that was rendered before its data changed', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('load' as const), key: fc.constantFrom('/a', '/b') }),
    fc.record({ kind: fc.constant('change' as const), key: fc.constantFrom('/a', '/b') }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 3000 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const cache = cacheOf();
      const data: Record<string, number> = { '/a': 0, '/b': 0 };
      for (const each of steps) {
        jest.advanceTimersByTime(1);
        if (each.kind === 'wait') jest.advanceTimersByTime(each.ms);
        else if (each.kind === 'change') {
          data[each.key] = (data[each.key] ?? 0) + 1;
          cache.changed([each.key]);
        } else
          expect(await textOf(await cache.serve(each.key, async () => page(String(data[each.key]), [each.key])))).toBe(
            String(data[each.key]),
          );
      }
    }),
  );
});
