import { CpuMeter } from './cpu-meter.ts';

test('[REL-13] each page is charged the time between its code starting and the next one starting', () => {
  let used = 100;
  const meter = new CpuMeter(() => used);
  used += 5; // the process itself, before any page
  meter.switchTo(1);
  used += 10;
  meter.switchTo(2);
  used += 20;
  meter.switchTo(1);
  used += 3;
  expect(meter.settle(1)).toBe(13);
  used += 50; // of no page: page 1 has ended
  expect(meter.settle(2)).toBe(20);
  expect(meter.settle(2)).toBe(0);
});
