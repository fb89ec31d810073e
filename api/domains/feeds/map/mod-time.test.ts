import { isEarlier, isSameTime, modTimeDay } from './mod-time.ts';

const melbourne = 'Australia/Melbourne';

test('[DATA-38] modTimes are ordered as instants, whatever their offsets', () => {
  // 22:30 UTC is 9:30 in Melbourne: later than 9:00 with its offset, or without.
  expect(isEarlier('2026-11-20T22:00:00Z', '2026-11-20T22:30:00Z', melbourne)).toBe(true);
  expect(isEarlier('2026-11-21T09:00:00', '2026-11-20T22:30:00Z', melbourne)).toBe(true);
  expect(isEarlier('2026-11-20T22:30:00Z', '2026-11-21T09:00:00', melbourne)).toBe(false);
  expect(isEarlier('2026-11-21T07:00:00', '2026-11-20T22:30:00Z', 'Australia/Perth')).toBe(false);
  expect(isSameTime('2026-11-21T09:30:00', '2026-11-20T22:30:00Z', melbourne)).toBe(true);
  expect(isSameTime('2026-11-21T09:30:00', '2026-11-20T22:30:00Z', 'Australia/Perth')).toBe(false);
  expect(modTimeDay('2026-11-20T22:30:00Z', melbourne)).toBe('2026-11-21');
});

test('[DATA-38] in the repeated hour at the end of daylight saving no update counts as older', () => {
  // Clocks go back from 3:00 to 2:00 on 5 April 2026: 2:50 may be before or after 2:10.
  expect(isEarlier('2026-04-05T02:10:00', '2026-04-05T02:50:00', melbourne)).toBe(false);
  expect(isEarlier('2026-04-05T02:50:00', '2026-04-05T02:10:00', melbourne)).toBe(false);
  expect(isEarlier('2026-04-05T01:50:00', '2026-04-05T02:10:00', melbourne)).toBe(true);
  expect(isEarlier('2026-04-05T02:50:00', '2026-04-05T03:10:00', melbourne)).toBe(true);
  expect(isEarlier('2026-04-05T02:10:00', '2026-04-05T02:50:00', 'Australia/Brisbane')).toBe(true);
  expect(isSameTime('2026-04-05T02:10:00', '2026-04-04T15:10:00Z', melbourne)).toBe(false);
});
