import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Log } from '@verandah/releases';

/** Addresses that no visitor comes from over the internet. */
const own = new BlockList();
for (const [network, bits] of [['127.0.0.0', 8], ['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['169.254.0.0', 16]] as const) own.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [['::1', 128], ['fc00::', 7], ['fe80::', 10]] as const) own.addSubnet(network, bits, 'ipv6');

/** Whether an address is of this machine or of a network that the internet does not reach. */
export const isOwnNetwork = (ip: string): boolean => own.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Says once when visitors come through a proxy that is not believed: then all of them are one network, and too few of their views count to judge any release. */
export function unknownProxy(trustProxy: boolean, log: Pick<Log, 'warn'>): (request: Pick<FastifyRequest, 'ip' | 'headers'>) => void {
  let said = trustProxy;
  return ({ ip, headers }) => {
    if (said || headers['x-forwarded-for'] === undefined || !isOwnNetwork(ip)) return;
    said = true;
    log.warn({ proxy: ip }, 'visitors come through a proxy that is not believed, so that all of them count as one and no release is judged: set TRUST_PROXY=1');
  };
}
