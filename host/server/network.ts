import ipaddr from 'ipaddr.js';

/** What one subscriber has: an IPv4 address, or the 48 bits that a line with IPv6 is given at the most. */
export function networkOf(address: string): string {
  const ip = ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
  return ip instanceof ipaddr.IPv6 ? ip.parts.slice(0, 3).map((part) => part.toString(16)).join(':') : String(ip ?? address);
}

const ownRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);

/** Whether an address is of this machine or of a network that the internet does not reach. */
export const isOwnNetwork = (address: string): boolean => ipaddr.isValid(address) && ownRanges.has(ipaddr.process(address).range());
