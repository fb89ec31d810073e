import { foundResults, inRichmond } from '../../test-kit/market.ts';
import { viewedResults } from './viewed-results.ts';

test('[TRK-10, URL-20] a page of results reports its position code, mode and suburb, each page once', () => {
  const house = inRichmond({ propertyTypes: ['house'] });
  const viewed = viewedResults(foundResults({ search: house }), {});
  expect(viewed).toMatchObject({
    about: 'listing',
    event: {
      pageType: 'results',
      contentType: 'location',
      pageElementPosition: '4',
      listingType: 'buy',
      locationId: 1,
      propertyType: 'house',
    },
  });
  const code = (...given: Parameters<typeof viewedResults>): unknown =>
    viewedResults(...given)?.event['pageElementPosition'];
  expect(code(foundResults({ search: inRichmond({}) }), {})).toBe('3');
  expect(code(foundResults({ search: { ...house, page: 2 } }), {})).toBe('-1');
  expect(code(foundResults({ search: { ...house, mode: 'sold' } }), {})).toBe('-2');
  expect(code(foundResults({ search: house }), { pagePositionCodes: false })).toBe('-1');
  expect(viewedResults(foundResults({ search: { ...house, page: 2 } }), {})?.of).not.toBe(viewed?.of);
});

test('[TRK-10] a failed search or an unknown place is no view of results; a region is no suburb', () => {
  const search = inRichmond({});
  expect(viewedResults({ kind: 'unknown-place', typed: 'x', mode: 'buy' }, {})).toBeUndefined();
  expect(viewedResults({ kind: 'failed', search, address: '/', last: null }, {})).toBeUndefined();
  const { places } = foundResults({});
  const region = places.map((place) => ({ ...place, type: 'region' as const }));
  expect(viewedResults(foundResults({ search, places: region }), {})?.event).not.toHaveProperty('locationId');
});
