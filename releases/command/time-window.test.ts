import { timeWindow } from './time-window.ts';
import { UsageError } from './usage.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const utc = (text: string): string => Object.values(timeWindow(text, now, true)).join(' ');

test('[REL-132] a time of day is the last one that has begun; dates, an open end and midnight are understood', () => {
  expect(utc('14:05..14:20')).toBe('2026-11-21T14:05:00.000Z 2026-11-21T14:20:00.000Z');
  expect(utc('9:05..9:20:30')).toBe('2026-11-21T09:05:00.000Z 2026-11-21T09:20:30.000Z');
  expect(utc('15:05..15:20')).toBe('2026-11-20T15:05:00.000Z 2026-11-20T15:20:00.000Z');
  expect(utc('23:50..00:10')).toBe('2026-11-20T23:50:00.000Z 2026-11-21T00:10:00.000Z');
  expect(utc('14:05..')).toBe('2026-11-21T14:05:00.000Z 2026-11-21T15:00:00.000Z');
  expect(utc('2026-11-18T14:05..14:20')).toBe('2026-11-18T14:05:00.000Z 2026-11-18T14:20:00.000Z');
  expect(utc('2026-11-18 23:00..2026-11-19T01:00')).toBe('2026-11-18T23:00:00.000Z 2026-11-19T01:00:00.000Z');
});

test('[REL-132] without --utc a time is of the local time zone', () => {
  const local = new Date(2026, 10, 18, 14, 5);
  expect(timeWindow('2026-11-18T14:05..14:20', now, false).from).toBe(local.toISOString());
});

test.each(['14:05', '14:05..x', '14:05..14:20..', '2026-13-18T14:05..14:20', '25:00..26:00', '..14:20', ''])(
  '[REL-132] %s is no time',
  (text) => {
    expect(() => timeWindow(text, now, true)).toThrow(UsageError);
  },
);
