import { medianPoints } from './median-points.ts';
import { pricesData } from './prices-data.ts';

test('[LIST-06] medians are drawn from the first quarter that has one, with gaps and across years', () => {
  expect(medianPoints({ from: '2025-07', medians: [null, 800_000, null, 820_000] })).toEqual([
    { x: '2025-10', y: 800_000 },
    { x: '2026-01', y: null },
    { x: '2026-04', y: 820_000 },
  ]);
  expect(medianPoints({ from: '2025-07', medians: [null, 800_000] })).toEqual([]);
  expect(medianPoints({ from: '', medians: [] })).toEqual([]);
});

test('[SHELL-22] a page contains the medians of quarters, not their days and sample sizes', () => {
  const quarters = [
    { from: '2026-04-01', median: 1_280_000, sampleSize: 8 },
    { from: '2026-07-01', median: null, sampleSize: 2 },
  ];
  const none = { median: null, sampleSize: 0 };
  const suburbMedians = { kind: 'house', sold: none, change: null, rent: none, quarters } as const;
  const medians = (rental: boolean) =>
    pricesData(rental, { priceHistory: [], suburbMedians, comparables: [] }).medians?.quarters;
  expect(medians(false)).toEqual({ from: '2026-04', medians: [1_280_000, null] });
  expect(medians(true)).toEqual({ from: '', medians: [] });
});
