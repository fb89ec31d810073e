import { momentOf, timeFormat } from './time.ts';

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
  for (const wrong of ['2026-11-21', 'yesterday', '2026-13-21T14:05', '2026-11-21T14:05 AEDT', '2026-11-21T25:00'])
    expect(() => momentOf(wrong)).toThrow(`${wrong} is not a time such as 2026-11-21T14:05`);
});
