import type { FastifyRequest } from 'fastify';
import { isOwnNetwork, networkOf } from '@verandah/network';

/**
 * The network under which a request is counted. Direct calls from the site's own network are not counted: they are its
 * own machines, or an untrusted proxy that carries all visitors. An address that a trusted proxy passes on belongs to a
 * visitor.
 * @returns undefined for the site's own network
 */
export const countedNetwork = ({ ip, ips = [] }: Pick<FastifyRequest, 'ip' | 'ips'>): string | undefined =>
  ips.length < 2 && isOwnNetwork(ip) ? undefined : networkOf(ip, 48);
