import ipaddr from 'ipaddr.js';

/** Which proxies are trusted to state visitors' addresses: none, so many last hops, or these networks. */
export type TrustedProxies = false | number | readonly string[];

const mostHops = 16;

/** Message for an invalid setting of trusted proxies. */
export const trustedProxiesProblem =
  'must be the number of proxies in front of the site (0 to 16) or a comma-separated list of their networks (10.0.0.0/8, 2001:db8::/32)';

const isNetwork = (text: string): boolean =>
  text.includes('/')
    ? ipaddr.isValidCIDR(text) && !/\/0+$/.test(text)
    : /[:.].*[:.]/.test(text) && ipaddr.isValid(text);

/**
 * Reads a number of hops or a list of addresses and CIDRs. A network of every address is invalid: it would trust what
 * visitors state themselves.
 * @returns undefined when the text is neither
 */
export function trustedProxiesOf(text: string): TrustedProxies | undefined {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) return Number(trimmed) > mostHops ? undefined : Number(trimmed) || false;
  const networks = trimmed.split(',').map((each) => each.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** The value of Fastify's `trustProxy`, whose own type does not accept a number of hops. */
export const trustProxyOf = (trusted: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted && [...trusted];
