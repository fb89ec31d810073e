import fc from 'fast-check';
import { activeFilters } from './active-filters.ts';
import { emptySearch } from './empty-search.ts';
import { nearBands } from './near-bands.ts';
import { isTravel, nearLabel, normalNear, pointName, readNear, writeNear } from './near-filter.ts';
import { ringAround } from './near-ring.ts';
import { normaliseSearch } from './normalise-search.ts';
import { tileAddress } from './tile-address.ts';

const station = { latitude: -37.824, longitude: 144.99, kilometres: 2, name: 'Richmond Station' } as const;

test('[SRCH-44] a point, a distance and a name are read from a text and written back', () => {
  expect(readNear('-37.824,144.99,2km,Richmond Station')).toEqual(station);
  expect(writeNear(station)).toBe('-37.824,144.99,2km,Richmond Station');
  expect(readNear('-37.824,144.99,2KM')).toEqual({ ...station, name: '' });
  expect(readNear('-37.824,144.99,5km,Wilson Street, Richmond')?.name).toBe('Wilson Street, Richmond');
});

test.each([
  '',
  '-37.8',
  '-37.8,145',
  '-37.8,145,3km',
  '-37.8,145,km',
  '-37.8,145,2',
  '51.5,-0.12,2km',
  '-95,145,2km',
  'NaN,1,2km',
  '-37.8,145,15min-drive',
  '-37.8,145,20min',
  '-37.8,145,20min-fly',
  '-37.8,145,min-drive',
  '-37.8,145,2km-drive',
])('[SRCH-44] %j names no point near which homes are searched', (text) => {
  expect(readNear(text)).toBeUndefined();
});

test('[SRCH-44] any text is a point that its own form names, or none', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '-37.8',
      '145',
      ',',
      '2km',
      '20km',
      '20min-',
      '20MIN-walk',
      'drive',
      '-',
      '.',
      ' ',
      '+',
      '\n',
      '999',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.string({ unit: 'binary' }).map((name) => `-37.8,145,2km,${name}`),
      ),
      (text) => {
        const near = readNear(text);
        if (near) expect(readNear(writeNear(near))).toEqual(near);
      },
    ),
    { numRuns: 5000 },
  );
});

test('[SRCH-44] a name is one line of at most sixty characters', () => {
  expect(pointName('  My\n\tschool + \u202Epark ')).toBe('My school park');
  expect([...pointName('😀'.repeat(100))]).toHaveLength(60);
});

test('[SRCH-44] a ring lies at its distance, by the haversine formula, and never beyond it by a metre', () => {
  const radians = Math.PI / 180;
  for (const kilometres of nearBands) {
    for (const latitude of [-12.4, -37.824, -43.6]) {
      for (const corner of ringAround({ ...station, latitude, kilometres })) {
        const a =
          Math.sin(((corner.latitude - latitude) * radians) / 2) ** 2 +
          Math.cos(latitude * radians) *
            Math.cos(corner.latitude * radians) *
            Math.sin(((corner.longitude - station.longitude) * radians) / 2) ** 2;
        expect(Math.abs(2 * 6371.009 * Math.asin(Math.sqrt(a)) - kilometres)).toBeLessThan(0.002);
      }
    }
  }
});

test('[SRCH-44] the filter is a chip of its own, and the search without it is what it was before', () => {
  const search = normaliseSearch({ ...emptySearch('buy'), near: station });
  expect(activeFilters(search)).toEqual([
    { key: 'near', label: 'Within 2 km of Richmond Station', without: emptySearch('buy') },
  ]);
  const unnamed = normaliseSearch({ ...search, near: { ...station, name: '' } });
  expect(activeFilters(unnamed)[0]?.label).toBe('Within 2 km of the chosen point');
});

test('[SRCH-44, MAP-18] what a visitor calls a point does not change the tiles', () => {
  const named = tileAddress(normaliseSearch({ ...emptySearch('buy'), near: station }));
  expect(named).toContain('near=-37.824,144.99,2km');
  expect(named).not.toContain('Richmond%20Station');
});

test('[SRCH-50] a time of travel is read from a text, written back and named by its chip', () => {
  const drive = { latitude: -37.824, longitude: 144.99, minutes: 20, by: 'drive', name: 'Work' } as const;
  expect(readNear('-37.824,144.99,20min-drive,Work')).toEqual(drive);
  expect(readNear('-37.824,144.99,20MIN-Drive,Work')).toEqual(drive);
  expect(writeNear(drive)).toBe('-37.824,144.99,20min-drive,Work');
  const search = normaliseSearch({ ...emptySearch('buy'), near: drive });
  expect(activeFilters(search)[0]?.label).toBe('Within 20 min of Work by car');
  expect(nearLabel({ ...drive, minutes: 45, by: 'cycle', name: '' })).toBe('Within 45 min of the chosen point by bike');
  expect(tileAddress(search)).toContain('near=-37.824,144.99,20min-drive');
  expect([isTravel(drive), isTravel(station), isTravel(undefined)]).toEqual([true, false, false]);
});

test('[SRCH-44, SRCH-50] a distance or time that is not offered is none, nor is both at once', () => {
  const { kilometres: _, ...point } = station;
  expect(normalNear({ ...point, minutes: 20 })).toBeUndefined();
  expect(normalNear({ ...point, by: 'walk' })).toBeUndefined();
  expect(normalNear({ ...station, minutes: 20, by: 'walk' })).toBeUndefined();
  expect(normalNear({ ...station, kilometres: 3 })).toBeUndefined();
});
