import { instantOf, readMoment, readTime } from './moment.ts';

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
  expect(readMoment('2026-04-01')).toEqual({ day: '2026-04-01', time: null });
  expect(readMoment('20260401')).toEqual({ day: '2026-04-01', time: null });
});

test('[DATA-08] zero dates mean none', () => {
  for (const text of ['0000-00-00', '0000-00-00-00:00:00', '0000-00-00T00:00:00', '00000000', '', '  '])
    expect(readMoment(text)).toBe('none');
});

test('[DATA-08] days that do not exist and other words are no dates', () => {
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

test('[DATA-08] a local time that comes twice is the first of the two', () => {
  expect(instantOf('2026-04-05', '02:30:00', 'Australia/Melbourne')).toEqual({
    at: new Date('2026-04-04T15:30:00Z'),
    moved: false,
  });
  expect(instantOf('2026-04-05', '03:30:00', 'Australia/Melbourne').at).toEqual(new Date('2026-04-04T17:30:00Z'));
});
