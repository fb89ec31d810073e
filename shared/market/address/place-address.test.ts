import { emptySearch } from '../search/empty-search.ts';
import { statusTypes } from '../vocabulary/modes.ts';
import { blogAuthorAddress } from './area-address.ts';
import { buildAddress } from './build.ts';
import {
  locationReviewAddress,
  placeResultsAddress,
  streetAddress,
  writeLocationReviewAddress,
} from './place-address.ts';

test('[URL-01, URL-02] the results of a location without filters have the address that the grammar gives them', () => {
  for (const { name } of statusTypes) {
    for (const place of ['richmond-vic-3121', 'vic', 'gold-coast-qld', 'vic-3121']) {
      expect(placeResultsAddress(name, place)).toBe(buildAddress({ ...emptySearch(name), locations: [place] }));
    }
  }
});

test('[LOC-08] a street has its page below its suburb; without a valid slug the address is its suburb’s', () => {
  expect(streetAddress('richmond-vic-3121', 'wilson-street')).toBe('/location/richmond-vic-3121/wilson-street');
  expect([streetAddress('richmond-vic-3121', '../x'), streetAddress('//evil', 'x')]).toEqual([
    '/location/richmond-vic-3121',
    '/locations',
  ]);
});

test('[LOC-05] reviews of a locality have addresses below it', () => {
  expect([locationReviewAddress('richmond-vic-3121', '12'), writeLocationReviewAddress('richmond-vic-3121')]).toEqual([
    '/location/richmond-vic-3121/reviews/12',
    '/location/richmond-vic-3121/reviews/new',
  ]);
});

test('[QNA-08] an author of the blog has a page below it; further posts are on numbered pages', () => {
  expect([blogAuthorAddress('nadia-farrow'), blogAuthorAddress('nadia-farrow', 2), blogAuthorAddress('../x')]).toEqual([
    '/blog/authors/nadia-farrow',
    '/blog/authors/nadia-farrow?page=2',
    '/blog/authors/..%2Fx',
  ]);
});
