import { networkOf, openSample } from './sample.ts';

const day = 86_400_000;

test('[REL-06] one network counts for a few views of a release in a day; another release, network or day counts anew', () => {
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

test('[REL-06] all addresses that one line with IPv6 may have are one network, and an IPv4 address is the same however it is written', () => {
  expect(networkOf('2001:db8:7:1::1')).toBe('2001:db8:7');
  expect(networkOf('2001:0db8:0007:ffff:1:2:3:4')).toBe('2001:db8:7');
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0');
  expect(networkOf('::1')).toBe('0:0:0');
  expect([networkOf('::ffff:192.0.2.1'), networkOf('192.0.2.1')]).toEqual(['192.0.2.1', '192.0.2.1']);
});
