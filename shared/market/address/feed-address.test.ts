import { searchFeedAddress } from './feed-address.ts';
import { readAddress } from './example.ts';

test('[SRCH-28] all pages, orders and views of a search have one feed', () => {
  const feed = '/feeds/search/for-sale/richmond-vic-3121/houses?bathrooms=2';
  for (const query of ['', '&page=3', '&sort=newest', '&lat=-37&lng=145&zoom=12'])
    expect(searchFeedAddress(readAddress(`/for-sale/richmond-vic-3121/houses?bathrooms=2${query}`))).toBe(feed);
  expect(
    searchFeedAddress(readAddress('/for-sale?context=map&bounds=-38,144,-37,145&lat=-37.5&lng=144.5&zoom=9')),
  ).toBe('/feeds/search/for-sale/australia/real-estate?context=map&bounds=-38,144,-37,145');
  expect(searchFeedAddress(readAddress('/real-estate-agency/finch-12/sold/page-2'))).toBe(
    '/feeds/search/real-estate-agency/finch-12/sold',
  );
});
