import fc from 'fast-check';
import { joinMarkers, radiusOf, type PictureMarker } from './join-markers.ts';

const anyMarker = fc.record({
  at: fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 240 })),
  n: fc.integer({ min: 1, max: 3000 }),
  low: fc.option(fc.integer({ min: 100_000, max: 2_000_000 })),
});
const sum = (markers: readonly PictureMarker[]): number => markers.reduce((total, { n }) => total + n, 0);

test('[MAP-19] joining loses no home and leaves no two markers that touch', () => {
  fc.assert(
    fc.property(fc.array(anyMarker, { maxLength: 80 }), (markers) => {
      const joined = joinMarkers(markers);
      expect(sum(joined)).toBe(sum(markers));
      for (const [index, one] of joined.entries())
        for (const other of joined.slice(index + 1))
          expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan(
            radiusOf(one.n) + radiusOf(other.n),
          );
    }),
  );
});

test('[MAP-19] joined markers lie at the middle of their homes and know the cheapest', () => {
  expect(
    joinMarkers([
      { at: [0, 0], n: 3, low: 900_000 },
      { at: [20, 0], n: 1, low: 650_000 },
      { at: [200, 0], n: 1, low: null },
    ]),
  ).toEqual([
    { at: [5, 0], n: 4, low: 650_000 },
    { at: [200, 0], n: 1, low: null },
  ]);
});
