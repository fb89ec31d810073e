import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { mostSavedPoints, readSavedPoints, useSavedPoints } from './saved-points.ts';

beforeEach(() => localStorage.clear());

const work = { name: 'Work', latitude: -37.8136, longitude: 144.9631 };

test('[SRCH-46] a place is saved in this browser, renamed and deleted', () => {
  const { result } = renderHook(() => useSavedPoints());
  act(() => result.current.save(work));
  act(() => result.current.save({ ...work, name: 'School', latitude: -37.8 }));
  expect(readSavedPoints().map(({ name }) => name)).toEqual(['School', 'Work']);
  act(() => result.current.rename(result.current.points[1] as typeof work, 'Office'));
  expect(readSavedPoints()).toEqual([
    { ...work, name: 'School', latitude: -37.8 },
    { ...work, name: 'Office' },
  ]);
  act(() => result.current.remove(result.current.points[0] as typeof work));
  expect(readSavedPoints()).toEqual([{ ...work, name: 'Office' }]);
  act(() => result.current.remove(result.current.points[0] as typeof work));
  expect(localStorage).toHaveLength(0);
});

test('[SRCH-46] a name in any case belongs to one place, and five are stored', () => {
  const { result } = renderHook(() => useSavedPoints());
  for (const name of ['Work', 'School', 'WORK', 'Gym', 'Beach', 'Mum', 'Park'])
    act(() => result.current.save({ ...work, name }));
  expect(readSavedPoints().map(({ name }) => name)).toEqual(['Park', 'Mum', 'Beach', 'Gym', 'WORK']);
  act(() => result.current.rename(result.current.points[0] as typeof work, 'gym'));
  expect(readSavedPoints().map(({ name }) => name)).toEqual(['gym', 'Mum', 'Beach', 'WORK']);
});

test('[SRCH-46] whatever is in the browser’s storage, each place read has a name and a position in Australia', () => {
  const point = fc.record({
    name: fc.oneof(fc.string(), fc.constant('Work'), fc.integer()),
    latitude: fc.oneof(fc.double({ min: -60, max: 0 }), fc.double(), fc.constant(null)),
    longitude: fc.oneof(fc.double({ min: 90, max: 175 }), fc.string()),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc
          .record({ version: fc.constantFrom(1, 1, 2), points: fc.oneof(fc.array(point), fc.anything()) })
          .map((stored) => JSON.stringify(stored) ?? ''),
      ),
      (stored) => {
        localStorage.setItem('verandah.saved-points', stored);
        const points = readSavedPoints();
        expect(points.length).toBeLessThanOrEqual(mostSavedPoints);
        for (const { name, latitude, longitude } of points) {
          expect(name).toMatch(/\S/);
          expect(latitude).toBeGreaterThanOrEqual(-56);
          expect(latitude).toBeLessThanOrEqual(-5);
          expect(longitude).toBeGreaterThanOrEqual(92);
          expect(longitude).toBeLessThanOrEqual(170);
        }
      },
    ),
  );
  localStorage.setItem('verandah.saved-points', JSON.stringify({ version: 2, points: [work] }));
  expect(readSavedPoints()).toEqual([]);
});
