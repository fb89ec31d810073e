import { locationIndexPath, locationTabs, readLocationIndexPath } from './location-index.ts';

test('[URL-16] the tab is read from the path, the types from a segment of the form type-by-type', () => {
  expect(locationTabs.map(({ label, path }) => [label, path])).toEqual([
    ['Popular suburbs', '/where-to-live'],
    ['Regions', '/find-region'],
    ['Suburbs', '/find-suburb'],
    ['Streets', '/find-street'],
  ]);
  expect(readLocationIndexPath('/where-to-live')).toMatchObject({
    tab: { label: 'Popular suburbs', order: 'popular' },
    type: 'suburb',
    byType: null,
    place: null,
  });
  expect(readLocationIndexPath('/find-region/region-by-state/vic')).toMatchObject({
    tab: { label: 'Regions' },
    type: 'region',
    byType: 'state',
    place: 'vic',
  });
  expect(readLocationIndexPath('/find-street/street-by-suburb/richmond-vic-3121')).toMatchObject({
    type: 'street',
    byType: 'suburb',
    place: 'richmond-vic-3121',
  });
  expect(readLocationIndexPath('/find-street/suburb-by-state')).toMatchObject({
    tab: { label: 'Streets' },
    type: 'suburb',
    byType: 'state',
    place: null,
  });
});

test('[URL-16] other paths, other words and a type that cannot be within the other are rejected', () => {
  for (const path of [
    '/',
    '/for-sale',
    '/find-suburb/vic',
    '/find-suburb/suburb-by-street/x',
    '/find-suburb/suburb-by-suburb/x',
    '/find-suburb/house-by-state/vic',
    '/find-suburb/suburb-by-state/vic/x',
    '/find-suburb//vic',
  ]) {
    expect([path, readLocationIndexPath(path)]).toEqual([path, undefined]);
  }
});

test('[URL-16] a built path can be read back', () => {
  for (const tab of locationTabs) {
    expect(readLocationIndexPath(locationIndexPath(tab))).toEqual({ tab, type: tab.type, byType: null, place: null });
    expect(readLocationIndexPath(locationIndexPath(tab, { byType: 'state', place: 'vic' }))).toEqual({
      tab,
      type: tab.type,
      byType: 'state',
      place: 'vic',
    });
  }
});
