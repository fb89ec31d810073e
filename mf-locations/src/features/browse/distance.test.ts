import { distanceText } from './distance.ts';

test('[LOC-06] distances are shown in rounded metres, then kilometres', () => {
  expect([10, 851, 980, 1000, 3240, 12_400, 812_000].map(distanceText)).toEqual([
    '50 m',
    '850 m',
    '1000 m',
    '1.0 km',
    '3.2 km',
    '12 km',
    '812 km',
  ]);
});
