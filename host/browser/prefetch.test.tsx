import { hasRoom, nearness, prefetchLinks } from './prefetch.ts';

/** jsdom lays nothing out: the test says what is near. */
class Observer {
  static all: Observer[] = [];
  readonly watched = new Set<Element>();
  readonly #told: IntersectionObserverCallback;
  readonly margin: string;
  constructor(told: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#told = told;
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
    this.#told(
      elements.map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry),
      this as never,
    );
  }
}
beforeEach(() => {
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
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const root = document.querySelector('main') as HTMLElement;
  const prefetch = prefetchLinks({
    root,
    may: (url) => !url.pathname.startsWith('/account'),
    fetch: (href) => {
      asked.push(href);
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
  });
  const link = (href: string): Element => document.querySelector(`a[href="${href}"]`) as Element;
  return {
    asked,
    waiting,
    prefetch,
    root,
    link,
    near: (...hrefs: string[]) => Observer.all[0]?.near(...hrefs.map(link)),
  };
}

test('[SHELL-15] links within 200 px of the viewport have their target fetched, two at a time and each once', async () => {
  const { asked, waiting, near } = page(
    '<a href="/a">A</a><a href="/b">B</a><a href="/c?x=1">C</a><a href="/a#part">A again</a>',
  );
  expect([nearness, Observer.all[0]?.margin]).toEqual([200, '200px']);
  expect(asked).toEqual([]);
  near('/a', '/b', '/c?x=1', '/a#part');
  expect(asked).toEqual(['/a', '/b']);
  waiting[0]?.();
  await turn();
  expect(asked).toEqual(['/a', '/b', '/c?x=1']);
});

test("[SHELL-15] only pages of the site that are nobody's own are fetched, also those of links that come later", async () => {
  const { root } = page(
    '<a href="/account">Own</a><a href="https://elsewhere.example/">E</a><a href="/f.ics" download>F</a><a href="/n" rel="nofollow">N</a><a href="/t" target="_blank">T</a><a href="/a">A</a>',
  );
  const watched = (): string[] => [...(Observer.all[0]?.watched ?? [])].map((link) => link.getAttribute('href') ?? '');
  expect(watched()).toEqual(['/a']);
  root.insertAdjacentHTML('beforeend', '<p><a href="/later">L</a></p>');
  await turn();
  expect(watched()).toEqual(['/a', '/later']);
});

test('[SHELL-15] nothing is fetched on save-data or slow connections', () => {
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
    const { asked, near } = page('<a href="/a">A</a>');
    near('/a');
    expect(asked).toEqual([]);
    Observer.all = [];
  }
});

test('[SHELL-15] a target that could not be had may be fetched again later', async () => {
  document.body.innerHTML = '<main><a href="/a">A</a><a href="/a#x">A</a></main>';
  const asked: string[] = [];
  prefetchLinks({
    root: document.body,
    may: () => true,
    fetch: (href) => {
      asked.push(href);
      return Promise.reject(new Error('no'));
    },
  });
  const [first, second] = [...document.querySelectorAll('a')] as unknown as [Element, Element];
  Observer.all[0]?.near(first);
  await turn();
  Observer.all[0]?.near(second);
  expect(asked).toEqual(['/a', '/a']);
});
