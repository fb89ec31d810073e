import { metresBetween } from './metres-between.ts';
import { nearDistance } from './near-distance.ts';
import { ringAround } from './near-ring.ts';

const work = { latitude: -37.824, longitude: 144.99, name: 'Work' };
/** So many metres north of it. */
const north = (metres: number) => ({ ...work, latitude: work.latitude + metres / 111_195 });

test('[SRCH-49] the corners of a ring are at its distance', () => {
  for (const corner of ringAround({ ...work, kilometres: 5 })) {
    expect(metresBetween(work, corner)).toBeGreaterThan(4995);
    expect(metresBetween(work, corner)).toBeLessThan(5002);
  }
});

test.each([
  [0, '0 m from Work'],
  [84, '80 m from Work'],
  [994, '990 m from Work'],
  [997, '1.0 km from Work'],
  [1440, '1.4 km from Work'],
  [9960, '10 km from Work'],
  [12_490, '12 km from Work'],
])('[SRCH-49] a home %d metres away is %s', (metres, text) => {
  expect(nearDistance(work, north(metres))).toBe(text);
});

test('[SRCH-49] a point without a name, a home without a position, and a search without a point', () => {
  expect(nearDistance({ ...work, name: '' }, north(2000))).toBe('2.0 km from the chosen point');
  expect(nearDistance(work, { latitude: null, longitude: null })).toBeUndefined();
  expect(nearDistance(work, {})).toBeUndefined();
  expect(nearDistance(undefined, north(1))).toBeUndefined();
});

test('[SRCH-93] minutes of travel take the place of the distance; without a position there is neither', () => {
  expect(nearDistance(work, north(2000), 24)).toBe('24 min to Work');
  expect(nearDistance({ ...work, name: '' }, north(2000), 1)).toBe('1 min to the chosen point');
  expect(nearDistance(work, north(2000), null)).toBe('2.0 km from Work');
  expect(nearDistance(work, { latitude: null, longitude: null }, 24)).toBeUndefined();
});
