import fc from 'fast-check';
import { formatDay, isCalendarDay, localDate } from './day.ts';
import { inspectionText } from './inspection.ts';
import { listedText } from './listed-text.ts';
import { momentInZone } from './moment-in-zone.ts';
import { pickerDays } from './picker.ts';
import { relativeOrShortDate } from './relative-date.ts';

const melbourne = 'Australia/Melbourne';

test('[LIST-10] days have weekday, day and month, and on request a time, in the location’s time zone', () => {
  const time = '2026-11-21T00:30:00Z';
  expect(formatDay(time, melbourne)).toBe('Sat 21 Nov');
  expect(formatDay(time, melbourne, { time: true })).toBe('Sat 21 Nov, 11:30\u00A0am');
  expect(formatDay(time, 'Australia/Perth', { time: true })).toBe('Sat 21 Nov, 8:30\u00A0am');
  expect(formatDay(time, 'Australia/Adelaide', { time: true })).toBe('Sat 21 Nov, 11:00\u00A0am');
  expect(formatDay('2026-07-01T02:00:00Z', melbourne, { time: true })).toBe('Wed 1 Jul, 12:00\u00A0pm');
  expect(formatDay('2026-06-30T14:05:00Z', melbourne, { time: true })).toBe('Wed 1 Jul, 12:05\u00A0am');
});

test('[LIST-10, LIST-30] within three days relative, otherwise day, month and year', () => {
  const now = '2026-11-21T02:00:00Z';
  const shown = (time: string): string => relativeOrShortDate(time, now, melbourne);
  expect(shown('2026-11-20T13:00:00Z')).toBe('Today');
  expect(shown('2026-11-20T12:59:00Z')).toBe('Yesterday');
  expect(['2026-11-18', '2026-11-19', '2026-11-22', '2026-11-23', '2026-11-24'].map(shown)).toEqual([
    '3 days ago',
    '2 days ago',
    'Tomorrow',
    'In 2 days',
    'In 3 days',
  ]);
  expect(['2026-11-17', '2026-11-25', '2025-01-09'].map(shown)).toEqual(['17 Nov 2026', '25 Nov 2026', '9 Jan 2025']);
});

test('[LIST-10] days are calendar days when clocks change', () => {
  // Melbourne's clocks go forward on 4 October 2026.
  expect(relativeOrShortDate('2026-10-04T13:30:00Z', '2026-10-02T14:30:00Z', melbourne)).toBe('In 2 days');
  expect(localDate('2026-10-03T15:59:00Z', melbourne)).toBe('2026-10-04');
  expect(formatDay('2026-10-03T16:00:00Z', melbourne, { time: true })).toBe('Sun 4 Oct, 3:00\u00A0am');
});

test('[LIST-10] a plain day is that day everywhere; an invalid time prints nothing', () => {
  expect(formatDay('2026-11-21', 'Australia/Perth')).toBe('Sat 21 Nov');
  expect(localDate('2026-11-21', melbourne)).toBe('2026-11-21');
  expect(localDate(Date.parse('2026-11-21T13:00:00Z'), melbourne)).toBe('2026-11-22');
  for (const wrong of ['', 'soon', '2026-99-99T00:00'])
    expect([
      formatDay(wrong, melbourne),
      localDate(wrong, melbourne),
      relativeOrShortDate(wrong, 0, melbourne),
    ]).toEqual(['', '', '']);
  expect(formatDay('2026-11-21', 'Nowhere/Special')).toBe('');
});

test('[LIST-10] an inspection shows its day, start and end', () => {
  expect(inspectionText({ startsAt: '2026-11-21T00:00:00Z', endsAt: '2026-11-21T00:30:00Z' }, melbourne)).toBe(
    'Sat 21 Nov, 11:00\u00A0am – 11:30\u00A0am',
  );
});

test('[SRCH-15] the picker offers Any Time, today and the next seven days', () => {
  expect(pickerDays('2026-12-30T20:00:00Z', melbourne)).toEqual([
    { value: 'any', label: 'Any Time' },
    { value: '2026-12-31', label: 'Today' },
    { value: '2027-01-01', label: 'Fri 1 Jan' },
    { value: '2027-01-02', label: 'Sat 2 Jan' },
    { value: '2027-01-03', label: 'Sun 3 Jan' },
    { value: '2027-01-04', label: 'Mon 4 Jan' },
    { value: '2027-01-05', label: 'Tue 5 Jan' },
    { value: '2027-01-06', label: 'Wed 6 Jan' },
    { value: '2027-01-07', label: 'Thu 7 Jan' },
  ]);
  expect(pickerDays('2026-12-30T20:00:00Z', 'Australia/Perth')[1]?.value).toBe('2026-12-31');
  expect(pickerDays('2026-12-30T15:00:00Z', 'Australia/Perth')[1]?.value).toBe('2026-12-30');
});

test('[SRCH-37] how long a home has been listed, in calendar days of its time zone', () => {
  const now = '2026-11-21T02:00:00Z';
  const text = (listedAt: string): string => listedText(listedAt, now, melbourne);
  expect(['2026-11-20T13:00:00Z', '2026-11-20T12:59:00Z', '2026-11-12', '2026-11-01'].map(text)).toEqual([
    'Listed today',
    'Listed yesterday',
    'Listed 9 days ago',
    'Listed 20 days ago',
  ]);
  expect(['2026-10-31', '2026-08-23', '2026-08-22', '2025-11-21'].map(text)).toEqual([
    'Listed 3 weeks ago',
    'Listed 12 weeks ago',
    'Listed 2 months ago',
    'Listed 11 months ago',
  ]);
  expect(['2026-11-22', 'soon'].map(text)).toEqual(['', '']);
});

test('[LIST-10] a day and a time of a zone are one moment, in summer and in winter', () => {
  const iso = (day: string): string => new Date(momentInZone(day, 11, 30, melbourne) ?? Number.NaN).toISOString();
  expect([iso('2026-11-28'), iso('2026-07-01')]).toEqual(['2026-11-28T00:30:00.000Z', '2026-07-01T01:30:00.000Z']);
  expect([momentInZone('soon', 11, 30, melbourne), momentInZone('2026-11-28', 11, 30, 'Nowhere/Special')]).toEqual([
    null,
    null,
  ]);
});

test('[GQL-49] days of the calendar are distinguished from texts that only look like one', () => {
  for (const day of ['2026-02-28', '2028-02-29', '2000-02-29', '0000-02-29', '9999-12-31'])
    expect([day, isCalendarDay(day)]).toEqual([day, true]);
  for (const text of ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '2026-01-01 '])
    expect([text, isCalendarDay(text)]).toEqual([text, false]);
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }), (date) => {
      expect(isCalendarDay(date.toISOString().slice(0, 10))).toBe(true);
    }),
  );
});
