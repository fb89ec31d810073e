import type { Rendered } from '@verandah/releases';
import { lastGoodPages } from './last-good.ts';
import type { SetRelease } from './release-set.ts';

const rendered = (text: string): Rendered => ({ status: 200, html: Buffer.from(text), page: Buffer.from('{}') });
const [old, next] = [{} as SetRelease, {} as SetRelease];

test('[SHELL-10] the last good page of an address is stored again once a minute, and at once when its release changes', () => {
  jest.useFakeTimers({ doNotFake: [] });
  const pages = lastGoodPages(1000);
  const stored = () => Buffer.from(pages.find('/a')?.rendered.html ?? '').toString();
  pages.store('/a', { release: old, rendered: rendered('one') });
  pages.store('/a', { release: old, rendered: rendered('two') });
  expect(stored()).toBe('one');
  jest.advanceTimersByTime(60_000);
  pages.store('/a', { release: old, rendered: rendered('three') });
  expect(stored()).toBe('three');
  pages.store('/a', { release: next, rendered: rendered('four') });
  expect(stored()).toBe('four');
  jest.useRealTimers();
});

test('[SHELL-10] the least recently used pages are evicted', () => {
  const pages = lastGoodPages(60);
  for (const address of ['/a', '/b', '/c']) pages.store(address, { release: old, rendered: rendered('x'.repeat(20)) });
  expect(['/a', '/b', '/c'].filter((address) => pages.find(address))).toEqual(['/b', '/c']);
});
