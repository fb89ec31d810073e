import { TZDateMini } from '@date-fns/tz/date/mini';
import * as fc from 'fast-check';
import { localTime } from './local-time.ts';

const zones = [
  'Australia/Melbourne',
  'Australia/Lord_Howe',
  'Australia/Perth',
  'Australia/Adelaide',
  'Asia/Kathmandu',
  'UTC',
];
const shown = (time: number, zone: string): readonly number[] => {
  const local = new TZDateMini(time, zone);
  return [
    local.getFullYear(),
    local.getMonth() + 1,
    local.getDate(),
    local.getDay(),
    local.getHours(),
    local.getMinutes(),
  ];
};
const own = (time: number, zone: string): readonly (number | undefined)[] => {
  const local = localTime(time, zone);
  return [local?.year, local?.month, local?.day, local?.weekday, local?.hour, local?.minute];
};
const years = (from: number, to: number): fc.Arbitrary<number> =>
  fc.integer({ min: Date.UTC(from, 0, 1), max: Date.UTC(to, 0, 1) });

test('[LIST-10] clocks of a zone agree with the library of dates at any time', () => {
  fc.assert(
    fc.property(years(1980, 2060), fc.constantFrom(...zones), (time, zone) => {
      expect(own(time, zone)).toEqual(shown(time, zone));
    }),
  );
});

test('[LIST-10] … and in each half hour of the days on which clocks change', () => {
  for (const day of ['2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04'])
    for (let half = 0; half < 48; half += 1)
      for (const zone of zones) {
        const time = Date.parse(`${day}T00:00:00Z`) + half * 1_800_000 - 1;
        expect([day, half, zone, own(time, zone)]).toEqual([day, half, zone, shown(time, zone)]);
      }
});

test('[LIST-10] days are numbered, so that calendar days can be counted', () => {
  const number = (time: string): number | undefined => localTime(time, 'Australia/Melbourne')?.dayNumber;
  expect([number('1970-01-02'), number('1970-01-01T13:59:00Z'), number('1970-01-01T14:00:00Z')]).toEqual([1, 0, 1]);
});
