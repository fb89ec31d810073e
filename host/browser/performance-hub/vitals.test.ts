import { vitalsText } from './vitals.ts';

test('[SHELL-19] the performance hub shows the speed of the page in words as well', () => {
  expect(vitalsText({ lcp: 1234, cls: 0.004, slowest: 72, blocking: 31.4, script: 160_256, scripts: 7 })).toEqual([
    'Largest paint 1.23 s, good',
    'Layout shift 0.004, good',
    'Slowest response 72 ms, good',
    'Blocked 31 ms',
    '7 scripts, 157 KB',
  ]);
  expect(vitalsText({ lcp: 0, cls: 0.3, slowest: 0, blocking: 0, script: 0, scripts: 0 }).slice(0, 3)).toEqual([
    'Largest paint not measured yet',
    'Layout shift 0.300, poor',
    'No response measured yet',
  ]);
});
