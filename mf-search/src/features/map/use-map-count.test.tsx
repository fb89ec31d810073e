import { act, renderHook } from '@testing-library/react';
import { createBus } from '@verandah/bus';
import { ServicesContext, type Services } from '@verandah/kit';
import type { ReactNode } from 'react';
import { inRichmond } from '../../test-kit/market.ts';
import { fakeGraph } from '../../test-kit/visit.tsx';
import { useMapCount } from './use-map-count.ts';

const view = { bounds: [144.9, -37.9, 145.1, -37.7], centre: [145, -37.8], zoom: 12 } as const;
const area = { south: -38, west: 144, north: -37, east: 146 };

function counting(response: () => unknown) {
  const graph = fakeGraph({ MapCount: response });
  const services: Services = {
    graph,
    bus: createBus({ report: () => undefined }),
    session: { signedIn: false, roles: [] },
    flags: {},
    navigate: () => Promise.resolve(),
    isLive: () => false,
    report: () => undefined,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  return { graph, wrapper };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const rest = () => act(() => jest.runAllTimersAsync());

test('[MAP-07] once the map is at rest its homes are counted, within its bounds and without hidden ones', async () => {
  const { graph, wrapper } = counting(() => ({ listingSearch: { mapCount: { inView: 7, withoutAddress: 2 } } }));
  const { result, rerender } = renderHook(({ place }) => useMapCount(inRichmond(), ['4'], place), {
    wrapper,
    initialProps: { place: null as typeof view | null },
  });
  await rest();
  // Not a count of nothing: the map must not say that no home is in view.
  expect([result.current, graph.requests]).toEqual([undefined, []]);
  rerender({ place: view });
  await rest();
  expect(result.current).toEqual({ inView: 7, withoutAddress: 2 });
  expect(graph.requests.map(({ variables }) => variables)).toEqual([
    {
      view: { west: 144.9, south: -37.9, east: 145.1, north: -37.7 },
      query: expect.objectContaining({ searchMode: 'location', leaveOut: ['4'] }),
    },
  ]);
});

test('[MAP-07] of a mapped search everything in view is counted, as a search of the view would', async () => {
  const { graph, wrapper } = counting(() => ({ listingSearch: { mapCount: { inView: 7, withoutAddress: 0 } } }));
  renderHook(() => useMapCount(inRichmond({ context: 'map', bounds: area }), [], view), { wrapper });
  await rest();
  expect(JSON.stringify(graph.requests[0]?.variables)).toContain('POLYGON((92 ');
});

test('[MAP-07] the map works without a failed count', async () => {
  const { wrapper } = counting(() => {
    throw new Error('no network');
  });
  const { result } = renderHook(() => useMapCount(inRichmond(), [], view), { wrapper });
  await rest();
  expect(result.current).toBeNull();
});
