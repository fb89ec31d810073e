import fc from 'fast-check';
import {
  countAbove,
  addCounts,
  bucketKey,
  exampleKey,
  failureKey,
  failuresOf,
  medianOf,
  percentileOf,
  quartileOf,
} from './counts.ts';

const countsOf = (measure: 'server' | 'LCP' | 'CLS', values: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) addCounts(counts, { [bucketKey(measure, value)]: 1 });
  return counts;
};

test('[REL-09] a percentile is within a fifth of the value that sorting gives, whatever the values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 300 }),
      fc.constantFrom(0.5, 0.75, 0.95),
      (values, share) => {
        const exact = values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] as number;
        const result = percentileOf(countsOf('server', values), 'server', share) as number;
        expect(result).toBeGreaterThan(exact / 1.21);
        expect(result).toBeLessThan(exact * 1.21);
      },
    ),
  );
});

test('[REL-09] measures have their number of samples; a layout shift is below one; without samples there is no value', () => {
  const result = medianOf(countsOf('server', [10, 10, 10, 500]), 'server');
  expect([Math.round(result?.p50 ?? 0), Math.round((result?.p95 ?? 0) / 100), result?.samples]).toEqual([10, 6, 4]);
  const shift = quartileOf(countsOf('CLS', [0.1, 0.1, 0.1, 0.1]), 'CLS');
  expect([shift?.p75.toFixed(1), shift?.samples]).toEqual(['0.1', 4]);
  expect(quartileOf(countsOf('CLS', [0, 0]), 'CLS')?.p75).toBeLessThanOrEqual(0.001);
  expect([medianOf({}, 'server'), quartileOf({ views: 3 }, 'LCP')]).toEqual([null, null]);
});

test('[REL-06] samples count as above a value only when they certainly are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 200 }),
      fc.integer({ min: 1, max: 50_000 }),
      (values, bound) => {
        const result = countAbove(countsOf('LCP', values), 'LCP', bound);
        expect(result.samples).toBe(values.length);
        expect(result.above).toBeLessThanOrEqual(values.filter((value) => value > bound).length);
        expect(result.above).toBeGreaterThanOrEqual(values.filter((value) => value > bound * 1.21).length);
      },
    ),
  );
});

test('[REL-09] kinds of failure are listed by frequency', () => {
  expect(
    failuresOf({
      views: 9,
      [failureKey('mount TypeError')]: 2,
      [failureKey('server threw')]: 3,
      [failureKey('load Error')]: 2,
    }),
  ).toEqual([
    { kind: 'server threw', count: 3 },
    { kind: 'load Error', count: 2 },
    { kind: 'mount TypeError', count: 2 },
  ]);
});

test('[REL-92] a kind of failure comes with its most frequent example, in one line', () => {
  const counts = {
    [failureKey('mount TypeError')]: 3,
    [exampleKey('mount TypeError', 'x is undefined (search 1.4.0 src/a.tsx:4:7)')]: 2,
    [exampleKey('mount TypeError', 'y is\n undefined')]: 1,
    [failureKey('mount Error')]: 1,
  };
  expect(failuresOf(counts)).toEqual([
    { kind: 'mount TypeError', count: 3, example: 'x is undefined (search 1.4.0 src/a.tsx:4:7)' },
    { kind: 'mount Error', count: 1 },
  ]);
  expect(Object.keys(counts)[2]).toBe('example mount TypeError: y is  undefined');
});
