import { inRichmond } from '../../test-kit/market.ts';
import { showSearch, recordSearch, nowhere, placeOf } from './map-view.ts';

const focus = (west: number) => ({ bounds: [west, -38, west + 1, -37] as const });
const start = showSearch(nowhere, 'richmond', focus(144));

test('[SRCH-16] a search moves the map to its location once the focus is loaded', () => {
  expect(showSearch(nowhere, 'richmond', null)).toBe(nowhere);
  expect(start).toEqual({ place: 'richmond', focus: focus(144), requested: [] });
  expect(showSearch(start, 'richmond', focus(150))).toBe(start);
});

test('[SRCH-16] results that the map requested never move it, however late they arrive or often it was moved', () => {
  const requested = recordSearch(recordSearch(start, 'one'), 'two');
  const one = showSearch(requested, 'one', focus(150));
  expect(one.focus).toBe(start.focus);
  const two = showSearch(one, 'two', focus(151));
  expect(two).toEqual({ place: 'two', focus: start.focus, requested: [] });
  expect(showSearch(requested, 'two', focus(151)).focus).toBe(start.focus);
});

test('[SRCH-16] Back and Forward move the map to its earlier view, including one that the map itself requested', () => {
  const mapped = showSearch(recordSearch(start, 'mapped'), 'mapped', focus(150));
  const back = showSearch(mapped, 'richmond', focus(144));
  expect(back.focus).toEqual(focus(144));
  expect(showSearch(back, 'mapped', focus(150)).focus).toEqual(focus(150));
});

test('other filters, sorting or pages leave the map in place', () => {
  expect(placeOf(inRichmond({ features: ['pool'], page: 3, sort: 'newest' }))).toBe(placeOf(inRichmond()));
  expect(placeOf(inRichmond({ locations: ['carlton-vic-3053'] }))).not.toBe(placeOf(inRichmond()));
});
