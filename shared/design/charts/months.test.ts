import { monthsOf, quarterText, timeMarks, timeText } from './months.ts';

test('months and days are in order on the axis', () => {
  expect(monthsOf('2026-01') - monthsOf('2025-12')).toBe(1);
  expect(monthsOf('2026-03-31')).toBeGreaterThan(monthsOf('2026-03-01'));
  expect(monthsOf('2026-03-31')).toBeLessThan(monthsOf('2026-04'));
  expect([timeText('2026-03'), timeText('2026-03-09')]).toEqual(['Mar 2026', '9 Mar 2026']);
});

test('a long period is marked by years, a short one by months, never more than fit', () => {
  expect(timeMarks(monthsOf('2016-10'), monthsOf('2026-07')).map(({ label }) => label)).toEqual([
    '2017',
    '2019',
    '2021',
    '2023',
    '2025',
  ]);
  expect(timeMarks(monthsOf('2025-11'), monthsOf('2026-02')).map(({ label }) => label)).toEqual([
    'Nov 25',
    'Dec 25',
    'Jan 26',
    'Feb 26',
  ]);
  expect(timeMarks(monthsOf('2025-01'), monthsOf('2026-12')).map(({ label }) => label)).toEqual([
    'Jan 25',
    'May 25',
    'Sep 25',
    'Jan 26',
    'May 26',
    'Sep 26',
  ]);
});

test('[LIST-41] a quarter is named by its first and last month', () => {
  expect(['2026-01', '2026-04', '2026-07', '2025-10-01'].map(quarterText)).toEqual([
    'Jan–Mar 2026',
    'Apr–Jun 2026',
    'Jul–Sep 2026',
    'Oct–Dec 2025',
  ]);
});
