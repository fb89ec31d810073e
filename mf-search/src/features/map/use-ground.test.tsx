import { screen } from '@testing-library/react';
import type { ListingSearch } from '@verandah/market';
import { inRichmond } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { useGround } from './use-ground.ts';

function Ground({ search }: { readonly search: ListingSearch }) {
  const ground = useGround(search);
  return <p role="status">{ground ? JSON.stringify(ground.reach ?? 'no reach') : 'loading'}</p>;
}
const boundaries = { PlaceBoundaries: () => ({ locations: [{ slug: 'richmond-vic-3121', boundary: null }] }) };
const spots = { ResultSpots: () => ({ listingSearch: { markers: [] } }) };
const point = { latitude: -37.82, longitude: 145, name: 'Work' };

test('[SRCH-50] the map requests the area by travel time, and calculates a ring itself', async () => {
  const outline = { NearOutline: () => ({ listingSearch: { nearOutline: [144.9, -37.9, 145.2, -37.8, 145, -37.7] } }) };
  const { graph, show } = visit(<Ground search={inRichmond({ near: { ...point, kilometres: 2 } })} />, {
    ...boundaries,
    ...spots,
    ...outline,
  });
  expect(await screen.findByText('"no reach"')).toBeInTheDocument();
  expect(graph.requests.map(({ name }) => name)).not.toContain('NearOutline');
  show(<Ground search={inRichmond({ near: { ...point, minutes: 20, by: 'drive' } })} />);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('[[144.9,-37.9],[145.2,-37.8],[145,-37.7]]')).toBeInTheDocument();
});

test('[SRCH-50] without the area the map shows the places all the same', async () => {
  const failed = { NearOutline: () => Promise.reject(new Error('offline')) };
  visit(<Ground search={inRichmond({ near: { ...point, minutes: 20, by: 'drive' } })} />, {
    ...boundaries,
    ...spots,
    ...failed,
  });
  expect(await screen.findByText('"no reach"')).toBeInTheDocument();
});
