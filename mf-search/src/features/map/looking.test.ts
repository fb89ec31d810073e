import { inRichmond } from '../../test-kit/market.ts';
import { arrive, ask, nowhere, placeOf } from './looking.ts';

const focus = (west: number) => ({ bounds: [west, -38, west + 1, -37] as const });
const start = arrive(nowhere, 'richmond', focus(144));

test('[SRCH-16] a search moves the map to its location once the focus is loaded', () => {
  expect(arrive(nowhere, 'richmond', null)).toBe(nowhere);
  expect(start).toEqual({ place: 'richmond', focus: focus(144), asked: [] });
  expect(arrive(start, 'richmond', focus(150))).toBe(start);
});

test('[SRCH-16] results that the map requested never move it, however late they arrive or often it was moved', () => {
  const requested = ask(ask(start, 'one'), 'two');
  const one = arrive(requested, 'one', focus(150));
  expect(one.focus).toBe(start.focus);
  const two = arrive(one, 'two', focus(151));
  expect(two).toEqual({ place: 'two', focus: start.focus, asked: [] });
  expect(arrive(requested, 'two', focus(151)).focus).toBe(start.focus);
});

test('[SRCH-16] Back and Forward move the map to its earlier view, including one that the map itself requested', () => {
  const mapped = arrive(ask(start, 'mapped'), 'mapped', focus(150));
  const back = arrive(mapped, 'richmond', focus(144));
  expect(back.focus).toEqual(focus(144));
  expect(arrive(back, 'mapped', focus(150)).focus).toEqual(focus(150));
});

test('other filters, sorting or pages leave the map in place', () => {
  expect(placeOf(inRichmond({ features: ['pool'], page: 3, sort: 'newest' }))).toBe(placeOf(inRichmond()));
  expect(placeOf(inRichmond({ locations: ['carlton-vic-3053'] }))).not.toBe(placeOf(inRichmond()));
});
