import type { FastifyRequest } from 'fastify';
import { isOwnNetwork, type TrustedProxies } from '@verandah/network';

/**
 * Whether a call comes from a machine of the site's own, which no limit counts. Where proxies are in front of the host,
 * a private address that was passed on is a visitor's: behind a company's proxy everybody may have one.
 * @param proxies whose word on visitors' addresses the site believes
 */
export const isOwnMachine = ({ ip, ips = [] }: Pick<FastifyRequest, 'ip' | 'ips'>, proxies: TrustedProxies): boolean =>
  isOwnNetwork(ip) && (proxies === false || ips.length < 2);
