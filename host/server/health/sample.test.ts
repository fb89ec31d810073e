import { openSample } from './sample.ts';

const day = 86_400_000;

test('[REL-06] one network counts for a few views of a release in a day; another release, network or day counts separately', () => {
  let now = 1;
  const sample = openSample(2, () => now);
  const three = (address: string, release: string): boolean[] => [1, 2, 3].map(() => sample.takes(address, release));
  expect(three('192.0.2.1', 'search@1.0.0')).toEqual([true, true, false]);
  expect(three('192.0.2.1', 'search@1.0.1')).toEqual([true, true, false]);
  expect(three('192.0.2.2', 'search@1.0.0')).toEqual([true, true, false]);
  now += day - 1;
  expect(sample.takes('192.0.2.1', 'search@1.0.0')).toBe(false);
  now += 2;
  expect(three('192.0.2.1', 'search@1.0.0')).toEqual([true, true, false]);
});
