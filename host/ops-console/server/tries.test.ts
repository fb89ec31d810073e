import { tries } from './tries.ts';

test('[REL-07] a clock that is set back makes nobody wait longer than fifteen minutes', () => {
  let time = Date.UTC(2026, 10, 23);
  const counted = tries(() => time);
  for (let count = 0; count < 10; count++) counted.wrong('203.0.113.7');
  expect(counted.wait('203.0.113.7')).toBe(900);
  time -= 5_000;
  expect(counted.wait('203.0.113.7')).toBe(900);
  time += 905_001;
  expect(counted.wait('203.0.113.7')).toBe(0);
});
