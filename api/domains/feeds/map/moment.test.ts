import { instantOf, instantOfMoment, localMoment, readMoment, readTime } from './moment.ts';

test('[DATA-02] reads every date form of the format', () => {
  const at = { day: '2026-04-01', time: '12:30:00' };
  for (const text of [
    '2026-04-01-12:30',
    '2026-04-01-12:30:00',
    '2026-04-01T12:30',
    '2026-04-01T12:30:00',
    '2026-04-01 12:30:00',
    '20260401-1230',
    '20260401-123000',
    '20260401T1230',
    '20260401T123000',
  ]) {
    expect(readMoment(text)).toEqual(at);
  }
  // Of real feeds: hours of one digit, half-days, words and slashes.
  for (const text of [
    '2026-04-01-12:30:00PM',
    '2026-04-01 12:30 pm',
    '01-Apr-2026 12:30pm',
    '1 April 2026 12.30pm',
    '1st April, 2026, 12:30pm',
    '01/04/2026 12:30',
    'Wednesday 01-APR-2026 12:30 PM',
    '2026-04-01T12:30:00.000',
  ])
    expect(readMoment(text)).toEqual(at);
  expect(readMoment('2026-04-01T9:31:30')).toEqual({ day: '2026-04-01', time: '09:31:30' });
  expect(readMoment('2026-04-01-01:18:52PM')).toEqual({ day: '2026-04-01', time: '13:18:52' });
  expect(readMoment('2026-04-01')).toEqual({ day: '2026-04-01', time: null });
  expect(readMoment('20260401')).toEqual({ day: '2026-04-01', time: null });
});

test('[DATA-08] zero dates mean none', () => {
  for (const text of ['0000-00-00', '0000-00-00-00:00:00', '0000-00-00T00:00:00', '00000000', '', '  '])
    expect(readMoment(text)).toBe('none');
});

test('[DATA-08] days that do not exist and other words are not dates', () => {
  for (const text of [
    '2023-02-29',
    '2023-16-04',
    'Now',
    '03-04-05',
    '13/12/03 1pm',
    '2026-04-01-25:00:00',
    '1000-01-01',
  ])
    expect(readMoment(text)).toBeNull();
  expect(readTime('13:61')).toBeNull();
});

test('[DATA-08] a local time in a daylight-saving gap is moved forward', () => {
  // Victoria's clocks go from 2:00 to 3:00 on the first Sunday in October.
  expect(instantOf('2026-10-04', '02:30:00', 'Australia/Melbourne')).toEqual({
    at: new Date('2026-10-03T16:30:00Z'),
    moved: true,
  });
  expect(instantOf('2026-10-04', '03:30:00', 'Australia/Melbourne')).toEqual({
    at: new Date('2026-10-03T16:30:00Z'),
    moved: false,
  });
  expect(instantOf('2026-10-04', '02:30:00', 'Australia/Brisbane')).toEqual({
    at: new Date('2026-10-03T16:30:00Z'),
    moved: false,
  });
  // Lord Howe Island changes by half an hour only.
  expect(instantOf('2026-10-04', '02:10:00', 'Australia/Lord_Howe')).toEqual({
    at: new Date('2026-10-03T15:40:00Z'),
    moved: true,
  });
});

test('[DATA-08] a local time that occurs twice is the first of the two', () => {
  expect(instantOf('2026-04-05', '02:30:00', 'Australia/Melbourne')).toEqual({
    at: new Date('2026-04-04T15:30:00Z'),
    moved: false,
  });
  expect(instantOf('2026-04-05', '03:30:00', 'Australia/Melbourne').at).toEqual(new Date('2026-04-04T17:30:00Z'));
});

test.each([
  ['2026-11-20T22:30:00Z', '2026-11-20T22:30:00Z'],
  ['2026-11-20T22:30:00.000Z', '2026-11-20T22:30:00Z'],
  ['2026-11-21T09:30:00+11:00', '2026-11-20T22:30:00Z'],
  ['2026-11-21-09:30:00+11:00', '2026-11-20T22:30:00Z'],
  ['2026-11-21T9:30+1100', '2026-11-20T22:30:00Z'],
  ['2026-11-21 09:30:00 +11', '2026-11-20T22:30:00Z'],
  ['2026-11-20T14:30:00-08:00', '2026-11-20T22:30:00Z'],
  ['20261120T223000Z', '2026-11-20T22:30:00Z'],
])('[DATA-38] the offset of %s is honoured', (text, instant) => {
  const moment = readMoment(text);
  if (moment === null || moment === 'none') throw new Error('no moment');
  expect(moment.instant).toBe(instant);
  expect(instantOfMoment(moment, 'Australia/Perth')?.at).toEqual(new Date(instant));
  expect(localMoment(moment, 'Australia/Melbourne')).toEqual({ day: '2026-11-21', time: '09:30:00' });
});

test('[DATA-38] an offset that no place has is not a date', () => {
  for (const text of ['2026-11-20T22:30:00+99:00', '2026-11-20T22:30:00+11:75', '2026-11-20T22:30:00X'])
    expect(readMoment(text)).toBeNull();
});
