import { inRichmond, richmond } from '../../test-kit/market.ts';
import { mapFocus } from './focus.ts';

test('a suburb is shown around its centre, several in one box', () => {
  expect(mapFocus(inRichmond({ surrounding: false }), [richmond], [])).toEqual({ centre: [145, -37.82], zoom: 14 });
  expect(mapFocus(inRichmond(), [richmond], [])).toEqual({ centre: [145, -37.82], zoom: 13 });
  const other = { latLong: { latitude: -37.5, longitude: 145.4 } };
  expect(mapFocus(inRichmond(), [richmond, other], [])).toEqual({ bounds: [144.98, expect.closeTo(-37.84), expect.closeTo(145.42), expect.closeTo(-37.48)] });
});

test('a mapped area is shown as the visitor left it', () => {
  const mapped = inRichmond({ context: 'map', bounds: { south: -38, west: 144, north: -37, east: 146 }, centre: { latitude: -37.5, longitude: 145 }, zoom: 12.5 });
  expect(mapFocus(mapped, [], [])).toEqual({ centre: [145, -37.5], zoom: 12.5 });
});

test('an office has no place: its listings decide, and without any there is nowhere to look', () => {
  const office = inRichmond({ context: 'office', office: 'finch-estate-12' });
  expect(mapFocus(office, [], [{ latitude: -37, longitude: 145 }])).toMatchObject({ bounds: [144.98, -37.02, 145.02, -36.98].map((degree) => expect.closeTo(degree) as number) });
  expect(mapFocus(office, [], [])).toBeNull();
});
