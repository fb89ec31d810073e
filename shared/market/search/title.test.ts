import { emptySearch } from './empty-search.ts';
import { searchTitle } from './title.ts';

const buy = emptySearch('buy');

test('[SRCH-11] a title has the property type, the mode and the location', () => {
  expect(searchTitle(buy, ['Richmond, VIC 3121'])).toBe('Property And Real Estate For Sale in Richmond, VIC 3121');
  expect(searchTitle({ ...emptySearch('rent'), propertyTypes: ['house', 'unit'] }, ['Richmond, VIC 3121'])).toBe(
    'Houses and Units For Rent in Richmond, VIC 3121',
  );
  expect(searchTitle({ ...buy, propertyTypes: ['house'], bedrooms: { only: [], min: 5 } }, ['Carlton'])).toBe(
    '5+ Bedroom Houses For Sale in Carlton',
  );
  expect(searchTitle({ ...buy, propertyTypes: ['land'] }, ['A', 'B'])).toBe('Blocks of Land For Sale in A and B');
  expect(searchTitle(buy, ['A', 'B', 'C'])).toBe('Property And Real Estate For Sale in A and 2 more');
  expect(searchTitle({ ...emptySearch('sold'), context: 'office' }, ['Harbour & Vale'])).toBe(
    'Property And Real Estate Sold by Harbour & Vale',
  );
  expect(searchTitle(buy, [])).toBe('Property And Real Estate For Sale in Australia');
});

test('[SRCH-11] over 70 characters Property And Real Estate becomes Properties', () => {
  const lead = 'Property And Real Estate For Sale in ';
  const fits = 'x'.repeat(70 - lead.length);
  expect(searchTitle(buy, [fits])).toBe(lead + fits);
  expect(searchTitle(buy, [`${fits}x`])).toBe(`Properties For Sale in ${fits}x`);
});

test('[SRCH-11] maps and drawings have their own names', () => {
  expect(searchTitle({ ...buy, context: 'map' }, ['Richmond, VIC 3121'])).toBe(
    'Property And Real Estate For Sale in Mapped Area',
  );
  expect(searchTitle({ ...buy, context: 'draw', propertyTypes: ['house'] }, [])).toBe('Houses For Sale in Drawn Area');
});
