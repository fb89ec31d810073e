import { CostRecord } from './release-cost.ts';

const after = (pages: readonly number[]): CostRecord => {
  const cost = new CostRecord(1000);
  for (const ms of pages) cost.rendered(ms * 1000);
  return cost;
};
const times = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);

test('[REL-12] a release is judged by enough pages, of which the first may be slow', () => {
  expect(after(times(19, 700)).status(0)).toBe('unknown');
  expect(after([400, 200, 100, ...times(17, 12)]).status(0)).toBe('good');
  expect(after(times(20, 700)).status(0)).toBe('costly');
});

test('[REL-12] the latest pages count: a release that becomes costly is found, and one that recovers is forgiven', () => {
  const cost = after(times(500, 10));
  for (const ms of times(10, 200)) cost.rendered(ms * 1000);
  expect(cost.status(0)).toBe('costly');
  for (const ms of times(20, 10)) cost.rendered(ms * 1000);
  expect(cost.status(0)).toBe('good');
  expect(Math.round(cost.cpuMs)).toBe(500 * 10 + 10 * 200 + 20 * 10);
});

test('[REL-12] one ended worker is enough, for a while', () => {
  const cost = after(times(50, 10));
  cost.killed(5000);
  expect(cost.status(5999)).toBe('killed');
  expect(cost.status(6000)).toBe('good');
});
