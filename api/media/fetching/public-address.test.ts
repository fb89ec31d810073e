import { isPublicAddress } from './public-address.ts';

test.each([
  '127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1',
  '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'localhost', '127.1', '0x7f000001', '',
  // The same machines by other names: octal and hexadecimal, as one figure, in every form of IPv6 that holds an IPv4 address, with a zone.
  '0177.0.0.1', '017700000001', '2130706433', '0x7f.0.0.1', '127.0.0.1.', '::127.0.0.1', '::ffff:7f00:1', '::ffff:0:127.0.0.1', '0:0:0:0:0:ffff:a00:1', '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::a00:1',
  '2002:a00:1::1', '2002:a9fe:a9fe::', '2001:0:4136:e378:8000:63bf:3fff:fdd2', 'fe80::1%eth0', 'fe80::1%25eth0', '2606:4700::1111%eth0', 'fec0::1', '100::1', '5f00::1', '::ffff:8.8.8.8%lo',
])('[LIST-09] %p is not on the public internet', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '203.2.218.1', '2606:4700::1111', '2404:6800:4006::1'])('[LIST-09] %p is', (address) => expect(isPublicAddress(address)).toBe(true));
