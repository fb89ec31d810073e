import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet: IANA's special-purpose registries (RFC 6890 and what followed). */
const special = new BlockList();
const v4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
for (const [network, bits] of v4) special.addSubnet(network, bits, 'ipv4');

/**
 * All public addresses are in 2000::/3; these parts of it lead elsewhere: tunnels to IPv4 addresses,
 * examples, benchmarks.
 */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const v6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, bits] of v6) special.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is on the public internet: never a machine beside us, nor one that only we can reach. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  // With a zone it refers to one of our own network links.
  return family === 6 && !address.includes('%') && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
