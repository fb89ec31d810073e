import type { FastifyRequest } from 'fastify';
import { isOwnNetwork, networkOf } from '@verandah/network';

/**
 * The network that a request is counted under. Addresses of the site's own network are counted nowhere when they call
 * themselves: they are its machines, or a proxy that is not believed and speaks for everybody. One that a proxy passes
 * on is a visitor's.
 * @returns undefined for the site's own
 */
export const countedNetwork = ({ ip, ips = [] }: Pick<FastifyRequest, 'ip' | 'ips'>): string | undefined =>
  ips.length < 2 && isOwnNetwork(ip) ? undefined : networkOf(ip, 48);
