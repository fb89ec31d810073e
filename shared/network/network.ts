import ipaddr from 'ipaddr.js';

/**
 * How much of an IPv6 address identifies a household: it has 64 bits to itself, a line is given 48 to share out
 * at the most.
 */
export type NetworkBits = 48 | 64;

/**
 * The network under which an address is counted: an IPv4 address in any notation, the first bits of an IPv6 one.
 * Anything else is returned unchanged.
 */
export function networkOf(address: string, bits: NetworkBits): string {
  const ip = ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
  return ip instanceof ipaddr.IPv6
    ? ip.parts
        .slice(0, bits / 16)
        .map((part) => part.toString(16))
        .join(':')
    : String(ip ?? address);
}

/** Whether a web address names this machine, so that no other machine reaches it: localhost or loopback. */
export function isLocalSite(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  return /^(?:.+\.)?localhost$/.test(host) || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

const ownRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);

/**
 * Whether an address belongs to this machine or to a private network: the site's own machines, or an untrusted proxy
 * that all visitors share.
 */
export const isOwnNetwork = (address: string): boolean =>
  ipaddr.isValid(address) && ownRanges.has(ipaddr.process(address).range());
