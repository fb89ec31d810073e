import { act, renderHook } from '@testing-library/react';
import { useMapPane } from './use-map-pane.ts';

let top = 0;
const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = ((_: number, to: number) => {
    top = to;
  }) as typeof window.scrollTo;
  window.requestAnimationFrame = (frame) => frames.push(frame);
});

/** Scrolls, opens the map, optionally starts another search, and closes it. */
function lookAtMap(addressAfter: string): number {
  const { result, rerender } = renderHook(({ address }) => useMapPane(address), {
    initialProps: { address: '/for-sale/a' },
  });
  top = 900;
  act(() => result.current.open());
  expect([result.current.shown, top]).toEqual(['over', 0]);
  rerender({ address: addressAfter });
  act(() => result.current.close());
  for (const frame of frames.splice(0)) frame(0);
  expect(result.current.shown).toBe('hidden');
  return top;
}

test('closing the map restores the scroll position of the list', () => {
  expect(lookAtMap('/for-sale/a')).toBe(900);
});

test('after a search on the map the list of new results starts at the top', () => {
  expect(lookAtMap('/for-sale/b?context=map')).toBe(0);
});

test("[MAP-14] the browser's Back closes the map of a small screen and stays on the page", () => {
  const { result } = renderHook(() => useMapPane('/for-sale/a'));
  top = 400;
  const { length } = history;
  act(() => result.current.open());
  expect(history.length).toBe(length + 1);
  act(() => {
    history.replaceState({}, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current.shown).toBe('hidden');
  for (const frame of frames.splice(0)) frame(0);
  expect(top).toBe(400);
});

test('[MAP-15] an address that names a view opens the map of a small screen', () => {
  history.replaceState({}, '', '#map=-37.82,145,13');
  const { result } = renderHook(() => useMapPane('/for-sale/a'));
  expect(result.current.shown).toBe('over');
  history.replaceState({}, '', '#');
});
