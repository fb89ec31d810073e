import { act, renderHook } from '@testing-library/react';
import { createBus } from '@verandah/bus';
import { ServicesContext, type Services } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import type { ReactNode } from 'react';
import { fakeGraph } from '../../test-kit/visit.tsx';
import { inRichmond, richmond, searchAt } from '../../test-kit/market.ts';
import { useMapSearch } from './use-map-search.ts';

const navigate = jest.fn<Promise<void>, Parameters<Services['navigate']>>(() => Promise.resolve());
const services: Services = {
  graph: fakeGraph({}),
  bus: createBus({ report: () => undefined }),
  session: { signedIn: false, roles: [] },
  flags: {},
  navigate,
  isLive: () => false,
  report: () => undefined,
};
const inside = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);
const ground = { edges: null, spots: [] };
const at = (west: number) =>
  ({ bounds: [west, -37.9, west + 0.2, -37.7], centre: [west + 0.1, -37.8], zoom: 12 }) as const;

const start = (follow: boolean, first: ListingSearch = inRichmond()) =>
  renderHook(({ search }) => useMapSearch(search, [richmond], ground, follow), {
    wrapper: inside,
    initialProps: { search: first },
  });
/** The map's latest navigation: its search and options. */
const went = (): readonly [ListingSearch, Parameters<Services['navigate']>[1]] => {
  const [href, how] = navigate.mock.lastCall ?? [''];
  return [searchAt(href), how];
};

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  navigate.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[SRCH-16] a moved map offers to search there, and the search adds a history entry', () => {
  const { result } = start(false);
  expect(result.current).toMatchObject({ moved: false, focus: { zoom: 13 } });
  act(() => result.current.onMove(at(145)));
  act(() => {
    jest.runAllTimers();
  });
  expect(navigate).not.toHaveBeenCalled();
  expect(result.current.moved).toBe(true);
  act(() => result.current.searchMoved());
  expect(went()).toEqual([
    expect.objectContaining({ context: 'map', centre: { latitude: -37.8, longitude: 145.1 }, zoom: 12 }),
    { keepScroll: true },
  ]);
});

test('[SRCH-16] results that follow the map wait until it rests, and add one history entry', () => {
  const { result, rerender } = start(true);
  const { focus } = result.current;
  act(() => {
    result.current.onMove(at(145));
    result.current.onMove(at(146));
  });
  act(() => {
    jest.runAllTimers();
  });
  expect(navigate).toHaveBeenCalledTimes(1);
  const [first, how] = went();
  expect([first.bounds?.west, how]).toEqual([146, { keepScroll: true }]);

  rerender({ search: first });
  expect(result.current.focus).toBe(focus);
  act(() => result.current.onMove(at(147)));
  act(() => {
    jest.runAllTimers();
  });
  expect(went()[1]).toEqual({ keepScroll: true, replace: true });
});

test('[SRCH-17] moving the map does not leave a drawn area, even when results follow the map; searching here does', () => {
  const shape = [
    { latitude: -37.8, longitude: 145 },
    { latitude: -37.8, longitude: 145.1 },
    { latitude: -37.9, longitude: 145.1 },
  ];
  const { result } = start(true, inRichmond({ context: 'draw', shape }));
  act(() => result.current.onMove(at(145)));
  act(() => {
    jest.runAllTimers();
  });
  expect(navigate).not.toHaveBeenCalled();
  expect(result.current.moved).toBe(true);
  act(() => result.current.searchShape(shape.slice()));
  expect(went()[0]).toMatchObject({ context: 'draw', shape });
});

test('[MAP-14] clearing a drawn area returns to the search before it, with the filters set since', () => {
  const { result, rerender } = start(false);
  const shape = [
    { latitude: -37.8, longitude: 145 },
    { latitude: -37.8, longitude: 145.1 },
    { latitude: -37.9, longitude: 145 },
  ];
  act(() => result.current.searchShape(shape));
  const [drawn] = went();
  expect(drawn.context).toBe('draw');
  rerender({ search: { ...drawn, price: { max: 900_000 } } });
  act(() => result.current.clearShape(at(145)));
  expect(went()[0]).toEqual(inRichmond({ price: { max: 900_000 } }));
});

test('[SRCH-82] the map fits a drawn area; cleared, it gives way to its suburbs, also after the page was left', () => {
  const suburbs = inRichmond({ surrounding: false, locations: ['richmond-vic-3121', 'carlton-vic-3053'] });
  const { result, rerender, unmount } = start(false, suburbs);
  act(() => result.current.onMove(at(146)));
  const shape = [
    { latitude: -37.8, longitude: 145 },
    { latitude: -37.8, longitude: 145.1 },
    { latitude: -37.9, longitude: 145 },
  ];
  act(() => result.current.searchShape(shape));
  const [drawn] = went();
  rerender({ search: drawn });
  expect(result.current.focus).toEqual({ bounds: [145, -37.9, 145.1, -37.8] });
  act(() =>
    result.current.searchShape(shape.map(({ latitude, longitude }) => ({ latitude: latitude - 0.1, longitude }))),
  );
  const [changed] = went();
  unmount();

  const again = start(false, changed).result.current;
  act(() => again.clearShape(at(145)));
  expect(went()[0]).toEqual(suburbs);
  // Back leads to the area before its change.
  const earlier = start(false, drawn).result.current;
  act(() => earlier.clearShape(at(145)));
  expect(went()[0]).toEqual(suburbs);
  // Another area was not drawn from these suburbs.
  const other = start(false, { ...drawn, shape: shape.map((each) => ({ ...each, latitude: -30 })) }).result.current;
  act(() => other.clearShape(at(145)));
  expect(went()[0]).toMatchObject({ context: 'map', zoom: 12 });
});

test('[MAP-14] clearing an area whose address was opened searches what the map shows', () => {
  const shape = [
    { latitude: -37.8, longitude: 145 },
    { latitude: -37.8, longitude: 145.1 },
    { latitude: -37.9, longitude: 145 },
  ];
  const { result } = start(false, inRichmond({ context: 'draw', shape }));
  act(() => result.current.clearShape(at(145)));
  expect(went()[0]).toMatchObject({ context: 'map', zoom: 12 });
});

test('[MAP-15] a search that arrives with a view in its address is shown there, any other at its own place', () => {
  const view = { centre: [145.2, -37.9], zoom: 15.5 } as const;
  let named: typeof view | null = view;
  const { result, rerender } = renderHook(
    ({ search }) => useMapSearch(search, [richmond], ground, false, () => named),
    { wrapper: inside, initialProps: { search: inRichmond() } },
  );
  expect(result.current.focus).toEqual(view);
  named = null;
  rerender({ search: inRichmond({ surrounding: false }) });
  expect(result.current.focus).toMatchObject({ zoom: 14 });
  named = view;
  rerender({ search: inRichmond() });
  expect(result.current.focus).toEqual(view);
});
