import { statusTypes } from './modes.ts';
import { defaultSort, sortByName, sortForVisitor, sorts, sortsFor } from './sorts.ts';

test('[SRCH-06, SRCH-29] thirteen sorts with the numbers and API names of the source', () => {
  expect(sorts.map(({ title, number, name }) => [title, number, name])).toEqual([
    ['Expensive', 1, 'expensive'],
    ['Cheapest', 2, 'cheapest'],
    ['Oldest', 3, 'oldest'],
    ['Newest', 4, 'newest'],
    ['Boosted', 5, 'homesForYou'],
    ['Inspections', 6, 'nextInspection'],
    ['RecentlySoldOrLeased', 7, 'recentlySoldOrLeased'],
    ['Auctions', 8, 'nextAuction'],
    ['HasAVirtualTour', 9, 'hasAVirtualTour'],
    ['HasVideos', 10, 'hasVideos'],
    ['HighestSoldPrice', 12, 'highestSoldPrice'],
    ['LowestSoldPrice', 13, 'lowestSoldPrice'],
    ['SoldHomesForYou', 14, 'soldHomesForYou'],
  ]);
  for (const { label } of sorts) expect(label).not.toBe('');
  expect(sortByName('constructor')).toBeUndefined();
});

test('[SRCH-06] each mode offers its default first, and only sorts that it supports', () => {
  for (const { name } of statusTypes) {
    for (const context of ['location', 'map', 'draw', 'office'] as const)
      expect(sortsFor(name).map((sort) => sort.name)).toContain(defaultSort(context, name));
    expect(sortsFor(name)[0]?.name).toBe(defaultSort('location', name));
  }
  expect(defaultSort('location', 'buy')).toBe('homesForYou');
  expect(defaultSort('office', 'rent')).toBe('newest');
  expect(defaultSort('map', 'sold')).toBe('recentlySoldOrLeased');
  expect(defaultSort('office', 'leased')).toBe('recentlySoldOrLeased');
  expect(sortsFor('rent').map(({ name }) => name)).not.toContain('nextAuction');
  expect(sortsFor('sold').map(({ name }) => name)).not.toContain('homesForYou');
});

test('[SRCH-06] sold homes for you needs a signed-in member', () => {
  expect(sortForVisitor('soldHomesForYou', 'location', 'sold', true)).toBe('soldHomesForYou');
  expect(sortForVisitor('soldHomesForYou', 'location', 'sold', false)).toBe('recentlySoldOrLeased');
  expect(sortForVisitor('newest', 'location', 'sold', false)).toBe('newest');
});
