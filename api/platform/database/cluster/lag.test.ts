import { Lag } from './lag.ts';
import { readPosition, writePosition } from './position.ts';

test('[DATA-06] a replica’s lag is the time since the primary was at its position; beyond the recorded ones it counts as lost', () => {
  const lag = new Lag(10_000);
  expect(lag.of(5n)).toBe(Infinity);
  for (let second = 0; second <= 30; second += 1) lag.note(second * 1000, BigInt(100 + second));
  expect(lag.of(130n)).toBe(0);
  expect(lag.of(129n)).toBe(0);
  expect(lag.of(125n)).toBe(4000);
  expect(lag.of(119n)).toBe(10_000);
  expect(lag.of(118n)).toBe(Infinity);
  // Without writes no replica falls behind.
  for (let second = 31; second <= 60; second += 1) lag.note(second * 1000, 130n);
  expect(lag.of(130n)).toBe(0);
  // A new primary begins a little before the end of the one that was lost.
  lag.note(61_000, 127n);
  expect([lag.of(127n), lag.of(126n)]).toEqual([0, Infinity]);
});

test('[DATA-06] positions in the log are compared as numbers', () => {
  expect(readPosition('16/B374D848')).toBe(0x16b374d848n);
  expect(writePosition(0x16b374d848n)).toBe('16/B374D848');
  expect(['', '16', '16/xyz', '1/2/3'].map(readPosition)).toEqual([undefined, undefined, undefined, undefined]);
});
