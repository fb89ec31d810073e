import { retryFirstFiles } from './retry-first-files.ts';

const page = globalThis as { trustedTypes?: unknown };

beforeAll(() => retryFirstFiles(document));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.head.innerHTML = '';
  delete page.trustedTypes;
  jest.useRealTimers();
});

const one = (selector: string): HTMLElement => document.head.querySelector(selector) as HTMLElement;
const fail = (selector: string): void => void one(selector).dispatchEvent(new Event('error'));

test('[SHELL-38] a style that fails is requested twice again, with its hash, in its place', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css" data-href="a.css" integrity="sha384-a" crossorigin="" data-retry="0"><script></script>';
  for (const [pause, tries] of [
    [400, '1'],
    [1600, '2'],
  ] as const) {
    const before = one('link');
    fail('link');
    expect(before.dataset['failed']).toBe('');
    jest.advanceTimersByTime(pause - 1);
    expect(one('link')).toBe(before);
    jest.advanceTimersByTime(1);
    expect(one('link')).not.toBe(before);
    expect(one('link').outerHTML).toBe(
      `<link rel="stylesheet" href="/a.css" data-href="a.css" integrity="sha384-a" crossorigin="" data-retry="${tries}">`,
    );
    expect(one('link').nextElementSibling?.localName).toBe('script');
  }
  const last = one('link');
  fail('link');
  jest.advanceTimersByTime(60_000);
  expect([one('link') === last, last.dataset['failed']]).toEqual([true, '']);
});

test('[SHELL-38] a script is requested again by a new element, and by an address of the page’s policy where one is needed', () => {
  const policies: string[] = [];
  page.trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
      policies.push(name);
      return rules;
    },
  };
  document.head.innerHTML = '<script src="/a.js" integrity="sha384-a" crossorigin="" data-retry="0" defer></script>';
  const before = one('script');
  fail('script');
  jest.advanceTimersByTime(400);
  const again = one('script') as HTMLScriptElement;
  expect(again).not.toBe(before);
  const attribute = (name: string) => again.getAttribute(name);
  expect([attribute('src'), attribute('integrity'), attribute('crossorigin'), again.async]).toEqual([
    `${window.location.origin}/a.js`,
    'sha384-a',
    '',
    false,
  ]);
  expect(policies).toEqual(['shell']);
});

test('what others load, and what the shell has loaded again, is left alone', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css" data-retry="0"><script src="/x.js"></script><img src="/p.png">';
  const [script, style] = [one('script'), one('link')];
  fail('script');
  fail('img');
  fail('link');
  style.remove();
  jest.advanceTimersByTime(60_000);
  expect([one('script') === script, document.head.querySelector('link')]).toEqual([true, null]);
});
