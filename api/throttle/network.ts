import ipaddr from 'ipaddr.js';

/** One household of IPv6 has a whole /64. */
export function networkOf(address: string): string {
  const ip = ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
  return ip instanceof ipaddr.IPv6 ? ip.parts.slice(0, 4).map((part) => part.toString(16)).join(':') : String(ip ?? address);
}

const ownRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);

/** Whether an address is of this machine or of a network that the internet does not reach: the site's own, or a proxy that is not believed and speaks for everybody. */
export const isOwnNetwork = (address: string): boolean => ipaddr.isValid(address) && ownRanges.has(ipaddr.process(address).range());
