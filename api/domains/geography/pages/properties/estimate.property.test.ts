import * as fc from 'fast-check';
import { comparedListings, estimatePrice, type Sale } from './estimate.ts';

const today = 20_000;
const sale = fc.record({
  listingId: fc.constant(null),
  bedrooms: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
  price: fc.integer({ min: 100_000, max: 5_000_000 }),
  day: fc.integer({ min: today - 900, max: today }),
  distance: fc.constantFrom(0, 0, 0, 900, 2500),
});
const sales = fc.array(sale, { maxLength: 60 });
const bedrooms = fc.integer({ min: 1, max: 6 });
const of = (given: readonly Sale[], rooms: number) => estimatePrice(given, rooms, today);

test('[PROP-03] a range holds its middle and lies between the cheapest and dearest sale, apart from the error', () => {
  fc.assert(
    fc.property(sales, bedrooms, (given, rooms) => {
      const found = of(given, rooms);
      if (found === null) return;
      const prices = given.map(({ price }) => price);
      expect(found.low).toBeLessThanOrEqual(found.middle);
      expect(found.middle).toBeLessThanOrEqual(found.high);
      expect(found.middle).toBeGreaterThanOrEqual(Math.min(...prices) * 0.99);
      expect(found.middle).toBeLessThanOrEqual(Math.max(...prices) * 1.01);
      expect([found.sampleSize >= 5, found.tested >= 5, found.medianError >= 0]).toEqual([true, true, true]);
    }),
  );
});

test('[PROP-03] neither the order of sales nor those that are too old, too unlike or in the future change it', () => {
  fc.assert(
    fc.property(sales, bedrooms, (given, rooms) => {
      const found = of(given, rooms);
      expect(of(given.toReversed(), rooms)).toEqual(found);
      const after: Sale[] = given.map((each) => ({ ...each, day: today + 30, price: 1 }));
      expect(of([...given, ...after], rooms)).toEqual(found);
      const old: Sale = { listingId: null, bedrooms: rooms, price: 1, day: today - 1200, distance: 0 };
      expect(of([...given, old], rooms)).toEqual(found);
    }),
  );
});

test('[PROP-03] twice the prices give twice the estimate, with the same error', () => {
  fc.assert(
    fc.property(sales, bedrooms, (given, rooms) => {
      const found = of(given, rooms);
      const twice = of(
        given.map((each) => ({ ...each, price: each.price * 2 })),
        rooms,
      );
      expect(twice === null).toBe(found === null);
      if (!found || !twice) return;
      expect(twice.medianError).toBe(found.medianError);
      expect(Math.abs(twice.middle / found.middle - 2)).toBeLessThan(0.03);
    }),
  );
});

test('[PROP-03] equal sales are estimated without error; four are too few', () => {
  const equal: Sale[] = Array.from({ length: 12 }, (_, at) => ({
    listingId: at + 1,
    bedrooms: 3,
    price: 800_000,
    day: today - 10 * at,
    distance: 0,
  }));
  expect(of(equal, 3)).toMatchObject({ low: 800_000, middle: 800_000, high: 800_000, medianError: 0 });
  expect(of(equal.slice(0, 4), 3)).toBeNull();
  // Comparables around the suburb alone: there is nothing to measure the error with.
  expect(
    of(
      equal.map((each) => ({ ...each, distance: 900 })),
      3,
    ),
  ).toBeNull();
  expect(of(equal, 6)).toBeNull();
});

test('[PROP-03] a sale in the suburb counts for more than one around it, a new one for more than an old one', () => {
  const row = (price: number, day: number, distance: number): Sale[] =>
    Array.from({ length: 12 }, (_, at) => ({ listingId: null, bedrooms: 3, price, day: day - at, distance }));
  expect(of([...row(1_000_000, today, 0), ...row(600_000, today, 3000)], 3)?.middle).toBe(1_000_000);
  expect(of([...row(1_000_000, today, 0), ...row(600_000, today - 600, 0)], 3)?.middle).toBe(1_000_000);
});

test('[PROP-05] the middle follows the sales that are left out; the measured error and the list of sales do not', () => {
  const numbered = sales.map((given) => given.map((each, at): Sale => ({ ...each, listingId: at + 1 })));
  fc.assert(
    fc.property(numbered, bedrooms, (given, rooms) => {
      const compared = comparedListings(given, rooms, today, 3);
      const left = estimatePrice(given, rooms, today, new Set(compared));
      const absent = estimatePrice(
        given.filter(({ listingId }) => listingId === null || !compared.includes(listingId)),
        rooms,
        today,
      );
      const whole = of(given, rooms);
      if (left === null || absent === null || whole === null) return;
      expect([left.middle, left.sampleSize]).toEqual([absent.middle, absent.sampleSize]);
      expect([left.medianError, left.tested]).toEqual([whole.medianError, whole.tested]);
    }),
  );
  const [dear, cheap] = [1_000_000, 700_000];
  const row = [dear, dear, dear, cheap, cheap, cheap, cheap, cheap, cheap, cheap].map((price, at): Sale => ({
    listingId: at + 1,
    bedrooms: 3,
    price,
    day: today - at * 30,
    distance: 0,
  }));
  const middle = (without: readonly number[]) => estimatePrice(row, 3, today, new Set(without))?.middle;
  expect(comparedListings(row, 3, today, 3)).toEqual([1, 2, 3]);
  expect([middle([4, 5, 6, 7, 8]), middle([1, 2, 3]), middle([1, 2, 3, 4, 5, 6])]).toEqual([dear, cheap, undefined]);
});
