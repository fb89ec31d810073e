import { momentOf, timeFormat, timeWindow } from './time.ts';
import { UsageError } from './usage.ts';

const format = timeFormat(false);

test('[REL-106] what is printed can be typed: the same time, in the local time zone or in UTC', () => {
  for (const moment of ['2026-01-21T03:05:07.000Z', '2026-07-21T23:59:00.000Z']) {
    expect(momentOf(format(moment))).toBe(moment);
    expect(momentOf(timeFormat(true)(moment))).toBe(moment);
  }
  expect(timeFormat(true)('2026-01-21T03:05:07.123Z')).toBe('2026-01-21T03:05:07Z');
});

test('[REL-106] local times have the offset of their season, whatever the machine', () => {
  const zone = jest.spyOn(Date.prototype, 'getTimezoneOffset');
  zone.mockReturnValue(-660);
  expect(format('2026-01-21T03:05:07.000Z')).toBe('2026-01-21T14:05:07+11:00');
  zone.mockReturnValue(-570);
  expect(format('2026-07-21T03:05:07.000Z')).toBe('2026-07-21T12:35:07+09:30');
  zone.mockReturnValue(210);
  expect(format('2026-01-21T03:05:07.000Z')).toBe('2026-01-20T23:35:07-03:30');
  zone.mockRestore();
});

test('[REL-106] a typed time is local without an offset, in UTC with --utc, and what it says with one', () => {
  expect(momentOf('2026-11-21T14:05')).toBe(new Date(2026, 10, 21, 14, 5).toISOString());
  expect(momentOf('2026-11-21T14:05', true)).toBe('2026-11-21T14:05:00.000Z');
  for (const isUtc of [false, true])
    expect(momentOf('2026-11-21T14:05:30+11:00', isUtc)).toBe('2026-11-21T03:05:30.000Z');
  expect(momentOf('2026-11-21 14:05Z')).toBe('2026-11-21T14:05:00.000Z');
});

const now = Date.parse('2026-11-21T15:00:00Z');
const utc = (text: string): string => Object.values(timeWindow(text, now, true)).join(' ');

test('[REL-106] a date is its beginning and a time of the day is of today, alone and in a window', () => {
  expect(momentOf('2026-11-18', true)).toBe('2026-11-18T00:00:00.000Z');
  expect(momentOf('2026-11-18')).toBe(new Date(2026, 10, 18).toISOString());
  expect(momentOf('14:05', true, now)).toBe('2026-11-21T14:05:00.000Z');
  expect(momentOf('17:30', true, now)).toBe('2026-11-21T17:30:00.000Z');
  // It is Sunday in Melbourne already.
  expect(momentOf('9:05+11:00', true, now)).toBe('2026-11-21T22:05:00.000Z');
  expect(utc('2026-11-18..2026-11-19')).toBe('2026-11-18T00:00:00.000Z 2026-11-19T00:00:00.000Z');
  expect(utc('2026-11-18T14:05+11:00..14:20')).toBe('2026-11-18T03:05:00.000Z 2026-11-18T03:20:00.000Z');
});

test('[REL-132] a time of day is the last one that has begun; dates, an open end and midnight are understood', () => {
  expect(utc('14:05..14:20')).toBe('2026-11-21T14:05:00.000Z 2026-11-21T14:20:00.000Z');
  expect(utc('9:05..9:20:30')).toBe('2026-11-21T09:05:00.000Z 2026-11-21T09:20:30.000Z');
  expect(utc('15:05..15:20')).toBe('2026-11-20T15:05:00.000Z 2026-11-20T15:20:00.000Z');
  expect(utc('23:50..00:10')).toBe('2026-11-20T23:50:00.000Z 2026-11-21T00:10:00.000Z');
  expect(utc('14:05..')).toBe('2026-11-21T14:05:00.000Z 2026-11-21T15:00:00.000Z');
  expect(utc('2026-11-18T14:05..14:20')).toBe('2026-11-18T14:05:00.000Z 2026-11-18T14:20:00.000Z');
  expect(utc('2026-11-18 23:00..2026-11-19T01:00')).toBe('2026-11-18T23:00:00.000Z 2026-11-19T01:00:00.000Z');
  const local = new Date(2026, 10, 18, 14, 5);
  expect(timeWindow('2026-11-18T14:05..14:20', now, false).from).toBe(local.toISOString());
});

test.each(['yesterday', '2026-13-21T14:05', '2026-02-31', '2026-11-21T14:05 AEDT', '2026-11-21T25:00', '24:30', ''])(
  '[REL-106] "%s" is no time, also within a window',
  (wrong) => {
    const message = `${wrong || 'Nothing'} is not a time such as 14:05 (today), 2026-11-21, 2026-11-21T14:05 or`;
    expect(() => momentOf(wrong)).toThrow(message);
    for (const window of [`${wrong}..14:20`, ...(wrong === '' ? [] : [`14:05..${wrong}`])])
      expect(() => timeWindow(window, now, true)).toThrow(message);
  },
);

test.each(['14:05', '14:05..14:20..', ''])('[REL-132] "%s" is no window of time', (text) => {
  expect(() => timeWindow(text, now, true)).toThrow(UsageError);
  expect(() => timeWindow(text, now, true)).toThrow('is not a window of time such as 14:05..14:20');
});
