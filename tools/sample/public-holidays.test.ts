import { easterSunday, isHoliday } from './public-holidays.ts';

test('[DATA-50] Easter and the holidays with fixed dates are recognised', () => {
  const easter = (year: number): string => new Date(easterSunday(year)).toISOString().slice(0, 10);
  expect([2000, 2008, 2019, 2024, 2026, 2027, 2030, 2038].map(easter)).toEqual([
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2026-04-05',
    '2027-03-28',
    '2030-04-21',
    '2038-04-25',
  ]);
  expect(['2026-04-03', '2026-04-04', '2026-04-06', '2026-12-26', '2027-01-26'].map(isHoliday)).not.toContain(false);
  expect(['2026-04-02', '2026-04-07', '2026-12-19', '2027-01-09'].map(isHoliday)).not.toContain(true);
});
