import { act } from '@testing-library/react';
import { memo, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { laterView } from './later-view.ts';

let near: (() => void)[] = [];
beforeEach(() => {
  near = [];
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    #told: IntersectionObserverCallback;
    constructor(told: IntersectionObserverCallback) { this.#told = told; }
    observe(target: Element) { near.push(() => this.#told([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], this)); }
    unobserve() { /* not asked for */ }
    disconnect() { /* not asked for */ }
    takeRecords() { return []; }
  };
});

const Counter = () => {
  const [count, setCount] = useState(0);
  return <button type="button" id="counter" onClick={() => setCount(count + 1)}>{count}</button>;
};

test('what the server drew of a later part stands until it comes near, then answers', async () => {
  let fetched = 0;
  const load = () => { fetched += 1; return Promise.resolve(Counter); };
  const onServer = laterView(load);
  await onServer.fetch();
  const page = (View: typeof onServer.View) => { const Part = memo(() => <Suspense><View /></Suspense>); return <main><Part /></main>; };
  document.body.innerHTML = `<div id="root">${renderToString(page(onServer.View))}</div>`;
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('0');

  fetched = 0;
  const problems: unknown[] = [];
  const inBrowser = laterView(load, { near: '#counter' });
  const root = await act(async () => hydrateRoot(document.querySelector('#root')!, page(inBrowser.View), { onRecoverableError: (error) => problems.push(error) }));
  expect([fetched, document.querySelector('button')]).toEqual([0, button]);
  await act(async () => near.forEach((tell) => tell()));
  expect([fetched, document.querySelector('button')]).toEqual([1, button]);
  await act(async () => button?.click());
  expect([button?.textContent, problems]).toEqual(['1', []]);
  act(() => root.unmount());
});

test('a later part that is not on the page yet is fetched at once', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const { View } = laterView(() => Promise.resolve(Counter), { near: '#counter' });
  const root = await act(async () => hydrateRoot(document.querySelector('#root')!, <Suspense><View /></Suspense>, { onRecoverableError: () => undefined }));
  expect(document.querySelector('button')?.textContent).toBe('0');
  act(() => root.unmount());
});
