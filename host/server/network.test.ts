import { isOwnNetwork, networkOf } from './network.ts';

test('[REL-06] all addresses that one line with IPv6 may have are one network, and an IPv4 address is the same however it is written', () => {
  expect(networkOf('2001:db8:7:1::1')).toBe('2001:db8:7');
  expect(networkOf('2001:0db8:0007:ffff:1:2:3:4')).toBe('2001:db8:7');
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0');
  expect(networkOf('::1')).toBe('0:0:0');
  expect([networkOf('::ffff:192.0.2.1'), networkOf('192.0.2.1')]).toEqual(['192.0.2.1', '192.0.2.1']);
});

test('[REL-06] addresses of this machine and of its own networks are told from those of visitors', () => {
  expect(['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.1.1', '::ffff:10.0.0.1', 'fd00::1', 'fe80::1%eth0'].filter((address) => !isOwnNetwork(address))).toEqual([]);
  expect(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1', ''].filter(isOwnNetwork)).toEqual([]);
});
