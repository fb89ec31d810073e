import { createBus } from '@verandah/bus';
import { rememberListing } from './remember-listing.ts';

test('a listing seen again moves to the front, and the hundred and first removes the oldest', () => {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  for (let id = 1; id <= 101; id += 1) rememberListing(bus, 'viewed', String(id));
  rememberListing(bus, 'viewed', '50');
  const { listingIds = [] } = bus.last('viewed') ?? {};
  expect(listingIds.slice(0, 2)).toEqual(['50', '101']);
  expect(listingIds).toHaveLength(100);
  expect(listingIds.filter((id) => id === '50')).toHaveLength(1);
  expect(listingIds).not.toContain('1');
});
