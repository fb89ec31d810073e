import type { FastifyRequest } from 'fastify';
import type { Log } from '@verandah/releases';
import { isOwnNetwork } from '@verandah/network';

/**
 * Says once when visitors come through a proxy that is not believed: then all of them are one network, and too few of
 * their views count to judge any release.
 */
export function unknownProxy(
  trustProxy: boolean,
  log: Pick<Log, 'warn'>,
): (request: Pick<FastifyRequest, 'ip' | 'headers'>) => void {
  let said = trustProxy;
  return ({ ip, headers }) => {
    if (said || headers['x-forwarded-for'] === undefined || !isOwnNetwork(ip)) return;
    said = true;
    log.warn(
      { proxy: ip },
      'visitors come through a proxy that is not believed, so that all of them count as one and no release is judged: set TRUST_PROXY to the number of proxies',
    );
  };
}
