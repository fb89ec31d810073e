import { failureOf, uncaughtOf } from './failure-kind.ts';

test("[REL-06, REL-09] reports of areas count by release and kind, with the error's class but not its message", () => {
  const ofWhere = (where: string) => failureOf(new TypeError('Ada lives at 7 High Street'), where);
  expect(ofWhere('search@1.4.0 load')).toEqual({ release: 'search@1.4.0', kind: 'load', problem: 'TypeError' });
  expect(
    ['style', 'part', 'mount', 'render', 'recoverable', 'uncaught'].map(
      (doing) => ofWhere(`first-homes@1.4.0 ${doing}`)?.kind,
    ),
  ).toEqual(['load', 'load', 'mount', 'render', 'hydrate', 'unhandled']);
  expect(ofWhere('member@1.0.0 fragment save load')).toEqual({
    release: 'member@1.0.0',
    kind: 'load',
    problem: 'TypeError',
  });
});

test('[REL-06] a failed call and an error of the shell do not count as failures of a release', () => {
  for (const where of [
    'graph AddAlert',
    'session refresh',
    'search@1.4.0 unmount',
    'search@1.4.0 saving',
    'page',
    'search first page',
    'shell hydrate',
  ])
    expect(failureOf(new Error('x'), where)).toBeNull();
});

test('[SHELL-70, REL-91] a failed navigation and a wrong message count; a navigation whose call of the API failed does not', () => {
  const of = (where: string, error: Error = new TypeError('x')) => failureOf(error, where)?.kind;
  expect(of('search@1.4.0 /for-sale navigation')).toBe('navigation');
  expect(of('search@1.4.0 save-asked message')).toBe('message');
  for (const name of ['GraphError', 'RestError', 'AbortError'])
    expect(of('search@1.4.0 /for-sale navigation', Object.assign(new Error('x'), { name }))).toBeUndefined();
  expect(of('search@1.4.0 /for-sale navigation', new TypeError('Failed to fetch'))).toBeUndefined();
});

test('[REL-09] error classes that a bundle or a visitor defines count as one', () => {
  class AdaError extends Error {
    override readonly name = 'Ada@example.com';
  }
  expect(
    [new AdaError('x'), 'gone', { name: 'TypeError' }, new RangeError('x')].map(
      (error) => failureOf(error, 'search@1.4.0 render')?.problem,
    ),
  ).toEqual(['Error', 'Error', 'Error', 'RangeError']);
});

test('[REL-06] an uncaught error counts for the release whose script is first in its stack, or for none', () => {
  const thrown = (stack: string): Error => Object.assign(new TypeError('x'), { stack });
  const origin = 'https://verandah.example';
  expect(
    uncaughtOf(
      thrown(
        `TypeError: x\n    at a (${origin}/js/shell.1.js:1:2)\n    at b (${origin}/r/search/1.4.0/web/js/home.js:1:2)\n    at c (${origin}/r/listing/2.0.0/web/js/page.js:1:2)`,
      ),
      origin,
    ),
  ).toEqual({ release: 'search@1.4.0', kind: 'unhandled', problem: 'TypeError' });
  expect(uncaughtOf(thrown(`TypeError: x\n    at a (${origin}/js/shell.1.js:1:2)`), origin)).toBeNull();
  expect(uncaughtOf(thrown('TypeError: x\n    at chrome-extension://abc/r/search/1.4.0/a.js:1:2'), origin)).toBeNull();
  expect(uncaughtOf('a text', origin)).toBeNull();
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  '[SHELL-42] a request that is lost, or ends as the page is left, is no failure of a release: %s',
  (message) => {
    const stack = 'TypeError\n    at b (https://verandah.example/r/search/1.4.0/web/js/home.js:1:2)';
    const origin = 'https://verandah.example';
    expect(uncaughtOf(Object.assign(new TypeError(message), { stack }), origin)).toBeNull();
    expect(uncaughtOf(Object.assign(new DOMException('left', 'AbortError'), { stack }), origin)).toBeNull();
  },
);
