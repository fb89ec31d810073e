import { isLocalSite, isOwnNetwork, networkOf } from './network.ts';

test('[REL-06] all addresses of one IPv6 connection are one network, and an IPv4 address is the same in every notation', () => {
  expect(networkOf('2001:db8:7:1::1', 48)).toBe('2001:db8:7');
  expect(networkOf('2001:0db8:0007:ffff:1:2:3:4', 48)).toBe('2001:db8:7');
  expect(networkOf('2001:db8::9', 48)).toBe('2001:db8:0');
  expect(networkOf('fe80::1%eth0', 48)).toBe('fe80:0:0');
  expect(networkOf('::1', 48)).toBe('0:0:0');
  expect([networkOf('::ffff:192.0.2.1', 48), networkOf('192.0.2.1', 48)]).toEqual(['192.0.2.1', '192.0.2.1']);
});

test('[REL-06] addresses of this machine and of its own networks are distinguished from those of visitors', () => {
  expect(
    [
      '127.0.0.1',
      '::1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.1.1',
      '::ffff:10.0.0.1',
      'fd00::1',
      'fe80::1%eth0',
    ].filter((address) => !isOwnNetwork(address)),
  ).toEqual([]);
  expect(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1', ''].filter(isOwnNetwork)).toEqual([]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:DB8::1:2', '2001:db8:0:0'],
  ['2001:0db8:0000:0001::5', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('[MEMB-13] %s counts as %s where a household is one', (address, network) => {
  expect(networkOf(address, 64)).toBe(network);
});

test('[SEC-32] a site is local by its whole name, not by its prefix', () => {
  const local = [
    'http://localhost:3000',
    'http://a.localhost',
    'http://127.1',
    'http://[::1]:3000',
    'http://127.9.0.1',
  ];
  expect(local.filter((each) => !isLocalSite(each))).toEqual([]);
  const others = ['http://localhost.example', 'http://127.0.0.1.example', 'http://10.0.0.1', 'http://0.0.0.0', 'x', ''];
  expect(others.filter(isLocalSite)).toEqual([]);
});
