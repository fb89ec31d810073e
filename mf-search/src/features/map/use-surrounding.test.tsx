import { renderHook, waitFor } from '@testing-library/react';
import { createBus } from '@verandah/bus';
import { ServicesContext, type Services } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import type { ReactNode } from 'react';
import { inRichmond } from '../../test-kit/market.ts';
import { fakeGraph } from '../../test-kit/visit.tsx';
import { useGround } from './use-ground.ts';
import { useSurrounding } from './use-surrounding.ts';

const square = (west: number) => ({
  approximate: false,
  geoJson: JSON.stringify({
    type: 'Polygon',
    coordinates: [
      [
        [west, -37],
        [west + 1, -37],
        [west + 1, -38],
        [west, -37],
      ],
    ],
  }),
});
const graph = fakeGraph({
  PlaceBoundaries: ({ places }: { places: string[] }) => ({
    locations: places.map((slug, index) => ({ slug, name: slug, boundary: square(140 + index * 2) })),
  }),
  SurroundingBoundaries: () => ({
    locations: [
      {
        surroundingSuburbs: [
          { slug: 'fitzroy-vic-3065', boundary: square(150) },
          { slug: 'cremorne-vic-3121', boundary: square(151) },
          { slug: 'burnley-vic-3121', boundary: null },
        ],
      },
    ],
  }),
});
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
const two = inRichmond({ locations: ['richmond-vic-3121', 'fitzroy-vic-3065'] });

test('[MAP-13, MAP-20] every searched suburb is outlined and named, and the map shows them all', async () => {
  const { result } = renderHook(() => useGround(two), { wrapper });
  await waitFor(() =>
    expect(result.current?.boundaries).toEqual([
      { ...square(140), name: 'richmond-vic-3121' },
      { ...square(142), name: 'fitzroy-vic-3065' },
    ]),
  );
  expect(result.current?.edges).toEqual([140, -38, 143, -37]);
});

test('[MAP-13] suburbs around the searched ones are outlined, each once and none of the searched', async () => {
  const { result, rerender } = renderHook(({ search }) => useSurrounding(search), {
    wrapper,
    initialProps: { search: two as ListingSearch },
  });
  await waitFor(() => expect(result.current).toEqual([square(151)]));
  rerender({ search: { ...two, surrounding: false } });
  expect(result.current).toEqual([]);
});
