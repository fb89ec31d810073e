import type { FastifyRequest } from 'fastify';
import type { Log } from '@verandah/releases';
import { isOwnNetwork } from '@verandah/network';

/**
 * Warns once when visitors come through an untrusted proxy. All of them then count as one network, and too few views
 * count to judge any release.
 */
export function unknownProxy(
  trustProxy: boolean,
  log: Pick<Log, 'warn'>,
): (request: Pick<FastifyRequest, 'ip' | 'headers'>) => void {
  let hasWarned = trustProxy;
  return ({ ip, headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined || !isOwnNetwork(ip)) return;
    hasWarned = true;
    log.warn(
      { proxy: ip },
      'visitors come through a proxy that is not believed, so that all of them count as one and no release is judged: set TRUST_PROXY to the number of proxies',
    );
  };
}
