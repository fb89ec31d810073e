import type { Download } from './download-rate.ts';
import { hasRoom, nearness, prefetchLinks } from './prefetch.ts';

/** jsdom has no layout: the test decides which links are near. */
class Observer {
  static all: Observer[] = [];
  readonly watched = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;
  readonly margin: string;
  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#callback = callback;
    this.margin = rootMargin;
    Observer.all.push(this);
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  unobserve(element: Element): void {
    this.watched.delete(element);
  }
  near(...elements: Element[]): void {
    this.#callback(
      elements.map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry),
      this as never,
    );
  }
}
const files = jest.fn((): readonly Download[] => []);
beforeEach(() => {
  files.mockReturnValue([]);
  Object.assign(performance, { getEntriesByType: files });
  Observer.all = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
  Object.assign(navigator, { connection: undefined });
});
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

function page(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  const requested: string[] = [];
  const waiting: (() => void)[] = [];
  const root = document.querySelector('main') as HTMLElement;
  const prefetch = prefetchLinks({
    root,
    may: (url) => !url.pathname.startsWith('/account'),
    fetch: (href) => {
      requested.push(href);
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
  });
  const link = (href: string): Element => document.querySelector(`a[href="${href}"]`) as Element;
  return {
    requested,
    waiting,
    prefetch,
    root,
    link,
    near: (...hrefs: string[]) => Observer.all[0]?.near(...hrefs.map(link)),
  };
}

test('[SHELL-15] links within 200 px of the viewport are prefetched, two at a time and each once', async () => {
  const { requested, waiting, near } = page(
    '<a href="/a">A</a><a href="/b">B</a><a href="/c?x=1">C</a><a href="/a#part">A again</a>',
  );
  expect([nearness, Observer.all[0]?.margin]).toEqual([200, '200px']);
  expect(requested).toEqual([]);
  near('/a', '/b', '/c?x=1', '/a#part');
  expect(requested).toEqual(['/a', '/b']);
  waiting[0]?.();
  await turn();
  expect(requested).toEqual(['/a', '/b', '/c?x=1']);
});

test('[SHELL-15] only public pages of the site are prefetched, including those of links added later', async () => {
  const { root } = page(
    '<a href="/account">Own</a><a href="https://elsewhere.example/">E</a><a href="/f.ics" download>F</a><a href="/n" rel="nofollow">N</a><a href="/t" target="_blank">T</a><a href="/a">A</a>',
  );
  const watched = (): string[] => [...(Observer.all[0]?.watched ?? [])].map((link) => link.getAttribute('href') ?? '');
  expect(watched()).toEqual(['/a']);
  root.insertAdjacentHTML('beforeend', '<p><a href="/later">L</a></p>');
  await turn();
  expect(watched()).toEqual(['/a', '/later']);
});

test('[SHELL-15] nothing is prefetched on save-data or slow connections', () => {
  expect(hasRoom({})).toBe(true);
  expect(hasRoom({ connection: { effectiveType: '4g' } })).toBe(true);
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '3g' },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    expect(hasRoom({ connection })).toBe(false);
    Object.assign(navigator, { connection });
    const { requested, near } = page('<a href="/a">A</a>');
    near('/a');
    expect(requested).toEqual([]);
    Observer.all = [];
  }
});

test('[SHELL-15] in browsers that tell nothing of the line, nothing is prefetched when the page itself came slowly', () => {
  const page = { responseStart: 400, transferSize: 50_000 };
  files.mockReturnValue([{ ...page, responseEnd: 1400 }]);
  expect([hasRoom({}), hasRoom({ connection: { effectiveType: '4g' } })]).toEqual([false, true]);
  files.mockReturnValue([{ ...page, responseEnd: 650 }]);
  expect(hasRoom({})).toBe(true);
});

test('[SHELL-15] a failed prefetch can be retried later', async () => {
  document.body.innerHTML = '<main><a href="/a">A</a><a href="/a#x">A</a></main>';
  const requested: string[] = [];
  prefetchLinks({
    root: document.body,
    may: () => true,
    fetch: (href) => {
      requested.push(href);
      return Promise.reject(new Error('no'));
    },
  });
  const [first, second] = [...document.querySelectorAll('a')] as unknown as [Element, Element];
  Observer.all[0]?.near(first);
  await turn();
  Observer.all[0]?.near(second);
  expect(requested).toEqual(['/a', '/a']);
});
