import { clockAxis } from './time-axis.ts';

const marks = (from: string, to: string) =>
  clockAxis
    .marks(clockAxis.position(from), clockAxis.position(to))
    .map(({ at, label }) => [new Date(at * 60_000).toISOString(), label]);

test('moments have a handful of round marks in the reader’s own time zone; days have their own dates', () => {
  const hour = marks('2026-11-21T03:04:00Z', '2026-11-21T04:03:00Z');
  expect(hour.map(([at]) => at?.slice(11, 16))).toEqual(['03:10', '03:20', '03:30', '03:40', '03:50', '04:00']);
  for (const [at, label] of hour) expect(label?.slice(3)).toBe(at?.slice(14, 16));
  expect(marks('2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z').length).toBeLessThanOrEqual(7);
  expect(
    marks('2026-11-20T00:00:00Z', '2026-11-26T00:00:00Z').every(([, label]) => /^\d{1,2} [A-Z]/.test(label ?? '')),
  ).toBe(true);
});
