import { statusTypes } from './modes.ts';
import { defaultSort, sortByName, sortForVisitor, sorts, sortsFor } from './sorts.ts';

test('[SRCH-06, SRCH-29, SRCH-49] thirteen sorts with the numbers and API names of the source, and nearest first', () => {
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
    ['Nearest', 15, 'nearest'],
  ]);
  for (const { label } of sorts) expect(label).not.toBe('');
  expect(sortByName('constructor')).toBeUndefined();
});

test('[SRCH-06] each mode offers its default first, and only sorts that it supports', () => {
  for (const { name } of statusTypes) {
    for (const context of ['location', 'map', 'draw', 'office'] as const)
      expect(sortsFor(name, false).map((sort) => sort.name)).toContain(defaultSort(context, name));
    expect(sortsFor(name, true)[0]?.name).toBe(defaultSort('location', name));
  }
  expect(defaultSort('location', 'buy')).toBe('homesForYou');
  expect(defaultSort('office', 'rent')).toBe('newest');
  expect(defaultSort('map', 'sold')).toBe('recentlySoldOrLeased');
  expect(defaultSort('office', 'leased')).toBe('recentlySoldOrLeased');
  expect(sortsFor('rent', true).map(({ name }) => name)).not.toContain('nextAuction');
  expect(sortsFor('sold', true).map(({ name }) => name)).not.toContain('homesForYou');
});

test('[SRCH-06] sold homes for you needs a signed-in member', () => {
  expect(sortForVisitor('soldHomesForYou', 'location', 'sold', true)).toBe('soldHomesForYou');
  expect(sortForVisitor('soldHomesForYou', 'location', 'sold', false)).toBe('recentlySoldOrLeased');
  expect(sortForVisitor('newest', 'location', 'sold', false)).toBe('newest');
});

test('[SRCH-49] nearest first is offered where homes are near a point', () => {
  for (const { name } of statusTypes) {
    expect(sortsFor(name, true).map((sort) => sort.name)).toContain('nearest');
    expect(sortsFor(name, false).map((sort) => sort.name)).not.toContain('nearest');
  }
});
