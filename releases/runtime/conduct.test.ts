import { Conduct } from './conduct.ts';

const after = (pages: readonly number[]): Conduct => {
  const conduct = new Conduct(1000);
  for (const ms of pages) conduct.rendered(ms * 1000);
  return conduct;
};
const times = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);

test('[REL-12] a release is judged by enough pages, of which the first may be slow', () => {
  expect(after(times(19, 700)).standing(0)).toBe('unknown');
  expect(after([400, 200, 100, ...times(17, 12)]).standing(0)).toBe('good');
  expect(after(times(20, 700)).standing(0)).toBe('costly');
});

test('[REL-12] the latest pages count: a release that becomes costly is found, and one that recovers is forgiven', () => {
  const conduct = after(times(500, 10));
  for (const ms of times(10, 200)) conduct.rendered(ms * 1000);
  expect(conduct.standing(0)).toBe('costly');
  for (const ms of times(20, 10)) conduct.rendered(ms * 1000);
  expect(conduct.standing(0)).toBe('good');
  expect(Math.round(conduct.cpuMs)).toBe(500 * 10 + 10 * 200 + 20 * 10);
});

test('[REL-12] one ended worker is enough, for a while', () => {
  const conduct = after(times(50, 10));
  conduct.killed(5000);
  expect(conduct.standing(5999)).toBe('killed');
  expect(conduct.standing(6000)).toBe('good');
});
