import ipaddr from 'ipaddr.js';

/** One household of IPv6 has a whole /64. */
export function networkOf(address: string): string {
  const ip = ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
  return ip instanceof ipaddr.IPv6 ? ip.parts.slice(0, 4).map((part) => part.toString(16)).join(':') : String(ip ?? address);
}
